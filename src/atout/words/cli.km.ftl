## បន្ទាត់ពាក្យបញ្ជា៖ ជំនួយ

cli-help-usage = របៀបប្រើ៖ { $how }
cli-help-commands = ពាក្យបញ្ជា
cli-help-arguments = អ្វីដែលត្រូវសរសេរ
cli-help-options = ជម្រើស
cli-help-help = បង្ហាញជំនួយនេះ។
cli-help-version = បង្ហាញលេខកំណែ។
cli-help-atout = Atout៖ តុលេងបៀ។ បើមិនសរសេរពាក្យបញ្ជាទេ វាបើកតុក្នុងកម្មវិធីរុករករបស់អ្នក។
cli-help-play = លេងជាមួយកុំព្យូទ័រ ក្នុងផ្ទាំងបញ្ជានេះ។
cli-help-solve = ដោះស្រាយស្ថានភាពមួយឱ្យដាច់ខាត៖ អ្នកណាឈ្នះ ដោយជម្រើសណា ក្នុងប៉ុន្មានវេន។
cli-help-proofs = មិនពិនិត្យទេ៖ បង្ហាញអ្វីដែលត្រូវពិនិត្យជា JSON សម្រាប់កម្មវិធីផ្សេង។
cli-help-verify = ផ្ទៀងផ្ទាត់ថា ជុំនីមួយៗក្នុងកំណត់ត្រា បានចែកបៀដូចដែលសន្យា។
cli-help-replay = មើលកំណត់ត្រាម្តងមួយជំហាន ឬបោះពុម្ពអ្វីដែលកើតឡើង ពេលបញ្ជូនទៅកម្មវិធីផ្សេង។
cli-help-rules = បង្ហាញច្បាប់របស់ល្បែង។
cli-help-games = រាយឈ្មោះល្បែង ឬច្បាប់ជ្រើសរបស់ល្បែងមួយ។
cli-help-backup = ចម្លងតុ គណនី និងកំណត់ត្រាទាំងអស់ទៅឯកសារមួយ ទោះម៉ាស៊ីនបម្រើកំពុងដំណើរការ។
cli-help-restore = ដាក់ច្បាប់ចម្លងមកវិញ ពេលម៉ាស៊ីនបម្រើបិទ។
cli-help-doctor = ប្រាប់ថាការដំឡើងនេះយ៉ាងណា និងអ្វីខ្លះខូច។
cli-help-game = ឈ្មោះល្បែង ដូចដែល «atout games» រាយ។
cli-help-level = កម្រិតកុំព្យូទ័រ៖ easy ងាយ medium មធ្យម hard ពិបាក ឬ expert អ្នកជំនាញ។
cli-help-preset = ច្បាប់រៀបចំស្រាប់ ដូចដែល «atout games GAME» រាយ។
cli-help-option = ច្បាប់ជ្រើសមួយ សរសេរ ឈ្មោះ=តម្លៃ ដូចដែល «atout games GAME» រាយ។ អាចដាក់ច្រើនដង។
cli-help-lang = ភាសា៖ en ឬ km។
cli-help-host = អាសយដ្ឋានដែលត្រូវរង់ចាំការតភ្ជាប់។
cli-help-port = លេខច្រក។ លេខ 0 យកច្រកណាដែលទំនេរ។
cli-help-browser = បើកកម្មវិធីរុករក ឬមិនបើក។
cli-help-backup-file = ឯកសារនៃច្បាប់ចម្លង។
cli-help-proxy = អាសយដ្ឋានម៉ាស៊ីនកណ្តាល (proxy) ដែលប្រាប់ថាមនុស្សមកពីណា៖ 127.0.0.1 ឬ 10.0.0.0/8។
cli-help-log = របៀបកត់ហេតុការណ៍៖ plain ជាបន្ទាត់សម្រាប់មនុស្ស ឬ json សម្រាប់កម្មវិធី។
cli-help-metrics = បង្ហាញតួលេខនៅ /metrics ដល់អ្នកទាំងអស់ មិនមែនតែម៉ាស៊ីននេះទេ។
cli-help-force = ជំនួសតុដែលមានស្រាប់ ហើយរក្សាតុចាស់ទុកក្បែរតុថ្មី។
cli-help-data = ថតដែលរក្សាទុកតុ។
cli-help-position = ស្ថានភាពជាអក្សរ (មើល docs/positions.md) ឬ - សម្រាប់មួយបន្ទាត់មួយពីទិន្នន័យចូល។
cli-help-wanted = រកឱ្យដឹងប៉ុនណា៖ value តែលទ្ធផល best ជម្រើសល្អបំផុតទាំងអស់ length ប្រវែង ឬ all ទាំងអស់អំពីជម្រើសនីមួយៗ។
cli-help-json = ឆ្លើយជា JSON។
cli-help-seconds = ពេលយូរបំផុត គិតជាវិនាទី។
cli-help-memory = អង្គចងចាំច្រើនបំផុត គិតជាមេកាបៃ។
cli-help-file = ឯកសារដែលមានកំណត់ត្រា។
cli-help-seat = មើលពីកៅអីណា រាប់ពី 0។ បើមិនដាក់ទេ បើកបៀទាំងអស់។

