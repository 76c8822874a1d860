## ល្បែង និងច្បាប់ដែលអាចជ្រើស

pitch-title = ភីច
pitch-about = ដេញថ្លៃពិន្ទុខ្ពស់ ទាប ជែក និងល្បែង បៀទីមួយកំណត់អាតូ។

pitch-preset-seed = ច្បាប់គោល
pitch-preset-classic = តាមទម្លាប់

pitch-option-players = ចំនួនអ្នកលេង
pitch-option-partners = ដៃគូ
pitch-option-partners-no = ម្នាក់ៗលេងឯង
pitch-option-partners-yes = ពីរទល់នឹងពីរ
pitch-option-min_bid = ដេញថ្លៃទាបបំផុត
pitch-option-steal = អ្នកចែកបៀអាចយកការដេញថ្លៃ
pitch-option-steal-below_four = ទាបជាងបួន
pitch-option-steal-only_four = តែបួន
pitch-option-steal-any = គ្រប់ចំនួន
pitch-option-steal-no = យកមិនបាន
pitch-option-all_pass = ពេលគ្មានអ្នកដេញថ្លៃ
pitch-option-all_pass-dealer_bids_two = អ្នកចែកបៀដេញថ្លៃយ៉ាងតិចពីរ
pitch-option-all_pass-throw_in = លុបចោលជុំនោះ
pitch-option-follow = ការចេញតាមឈុត
pitch-option-follow-or_trump = ចេញតាម ឬចេញអាតូ
pitch-option-follow-strict = ចេញអាតូតែពេលគ្មានឈុត
pitch-option-low = ពិន្ទុទាបជារបស់
pitch-option-low-won = អ្នកដែលយកបាន
pitch-option-low-dealt = អ្នកដែលគេចែកឱ្យ
pitch-option-game_tie = ពេលល្បែងស្មើគ្នា
pitch-option-game_tie-nobody = គ្មាននរណាបានពិន្ទុ
pitch-option-game_tie-pitcher = អ្នកបោះបាន
pitch-option-game_tie-other_side = ក្រុមម្ខាងទៀតបាន
pitch-option-target = ពិន្ទុដើម្បីឈ្នះ
pitch-option-win_when = អ្នកណាអាចឈ្នះ
pitch-option-win_when-pitcher = តែអ្នកបោះ
pitch-option-win_when-pitcher_made = តែអ្នកបោះដែលធ្វើបាន
pitch-option-win_when-any = គ្រប់គ្នា
pitch-option-rounds = រយៈពេលប្រកួត
pitch-option-rounds-full = រហូតដល់ចប់

## នៅលើតុ

pitch-heading = ជុំទី { $number } លេងដល់ { $target } ពិន្ទុ
pitch-side = { $number ->
    [1] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    }
   *[2] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    } និង { $two_is ->
        [you] អ្នក
       *[other] { $two }
    }
}
pitch-zone-hand = { $player_is ->
    [you] បៀក្នុងដៃអ្នក { $count } សន្លឹក
   *[other] បៀក្នុងដៃរបស់ { $player } { $count } សន្លឹក
}
pitch-zone-trick = ល្បិចនេះ
pitch-zone-last = ល្បិចមុន
pitch-zone-played = ល្បិចដែលយករួច
pitch-zone-stock = បៀមិនលេង
pitch-line-dealer = អ្នកចែកបៀ
pitch-line-pitcher = អ្នកបោះ
pitch-line-passed = រំលង
pitch-line-bid = ដេញថ្លៃ { $points }
pitch-line-tricks = { $count ->
    [0] គ្មានល្បិច
   *[other] { $count } ល្បិច
}
pitch-fact-bid = ដេញថ្លៃ
pitch-fact-to-beat = ការដេញថ្លៃខ្ពស់ជាងគេ
pitch-fact-no-bid = មិនទាន់មាន
pitch-fact-highest = { $player_is ->
    [you] អ្នក
   *[other] { $player }
}៖ { pitch-do-bid }
pitch-fact-pitcher = { $points } ដោយ{ $player_is ->
    [you] អ្នក
   *[other] {" "}{ $player }
}
pitch-fact-trump = អាតូ
pitch-fact-suit = { $suit }

## ឥឡូវត្រូវធ្វើអ្វី

pitch-say-bid = ដល់វេនអ្នក៖ ដេញថ្លៃ { $points } ឬលើស យ៉ាងច្រើនបួនពិន្ទុ ឬរំលង។ បៀដែលចុះឥឡូវ ដេញថ្លៃបួន ហើយឈុតវាជាអាតូ។
pitch-say-must-bid = ដល់វេនអ្នក៖ គ្មាននរណាដេញថ្លៃទេ ដូច្នេះអ្នកចែកបៀដេញថ្លៃយ៉ាងតិច { $points }។
pitch-say-steal = ដល់វេនអ្នក៖ ក្នុងនាមអ្នកចែកបៀ អ្នកអាចយកការដេញថ្លៃ { $points } ដេញថ្លៃលើស ឬរំលង។
pitch-say-pitch = ដល់វេនអ្នក៖ ចេញមុនបៀមួយ ឈុតរបស់វាក្លាយជាអាតូ។
pitch-say-lead = ដល់វេនអ្នក៖ ចេញមុនបៀណាក៏បាន។
pitch-say-follow = ដល់វេនអ្នក៖ ចេញតាម{ $suit } បើមាន។
pitch-say-follow-or-trump = ដល់វេនអ្នក៖ ចេញតាម{ $suit } ឬចេញអាតូ{ $trump }។
pitch-say-wait = { $player_is ->
    [you] ដល់វេនអ្នកហើយ។
   *[other] { $phase ->
        [bidding] { $player } ត្រូវដេញថ្លៃ។
       *[play] ដល់វេន { $player }។
    }
}

