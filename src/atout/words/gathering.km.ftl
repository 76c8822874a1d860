## តុដែលរង់ចាំអ្នកលេង៖ ការបដិសេធ

table-private = តុនេះជាតុឯកជន៖ ត្រូវមានការអញ្ជើញទើបចូលបាន។
table-not-watched = តុនេះមិនឱ្យអ្នកណាទស្សនាទេ។
gathering-barred = ម្ចាស់តុបានឱ្យអ្នកចេញពីតុនេះ។ បើមានការអញ្ជើញថ្មី អ្នកអាចចូលវិញបាន។
gathering-begun = ការប្រកួតបានចាប់ផ្តើមរួចហើយ។
gathering-not-begun = ការប្រកួតមិនទាន់ចាប់ផ្តើមទេ។
gathering-nobody = ម៉ាស៊ីនបម្រើមិនស្គាល់អ្នកទេ។ សូមបើកទំព័រនេះឡើងវិញ ហើយអនុញ្ញាតឱ្យវាប្រើខូគី។
gathering-full = មានអ្នកអង្គុយគ្រប់កៅអីហើយ។
gathering-taken = កៅអីនេះមានគេអង្គុយហើយ។
gathering-crowded = តុនេះមានភ្ញៀវ { $limit } នាក់រួចហើយ មិនអាចទទួលបន្ថែមទេ។ ពេលមានអ្នកណាម្នាក់ចាកចេញ ការអញ្ជើញនេះនឹងប្រើបានវិញ។
gathering-host-alone = មានតែម្ចាស់តុទេដែលអាចធ្វើដូច្នេះបាន។
gathering-not-removable = កៅអីនេះគ្មានអ្នកណាដែលអាចឱ្យចេញបានទេ។
gathering-too-many = មានគ្នា { $people } នាក់កំពុងអង្គុយ ប៉ុន្តែតាមច្បាប់នេះមានតែ { $wanted } កៅអី។ ត្រូវមានអ្នកណាម្នាក់ក្រោកសិន។
gathering-seats-open = នៅមានកៅអីទំនេរ { $count } ទៀត។ សូមរង់ចាំអ្នកលេង ឬឱ្យកុំព្យូទ័រអង្គុយជំនួស។
invite-unknown = គ្មានតុណាមានការអញ្ជើញនេះទេ។ តំណ ឬលេខកូដប្រហែលជាខុស ឬចាស់ហើយ៖ លេខកូដលែងប្រើបាន ពេលការប្រកួតចាប់ផ្តើម។
invite-over = ការអញ្ជើញនេះផុតហើយ៖ ការប្រកួតបានចាប់ផ្តើមដោយគ្មានអ្នក។
server-too-often = អ្នកបានព្យាយាមញឹកញាប់ពេក។ សូមរង់ចាំ { $minutes } នាទី រួចព្យាយាមម្តងទៀត។
name-empty = សូមសរសេរឈ្មោះដែលអាចអានបាន។
name-long = ឈ្មោះមានយ៉ាងច្រើន { $limit } តួអក្សរ។
name-computer = នោះជាឈ្មោះរបស់អ្នកលេងកុំព្យូទ័រ។ សូមជ្រើសឈ្មោះផ្សេង។

## ឈ្មោះ

gather-your-name = ឈ្មោះរបស់អ្នក
gather-name-keep = រក្សាទុក
gather-name-kept = បានរក្សាទុក

## បញ្ជីតុ

