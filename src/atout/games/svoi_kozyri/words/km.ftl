## ល្បែង និងច្បាប់ដែលអាចជ្រើស

svoi_kozyri-title = អាតូរៀងខ្លួន
svoi_kozyri-about = ម្នាក់ៗមានអាតូរៀងខ្លួន ហើយបើលេងពីរនាក់ គេដឹងបៀទាំងអស់។

svoi_kozyri-preset-seed = ច្បាប់គោល
svoi_kozyri-preset-classic = តាមទម្លាប់
svoi_kozyri-preset-besicovitch = បេស៊ីកូវីច

svoi_kozyri-option-players = ចំនួនអ្នកលេង
svoi_kozyri-option-trumps = ឈុតអាតូ
svoi_kozyri-option-trumps-chosen = ម្នាក់ៗជ្រើសខ្លួនឯង
svoi_kozyri-option-trumps-dealt = ចាប់ឆ្នោត
svoi_kozyri-option-lowest_rank = បៀតូចជាងគេ
svoi_kozyri-option-lowest_rank-2 = ២ (៥២ សន្លឹក)
svoi_kozyri-option-lowest_rank-6 = ៦ (៣៦ សន្លឹក)
svoi_kozyri-option-lowest_rank-7 = ៧ (៣២ សន្លឹក)
svoi_kozyri-option-lowest_rank-9 = ៩ (២៤ សន្លឹក)
svoi_kozyri-option-deal = របៀបចែកបៀ
svoi_kozyri-option-deal-random = ដោយចៃដន្យ
svoi_kozyri-option-deal-symmetric = ឆ្លុះគ្នា
svoi_kozyri-option-sixes_home = អាតូតូចជាងគេទៅរកម្ចាស់
svoi_kozyri-option-sixes_home-no = ទេ
svoi_kozyri-option-sixes_home-yes = បាទ/ចាស
svoi_kozyri-option-deals = ចំនួនជុំ
svoi_kozyri-option-take = ចំនួនបៀត្រូវយក
svoi_kozyri-option-take-three_five_all = បី ប្រាំ ឬទាំងអស់
svoi_kozyri-option-take-all = គំនរទាំងមូល
svoi_kozyri-option-pick_up = អ្នកណាអាចយកបៀ
svoi_kozyri-option-pick_up-unable = តែអ្នកដែលស៊ីមិនបាន
svoi_kozyri-option-pick_up-unwilling = អ្នកដែលស៊ីបានក៏យកបាន
svoi_kozyri-option-after_pick_up = ពេលយកបៀអស់គំនរ
svoi_kozyri-option-after_pick_up-next_leads = អ្នកបន្ទាប់ចេញមុន
svoi_kozyri-option-after_pick_up-taker_leads = អ្នកយកបៀចេញមុន
svoi_kozyri-option-last_card = បៀចុងក្រោយមួយដែលអាចស៊ីបាន
svoi_kozyri-option-last_card-draw = ធ្វើឱ្យស្មើ
svoi_kozyri-option-last_card-win = មិនជួយអ្វីទេ
svoi_kozyri-option-repetitions = ស្ថានភាពកើតឡើងដដែលៗ
svoi_kozyri-option-repetitions-0 = លេងបន្ត
svoi_kozyri-option-repetitions-3 = លើកទីបីស្មើ
svoi_kozyri-option-rounds = រយៈពេលប្រកួត
svoi_kozyri-option-rounds-full = រហូតដល់ចប់

## នៅលើតុ

svoi-title = { $of ->
    [1] ជុំតែមួយ
   *[other] ជុំទី { $number } ក្នុង { $of }
}
svoi-zone-hand = { $player_is ->
    [you] បៀក្នុងដៃអ្នក { $count } សន្លឹក
   *[other] បៀក្នុងដៃរបស់ { $player } { $count } សន្លឹក
}
svoi-zone-pile = { $count ->
    [0] គំនរទទេ
    [1] គំនរមានបៀ ១ សន្លឹក
   *[other] គំនរមានបៀ { $count } សន្លឹក បៀលើគេនៅចុង
}
svoi-caption-take = ក្នុងដង្កៀប៖ បៀ { $count } សន្លឹកដែលអ្នកនឹងត្រូវយក
svoi-note-trump = អាតូរបស់អ្នក
svoi-line-waiting = មិនទាន់មានបៀ
svoi-line-cards = សល់ { $count } សន្លឹក
svoi-line-place = អស់បៀ លេខ { $place }
svoi-fact-trump = { $player_is ->
    [you] អាតូរបស់អ្នក
   *[other] អាតូរបស់ { $player }
}
svoi-fact-suit = { $suit }

## ឥឡូវត្រូវធ្វើអ្វី