pitch-do-pass = រំលង
pitch-do-bid = { $points } ពិន្ទុ
pitch-do-steal = យកការដេញថ្លៃ { $points } ពិន្ទុ
pitch-means-four = ខ្ពស់ ទាប ជែក និងល្បែង
pitch-do-smudge = ដេញថ្លៃបួនភ្លាម ដោយចេញមុន { $card }
pitch-do-play = ចេញ { $card }

## អ្វីដែលបានកើតឡើង

pitch-tell-pass = { $player_is ->
    [you] អ្នករំលង។
   *[other] { $player } រំលង។
}
pitch-tell-bid = { $player_is ->
    [you] អ្នកដេញថ្លៃ { $points }។
   *[other] { $player } ដេញថ្លៃ { $points }។
}
pitch-tell-steal = { $player_is ->
    [you] អ្នកយកការដេញថ្លៃ { $points }។
   *[other] { $player } យកការដេញថ្លៃ { $points }។
}
pitch-tell-smudge = { $player_is ->
    [you] អ្នកដេញថ្លៃបួនភ្លាម ដោយចេញមុន { $card }។
   *[other] { $player } ដេញថ្លៃបួនភ្លាម ដោយចេញមុន { $card }។
}
pitch-tell-trump = អាតូគឺ{ $suit }។
pitch-tell-lead = { $player_is ->
    [you] អ្នកចេញមុន { $card }។
   *[other] { $player } ចេញមុន { $card }។
}
pitch-tell-play = { $player_is ->
    [you] អ្នកចេញ { $card }។
   *[other] { $player } ចេញ { $card }។
}
pitch-tell-trick = { $player_is ->
    [you] អ្នកយកល្បិចនេះ។
   *[other] { $player } យកល្បិចនេះ។
}

## ពិន្ទុ

pitch-headline-first = ជុំទីមួយមិនទាន់ចប់ទេ។
pitch-headline-winner = { $number ->
    [1] { $one_is ->
        [you] អ្នកឈ្នះការប្រកួត។
       *[other] { $one } ឈ្នះការប្រកួត។
    }
   *[2] { pitch-side } ឈ្នះការប្រកួត។
}
pitch-headline-draw = ការប្រកួតនេះស្មើគ្នា { $count }។
pitch-headline-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
pitch-row-hand = ជុំទី { $number }
pitch-points = { $points }
pitch-how-thrown = គ្មាននរណាដេញថ្លៃទេ៖ ជុំនេះលុបចោល។
pitch-how-made = { $player_is ->
    [you] អ្នកដេញថ្លៃ { $points } ហើយធ្វើបានសម្រេច។
   *[other] { $player } ដេញថ្លៃ { $points } ហើយធ្វើបានសម្រេច។
}
pitch-how-set = { $player_is ->
    [you] អ្នកដេញថ្លៃ { $points } ហើយធ្លាក់។
   *[other] { $player } ដេញថ្លៃ { $points } ហើយធ្លាក់។
}
pitch-note-high = ខ្ពស់ { $card }៖ { pitch-side }។
pitch-note-low = ទាប { $card }៖ { pitch-side }។
pitch-note-jack = { $card }៖ { pitch-side }។
pitch-note-no-jack = ជែក{ $suit }មិនបានលេងទេ។
pitch-note-game = { $sides ->
    [2] ល្បែង { $counts }៖ { pitch-side }។
   *[other] ល្បែង បានរាប់ { $best }៖ { pitch-side }។
}
pitch-note-no-game = ល្បែង { $counts }៖ គ្មាននរណា។

## ហេតុអ្វីធ្វើមិនបាន

pitch-refuse-partners = ដៃគូសម្រាប់តែលេងបួននាក់។
pitch-refuse-other-side = ពេលល្បែងស្មើគ្នា ពិន្ទុទៅក្រុមម្ខាងទៀតបាន តែពេលមានពីរក្រុម។
pitch-refuse-over = ជុំនេះចប់ហើយ។
pitch-refuse-pass = គ្មាននរណាដេញថ្លៃទេ ដូច្នេះអ្នកចែកបៀរំលងមិនបានទេ។
pitch-refuse-two = គ្មាននរណាដេញថ្លៃទេ ដូច្នេះអ្នកចែកបៀដេញថ្លៃយ៉ាងតិចពីរ។
pitch-refuse-smudge = ដេញថ្លៃបួនភ្លាមបាន តែដោយបៀក្នុងដៃអ្នក។
pitch-refuse-bid = កំពុងដេញថ្លៃ៖ ដេញថ្លៃ ១ ដល់ ៤ ដេញថ្លៃបួនភ្លាម ឬរំលង។
pitch-refuse-low = { $points ->
    [5] គ្មានអ្វីខ្ពស់ជាងបួនទេ។
   *[other] អ្នកអាចដេញថ្លៃ { $points } ឬលើស។
}
pitch-refuse-steal = ការដេញថ្លៃ { $points } យកមិនបានទេ។
pitch-refuse-play = ដេញថ្លៃចប់ហើយ៖ សូមចេញបៀ។
pitch-refuse-not-held = ក្នុងដៃអ្នកគ្មានបៀនោះទេ។
pitch-refuse-follow = ចេញ { $card } មិនបានទេ៖ ត្រូវចេញតាម{ $suit }។
pitch-refuse-follow-or-trump = ចេញ { $card } មិនបានទេ៖ ត្រូវចេញតាម{ $suit } ឬចេញអាតូ{ $trump }។
pitch-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ៖ សូមសរសេរបៀ ដូចជា KH ឬ pass, 1 ដល់ 4, smudge=KH។
