## ល្បែង និងច្បាប់ដែលអាចជ្រើស

bid_euchre-title = ប៊ីដ យូឃ័រ
bid_euchre-about = ដេញថ្លៃចំនួនល្បិចជាមួយដៃគូ រួចកំណត់អាតូ។

bid_euchre-preset-seed = ច្បាប់គោល
bid_euchre-preset-classic = តាមទម្លាប់
bid_euchre-preset-double = បៀពីរហ៊ូ

bid_euchre-option-decks = ចំនួនហ៊ូបៀ
bid_euchre-option-decks-1 = មួយហ៊ូ ២៤ សន្លឹក
bid_euchre-option-decks-2 = ពីរហ៊ូ ៤៨ សន្លឹក
bid_euchre-option-target = ពិន្ទុដើម្បីឈ្នះ
bid_euchre-option-plain_six = ដេញថ្លៃយកល្បិចទាំងអស់ធម្មតា
bid_euchre-option-plain_six-no = ទេ
bid_euchre-option-plain_six-yes = បាទ/ចាស
bid_euchre-option-no_trump = គ្មានអាតូ
bid_euchre-option-no_trump-no = មិនអនុញ្ញាត
bid_euchre-option-no_trump-yes = អាចជ្រើសបាន
bid_euchre-option-stick_the_dealer = បង្ខំអ្នកចែកបៀ
bid_euchre-option-stick_the_dealer-no = អ្នកចែកបៀអាចរំលង
bid_euchre-option-stick_the_dealer-yes = អ្នកចែកបៀត្រូវតែដេញថ្លៃ
bid_euchre-option-ace_no_face = មានអាត់គ្មានរូប
bid_euchre-option-ace_no_face-no = ទាមទារមិនបាន
bid_euchre-option-ace_no_face-yes = អាចទាមទារបាន
bid_euchre-option-joker = ចូកគ័រ
bid_euchre-option-joker-no = គ្មានចូកគ័រ
bid_euchre-option-joker-yes = មានចូកគ័រ
bid_euchre-option-reneges = ការលេងខុសច្បាប់
bid_euchre-option-reneges-prevented = តុទប់ស្កាត់
bid_euchre-option-reneges-allowed = អ្នកលេងចាប់គ្នាឯង
bid_euchre-option-failed_alone = សុំបៀ ឬបាញ់ព្រះច័ន្ទមិនបានសម្រេច
bid_euchre-option-failed_alone-bid = ខាតតាមចំនួនដេញថ្លៃ
bid_euchre-option-failed_alone-full = ខាតស្មើនឹងអ្វីដែលអាចបាន
bid_euchre-option-win_when = អ្នកណាឈ្នះ
bid_euchre-option-win_when-first_there = ក្រុមដែលដល់មុន
bid_euchre-option-win_when-making_or_setting = តែក្រុមដែលធ្វើបាន ឬធ្វើឱ្យគេធ្លាក់
bid_euchre-option-rounds = រយៈពេលប្រកួត
bid_euchre-option-rounds-full = រហូតដល់ចប់

## នៅលើតុ

euchre-title = ជុំទី { $number } លេងដល់ { $target } ពិន្ទុ
euchre-no-trump = គ្មានអាតូ
euchre-bid = { $bid ->
    [all] ទាំង { $tricks } ល្បិច
    [ask] { $tricks } ល្បិច ដោយសុំបៀ
    [moon] បាញ់ព្រះច័ន្ទ
   *[tricks] { $tricks } ល្បិច
}
euchre-side = { $one_is ->
    [you] អ្នក
   *[other] { $one }
} និង { $two_is ->
    [you] អ្នក
   *[other] { $two }
}
euchre-zone-hand = { $player_is ->
    [you] បៀក្នុងដៃអ្នក { $count } សន្លឹក
   *[other] បៀក្នុងដៃរបស់ { $player } { $count } សន្លឹក
}
euchre-zone-trick = ល្បិចនេះ
euchre-zone-last = ល្បិចមុន
euchre-zone-number = ល្បិចទី { $number }
euchre-zone-played = ល្បិចដែលយករួច
euchre-zone-discard = បៀដែលអ្នកចែកបោះចោល
euchre-note-by = ចេញដោយ{ $player_is ->
    [you] អ្នក
   *[other] {" "}{ $player }
}
euchre-note-left = ជែកឆ្វេង ជាអាតូ
euchre-line-dealer = អ្នកចែកបៀ
euchre-line-passed = រំលង
euchre-line-bid = ដេញថ្លៃ { euchre-bid }
euchre-line-out = មិនលេងជុំនេះ
euchre-tricks = { $tricks ->
    [0] គ្មានល្បិច
   *[other] { $tricks } ល្បិច
}
euchre-line-tricks = { $count ->
    [0] គ្មានល្បិច
   *[other] { $count } ល្បិច
}
euchre-fact-bid = ដេញថ្លៃ
euchre-fact-to-beat = ការដេញថ្លៃខ្ពស់ជាងគេ
euchre-fact-no-bid = មិនទាន់មាន
euchre-fact-highest = { $player_is ->
    [you] អ្នក
   *[other] { $player }
}៖ { euchre-do-bid }
euchre-fact-bidder = { euchre-bid } ដោយ{ $player_is ->
    [you] អ្នក
   *[other] {" "}{ $player }
}
euchre-fact-trump = អាតូ
euchre-fact-suit = { $suit }
euchre-fact-no-trump = គ្មាន
euchre-fact-taken = ល្បិច
euchre-fact-both = យើង { $ours } គេ { $theirs }
euchre-fact-side = { euchre-side }
euchre-fact-tricks = { $count } ល្បិច