svoi-say-trumps = ដល់វេនអ្នក៖ សូមជ្រើសឈុតអាតូរបស់អ្នក។
svoi-say-lead = ដល់វេនអ្នក៖ សូមចុះបៀមួយលើគំនរទទេ តាមចិត្ត។
svoi-say-beat = { $top_rank ->
    [A] ដល់វេនអ្នក៖ ស៊ី { $top } ដោយអាតូរបស់អ្នក គឺ{ $trump }{ $may_take ->
        [yes] {" "}ឬយកបៀ
       *[no] {""}
    }។
   *[other] ដល់វេនអ្នក៖ ស៊ី { $top } ដោយ{ $top_suit ->
        [S] ប៊ិក
        [H] បេះដូង
        [D] ពេជ្រ
       *[C] ជួង
    }ធំជាង ឬដោយ{ $trump }{ $may_take ->
        [yes] {" "}ឬយកបៀ
       *[no] {""}
    }។
}
svoi-say-beat-trump = ដល់វេនអ្នក៖ ស៊ី { $top } ដែលជាអាតូរបស់អ្នក ដោយ{ $top_suit ->
    [S] ប៊ិក
    [H] បេះដូង
    [D] ពេជ្រ
   *[C] ជួង
}ធំជាង{ $may_take ->
    [yes] {" "}ឬយកបៀ
   *[no] {""}
}។
svoi-say-beat-plain = ដល់វេនអ្នក៖ ស៊ី { $top } ដោយ{ $top_suit ->
    [S] ប៊ិក
    [H] បេះដូង
    [D] ពេជ្រ
   *[C] ជួង
}ធំជាង{ $may_take ->
    [yes] {" "}ឬយកបៀ
   *[no] {""}
}។
svoi-say-cannot = ដល់វេនអ្នក៖ ស៊ី { $top } មិនបានទេ ត្រូវយកបៀ { $count } សន្លឹក។
svoi-say-second = ដល់វេនអ្នក៖ សូមចុះបៀមួយទៀតពីលើ តាមចិត្ត។
svoi-say-wait = { $player_is ->
    [you] ដល់វេនអ្នកហើយ។
   *[other] { $phase ->
        [trumps] { $player } កំពុងជ្រើសឈុតអាតូ។
        [lead] { $player } ត្រូវចុះបៀមួយលើគំនរទទេ។
        [second] { $player } ស៊ីបៀលើគេហើយ ត្រូវចុះបៀមួយទៀត។
       *[beat] { $player } ត្រូវស៊ីបៀលើគេ ឬយកបៀ។
    }
}

svoi-do-trump = ជ្រើស{ $suit }
svoi-do-lead = ចុះ { $card }
svoi-do-beat = ស៊ីដោយ { $card }
svoi-do-second = ចុះ { $card }
svoi-do-take = { $whole ->
    [yes] យកគំនរទាំងមូល { $count } សន្លឹក
   *[no] យកបៀ { $count } សន្លឹក
}

## អ្វីដែលបានកើតឡើង

svoi-tell-trump = { $player_is ->
    [you] អ្នកជ្រើស{ $suit }ជាអាតូ។
   *[other] { $player } ជ្រើស{ $suit }ជាអាតូ។
}
svoi-tell-home = បៀតូចជាងគេនៃឈុតនីមួយៗ ទៅដល់អ្នកដែលមានឈុតនោះជាអាតូ។
svoi-tell-lead = { $player_is ->
    [you] អ្នកចេញ { $card }។
   *[other] { $player } ចេញ { $card }។
}
svoi-tell-beat = { $player_is ->
    [you] អ្នកស៊ី { $top } ដោយ { $card }។
   *[other] { $player } ស៊ី { $top } ដោយ { $card }។
}
svoi-tell-second = { $player_is ->
    [you] អ្នកចុះ { $card } ពីលើ។
   *[other] { $player } ចុះ { $card } ពីលើ។
}
svoi-tell-take = { $player_is ->
    [you] { $whole ->
        [yes] អ្នកយកគំនរទាំងមូល { $count } សន្លឹក។
       *[no] អ្នកយកបៀ { $count } សន្លឹក។
    }
   *[other] { $whole ->
        [yes] { $player } យកគំនរទាំងមូល { $count } សន្លឹក។
       *[no] { $player } យកបៀ { $count } សន្លឹក។
    }
}
svoi-tell-out = { $player_is ->
    [you] អ្នកអស់បៀហើយ៖ លេខ { $place }។
   *[other] { $player } អស់បៀហើយ៖ លេខ { $place }។
}

## ពិន្ទុ

