## ល្បែង និងច្បាប់ដែលអាចជ្រើស

tractor-title = ត្រាក់ទ័រ
tractor-about = ក្រុមពីរឡើងថ្នាក់រហូតផុតអាត់ ដោយគូ ត្រាក់ទ័រ និងបៀកំពូល ប្រើបៀពីរហ៊ូ និងតាឡុង។

tractor-preset-seed = ច្បាប់គោល
tractor-preset-classic = តាមទម្លាប់

tractor-option-start_rank = ថ្នាក់ដំបូង
tractor-option-start_rank-help = ក្រុមទាំងពីរចាប់ផ្តើមពីថ្នាក់នេះ ហើយវាជាថ្នាក់អាតូក្នុងជុំទីមួយ។
tractor-option-start_rank-2 = ពីរ
tractor-option-start_rank-5 = ប្រាំ
tractor-option-start_rank-8 = ប្រាំបី
tractor-option-start_rank-T = ដប់
tractor-option-start_rank-J = ជែក
tractor-option-draw_direction = ទិសដៅយកបៀ
tractor-option-draw_direction-help = អ្នកណាយកបៀបន្ទាប់។ ការលេងតែងតែបញ្ច្រាសទ្រនិចនាឡិកា។
tractor-option-draw_direction-clockwise = តាមទ្រនិចនាឡិកា
tractor-option-draw_direction-counterclockwise = បញ្ច្រាសទ្រនិចនាឡិកា
tractor-option-jokers_order = ចូកគ័រពីរគូ
tractor-option-jokers_order-help = តើចូកគ័រក្រហមពីរផ្តួលចូកគ័រខ្មៅពីរដែលបានបង្ហាញឬទេ។
tractor-option-jokers_order-equal = គូដែលបង្ហាញមុននៅដដែល
tractor-option-jokers_order-red_over_black = ក្រហមធំជាងខ្មៅ
tractor-option-strengthen = ពង្រឹងបៀដែលបានបង្ហាញ
tractor-option-strengthen-help = តើបៀមួយសន្លឹកដែលបានបង្ហាញ អាចបន្ថែមសន្លឹកទីពីរឱ្យក្លាយជាគូឬទេ។
tractor-option-strengthen-no = មិនអនុញ្ញាត
tractor-option-strengthen-yes = អនុញ្ញាត
tractor-option-nobody_shows = បើគ្មាននរណាបង្ហាញ
tractor-option-nobody_shows-help = របៀបរកអាតូក្នុងជុំក្រោយៗ ពេលគ្មាននរណាបង្ហាញ។ ក្នុងជុំទីមួយ គេចែកបៀសាថ្មី។
tractor-option-nobody_shows-turn_talon = បើកតាឡុងមើល
tractor-option-nobody_shows-no_trump = លេងគ្មានឈុតអាតូ
tractor-option-nobody_shows-redeal = ចែកបៀសាថ្មី
tractor-option-no_trump_rank = ថ្នាក់អាតូពេលគ្មានឈុតអាតូ
tractor-option-no_trump_rank-help = តើបៀនៃថ្នាក់អាតូនៅជាអាតូឬទេ ពេលគេបង្ហាញចូកគ័រ។
tractor-option-no_trump_rank-plain = នៅក្នុងឈុតរបស់វា
tractor-option-no_trump_rank-trumps = នៅតែជាអាតូ
tractor-option-follow_tractor = ការចេញតាមត្រាក់ទ័រ
tractor-option-follow_tractor-help = តើត្រាក់ទ័រដែលចេញមុន បង្ខំឱ្យចេញត្រាក់ទ័រ ឬគូណាក៏បានឱ្យគ្រប់ចំនួន។
tractor-option-follow_tractor-pairs = គូណាក៏បាន
tractor-option-follow_tractor-tractors_first = ត្រាក់ទ័រមុន
tractor-option-ruff_shape = ការស៊ីបៀកំពូលដោយអាតូ
tractor-option-ruff_shape-help = តើអាតូត្រូវមានផ្នែកដូចបៀកំពូលកម្រិតណា ទើបស៊ីវាបាន។
tractor-option-ruff_shape-any_reading = រៀបអាតូតាមរបៀបណាក៏បាន
tractor-option-ruff_shape-exact = ត្រូវមានផ្នែកដូចគ្នាបេះបិទ
tractor-option-throw_compare = ការប្រៀបធៀបអាតូ
tractor-option-throw_compare-help = បើច្រើននាក់ស៊ីបៀកំពូលដោយអាតូ អ្នកណាយក។
tractor-option-throw_compare-longest_part = តាមផ្នែកវែងជាងគេ
tractor-option-throw_compare-every_part = តាមគ្រប់ផ្នែក
tractor-option-throw_compare-highest_card = តាមសន្លឹកធំជាងគេ
tractor-option-failed_throw_must_beat = ការស៊ីបៀកំពូលដែលខុស
tractor-option-failed_throw_must_beat-help = តើអ្នកដែលអាចស៊ី ត្រូវតែស៊ីផ្នែកដែលចេញក្រោយបៀកំពូលខុសឬទេ។
tractor-option-failed_throw_must_beat-no = មិនបង្ខំ
tractor-option-failed_throw_must_beat-yes = បង្ខំ
tractor-option-failed_throw_fine = ពិន័យបៀកំពូលដែលខុស
tractor-option-failed_throw_fine-help = បៀកំពូលដែលខុសធ្វើឱ្យក្រុមនោះខាតប៉ុន្មាន។
tractor-option-failed_throw_fine-per_card = ដប់ពិន្ទុក្នុងមួយសន្លឹក
tractor-option-failed_throw_fine-none = គ្មាន
tractor-option-failed_throw_fine-ten = ដប់ពិន្ទុ
tractor-option-forced_part = ផ្នែកដែលត្រូវចេញ
tractor-option-forced_part-help = ផ្នែកណានៃបៀកំពូលខុសដែលត្រូវចេញ បើផ្នែកច្រើនអាចស៊ីបាន។
tractor-option-forced_part-fewest_then_lowest = ផ្នែកមានបៀតិចជាងគេ រួចតូចជាងគេ
tractor-option-forced_part-first_found = ផ្នែកដែលរកឃើញមុនគេ
tractor-option-talon_multiplier = មេគុណតាឡុង
tractor-option-talon_multiplier-help = ពិន្ទុក្នុងតាឡុងរាប់ប៉ុន្មានដង ពេលគូប្រកួតយកល្បិចចុងក្រោយ។
tractor-option-talon_multiplier-twice_cards = ពីរដងចំនួនបៀក្នុងល្បិចចុងក្រោយ
tractor-option-talon_multiplier-power = តាមផ្នែកវែងជាងគេដែលចេញមុនចុងក្រោយ
tractor-option-must_play = ថ្នាក់ដែលត្រូវតែលេង
tractor-option-must_play-help = ថ្នាក់ដែលក្រុមរំលងមិនបាន៖ ត្រូវឈ្នះមួយជុំជាមួយវាជាអ្នកប្រកាស។
tractor-option-must_play-none = គ្មាន
tractor-option-must_play-ace = អាត់
tractor-option-must_play-five_ten_king_ace = ប្រាំ ដប់ ស្តេច និងអាត់
tractor-option-must_play-two_five_ten_king_ace = ពីរ ប្រាំ ដប់ ស្តេច និងអាត់
tractor-option-draw_speed = ល្បឿនយកបៀ
tractor-option-draw_speed-help = រយៈពេលនៃបៀមួយសន្លឹកៗ ពេលគ្រប់គ្នាយកបៀ ហើយអាចត្រូវគេសួរថាបង្ហាញឬទេ។
tractor-option-draw_speed-slow = យឺត
tractor-option-draw_speed-normal = ធម្មតា
tractor-option-draw_speed-fast = លឿន
tractor-option-rounds = រយៈពេលប្រកួត
tractor-option-rounds-help = ការប្រកួតចប់ក្រោយចំនួនជុំនេះយ៉ាងច្រើន រួចក្រុមមានថ្នាក់ខ្ពស់ជាងឈ្នះ។
tractor-option-rounds-full = រហូតដល់ចប់

