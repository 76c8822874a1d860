## សំណើទៅម៉ាស៊ីនបម្រើ

server-not-found = គ្មានអ្វីនៅអាសយដ្ឋាននេះទេ។
server-wrong-method = នៅអាសយដ្ឋាននេះ ស្នើដូច្នេះមិនបានទេ។
server-wrong-request = មិនយល់សំណើនេះទេ។
server-too-large = វាធំពេក មិនអាចទទួលម្តងបានទេ។
server-fault = មានអ្វីមួយខុសប្រក្រតីនៅទីនេះ ហើយគ្មានអ្វីផ្លាស់ប្តូរទេ។ សូមព្យាយាមម្តងទៀត។
server-not-json = មិនយល់សារនេះទេ៖ វាមិនមែនជា JSON ទេ។
server-frame-binary = សារត្រូវជាអក្សរ ប៉ុន្តែសារនេះមិនមែនជាអក្សរទេ។
server-frame-untyped = សារនេះមិនប្រាប់ថាវាជាប្រភេទអ្វីទេ។
server-frame-unknown = គ្មានសារប្រភេទ «{ $type }» ទេ។ ប្រភេទដែលមាន៖ { $known }។
server-frame-wrong = មិនយល់សារនេះទេ ត្រង់ «{ $field }»៖ { $what }។
server-body-wrong = មិនយល់សំណើនេះទេ ត្រង់ «{ $field }»៖ { $what }។
server-language-unknown = គ្មានភាសា «{ $lang }» ទេ។ ភាសាដែលមាន៖ { $known }។

## ទ្វារចូល

server-host-unknown = អាតូនេះមិនឆ្លើយតបនឹងឈ្មោះ «{ $host }» ទេ។
server-origin-foreign = ទំព័ររបស់ { $origin } មិនអាចនិយាយជាមួយអាតូនេះបានទេ។
server-port-taken = ច្រក { $port } នៃ { $host } មានកម្មវិធីផ្សេងប្រើហើយ ប្រហែលជាអាតូមួយទៀត។ សូមជ្រើសច្រកផ្សេងដោយ --port ឬ --port 0 សម្រាប់ច្រកណាដែលទំនេរ។
server-port-forbidden = អ្នកគ្មានសិទ្ធិប្រើច្រក { $port } នៃ { $host } ទេ។ សូមជ្រើសលេខធំជាង 1023។
server-proxy-wrong = «{ $proxy }» មិនមែនជាអាសយដ្ឋានម៉ាស៊ីនកណ្តាលទេ៖ គេសរសេរ 127.0.0.1 ឬ 10.0.0.0/8 សម្រាប់បណ្តាញទាំងមូល។
server-crowded = មានបង្អួចបើកច្រើនពេកហើយ។ សូមបិទខ្លះ រួចព្យាយាមម្តងទៀត។
server-no-such-address = មិនអាចទៅដល់ម៉ាស៊ីននេះតាម { $host } ច្រក { $port } បានទេ។

## កំណត់ត្រា

record-nothing-yet = នៅតុនេះ មិនទាន់មានជុំណាចប់ទេ ដូច្នេះមិនទាន់មានកំណត់ត្រាទេ។
record-nothing-in-it = ក្នុងកំណត់ត្រានេះ គ្មានការលេងអ្វីទេ។
record-unknown = គ្មានកំណត់ត្រានេះទេ។
record-no-such-step = គ្មានជំហានទី { $step } ទេ។ ជំហានចុងក្រោយគឺទី { $last }។
record-not-text = ឯកសារនេះមិនមែនជាកំណត់ត្រាទេ៖ វាមិនមែនជាអក្សរ។
record-takes-too-long = អានកំណត់ត្រានេះយូរពេក។
