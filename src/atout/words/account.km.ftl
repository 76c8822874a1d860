## គណនី

account-name-taken = មានអ្នកផ្សេងប្រើឈ្មោះនេះហើយ។ សូមជ្រើសឈ្មោះផ្សេង។
account-phrase-length = ឃ្លាសម្ងាត់មានពី { $least } ដល់ { $most } អក្សរ៖ សូមប្រើប្រយោគខ្លីមួយដែលមានតែអ្នកទេនឹកឃើញ។
account-phrase-is-name = ឃ្លាសម្ងាត់មិនអាចដូចឈ្មោះទេ។
account-wrong = ឈ្មោះ ឬឃ្លាសម្ងាត់ មិនត្រឹមត្រូវទេ។
account-wait = បានសាកច្រើនដងពេកហើយ។ សូមរង់ចាំ { $seconds } វិនាទី មុននឹងសាកម្តងទៀត។
account-busy = ពេលនេះមានមនុស្សចូលគណនីច្រើនពេក។ សូមព្យាយាមម្តងទៀត។
account-signed-in = អ្នកមានគណនី ហើយបានចូលរួចហើយ។
account-none = អ្នកមិនទាន់បានចូលគណនីណាទេ។
account-no-such-device = ឧបករណ៍នេះបានចាកចេញពីគណនីរួចហើយ។

## អ្នក៖ ឈ្មោះ គណនី ការប្រកួត

you-title = អ្នក
you-account = គណនី
you-account-about = បើមានគណនី អ្នកនៅតែជាអ្នកដដែលលើឧបករណ៍ទាំងអស់៖ ឈ្មោះ តុ និងការប្រកួតរបស់អ្នក។ មិនត្រូវការអ៊ីមែលទេ។
you-account-way = គណនីមួយ
you-make = បង្កើតគណនី
you-sign-in = ចូលគណនី
you-sign-in-name = ឈ្មោះសម្រាប់ចូល
you-phrase = ឃ្លាសម្ងាត់
you-show = បង្ហាញ
you-make-about = យ៉ាងតិចដប់អក្សរ៖ ប្រយោគខ្លីមួយដែលមានតែអ្នកទេនឹកឃើញ។ បើភ្លេច គ្មានអ្នកណាប្រាប់អ្នកវិញបានទេ។ តុដែលអ្នកមាននៅទីនេះ នៅតែជារបស់អ្នក។
you-sign-in-about = បន្ទាប់មក ឧបករណ៍នេះក៏ជារបស់អ្នក ហើយតុដែលអ្នកអង្គុយនៅទីនេះជាភ្ញៀវ ក៏ទៅជារបស់អ្នកដែរ។
you-signed-in = អ្នកបានចូលក្នុងនាម { $name }។
you-devices = ឧបករណ៍ដែលបានចូលគណនី
you-device-unknown = ឧបករណ៍មួយ
you-device-this = ឧបករណ៍នេះ
you-device-seen = មកទីនេះចុងក្រោយថ្ងៃ { $day }
you-sign-out = ចាកចេញ
you-sign-out-here = ចាកចេញពីឧបករណ៍នេះ
you-sign-out-others = ឱ្យឧបករណ៍ផ្សេងទាំងអស់ចាកចេញ
you-change-phrase = ប្តូរឃ្លាសម្ងាត់
you-phrase-old = ឃ្លាសម្ងាត់បច្ចុប្បន្ន
you-phrase-new = ឃ្លាសម្ងាត់ថ្មី
you-change-about = ធ្វើដូច្នេះ ឧបករណ៍ផ្សេងទាំងអស់នឹងចាកចេញពីគណនី។
you-phrase-changed = បានប្តូរឃ្លាសម្ងាត់ហើយ។ ឧបករណ៍ផ្សេងទាំងអស់បានចាកចេញ។
you-matches = ការប្រកួតរបស់អ្នក
you-matches-of = ល្បែង
you-matches-all = ទាំងអស់
you-matches-none = មិនទាន់មានការប្រកួតណាលេងចប់ទេ។
you-matches-more = បង្ហាញការប្រកួតចាស់ៗ
you-match-with = ជាមួយ { $players } ថ្ងៃ { $day }
you-outcome-won = ឈ្នះ
you-outcome-lost = ចាញ់
you-outcome-drawn = ស្មើ
you-outcome-abandoned = ឈប់លេង
you-tally-won = ឈ្នះ { $count }
you-tally-lost = ចាញ់ { $count }
you-tally-drawn = ស្មើ { $count }
you-tally-abandoned = ឈប់លេង { $count }
you-share = ចែករំលែកការប្រកួតនេះ
you-share-about = អ្នកណាមានតំណនេះ អាចមើលការប្រកួតទាំងមូលមួយជំហានម្តងៗ ដោយឃើញបៀគ្រប់សន្លឹក។
you-share-link = តំណទៅការប្រកួតនេះ