## ឥឡូវត្រូវធ្វើអ្វី

euchre-say-claims = អ្នកមានអាត់ ហើយគ្មានបៀរូប៖ អ្នកអាចទាមទារឱ្យចែកបៀថ្មី។ គ្មាននរណាដឹងថាអ្នកត្រូវគេសួរទេ។
euchre-say-discards = ដល់វេនអ្នក៖ សូមបោះបៀមួយសន្លឹកចោលដោយផ្កាប់។
euchre-say-bidding = ដល់វេនអ្នក៖ ដេញថ្លៃចំនួនល្បិចដែលក្រុមអ្នកនឹងយក ឬរំលង។
euchre-say-bid-over = ដល់វេនអ្នក៖ ដេញថ្លៃឱ្យលើស { euchre-bid } ឬរំលង។
euchre-say-naming = ដល់វេនអ្នក៖ សូមកំណត់អាតូ។
euchre-say-giving = ដល់វេនអ្នក៖ ឱ្យដៃគូនូវបៀ { $count } សន្លឹកដែលអ្នកចង់ចោល។ អាតូ៖ { $trump }។
euchre-say-gift = ដៃគូសុំបៀ៖ ឱ្យអាតូល្អជាងគេ { $count } សន្លឹក ឬបៀល្អជាងគេបើគ្មានអាតូ។ អាតូ៖ { $trump }។
euchre-say-calls = លេងចប់ហើយ៖ ប៉ះបៀដែលលេងខុសច្បាប់ ឬបណ្តោយទៅ។
euchre-say-lead = ដល់វេនអ្នក៖ ចេញមុនបៀណាក៏បាន។
euchre-say-any = ដល់វេនអ្នក៖ { $card } មិនតម្រូវឈុតទេ ចេញបៀណាក៏បាន។
euchre-say-follow = ដល់វេនអ្នក៖ គេចេញ { $card } ដូច្នេះចេញតាម{ $suit } បើមាន។
euchre-say-follow-left = ដល់វេនអ្នក៖ គេចេញ { $card } ដូច្នេះចេញតាម{ $suit } ហើយ{ $left }របស់អ្នកក៏ជាអាតូដែរ។
euchre-say-out = អ្នកមិនលេងជុំនេះទេ៖ ដល់វេន { $player }។
euchre-say-wait = { $player_is ->
    [you] ដល់វេនអ្នកហើយ។
   *[other] { $phase ->
        [claims] ចែកបៀរួចហើយ។
        [discards] { $player } កំពុងបោះបៀចោលមួយសន្លឹក។
        [bidding] { $player } ត្រូវដេញថ្លៃ។
        [naming] { $player } កំពុងកំណត់អាតូ។
        [giving] { $player } កំពុងឱ្យបៀទៅដៃគូ។
        [gift] { $player } កំពុងជ្រើសបៀឱ្យអ្នក។
        [calls] { $player } អាចចាប់ការលេងខុសច្បាប់។
       *[play] ដល់វេន { $player }។
    }
}