svoi-headline-first = ជុំទីមួយមិនទាន់ចប់ទេ។
svoi-headline-winner = { $player_is ->
    [you] អ្នកឈ្នះការប្រកួត។
   *[other] { $player } ឈ្នះការប្រកួត។
}
svoi-headline-draw = ការប្រកួតនេះស្មើ។
svoi-shared-one = { $one_is ->
    [you] អ្នក
   *[other] { $one }
}
svoi-shared-two = { $two_is ->
    [you] អ្នក
   *[other] { $two }
}
svoi-shared-three = { $three_is ->
    [you] អ្នក
   *[other] { $three }
}
svoi-headline-shared = { $count ->
    [2] { svoi-shared-one } និង { svoi-shared-two } ឈ្នះលេខមួយរួមគ្នា។
   *[other] { svoi-shared-one }, { svoi-shared-two } និង { svoi-shared-three } ឈ្នះលេខមួយរួមគ្នា។
}
svoi-headline-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
svoi-row-deal = ជុំទី { $number }
svoi-cell-won = ឈ្នះ
svoi-cell-lost = ចាញ់
svoi-cell-draw = ស្មើ
svoi-total = { $count ->
    [0] មិនចាញ់សោះ
   *[other] ចាញ់ { $count } ជុំ
}
svoi-total-resigned = ចុះចាញ់

## ជុំចប់ដោយរបៀបណា

svoi-how-out = { $player_is ->
    [you] អ្នកនៅសល់បៀ ហើយចាញ់ជុំនេះ។
   *[other] { $player } នៅសល់បៀ ហើយចាញ់ជុំនេះ។
}
svoi-how-last-card = ស្មើ៖ បៀមួយដែលនៅសល់ អាចស៊ីបៀលើគេបាន។
svoi-how-repeated = ស្មើ៖ ស្ថានភាពដដែលបានកើតឡើងលើកទីបី។
svoi-how-long = ស្មើ៖ ជុំនេះលេងដល់ ២០០០ វេនហើយ។
svoi-note-place = អស់បៀ លេខ { $place }
svoi-note-shared = លេខ { $place } រួមគ្នា
svoi-note-left = ចាញ់ សល់ { $count } សន្លឹក

## ហេតុអ្វីធ្វើមិនបាន

svoi-refuse-symmetric = ការចែកបៀឆ្លុះគ្នា សម្រាប់តែលេងពីរនាក់។
svoi-refuse-over = ជុំនេះចប់ហើយ។
svoi-refuse-suit-taken = ឈុតនោះមានម្ចាស់ហើយ៖ សូមជ្រើសឈុតដែលនៅទំនេរ។
svoi-refuse-choose-trump = សូមជ្រើសឈុតអាតូរបស់អ្នកជាមុនសិន។
svoi-refuse-trumps-stand = ឈុតអាតូប្តូរមិនបានទេ រហូតដល់ចប់ជុំនេះ។
svoi-refuse-not-held = ក្នុងដៃអ្នកគ្មានបៀនោះទេ។
svoi-refuse-empty-pile = គ្មានបៀត្រូវយកទេ៖ សូមចុះបៀមួយ តាមចិត្ត។
svoi-refuse-second-owed = អ្នកបានស៊ីបៀលើគេហើយ៖ សូមចុះបៀមួយទៀត តាមចិត្ត។
svoi-refuse-can-beat = យកបៀមិនបានទេ៖ អ្នកមានបៀ { $count } សន្លឹក ដែលស៊ីបៀលើគេបាន។
svoi-refuse-beat = { $top_rank ->
    [A] { $card } ស៊ី { $top } មិនបានទេ៖ ត្រូវស៊ីដោយអាតូរបស់អ្នក គឺ{ $trump }។
   *[other] { $card } ស៊ី { $top } មិនបានទេ៖ ត្រូវស៊ីដោយ{ $top_suit ->
        [S] ប៊ិក
        [H] បេះដូង
        [D] ពេជ្រ
       *[C] ជួង
    }ធំជាង ឬដោយអាតូរបស់អ្នក គឺ{ $trump }។
}
svoi-refuse-beat-trump = { $top_rank ->
    [A] អាត់{ $trump }ជាអាតូរបស់អ្នក ស៊ីមិនបានទេ៖ ត្រូវយកគំនរទាំងមូល។
   *[other] { $card } ស៊ី { $top } មិនបានទេ ព្រោះវាជាអាតូរបស់អ្នក៖ ត្រូវស៊ីដោយ{ $trump }ធំជាង។
}
svoi-refuse-beat-plain = { $top_rank ->
    [A] គ្មានអាតូ អ្នកស៊ី { $top } មិនបានទេ៖ ត្រូវយកបៀ។
   *[other] { $card } ស៊ី { $top } មិនបានទេ៖ ត្រូវស៊ីដោយ{ $top_suit ->
        [S] ប៊ិក
        [H] បេះដូង
        [D] ពេជ្រ
       *[C] ជួង
    }ធំជាង។
}
svoi-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ៖ សូមសរសេរបៀ ដូចជា KH ឬ take ឬ trumps=H។

svoi-why-unbeaten = { $player } ស៊ីបៀនោះមិនបានទេ។