gather-play-with = លេងជាមួយ
gather-computers = កុំព្យូទ័រ
gather-anyone = អ្នកណាក៏បាន
gather-either = យ៉ាងណាក៏បាន
gather-any = អ្វីក៏បាន
gather-just = តែប៉ុណ្ណេះ
gather-level-of-others = កម្រិតកុំព្យូទ័រដែលអង្គុយជំនួស
gather-waiting-tables = តុដែលកំពុងរង់ចាំ
gather-all-games = ល្បែងទាំងអស់
gather-free-seats = កៅអីទំនេរ
gather-any-number = ប៉ុន្មានក៏បាន
gather-at-least = { $number } ឡើងទៅ
gather-table-of = { $game } តុរបស់ { $host }
gather-sit-missing = អង្គុយហើយ { $here } នាក់ { $free ->
    [0] គ្រប់ចំនួនហើយ
   *[other] នៅខ្វះ { $free } នាក់
}
gather-being-played = កំពុងលេង៖ { $players }
gather-own-rules = ច្បាប់ផ្ទាល់ខ្លួន
gather-none = ពេលនេះគ្មានតុណារង់ចាំទេ។ សូមជ្រើសលេងជាមួយ «{ gather-anyone }» រួចចុច «{ ui-play-now }»៖ តុមួយនឹងបើក ហើយអ្នកដែលមកក្រោយនឹងអង្គុយលេងជាមួយអ្នក។
gather-none-such = ពេលនេះគ្មានតុបែបនេះកំពុងរង់ចាំទេ។
gather-watch-it = ទស្សនា
gather-have-code = មានលេខកូដឬទេ?
gather-join = ចូលទៅតុ
gather-not-joined = ការអញ្ជើញនេះមិននាំទៅតុណាទេ
gather-not-now = ពេលនេះ អ្នកមិនទាន់អាចទៅតុនេះបានទេ

## រង់ចាំអ្នកលេង

gather-title = { $game }៖ រង់ចាំអ្នកលេង
gather-head-waiting = កំពុងរង់ចាំអ្នកលេង
gather-head-full = មកគ្រប់គ្នាហើយ
gather-head-invited = { $host } អញ្ជើញអ្នកលេង
gather-count = អង្គុយហើយ { $taken } ក្នុងចំណោម { $seats } កៅអី
gather-seats = កន្លែងអង្គុយ
gather-empty-seat = ទំនេរ
gather-host = ម្ចាស់តុ
gather-away = មិននៅ
gather-side = ក្រុមទី { $number }
gather-sit = អង្គុយ
gather-full-watch = មានអ្នកអង្គុយគ្រប់កៅអីហើយ។ បើរង់ចាំនៅទីនេះ អ្នកអាចទស្សនាបានពេលចាប់ផ្តើម។
gather-full-no-watch = មានអ្នកអង្គុយគ្រប់កៅអីហើយ ហើយតុនេះមិនឱ្យអ្នកណាទស្សនាទេ។
gather-tap-a-seat = ចុចលើកៅអីដើម្បីប្តូរអ្នកអង្គុយ។
gather-opposite = អ្នកអង្គុយទល់មុខជាដៃគូរបស់អ្នក។
gather-tap-to-sit = ចុចលើកៅអីទំនេរដើម្បីអង្គុយ។
gather-tap-to-move = ចុចលើកៅអីទំនេរដើម្បីប្តូរកន្លែង។
gather-about = អំពីតុនេះ
gather-who = អ្នកណាអាចចូលបាន
gather-private = តែអ្នកដែលបានអញ្ជើញ
gather-public = អ្នកណាក៏បាន
gather-watch = ឱ្យអ្នកផ្សេងទស្សនាឬទេ?
gather-fill = កុំព្យូទ័រនៅកៅអីទំនេរ
gather-fill-none = មិនយក
gather-when-full = ចាប់ផ្តើម
gather-by-host = ពេលខ្ញុំចុច
gather-by-itself = ពេលមកគ្រប់គ្នា
gather-is-public = អ្នកណាក៏អាចចូលតុនេះបាន។
gather-is-private = ត្រូវមានការអញ្ជើញទើបចូលតុនេះបាន។
gather-is-watched = អ្នកផ្សេងអាចទស្សនាបាន។
gather-is-not-watched = មិនឱ្យអ្នកណាទស្សនាទេ។
gather-start = ចាប់ផ្តើមលេង
gather-start-with = ចាប់ផ្តើមជាមួយកុំព្យូទ័រ { $count }
gather-host-starts = { $host } ជាអ្នកចុចចាប់ផ្តើម។
gather-starts-itself = ល្បែងចាប់ផ្តើមដោយខ្លួនឯង ពេលមានអ្នកអង្គុយគ្រប់កៅអី។
gather-leave = ក្រោកចេញ
gather-leave-ask = ពេលនោះអ្នកផ្សេងអាចមកអង្គុយកន្លែងនេះ។ អ្នកអាចត្រឡប់មកវិញ បើនៅមានកៅអីទំនេរ។
gather-leave-last = នៅទីនេះមានតែអ្នកម្នាក់ទេ៖ បើអ្នកចេញ តុនេះនឹងបិទ ហើយការអញ្ជើញក៏លែងប្រើបានដែរ។
gather-stay = នៅបន្ត
gather-given-up = អ្នកលែងមានកៅអីនៅទីនេះហើយ។ បើនៅមានកៅអីទំនេរ អ្នកអាចអង្គុយម្តងទៀតបាន។
gather-not-sent = ដាច់បណ្តាញហើយ មិនទាន់បានផ្ញើទេ។ កម្មវិធីកំពុងព្យាយាមភ្ជាប់ឡើងវិញដោយខ្លួនឯង។ ពេលភ្ជាប់បានហើយ សូមចុចម្តងទៀត។