## កំហុសក្នុងពាក្យបញ្ជា

cli-unknown-command = គ្មានពាក្យបញ្ជា «{ $name }» ទេ។ «atout --help» រាយពាក្យបញ្ជាដែលមាន។
cli-unknown-option = នៅទីនេះគ្មានជម្រើស «{ $name }» ទេ។ សូមដាក់ «--help» ក្រោយពាក្យបញ្ជា ដើម្បីមើលជម្រើសដែលមាន។
cli-missing-value = នៅខ្វះ៖ { $name } ត្រូវការតម្លៃមួយ។
cli-bad-value = { $name } មិនអាចជា «{ $value }» ទេ។
cli-given-twice = { $name } ដាក់លើសពីម្តង។
cli-too-much = «{ $name }» លើសហើយ។
cli-not-understood = មិនយល់ពាក្យបញ្ជានេះទេ៖ { $reason }
cli-option-form = ច្បាប់ជ្រើសត្រូវសរសេរ ឈ្មោះ=តម្លៃ មិនមែន «{ $text }» ទេ។
cli-no-terminal = ពាក្យបញ្ជានេះត្រូវការផ្ទាំងបញ្ជាដើម្បីបង្ហាញ។
cli-no-such-file = គ្មានឯកសារ «{ $name }» ទេ។
cli-unreadable = អានឯកសារ «{ $name }» មិនបានទេ៖ { $reason }។
cli-not-text = ឯកសារ «{ $name }» មិនមែនជាអក្សរ UTF-8 ទេ។
cli-no-such-seat = ក្នុងការប្រកួតនេះ គ្មានកៅអី { $seat_number } ទេ។ កៅអីចុងក្រោយគឺ { $last }។
cli-port-range = លេខច្រកត្រូវនៅចន្លោះ 0 និង 65535 មិនមែន { $port } ទេ។
cli-no-memory = គ្មានអង្គចងចាំ { $memory } មេកាបៃទេ៖ សូមដាក់តិចជាងនេះដោយ --memory។
cli-positive = { $name } ត្រូវធំជាងសូន្យ។
cli-no-solver = ល្បែង «{ $game }» ដោះស្រាយស្ថានភាពមិនបានទេ។
cli-backup-done = តុ { $tables } នៅក្នុង { $path } ជាមួយគណនី និងកំណត់ត្រាទាំងអស់។ អ្នកណាអានឯកសារនេះ ឃើញបៀគ្រប់សន្លឹក។
cli-restore-done = តុ { $tables } បានត្រឡប់មកក្នុង { $path } វិញហើយ។
cli-restore-unsealed = ឯកសារចម្លងនេះគ្មានត្រាទេ៖ វាមកពី Atout ចាស់ ឬជាឯកសារតុដើម។ បើមានអ្វីក្នុងវាត្រូវបានសរសេរជាន់ គ្មានវិធីដឹងទេ។
cli-restore-before = អ្វីដែលមានពីមុន រក្សាទុកជា { $path }។
cli-server = តុបើកនៅ { $url } (ចុច Ctrl-C ដើម្បីបិទ)។

## ការដោះស្រាយ