euchre-do-pass = { $phase ->
    [claims] លេងបៀនេះ
    [calls] បណ្តោយទៅ
   *[bidding] រំលង
}
euchre-do-claim = ទាមទារមានអាត់គ្មានរូប៖ ចែកបៀថ្មី
euchre-do-bid = { $bid ->
    [all] ទាំង { $tricks } ល្បិច
    [ask] សុំបៀ
    [moon] បាញ់ព្រះច័ន្ទ
   *[tricks] { $tricks } ល្បិច
}
euchre-means-all = លេងទាំងពីរនាក់
euchre-means-ask = លេងម្នាក់ឯង ដោយដៃគូឱ្យបៀ { $cards } សន្លឹក៖ { $points } ពិន្ទុ
euchre-means-moon = លេងម្នាក់ឯង គ្មានជំនួយ៖ { $points } ពិន្ទុ
euchre-do-trump = { $suit }
euchre-do-no-trump = គ្មានអាតូ
euchre-do-card = { $phase ->
    [discards] បោះ { $card } ចោល
    [giving] ឱ្យ { $card }
    [gift] ឱ្យ { $card }
   *[play] ចេញ { $card }
}
euchre-do-call = ចាប់ { $card } របស់ { $player } ល្បិចទី { $trick }

## អ្វីដែលបានកើតឡើង

euchre-tell-claim = { $player_is ->
    [you] អ្នកទាមទារមានអាត់គ្មានរូប៖ ប្រមូលបៀវិញ។
   *[other] { $player } ទាមទារមានអាត់គ្មានរូប៖ ប្រមូលបៀវិញ។
}
euchre-tell-no-claim = { $player_is ->
    [you] អ្នកមិនទាមទារមានអាត់គ្មានរូបទេ។
   *[other] { $player } មិនទាមទារមានអាត់គ្មានរូបទេ។
}
euchre-tell-discard = { $player_is ->
    [you] អ្នកបោះ { $card } ចោល។
   *[other] { $player } បោះ { $card } ចោល។
}
euchre-tell-discards = { $player_is ->
    [you] អ្នកបោះបៀចោលមួយសន្លឹក។
   *[other] { $player } បោះបៀចោលមួយសន្លឹក។
}
euchre-tell-pass = { $player_is ->
    [you] អ្នករំលង។
   *[other] { $player } រំលង។
}
euchre-tell-bid = { $player_is ->
    [you] អ្នកដេញថ្លៃ { euchre-bid }។
   *[other] { $player } ដេញថ្លៃ { euchre-bid }។
}
euchre-tell-trump = { $player_is ->
    [you] អ្នកកំណត់អាតូ៖ { $trump }។
   *[other] { $player } កំណត់អាតូ៖ { $trump }។
}
euchre-tell-gave = { $player_is ->
    [you] អ្នកឱ្យ { $card } ទៅដៃគូ។
   *[other] { $player } ឱ្យ { $card } មកអ្នក។
}
euchre-tell-gives = { $player_is ->
    [you] អ្នកប្តូរបៀមួយសន្លឹកជាមួយដៃគូ។
   *[other] { $player } ប្តូរបៀមួយសន្លឹកជាមួយដៃគូ។
}
euchre-tell-lead = { $player_is ->
    [you] អ្នកចេញមុន { $card }។
   *[other] { $player } ចេញមុន { $card }។
}
euchre-tell-play = { $player_is ->
    [you] អ្នកចេញ { $card }។
   *[other] { $player } ចេញ { $card }។
}
euchre-tell-trick = { $player_is ->
    [you] អ្នកយកល្បិចនេះ។
   *[other] { $player } យកល្បិចនេះ។
}
euchre-tell-answer = { $player_is ->
    [you] អ្នកបានឆ្លើយហើយ។
   *[other] { $player } បានឆ្លើយហើយ។
}
euchre-tell-right = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ចាប់ { $card } របស់{ $owner_is ->
    [you] អ្នក
   *[other] {" "}{ $owner }
}៖ ត្រូវ វាពិតជាលេងខុសច្បាប់។
euchre-tell-wrong = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ចាប់ { $card } របស់{ $owner_is ->
    [you] អ្នក
   *[other] {" "}{ $owner }
}៖ ខុស ត្រូវដកពីរពិន្ទុ។

## ពិន្ទុ