## នៅលើតុ

tractor-round = { $trick ->
    [0] ជុំទី { $number }
   *[other] ជុំទី { $number } ល្បិចទី { $trick }
}
tractor-side = { $one_is ->
    [you] អ្នក
   *[other] { $one }
} និង { $two_is ->
    [you] អ្នក
   *[other] { $two }
}
tractor-zone-hand = { $player_is ->
    [you] បៀក្នុងដៃអ្នក { $count } សន្លឹក
   *[other] បៀក្នុងដៃរបស់ { $player } { $count } សន្លឹក
}
tractor-zone-trick = ល្បិចនេះ
tractor-zone-last = ល្បិចមុន
tractor-zone-played = ល្បិចដែលយករួច
tractor-zone-stock = បៀដែលនៅត្រូវយក
tractor-zone-talon = តាឡុង
tractor-caption-yours = អ្នកបានដាក់
tractor-caption-turned = បើកហើយ៖ { $cards }
tractor-caption-talon = { $points } ពិន្ទុ គុណនឹង { $times }
tractor-caption-lost = { $points } ពិន្ទុ មិនរាប់ឱ្យនរណា
tractor-caption-failed = បៀកំពូលខុស ព្រោះ { $led } អាចស៊ីបាន៖ { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ដក { $cards } វិញ{ $points ->
    [0] { "" }
   *[other] {" "}ពិន័យ { $points } ពិន្ទុ
}

tractor-line-starter = អ្នកផ្តើម
tractor-line-declarer = អ្នកប្រកាស
tractor-line-cards = { $count } សន្លឹក
tractor-line-shown = បង្ហាញ{ tractor-shown }

tractor-fact-trumps = អាតូ
tractor-fact-suit = { $suit } និង{ $ranks }
tractor-fact-rank = { $ranks } ឈុតមិនទាន់កំណត់
tractor-fact-no-trump = តែចូកគ័រ
tractor-fact-no-trump-rank = ចូកគ័រ និង{ $ranks }
tractor-fact-levels = ថ្នាក់
tractor-fact-we-they = យើង { $ours } គេ { $theirs }
tractor-fact-our-points = ពិន្ទុយើង
tractor-fact-their-points = ពិន្ទុគេ
tractor-fact-points-of = ពិន្ទុរបស់ { tractor-side-of }
tractor-fact-points = { $points } ត្រូវការ 80
tractor-fact-trick = ក្នុងល្បិច
tractor-fact-trick-points = { $points } ពិន្ទុ
tractor-fact-drawn = យកហើយ
tractor-fact-drawn-of = { $drawn } ក្នុង 100

tractor-ranks-2 = លេខ ២
tractor-ranks-3 = លេខ ៣
tractor-ranks-4 = លេខ ៤
tractor-ranks-5 = លេខ ៥
tractor-ranks-6 = លេខ ៦
tractor-ranks-7 = លេខ ៧
tractor-ranks-8 = លេខ ៨
tractor-ranks-9 = លេខ ៩
tractor-ranks-T = លេខ ១០
tractor-ranks-J = ជែក
tractor-ranks-Q = ក្វីន
tractor-ranks-K = ស្តេច
tractor-ranks-A = អាត់
tractor-trumps = អាតូ
tractor-shown = { $kind ->
    [single] {" "}{ $card }
    [pair] គូ{ $ranks } { $suit }
    [black] ចូកគ័រខ្មៅទាំងពីរ
   *[red] ចូកគ័រក្រហមទាំងពីរ
}
tractor-past = ផុតអាត់

## អ្វីដែលបានចេញ

tractor-what = { $shape ->
    [single] បៀទោល
    [pair] មួយគូ
    [tractor] ត្រាក់ទ័រ { $length } គូ
    [throw] បៀកំពូល៖ { tractor-parts }
   *[loose] { $count } សន្លឹក
}
tractor-parts = { $kinds ->
    [tps] { tractor-part-tractors }, { tractor-part-pairs } និង{ tractor-part-singles }
    [tp] { tractor-part-tractors } និង { tractor-part-pairs }
    [ts] { tractor-part-tractors } និង{ tractor-part-singles }
    [ps] { tractor-part-pairs } និង{ tractor-part-singles }
    [t] { tractor-part-tractors }
    [p] { tractor-part-pairs }
   *[s] { tractor-part-singles }
}
tractor-part-tractors = { $tractors ->
    [1] ត្រាក់ទ័រ { $length } គូ
   *[other] ត្រាក់ទ័រ { $tractors } វែងជាងគេ { $length } គូ
}
tractor-part-pairs = { $pairs } គូ
tractor-part-singles = ទោល { $singles }
tractor-note-what = { tractor-what }
tractor-note-parts = { tractor-parts }

## ឥឡូវត្រូវធ្វើអ្វី

tractor-say-drawing = កំពុងយកបៀ។
tractor-say-show-first = អ្នកទើបយក { $drawn }។ គេសួរតែអ្នកម្នាក់៖ បង្ហាញ ឬរំលង។
tractor-say-show-over = អ្នកទើបយក { $drawn }៖ { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}បានបង្ហាញ{ tractor-shown }។ គេសួរតែអ្នកម្នាក់៖ បង្ហាញ ឬរំលង។
tractor-say-show-last = យកបៀអស់ហើយ។ គេសួរតែអ្នកម្នាក់៖ បង្ហាញឥឡូវ ឬរំលង។
tractor-say-settling = យកបៀអស់ហើយ៖ កំពុងកំណត់អាតូ។
tractor-say-talon = អ្នកផ្តើម៖ ដាក់ប្រាំបីសន្លឹកក្នុងតាឡុង { $missing ->
    [0] គ្រប់ហើយ
   *[other] នៅខ្វះ { $missing }
}។
tractor-say-talon-wait = { $player } កំពុងដាក់ប្រាំបីសន្លឹកក្នុងតាឡុង។
tractor-say-lead = អ្នកចេញមុន៖ ទោល គូ ត្រាក់ទ័រ ឬបៀកំពូល។
tractor-say-chosen = អ្នកបានជ្រើស{ tractor-what }។
tractor-say-chosen-throw = អ្នកបានជ្រើស{ tractor-what }។ បើអ្នកដទៃអាចស៊ីផ្នែកណាមួយ វាខុស។
tractor-say-follow = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ចេញ{ tractor-what }៖ ចេញតាម{ $suit }{ $pairs ->
    [0] { "" }
   *[other] {" "}ឱ្យបាន { $pairs } គូ
}។
tractor-say-follow-few = អ្នកមាន{ $suit }តែ { $count } សន្លឹក៖ ចេញវា រួចបៀណាក៏បាន។
tractor-say-void = អ្នកគ្មាន{ $suit }ទេ៖ ចេញបៀណាក៏បាន { $count } សន្លឹក។
tractor-say-must-beat = បៀកំពូលខុស៖ បើអ្នកអាចស៊ី{ tractor-what }ដោយ{ $suit } ត្រូវតែស៊ី។
tractor-say-wait = { $player_is ->
    [you] ដល់វេនអ្នកហើយ។
   *[other] { $lead ->
        [yes] { $player } ត្រូវចេញមុន។
       *[no] ដល់វេន { $player }។
    }
}

tractor-asks = ការបង្ហាញ
tractor-asks-ask = សួរខ្ញុំ
tractor-asks-advise = បង្ហាញជំនួសខ្ញុំ
tractor-asks-leave = មិនបង្ហាញ

tractor-do-show = បង្ហាញ{ tractor-shown }{ $kind ->
    [black] {" "}ដើម្បីគ្មានឈុតអាតូ
    [red] {" "}ដើម្បីគ្មានឈុតអាតូ
   *[other] { "" }
}
tractor-do-draw = យកបៀមួយ
tractor-do-wait = បន្ត
tractor-do-pass = រំលង
tractor-do-card = { $phase ->
    [talon] ដាក់ { $card } ក្នុងតាឡុង
   *[play] ចេញ { $card }
}
tractor-do-talon = ដាក់តាឡុង
tractor-do-play = { $count ->
    [0] ចេញ
   *[other] ចេញ { $count } សន្លឹក
}

## អ្វីដែលបានកើតឡើង

tractor-tell-show = { $player_is ->
    [you] អ្នកបង្ហាញ{ tractor-shown }។
   *[other] { $player } បង្ហាញ{ tractor-shown }។
}
tractor-tell-show-none = { $player_is ->
    [you] អ្នកបង្ហាញ{ tractor-shown }៖ គ្មានឈុតអាតូ។
   *[other] { $player } បង្ហាញ{ tractor-shown }៖ គ្មានឈុតអាតូ។
}
tractor-tell-pass = អ្នករំលង។
tractor-tell-turned = គ្មាននរណាបង្ហាញទេ។ បើកតាឡុង៖ { $cards }។
tractor-tell-trumps = អាតូ៖ { $suit } និង{ $ranks }។
tractor-tell-no-trump = គ្មានឈុតអាតូទេ។
tractor-tell-starter = { $player_is ->
    [you] អ្នកជាអ្នកផ្តើម ហើយយកតាឡុង។
   *[other] { $player } ជាអ្នកផ្តើម ហើយយកតាឡុង។
}
tractor-tell-talon = { $player_is ->
    [you] អ្នកដាក់ប្រាំបីសន្លឹកក្នុងតាឡុង។
   *[other] { $player } ដាក់ប្រាំបីសន្លឹកក្នុងតាឡុង។
}
tractor-tell-talon-yours = អ្នកដាក់ { $cards } ក្នុងតាឡុង។
tractor-tell-lead = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ចេញមុន{ $shape ->
    [single] {" "}{ $cards }។
   *[other] { tractor-what }៖ { $cards }។
}
tractor-tell-play = { $player_is ->
    [you] អ្នកចេញ { $cards }។
   *[other] { $player } ចេញ { $cards }។
}
tractor-tell-ruff = { $player_is ->
    [you] អ្នកស៊ីដោយអាតូ { $cards }។
   *[other] { $player } ស៊ីដោយអាតូ { $cards }។
}
tractor-tell-failed = { $player_is ->
    [you] អ្នកទម្លាក់ { $cards } តែផ្នែកមួយអាចស៊ីបាន៖ ចេញតែ { $led } ហើយដកនៅសល់ចូលដៃវិញ។
   *[other] { $player } ទម្លាក់ { $cards } តែផ្នែកមួយអាចស៊ីបាន៖ ចេញតែ { $led } ហើយដកនៅសល់ចូលដៃវិញ។
}
tractor-tell-fine = { tractor-side } { $more ->
    [yes] បាន { $points } ពិន្ទុបន្ថែម
   *[no] ខាត { $points } ពិន្ទុ
}។
tractor-side-of = { $one_is ->
    [you] អ្នក
   *[other] { $one }
} និង { $two_is ->
    [you] អ្នក
   *[other] { $two }
}
tractor-tell-trick = { $player_is ->
    [you] អ្នកយកល្បិចនេះ
   *[other] { $player } យកល្បិចនេះ
}{ $points ->
    [0] ។
   *[other] {" "}មាន { $points } ពិន្ទុ។
}

## ពិន្ទុ

tractor-headline-first = ជុំទីមួយមិនទាន់ចប់ទេ។
tractor-headline-winners = { tractor-side } ឡើងផុតអាត់ ហើយឈ្នះការប្រកួត។
tractor-headline-higher = { tractor-side } មានថ្នាក់ខ្ពស់ជាង ហើយឈ្នះការប្រកួត។
tractor-headline-draw = ការប្រកួតនេះស្មើ។
tractor-headline-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
tractor-row-round = ជុំទី { $number }
tractor-level = { $level }
tractor-total = ថ្នាក់ { $level }
tractor-how-thrown-in = គ្មាននរណាបង្ហាញទេ៖ ចែកបៀសាថ្មី។
tractor-how-declarers = { tractor-side } ជាអ្នកប្រកាស ហើយឱ្យម្ខាងទៀតបានតែ { $points } ពិន្ទុ៖ { tractor-rise }។
tractor-how-change = { tractor-side } ជាគូប្រកួត ប្រមូលបាន { $points } ពិន្ទុ៖ គ្មាននរណាឡើងថ្នាក់ទេ ហើយក្រុមនោះក្លាយជាអ្នកប្រកាស។
tractor-how-opponents = { tractor-side } ជាគូប្រកួត ប្រមូលបាន { $points } ពិន្ទុ៖ { tractor-rise } ហើយក្លាយជាអ្នកប្រកាស។
tractor-rise = { $ranks ->
    [0] មិនឡើងថ្នាក់
   *[other] ឡើង { $ranks } ថ្នាក់
}
tractor-note-tricks = គូប្រកួតយកបាន { $points } ពិន្ទុក្នុងល្បិច។
tractor-note-fine = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ដកបៀកំពូលវិញ { $count } សន្លឹក៖ { $points } ពិន្ទុទៅក្រុមម្ខាងទៀត។
tractor-note-talon = គូប្រកួតយកល្បិចចុងក្រោយ៖ តាឡុងមាន { $points } ពិន្ទុ គុណនឹង { $times }។
tractor-note-starter = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ជាអ្នកផ្តើមជុំបន្ទាប់។

## ហេតុអ្វីបានជាណែនាំបែបនេះ

tractor-why-talon = គ្មានពិន្ទុធ្លាក់ចូលតាឡុងទេ។
tractor-why-empties = ពេលនោះអ្នកអស់{ $suit }ហើយ អាចស៊ីឈុតនោះដោយអាតូ។
tractor-why-points = ល្បិចនេះបានទៅ { $player } ប្រាកដ ដូច្នេះ { $points } ពិន្ទុរបស់អ្នកនៅខាងអ្នកដដែល។
tractor-why-no-points = អ្នកស៊ីល្បិចនេះមិនបានទេ ហើយមិនបាត់ពិន្ទុអ្វីឡើយ។
tractor-why-keeps-trumps = អ្នកនៅទុកអាតូសម្រាប់ល្បិចក្រោយ។

## ហេតុអ្វីធ្វើមិនបាន

tractor-refuse-over = ជុំនេះចប់ហើយ។
tractor-refuse-draw = កំពុងយកបៀ៖ សូមយកមួយសន្លឹកទៀត។
tractor-refuse-wait = យកបៀអស់ហើយ កំពុងកំណត់អាតូ៖ សូមបន្ត។
tractor-refuse-showing = គេសួរអ្នកជាសម្ងាត់៖ បង្ហាញ ឬរំលង។
tractor-refuse-show-held = អ្នកគ្មានបៀសម្រាប់បង្ហាញបែបនេះទេ។
tractor-refuse-show-low = អ្វីដែលបានបង្ហាញនៅជាប់៖ វាផ្តួលមិនបានទេ។
tractor-refuse-show-own = ការបង្ហាញរបស់អ្នកនៅជាប់៖ អ្នកអាចត្រឹមតែពង្រឹងវាដោយសន្លឹកទីពីរដែលដូចគ្នា។
tractor-refuse-bury = ត្រូវដាក់ប្រាំបីសន្លឹកក្នុងតាឡុង៖ { $count ->
    [0] ជ្រើសគ្រប់ហើយ
   *[other] នៅខ្វះ { $count }
}។
tractor-refuse-play = ដល់វេនអ្នកចេញ៖ សូមជ្រើសបៀពីក្នុងដៃ។
tractor-refuse-not-held = អ្នកគ្មាន { $card } ច្រើនប៉ុណ្ណឹងទេ។
tractor-refuse-no-card = សូមជ្រើសយ៉ាងតិចមួយសន្លឹកដើម្បីចេញមុន។
tractor-refuse-done = គ្រប់គ្នាចេញឱ្យស្មើចំនួនដែលចេញមុន៖ { $count ->
    [0] ជ្រើសគ្រប់ហើយ
   *[other] នៅខ្វះ { $count } សន្លឹក
}។
tractor-refuse-lead-suit = ចេញមុនតែឈុតមួយ៖ { $card } មិនមែនឈុតដែលអ្នកបានជ្រើសទេ។
tractor-owed = { $few ->
    [yes] { $owed }
   *[no] { $held } មុខ
}
tractor-owed-pairs = { $few ->
    [yes] គូ { $owed }
   *[no] គូ { $held } មុខ
}
tractor-refuse-follow = ចេញ { $card } មិនបានទេ៖ គេចេញ{ $suit } ហើយអ្នកមាន { tractor-owed }។
tractor-refuse-follow-trumps = ចេញ { $card } មិនបានទេ៖ គេចេញអាតូ ហើយអ្នកមាន { tractor-owed }។
tractor-refuse-pair = ចេញ { $card } មិនបានទេ៖ ត្រូវចេញមួយគូ ហើយអ្នកមាន { tractor-owed-pairs }។
tractor-refuse-pairs = ចេញ { $card } មិនបានទេ៖ ត្រូវចេញ { $count } គូ ហើយអ្នកមាន { tractor-owed-pairs }។
tractor-refuse-tractor = ចេញ { $card } មិនបានទេ៖ ត្រូវចេញត្រាក់ទ័រវែងជាងគេដែលអ្នកមាន។ សូមជ្រើសក្នុងចំណោម { tractor-owed }។
tractor-refuse-beat = ចេញ { $card } មិនបានទេ៖ បៀកំពូលខុស ហើយអ្នកត្រូវតែស៊ីផ្នែកដែលចេញ។ អាចប្រើ { tractor-owed }។
tractor-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ៖ សូមសរសេរបៀ ដូចជា KH ឬ done, draw, wait, pass, show=H, show=HH, show=SJ, show=BJ។
