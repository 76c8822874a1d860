## ល្បែង និងច្បាប់ដែលអាចជ្រើស

game-unknown = គ្មានល្បែង «{ $name }» ទេ។ ល្បែងដែលមាន៖ { $known }។
preset-unknown = គ្មានច្បាប់រៀបចំស្រាប់ «{ $name }» ទេ។ ច្បាប់ដែលមាន៖ { $known }។
option-unknown = គ្មានច្បាប់ជ្រើស «{ $name }» ទេ។ ច្បាប់ដែលមាន៖ { $known }។
option-out-of-range = ច្បាប់ជ្រើស { $name } មិនអាចជា «{ $value }» ទេ។ តម្លៃដែលអាចជ្រើស៖ { $offered }។

## ការប្រកួត

match-not-your-turn = មិនទាន់ដល់វេនអ្នកទេ។
match-no-choice = មិនបានជ្រើសអ្វីទេ។
match-no-such-choice = ល្បែងនេះគ្មានអ្វីដែលអាចជ្រើសបែបនេះទេ។
match-no-deal = ពេលនេះគ្មានជុំកំពុងលេងទេ។
match-not-between-deals = ជុំនេះកំពុងលេងនៅឡើយ។
match-impossible-chances = ក្នុងល្បែងនេះ មិនអាចចែកបានបៀបែបនេះទេ។
match-over = ការប្រកួតចប់ហើយ។
match-not-over = ការប្រកួតមិនទាន់ចប់ទេ។
match-no-such-seat = តុនេះគ្មានកៅអីលេខ { $seat_number } ទេ។
match-claim-uncertain = មិនទាន់ប្រាកដថាសល់ទាំងអស់ជារបស់អ្នកទេ៖ អ្នកផ្សេងអាចមានបៀដែលស៊ីល្បិចណាមួយ។
match-nothing-to-continue = ពេលនេះគ្មានតារាងពិន្ទុត្រូវបិទទេ។
match-nothing-to-take-back = គ្មានអ្វីត្រូវដកវិញទេ។
match-stands-in = កុំព្យូទ័រកំពុងលេងជំនួសអ្នកលេងនេះរួចហើយ។
match-nobody-stands-in = គ្មាននរណាលេងជំនួសអ្នកលេងនេះទេ។
match-abandoned = ការប្រកួតបញ្ចប់ដោយការបោះឆ្នោត៖ គ្មាននរណាឈ្នះ ឬចាញ់ទេ។

view-forced = បៀចុងក្រោយចេញដោយខ្លួនឯង។
view-quiet = សូមរង់ចាំបន្តិច …

## អ្វីដែលបានកើតឡើងនៅតុ

event-dealt = { $player_is ->
    [you] ជុំទី { $number } ចាប់ផ្តើម៖ អ្នកជាអ្នកចែកបៀ។
   *[other] ជុំទី { $number } ចាប់ផ្តើម៖ { $player } ជាអ្នកចែកបៀ។
}
event-claimed = { $player_is ->
    [you] អ្នកយកល្បិចដែលនៅសល់ទាំងអស់។
   *[other] { $player } យកល្បិចដែលនៅសល់ទាំងអស់។
}
event-took-back = { $player_is ->
    [you] អ្នកបានដកការលេងរបស់អ្នកវិញ។
   *[other] { $player } បានដកការលេងវិញ។
}
event-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
event-again = ការប្រកួតថ្មីចាប់ផ្តើម។
event-stood-in = { $player_is ->
    [you] អ្នកមិននៅ៖ កុំព្យូទ័រលេងជំនួសអ្នក។
   *[other] កុំព្យូទ័រលេងជំនួស { $player }។
}
event-came-back = { $player_is ->
    [you] អ្នកត្រឡប់មកវិញហើយ ឥឡូវអ្នកលេងខ្លួនឯងវិញ។
   *[other] { $player } ត្រឡប់មកវិញហើយ។
}
event-clock = { $player_is ->
    [you] អ្នកអស់ពេលហើយ៖ កុំព្យូទ័រសម្រេចជំនួសអ្នក។
   *[other] { $player } អស់ពេលហើយ៖ កុំព្យូទ័រសម្រេចជំនួស។
}
event-vote-ended = បោះឆ្នោតចប់ហើយ៖ ការប្រកួតបញ្ចប់ត្រឹមនេះ។
event-vote-kept = បោះឆ្នោតចប់ហើយ៖ ការប្រកួតបន្តទៀត។

## ការបដិសេធ

refused-rule = { $text } ({ $rule })
refused-line = បន្ទាត់ទី { $line }៖ { $text }

## កំណត់ត្រា

record-too-long = កំណត់ត្រាវែងពេក៖ លើសពី { $limit } តួអក្សរ។
record-too-much-back = កំណត់ត្រានេះមានការដកវិញច្រើនពេក មិនអាចអានបានទេ។
record-header-missing = ក្បាលកំណត់ត្រាខ្វះបន្ទាត់ «{ $name }: …»។
record-header-twice = ក្បាលកំណត់ត្រាមានបន្ទាត់ «{ $name }: …» ពីរដង។
record-version = កំណត់ត្រានេះសរសេរតាមច្បាប់ ឬទម្រង់ជំនាន់ { $version } ប៉ុន្តែកម្មវិធីនេះអានជំនាន់ { $known }។
record-not-an-entry = «{ $text }» មិនមែនជាការចែកបៀ ហើយក៏មិនមែនជាការលេងដែរ។
record-not-a-number = «{ $text }» មិនមែនជាលេខដែលអាចដាក់ត្រង់នេះបានទេ។
record-chance-unknown = នៅទីនេះ គ្មានអ្វីឈ្មោះ «{ $name }» ត្រូវចាប់ឆ្នោត ឬត្រូវចែកទេ។
record-chance-unreadable = អានបៀ ឬឈុតនៃ «{ $name }» មិនបានទេ។