## ការអញ្ជើញ

gather-invite = អញ្ជើញមិត្ត
gather-this-device = មិត្តភក្តិបើកអាសយដ្ឋាននេះមិនបានទេ ព្រោះវាប្រើបានតែលើឧបករណ៍នេះ។ សូមដំណើរការអាតូដោយ { "atout --host 0.0.0.0" } រួចបើកវាតាមឈ្មោះ ឬលេខរបស់ម៉ាស៊ីននេះក្នុងបណ្តាញ។
gather-link = តំណទៅតុនេះ
gather-link-watch = អ្នកណាមានតំណនេះ អាចទស្សនាការប្រកួតបាន
gather-link-crowded = តុនេះមានភ្ញៀវពេញហើយ៖ អ្នកណាបើកតំណឥឡូវនេះ មិនអាចចូលបានទេ រហូតដល់មានភ្ញៀវម្នាក់ចាកចេញ។
gather-elsewhere = លើឧបករណ៍ផ្សេងរបស់អ្នក
gather-elsewhere-account = សូមចូលគណនី { $name } លើឧបករណ៍នោះ៖ ការប្រកួតនេះនៅលើគេក្នុងបញ្ជីល្បែង ហើយអ្នកលេងបន្តនៅកៅអីរបស់អ្នក។
gather-elsewhere-guest = បើមានគណនី អ្នកអាចលេងបន្តនៅកៅអីរបស់អ្នកពីឧបករណ៍ណាក៏បាន៖ បង្កើតគណនីលើឧបករណ៍នេះ រួចចូលគណនីនោះលើឧបករណ៍ផ្សេង។
gather-share = ផ្ញើតំណ
gather-copy = ចម្លងតំណ
gather-copied = បានចម្លង
gather-qr = តំណទៅតុនេះជារូប QR សម្រាប់ស្កេនដោយកាមេរ៉ាទូរសព្ទ
gather-code = ឬតាមលេខកូដ៖
gather-code-is = លេខកូដ
gather-code-help = វាយលេខនេះនៅ { $address }

## កៅអីមួយ

gather-seat-of = កៅអីទី { $number }៖ { $player }
gather-move-here = ខ្ញុំអង្គុយទីនេះ
gather-who-sits = អ្នកអង្គុយ
gather-keep-open = ទុកឱ្យអ្នកលេង
gather-computer = កុំព្យូទ័រ កម្រិត{ $level }
gather-swap = ប្តូរកន្លែង
gather-swap-with = ជាមួយកៅអីទី { $number }៖ { $player }
gather-remove = ឱ្យចេញ
gather-remove-note = គេអាចចូលវិញបានតែតាមការអញ្ជើញថ្មី។ តំណ និងលេខកូដនឹងប្តូរ ដូច្នេះត្រូវផ្ញើម្តងទៀតឱ្យមិត្តភក្តិ។

## ពេលវេលា អ្នកអវត្តមាន និងការជជែក

gather-clock = ពេលសម្រាប់លេងម្តង
gather-any-time = ប៉ុន្មានក៏បាន
gather-seconds = { $count } វិនាទី
gather-minutes = { $count } នាទី
gather-reserve = ពេលបម្រុងសម្រាប់ការប្រកួតទាំងមូល
gather-no-reserve = គ្មាន
gather-more-terms = អ្នកអវត្តមាន និងការជជែក
gather-stand-in = កុំព្យូទ័រដែលលេងជំនួសអ្នកមិននៅ
gather-watchers = ពេលអ្នកលេងជជែកគ្នា អ្នកទស្សនា
gather-watchers-nothing = មិនឃើញអ្វីទេ
gather-watchers-read = អានបាន
gather-watchers-talk = ជជែកបានដែរ
gather-has-clock = ការលេងម្តងមានពេល { $seconds } វិនាទី។