cli-solving = កំពុងដោះស្រាយ៖ បានមើល { $nodes } ស្ថានភាព
cli-solved-win = អ្នកដែលដល់វេន ឈ្នះ។
cli-solved-loss = អ្នកដែលដល់វេន ចាញ់។
cli-solved-draw = ស្មើគ្នា។
cli-solved-no-loss = អ្នកដែលដល់វេន មិនចាញ់ទេ៖ ឈ្នះ ឬស្មើគ្នា។
cli-solved-no-win = អ្នកដែលដល់វេន មិនឈ្នះទេ៖ ស្មើគ្នា ឬចាញ់។
cli-solved-best = ជម្រើសល្អបំផុត៖ { $choices }
cli-solved-length = ចប់ក្រោយ { $count } ជម្រើស រាប់ទាំងសងខាង។
cli-solved-shortest = លឿនបំផុត ឬយូរបំផុតដែលអាចធ្វើបាន ដោយ៖ { $choices }
cli-solved-choice = { $choice }៖ { $value }
cli-solved-choice-length = { $choice }៖ { $value } ({ $count })
cli-value-win = ឈ្នះ
cli-value-loss = ចាញ់
cli-value-draw = ស្មើ
cli-value-unknown = មិនដឹង
cli-solved-limit-time = មិនទាន់ដោះស្រាយអស់ទេ៖ អស់ពេលហើយ (--seconds)។
cli-solved-limit-memory = មិនទាន់ដោះស្រាយអស់ទេ៖ អស់អង្គចងចាំហើយ (--memory)។
cli-solved-limit-cancelled = មិនទាន់ដោះស្រាយអស់ទេ៖ ត្រូវបានបញ្ឈប់។
cli-solved-work = { $positions } ស្ថានភាព { $seconds } វិនាទី

## doctor

cli-doctor-python = Python { $version }, { $system }
cli-doctor-atout = Atout { $version } នៅ { $place }
cli-doctor-cython = Cython { $version }
cli-doctor-no-cython = ទីនេះមិនបានដំឡើង Cython ទេ។ វាចាំបាច់តែពេលសង់កម្មវិធី។
cli-doctor-compiled = ច្បាប់ល្បែងដំណើរការជាកូដម៉ាស៊ីន៖ { $how }។
cli-doctor-pure = ច្បាប់ល្បែងដំណើរការជា Python ធម្មតា ដែលយឺត៖ { $how }។
cli-doctor-pure-wanted = ច្បាប់ល្បែងដំណើរការជា Python ធម្មតា ព្រោះមានដាក់ ATOUT_PURE។
cli-doctor-unknown = ពេលសង់ មិនបានកត់ត្រាអ្វីទុកទេ
cli-doctor-stale = ខូច៖ កូដម៉ាស៊ីនចាស់ជាងប្រភពរបស់វា។ សូមសង់ម្តងទៀត៖ scripts/build ឬ pip install។
cli-doctor-fresh = កូដម៉ាស៊ីនត្រូវនឹងប្រភពរបស់វា។
cli-doctor-data = តុត្រូវរក្សាទុកក្នុង { $place } ហើយអាចសរសេរបាន។
cli-doctor-no-data = ខូច៖ រក្សាទុកតុមិនបានទេ៖ { $reason }
cli-doctor-browser = ឯកសារសម្រាប់កម្មវិធីរុករកមានគ្រប់ ({ $how })។
cli-doctor-no-browser = ខូច៖ គ្មានឯកសារសម្រាប់កម្មវិធីរុករកទេ ({ $how })។ «atout play» ដំណើរការដោយមិនត្រូវការវា។
cli-doctor-game = មានល្បែង{ $game }។
cli-doctor-bad-game = ខូច៖ បើកល្បែង { $game } មិនបានទេ៖ { $reason }។
cli-doctor-well = អ្វីៗល្អទាំងអស់។
cli-doctor-broken = មានអ្វីខូច៖ សូមមើលខាងលើ។

## ការលេងក្នុងផ្ទាំងបញ្ជា