euchre-headline-first = ជុំទីមួយមិនទាន់ចប់ទេ។
euchre-headline-winners = { euchre-side } ឈ្នះការប្រកួត។
euchre-headline-draw = ការប្រកួតនេះស្មើ។
euchre-headline-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
euchre-row-deal = ជុំទី { $number }
euchre-points = { $points }
euchre-how-passed = រំលងទាំងអស់គ្នា៖ អ្នកបន្ទាប់ចែកបៀ។
euchre-how-claimed = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ទាមទារមានអាត់គ្មានរូប៖ អ្នកបន្ទាប់ចែកបៀ។
euchre-how-made = { $player_is ->
    [you] អ្នកដេញថ្លៃ { euchre-bid } ហើយធ្វើបានសម្រេច។
   *[other] { $player } ដេញថ្លៃ { euchre-bid } ហើយធ្វើបានសម្រេច។
}
euchre-how-set = { $player_is ->
    [you] អ្នកដេញថ្លៃ { euchre-bid } ហើយធ្លាក់។
   *[other] { $player } ដេញថ្លៃ { euchre-bid } ហើយធ្លាក់។
}
euchre-note-tricks = { euchre-side }៖ { euchre-tricks } { $points } ពិន្ទុ។
euchre-note-set = { euchre-side }៖ ធ្លាក់ { euchre-tricks } { $points } ពិន្ទុ។
euchre-note-ask = { euchre-side }៖ សុំបៀ ហើយយកទាំង { $tricks } ល្បិច { $points } ពិន្ទុ។
euchre-note-moon = { euchre-side }៖ បាញ់ព្រះច័ន្ទ ហើយយកទាំង { $tricks } ល្បិច { $points } ពិន្ទុ។
euchre-note-fine = { euchre-side }៖ { $points } ពិន្ទុ ដោយសារលេងខុសច្បាប់ ឬចាប់ខុស។
euchre-note-renege = { $card } របស់{ $player_is ->
    [you] អ្នក
   *[other] {" "}{ $player }
} ជាការលេងខុសច្បាប់៖ ចាប់ពីល្បិចទី { $trick } ល្បិចទាំងអស់រាប់ឱ្យក្រុមម្ខាងទៀត។

## ហេតុអ្វីធ្វើមិនបាន

euchre-refuse-over = ជុំនេះចប់ហើយ។
euchre-refuse-claim = គេសួរអ្នកជាសម្ងាត់៖ ទាមទារមានអាត់គ្មានរូប ឬលេងបៀនេះ។
euchre-refuse-discard = សូមបោះបៀរបស់អ្នកចោលមួយសន្លឹកជាមុនសិន។
euchre-refuse-pass = គ្មាននរណាដេញថ្លៃទេ ដូច្នេះអ្នកចែកបៀត្រូវតែដេញថ្លៃ។
euchre-refuse-plain = ល្បិចទាំងអស់ត្រូវដេញថ្លៃដោយសុំបៀ ឬបាញ់ព្រះច័ន្ទ។
euchre-refuse-bid = កំពុងដេញថ្លៃ៖ ដេញថ្លៃចំនួនល្បិច ឬរំលង។
euchre-refuse-all = ដេញថ្លៃចំនួនប៉ុណ្ណឹងជាលេខមិនបានទេ៖ មាន { $tricks } ល្បិច ហើយយកទាំងអស់ជាការដេញថ្លៃដោយឡែក។
euchre-refuse-low = ត្រូវដេញថ្លៃឱ្យលើសអ្នកមុនៗ ហើយយ៉ាងតិចបី។
euchre-refuse-name = សូមកំណត់អាតូ៖ ឈុតមួយក្នុងបួន ឬគ្មានអាតូ បើគេអនុញ្ញាត។
euchre-refuse-no-trump = ឈុតមួយក្នុងចំណោមបួនត្រូវតែជាអាតូ។
euchre-refuse-best = អ្នកមានអាតូ៖ ត្រូវឱ្យសន្លឹកល្អជាងគេ។
euchre-refuse-give = ត្រូវឱ្យបៀដែលអ្នកមានមុនពេលប្តូរ។
euchre-refuse-play = អាតូបានកំណត់ហើយ៖ សូមចេញបៀ។
euchre-refuse-not-held = ក្នុងដៃអ្នកគ្មានបៀនោះទេ។
euchre-refuse-follow = ចេញ { $card } មិនបានទេ៖ គេចេញ{ $suit } ហើយអ្នកមានបៀឈុតនោះ { $count } សន្លឹក។
euchre-refuse-call = ចាប់បៀដែលគូប្រកួតបានចេញ ឬបណ្តោយទៅ។
euchre-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ៖ សូមសរសេរបៀ ដូចជា KH ឬ pass, 4, all, ask, moon, trumps=H, claim, call=7។