cli-key-rules = ច្បាប់
cli-key-save = រក្សាទុក
cli-key-quit = ចាកចេញ
cli-thinking = { $player } កំពុងគិត។
cli-advice = ជម្រើសល្អ៖ { $choice }
cli-which = ប្រើបៀនេះធ្វើអ្វី?
cli-refused = { $reason } ({ $rule } ចុច r ដើម្បីបើកច្បាប់)
cli-save-where = រក្សាទុកកំណត់ត្រាក្នុងឯកសារណា?
cli-saved = បានរក្សាទុកក្នុង { $name }។
cli-not-written = សរសេរចេញមិនបានទាំងអស់ទេ៖ { $reason }។
cli-not-saved = មិនបានរក្សាទុកក្នុង { $name } ទេ៖ { $reason }។
cli-more = ▼ នៅខាងក្រោមមានទៀត៖ ចុច { $how }
cli-leave-ask = ចាកចេញពីការប្រកួតឬ? បើអ្នកមិនបានរក្សាទុក វានឹងបាត់។
cli-keys-text =
    ឆ្វេង ស្តាំ ឡើង ចុះ៖ រំកិលតាមបៀក្នុងដៃ
    Enter ឬដកឃ្លា៖ ចេញបៀ ចុចប៊ូតុង
    1 ដល់ 9៖ ចុចប៊ូតុង
    2 ដល់ 9, 0 ឬ t, j, q, k, a៖ ទៅបៀបន្ទាប់ដែលមានថ្នាក់នោះ
    Tab៖ ពីបៀក្នុងដៃ ទៅប៊ូតុង គំនរ និងអ្វីដែលបានកើតឡើង ហើយត្រឡប់មកវិញ
    Page up, page down៖ មើលតុទៅលើ ទៅក្រោម ពេលតុវែងជាងអេក្រង់
    h៖ តម្រុយ
    u៖ ដកបៀដែលទើបជ្រើស ឬការលេងចុងក្រោយរបស់អ្នកវិញ
    c៖ ពិន្ទុ
    r៖ ច្បាប់
    s៖ រក្សាទុកកំណត់ត្រាក្នុងឯកសារ
    g៖ ចុះចាញ់
    ?៖ គ្រាប់ចុចទាំងនេះ
    Ctrl-C៖ ចាកចេញ
cli-signs =
    សញ្ញា៖ [K♥] បៀលើគេ · 9♥+6♣ បៀមួយ និងសន្លឹកទីពីរដែលចុះជាមួយវា · * អាតូ · {"{"}9♥ 6♣{"}"} បៀដែលត្រូវយក · ^ បានជ្រើស · គូសបន្ទាត់ពីក្រោម អាចចេញបាន

## ការចាក់ឡើងវិញ

cli-replay-keys = ? គ្រាប់ចុច  ← → មួយជំហាន  Tab កៅអីផ្សេង  a បើកបៀទាំងអស់  r ច្បាប់  c ពិន្ទុ
cli-replay-keys-text =
    ឆ្វេង ស្តាំ៖ ថយមួយជំហាន ទៅមុខមួយជំហាន
    Page up, page down៖ ដប់ជំហាន
    ឡើង ចុះ៖ មើលតុទៅលើ ទៅក្រោម ពេលតុវែងជាងអេក្រង់
    Home, end៖ ជំហានដំបូង ជំហានចុងក្រោយ
    Tab៖ មើលពីកៅអីបន្ទាប់
    a៖ បើកបៀទាំងអស់
    c៖ ពិន្ទុ
    r៖ ច្បាប់
    Ctrl-C៖ ចាកចេញ

## ហេតុអ្វីប្រើឯកសារមិនបាន

cli-os-permission = គ្មានសិទ្ធិ
cli-os-read-only = សរសេរនៅទីនោះមិនបាន
cli-os-full = ថាសពេញហើយ
cli-os-folder = វាជាថត
cli-os-no-file = វាមិនមែនជាឯកសារធម្មតា
cli-os-no-folder = គ្មានថតនោះទេ
cli-os-exists = មានឯកសារឈ្មោះនេះរួចហើយ
cli-os-long-name = ឈ្មោះវែងពេក

## ជុំដែលបានចែកបៀដូចដែលសន្យា

verify-holds = ជុំទី { $deal }៖ ដូចដែលសន្យា។ លំដាប់បៀត្រូវតាមលេខសម្ងាត់ និងចំណែកទាំងនោះ។
verify-fails = ជុំទី { $deal }៖ មិនដូចដែលសន្យាទេ។
verify-unpromised = ជុំទី { $deal }៖ បញ្ជាក់មិនបានទេ ព្រោះគ្មានអ្វីបានសន្យាសម្រាប់ជុំនេះ។
verify-given-up = ពាក្យសន្យាទី { $promise } ត្រូវបានបោះបង់មុនពេលចែកបៀ។
verify-parts = { $players } បានបន្ថែមចំណែក។
verify-no-parts = គ្មានអ្នកលេងណាបានបន្ថែមចំណែកទេ៖ មានតែពាក្យសន្យាប៉ុណ្ណោះដែលចងម៉ាស៊ីនបម្រើ។
verify-withheld = { $players } បានសន្យាចំណែក តែចំណែកនោះមិនបានមកដល់ទាន់ពេល។
verify-sum = ដូចដែលសន្យា៖ { $proved } ក្នុងចំណោម { $deals } ជុំ។

process-died = ដំណើរការមួយដែលកំពុងធ្វើការនេះ បានដាច់។
