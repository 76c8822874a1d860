## ល្បែង និងច្បាប់ដែលអាចជ្រើស

hand_and_foot-title = ដៃ និងជើង
hand_and_foot-about = រៀបបណ្តុំជាមួយដៃគូ បំពេញសៀវភៅ លេងអស់ដៃ រួចអស់ជើង។

hand_and_foot-preset-seed = ច្បាប់គោល
hand_and_foot-preset-classic = តាមទម្លាប់

hand_and_foot-option-players = ចំនួនអ្នកលេង
hand_and_foot-option-sides_of_six = លេងប្រាំមួយនាក់
hand_and_foot-option-sides_of_six-three = បីក្រុម ក្រុមមួយពីរនាក់
hand_and_foot-option-sides_of_six-two = ពីរក្រុម ក្រុមមួយបីនាក់
hand_and_foot-option-decks = ចំនួនហ៊ូបៀ
hand_and_foot-option-cards_each = ចំនួនបៀក្នុងដៃ និងក្នុងជើង
hand_and_foot-option-meld_per_turn = ការរៀបបណ្តុំក្នុងមួយវេន
hand_and_foot-option-meld_per_turn-either = ចាប់ផ្តើម ឬថែម
hand_and_foot-option-meld_per_turn-both = ចាប់ផ្តើមផង ថែមផង
hand_and_foot-option-pile = ការយកគំនរ
hand_and_foot-option-pile-seven = ប្រាំពីរសន្លឹកលើគេ
hand_and_foot-option-pile-whole = គំនរទាំងមូល
hand_and_foot-option-wild_top = បៀព្រៃនៅលើគំនរ
hand_and_foot-option-wild_top-blocks = ទប់គំនរ
hand_and_foot-option-wild_top-two_of_a_kind = យកដោយពីរសន្លឹកដូចវា
hand_and_foot-option-last_card = បៀចុងក្រោយ
hand_and_foot-option-last_card-discard = ត្រូវបោះចោល
hand_and_foot-option-last_card-optional = អាចរៀបជាបណ្តុំ
hand_and_foot-option-contract = សៀវភៅដើម្បីចេញអស់
hand_and_foot-option-contract-2-2-1 = ស្អាត ២ លាយ ២ ព្រៃ ១
hand_and_foot-option-contract-1-1-1 = ស្អាត ១ លាយ ១ ព្រៃ ១
hand_and_foot-option-contract-1-1-0 = ស្អាត ១ លាយ ១
hand_and_foot-option-contract-2-2-0 = ស្អាត ២ លាយ ២
hand_and_foot-option-rounds = រយៈពេលប្រកួត
hand_and_foot-option-rounds-full = បួនជុំទាំងអស់

## ឈ្មោះបៀ៖ ច្រើនសន្លឹក និងមួយសន្លឹក

hand_and_foot-many-4 = លេខ ៤
hand_and_foot-many-5 = លេខ ៥
hand_and_foot-many-6 = លេខ ៦
hand_and_foot-many-7 = លេខ ៧
hand_and_foot-many-8 = លេខ ៨
hand_and_foot-many-9 = លេខ ៩
hand_and_foot-many-T = លេខ ១០
hand_and_foot-many-J = ជែក
hand_and_foot-many-Q = ក្វីន
hand_and_foot-many-K = ស្តេច
hand_and_foot-many-A = អាត់
hand_and_foot-many-W = បៀព្រៃ
hand_and_foot-many-2 = លេខ ២
hand_and_foot-many-3 = បីខ្មៅ
hand_and_foot-many-X = ចូកគ័រ
hand_and_foot-one-2 = លេខ ២
hand_and_foot-one-3 = បីខ្មៅ
hand_and_foot-one-4 = លេខ ៤
hand_and_foot-one-5 = លេខ ៥
hand_and_foot-one-6 = លេខ ៦
hand_and_foot-one-7 = លេខ ៧
hand_and_foot-one-8 = លេខ ៨
hand_and_foot-one-9 = លេខ ៩
hand_and_foot-one-T = លេខ ១០
hand_and_foot-one-J = ជែក
hand_and_foot-one-Q = ក្វីន
hand_and_foot-one-K = ស្តេច
hand_and_foot-one-A = អាត់
hand_and_foot-one-X = ចូកគ័រ

## អ្នកណាលេងជាមួយអ្នកណា

hand_and_foot-side = { $players ->
    [1] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    }
    [2] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    } និង { $two_is ->
        [you] អ្នក
       *[other] { $two }
    }
   *[other] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    }, { $two_is ->
        [you] អ្នក
       *[other] { $two }
    } និង { $three_is ->
        [you] អ្នក
       *[other] { $three }
    }
}

## នៅលើតុ

hand_and_foot-deal = ជុំទី { $number } ក្នុង { $of }
hand_and_foot-zone-hand = { $player_is ->
    [you] បៀក្នុងដៃអ្នក { $count } សន្លឹក
   *[other] បៀក្នុងដៃរបស់ { $player } { $count } សន្លឹក
}
hand_and_foot-zone-foot = { $player_is ->
    [you] ជើងរបស់អ្នក
   *[other] ជើងរបស់ { $player }
}
hand_and_foot-zone-stock = ហ៊ូសល់
hand_and_foot-zone-discard = គំនរបោះចោល
hand_and_foot-zone-meld = { $many }
hand_and_foot-zone-threes = បីក្រហម
hand_and_foot-caption-meld = { $kind ->
    [clean] ស្អាត
    [dirty] លាយ
   *[wild] ព្រៃ
} { $count } ក្នុង ៧
hand_and_foot-caption-book = { $kind ->
    [clean] សៀវភៅស្អាត
    [dirty] សៀវភៅលាយ
   *[wild] សៀវភៅព្រៃ
}
hand_and_foot-caption-new = ថ្មី
hand_and_foot-caption-threes = { $points } ពិន្ទុ
hand_and_foot-caption-take = បាន { $count } សន្លឹក
hand_and_foot-caption-take_three = បីខ្មៅទប់
hand_and_foot-caption-take_wild = បៀព្រៃទប់
hand_and_foot-caption-take_pair = ត្រូវមានគូ{ $rank }
hand_and_foot-caption-take_full = បណ្តុំ{ $rank } ដាក់មិនអស់
hand_and_foot-caption-take_minimum = បើកបានតែ { $points } ក្នុង { $minimum }
hand_and_foot-caption-take_keep = បៀសល់មិនគ្រប់
hand_and_foot-caption-take_empty = ទទេ
hand_and_foot-missing = { $clean ->
    [0] { $dirty ->
        [0] { $wild ->
            [0] គ្មាន
          *[other] ព្រៃ { $wild }
        }
       *[other] { $wild ->
            [0] លាយ { $dirty }
          *[other] លាយ { $dirty } ព្រៃ { $wild }
        }
    }
   *[other] { $dirty ->
        [0] { $wild ->
            [0] ស្អាត { $clean }
          *[other] ស្អាត { $clean } ព្រៃ { $wild }
        }
       *[other] { $wild ->
            [0] ស្អាត { $clean } លាយ { $dirty }
          *[other] ស្អាត { $clean } លាយ { $dirty } ព្រៃ { $wild }
        }
    }
}
hand_and_foot-row-side = { $who ->
    [we] យើង
    [they] គេ
   *[names] { hand_and_foot-side }
}
hand_and_foot-row-first = { hand_and_foot-row-side }៖ បណ្តុំដំបូងពី { $minimum } ពិន្ទុ
hand_and_foot-row-missing = { hand_and_foot-row-side }៖ { $who ->
    [names] នៅខ្វះ
   *[other] ខ្វះ
} { hand_and_foot-missing }
hand_and_foot-row-complete = { hand_and_foot-row-side }៖ សៀវភៅគ្រប់សម្រាប់ចេញអស់
hand_and_foot-line-dealer = អ្នកចែកបៀ
hand_and_foot-line-hand = ដៃ { $count }
hand_and_foot-line-foot = ជើង { $count }
hand_and_foot-fact-out = ដើម្បីចេញអស់
hand_and_foot-fact-foot = ជើងរបស់អ្នក
hand_and_foot-fact-cards = { $count } សន្លឹក
hand_and_foot-fact-play = { $player } ត្រូវលេងពីជើងសិន
hand_and_foot-fact-word = { $player } ត្រូវយល់ព្រម
hand_and_foot-fact-yes = បានអនុញ្ញាតក្នុងវេននេះ
hand_and_foot-fact-no = មិនអនុញ្ញាតក្នុងវេននេះ

## ឥឡូវត្រូវធ្វើអ្វី

hand_and_foot-say-draw = ដល់វេនអ្នក៖ យកបៀពីរសន្លឹកពីហ៊ូ{ $pile ->
    [yes] {" "}ឬយកគំនរបោះចោល
   *[no] {""}
}។
hand_and_foot-say-end = { $count ->
    [0] ហ៊ូសល់អស់ហើយ
   *[other] ហ៊ូសល់មានតែមួយសន្លឹក
}៖ យកគំនរបោះចោល ឬបញ្ចប់ជុំ។
hand_and_foot-say-first = ដល់វេនអ្នក៖ ដាក់បណ្តុំដំបូងឱ្យបាន { $minimum } ពិន្ទុ ឬបោះបៀមួយចោល។
hand_and_foot-say-opening = បើកបាន { $points } ក្នុង { $minimum }៖ នៅខ្វះ { $missing }។
hand_and_foot-say-enough = បើកបាន { $points } ក្នុង { $minimum }៖ ដាក់បណ្តុំបានហើយ ឬថែមទៀត។
hand_and_foot-say-short = បណ្តុំ{ $many } ទើបចាប់ផ្តើម ខ្វះ { $count } សន្លឹកទៀត។
hand_and_foot-say-opening-short = បើកបាន { $points } ក្នុង { $minimum } បណ្តុំ{ $many } ខ្វះ { $count } សន្លឹកទៀត។
hand_and_foot-say-meld = ដល់វេនអ្នក៖ { $way ->
    [begin] អ្នកអាចចាប់ផ្តើមបណ្តុំទៀត
    [add] អ្នកអាចថែមលើបណ្តុំទៀត
    [both] អ្នកអាចចាប់ផ្តើមបណ្តុំ និងថែមលើបណ្តុំ
   *[either] អ្នកអាចចាប់ផ្តើមបណ្តុំ ឬថែមលើបណ្តុំ
} រួចបោះបៀមួយចោល។
hand_and_foot-say-wilds = បណ្តុំ{ $many } មានបៀព្រៃ ដូច្នេះត្រូវថែមបៀធម្មតា { $count } សន្លឹកទៀត។
hand_and_foot-say-opening-wilds = បើកបាន { $points } ក្នុង { $minimum } បណ្តុំ{ $many } មានបៀព្រៃ ត្រូវថែមបៀធម្មតា { $count } សន្លឹកទៀត។
hand_and_foot-say-more = ដើម្បីចេញអស់ដោយបៀទាំងនេះ សូមរៀបថែមទៀត មុនដាក់បណ្តុំ។
hand_and_foot-say-lay = អ្នករៀបបាន { $points } ពិន្ទុ៖ ដាក់បណ្តុំ ឬថែមទៀត។
hand_and_foot-say-discard = ដល់វេនអ្នក៖ បោះបៀមួយចោល។
hand_and_foot-say-few = ដល់វេនអ្នក៖ បោះបៀមួយចោល។ ដើម្បីបើក បៀអ្នកបានតែ { $points } ក្នុង { $minimum } ពិន្ទុ។
hand_and_foot-say-ask = ដល់វេនអ្នក៖ អ្នកអាចចេញអស់។ សួរដៃគូសិន ឬ{ $or ->
    [end] បញ្ចប់វេន
   *[play] លេងបន្ត ហើយទុកពីរសន្លឹក
}។
hand_and_foot-say-leave = អ្នកអាចចេញអស់៖ { $way ->
    [last] បោះបៀចុងក្រោយចោល
    [meld] រៀបបៀចុងក្រោយ
    [all] រៀបបៀទាំងអស់ ឬទុកមួយសន្លឹក ហើយបោះវាចោល
   *[most] រៀបបៀទាំងអស់ លើកលែងតែមួយ ហើយបោះមួយនោះចោល
}។
hand_and_foot-say-keep = ឥឡូវអ្នកចេញអស់មិនបានទេ៖ ត្រូវទុកពីរសន្លឹក មួយបោះចោល មួយលេងបន្ត។
hand_and_foot-say-last = អ្នកគ្មានបៀត្រូវបោះចោលទេ៖ សូមបញ្ចប់វេន។
hand_and_foot-say-answer = { $player } សួរថា គេចេញអស់ឥឡូវបានទេ។ { $partners ->
    [1] បើថាបាន
   *[other] បើដៃគូទាំងអស់ថាបាន
} គេត្រូវតែចេញ ហើយជុំនេះចប់។
hand_and_foot-say-asked = { $player_is ->
    [you] គេសួរអ្នកថា { $asker } ចេញអស់បានទេ។
   *[other] { $asker_is ->
        [you] អ្នកបានសួរ { $player } ថា អ្នកចេញអស់បានទេ។
       *[other] { $asker } បានសួរ { $player } ថា គេចេញអស់បានទេ។
    }
}
hand_and_foot-say-wait = { $player_is ->
    [you] ដល់វេនអ្នកហើយ។
   *[other] { $phase ->
        [draw] { $player } ត្រូវយកបៀ។
       *[meld] { $player } អាចរៀបបណ្តុំ ហើយបោះបៀមួយចោល។
    }
}

hand_and_foot-do-draw = យកពីរសន្លឹកពីហ៊ូ
hand_and_foot-do-pile = យកគំនរ { $count } សន្លឹក
hand_and_foot-do-end = បញ្ចប់ជុំ
hand_and_foot-do-meld = លើបណ្តុំ{ $many }
hand_and_foot-do-meld-several = លើបណ្តុំ{ $many } ({ $count } សន្លឹក)
hand_and_foot-do-begin = បណ្តុំថ្មី៖ { $many }
hand_and_foot-do-begin-several = បណ្តុំថ្មី { $count }៖ { $many }
hand_and_foot-do-lay = ដាក់បណ្តុំ
hand_and_foot-do-discard = បោះ{ $one } ចោល
hand_and_foot-do-ask = សួរដៃគូថា ចេញអស់បានទេ
hand_and_foot-do-yes = បាន ចេញចុះ
hand_and_foot-do-no = ទេ មិនទាន់ទេ
hand_and_foot-do-end-turn = បញ្ចប់វេន

## អ្វីដែលបានកើតឡើង

hand_and_foot-tell-drew = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}យក{ $one } និង{ $two } ពីហ៊ូ។
hand_and_foot-tell-drew-pair = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}យក{ $many } ពីរសន្លឹកពីហ៊ូ។
hand_and_foot-tell-draws = { $player_is ->
    [you] អ្នកយក { $count } សន្លឹកពីហ៊ូ។
   *[other] { $player } យក { $count } សន្លឹកពីហ៊ូ។
}
hand_and_foot-tell-threes = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ដាក់បីក្រហម { $count } លើតុ { $taken ->
    [0] តែហ៊ូអស់ គ្មានបៀជំនួស
   *[other] ហើយយកបៀ { $taken } ជំនួស
}។
hand_and_foot-tell-pile = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}យកគំនរ { $count } សន្លឹក បៀលើគេគឺ{ $one }។
hand_and_foot-tell-meld = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}{ $natural ->
    [no] ដាក់បៀព្រៃ { $count } សន្លឹកលើបណ្តុំ{ $many }
   *[yes] ដាក់ { $count } សន្លឹកលើបណ្តុំ{ $many }{ $wild ->
        [0] {""}
       *[other] {" "}ក្នុងនោះបៀព្រៃ { $wild }
    }
}។
hand_and_foot-tell-begin = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ចាប់ផ្តើមបណ្តុំ{ $many } ដោយបៀ { $count } សន្លឹក{ $wild ->
    [0] {""}
   *[other] {" "}ក្នុងនោះបៀព្រៃ { $wild }
}។
hand_and_foot-tell-opened = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}បើកដោយ { $points } ពិន្ទុ។
hand_and_foot-tell-book = បានជាសៀវភៅ{ $kind ->
    [clean] ស្អាត
    [dirty] លាយ
   *[wild] ព្រៃ
}{ $kind ->
    [wild] {""}
   *[other] {" "}នៃ{ $many }
}។
hand_and_foot-tell-discard = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}បោះ{ $one } ចោល។
hand_and_foot-tell-foot = { $player_is ->
    [you] អ្នកយកជើងរបស់អ្នកឡើង។
   *[other] { $player } យកជើងឡើង។
}
hand_and_foot-tell-ask = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}សួរ{ $partner_is ->
    [you] អ្នក
   *[other] {" "}{ $partner }
}៖ ខ្ញុំចេញអស់បានទេ?
hand_and_foot-tell-yes = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ថាបាន ចេញចុះ។
hand_and_foot-tell-no = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}ថាទេ មិនទាន់ទេ។
hand_and_foot-tell-end = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}បញ្ចប់ជុំ ព្រោះហ៊ូសល់អស់ហើយ។
hand_and_foot-tell-end-turn = { $player_is ->
    [you] អ្នក
   *[other] { $player }{" "}
}គ្មានបៀត្រូវបោះចោលទេ។

## ពិន្ទុ

hand_and_foot-headline-first = ជុំទីមួយមិនទាន់ចប់ទេ។
hand_and_foot-headline-winners = { $players ->
    [1] { $one_is ->
        [you] អ្នកឈ្នះការប្រកួត។
       *[other] { $one } ឈ្នះការប្រកួត។
    }
   *[other] { hand_and_foot-side } ឈ្នះការប្រកួត។
}
hand_and_foot-headline-draw = ការប្រកួតនេះស្មើ។
hand_and_foot-headline-resigned = { $player_is ->
    [you] អ្នកបានចុះចាញ់។
   *[other] { $player } បានចុះចាញ់។
}
hand_and_foot-row-deal = ជុំទី { $number }
hand_and_foot-points = { $points }
hand_and_foot-how-out = { $player_is ->
    [you] អ្នកចេញអស់។
   *[other] { $player } ចេញអស់។
}
hand_and_foot-how-stock = ហ៊ូសល់អស់ ហើយគ្មាននរណាចេញអស់ទេ។
hand_and_foot-how-long = ជុំនេះចប់ក្រោយ ៥០០ វេន ហើយគ្មាននរណាចេញអស់ទេ។
hand_and_foot-item-points = { $count ->
    [0] { $points }
   *[other] ({ $count }) { $points }
}
hand_and_foot-item-cards = បៀក្នុងបណ្តុំ
hand_and_foot-item-clean = សៀវភៅស្អាត មួយ ៥០០
hand_and_foot-item-dirty = សៀវភៅលាយ មួយ ៣០០
hand_and_foot-item-wild = សៀវភៅព្រៃ មួយ ១៥០០
hand_and_foot-item-reds = បីក្រហម
hand_and_foot-item-out = ចេញអស់
hand_and_foot-item-left = បៀនៅសល់

## ហេតុអ្វីបានជាណែនាំបែបនេះ

hand_and_foot-why-out = អ្នកចេញអស់តែម្តង។
hand_and_foot-why-book = បានគ្រប់សៀវភៅ{ $kind ->
    [clean] ស្អាត
    [dirty] លាយ
   *[wild] ព្រៃ
}មួយ។
hand_and_foot-why-opens = អ្នកបើកបាន { $points } ពិន្ទុ ខណៈត្រូវការតែ { $minimum }។
hand_and_foot-why-foot = អ្នកបានយកជើងឡើង។
hand_and_foot-why-pile = យកគំនរបាន { $count } សន្លឹក តែយកពីហ៊ូបានតែពីរ។
hand_and_foot-why-blocks = នៅលើគេមាន{ $one } ដូច្នេះ { $player } យកគំនរមិនបានទេ។
hand_and_foot-why-no-pair = { $player } មិនអាចមាន{ $many } ពីរសន្លឹកទេ ដូច្នេះយកគំនរមិនបាន។
hand_and_foot-why-full = បណ្តុំ{ $many } របស់គេដាក់បីសន្លឹកទៀតមិនអស់ទេ ដូច្នេះ { $player } យកគំនរមិនបាន។

## ហេតុអ្វីធ្វើមិនបាន

hand_and_foot-refuse-few-cards = ហ៊ូសល់មានតែ { $left } សន្លឹក តែត្រូវមាន { $fewest }៖ សូមយកហ៊ូបៀច្រើនជាងនេះ ឬចែកតិចជាងនេះ។
hand_and_foot-refuse-over = ជុំនេះចប់ហើយ។
hand_and_foot-refuse-not_asked = គ្មាននរណាសួរអ្នកទេ។
hand_and_foot-refuse-answer = ដៃគូសួរថា គេចេញអស់បានទេ៖ សូមឆ្លើយថាបាន ឬទេ។
hand_and_foot-refuse-choice = គ្មានជម្រើសបែបនេះទេ៖ សូមដាក់បៀ បោះបៀ យកពីហ៊ូ ឬយកគំនរ។
hand_and_foot-refuse-draw_first = សូមយកបៀពីរសន្លឹកពីហ៊ូ ឬយកគំនរបោះចោលជាមុនសិន។
hand_and_foot-refuse-drawn = ក្នុងវេននេះអ្នកយកបៀរួចហើយ៖ សូមរៀបបណ្តុំ ឬបោះបៀមួយចោល។
hand_and_foot-refuse-no_stock = ហ៊ូសល់មិនគ្រប់ពីរសន្លឹកទេ៖ សូមយកគំនរបោះចោល ឬបញ្ចប់ជុំ។
hand_and_foot-refuse-no_end = ហ៊ូសល់នៅមានពីរសន្លឹក ជុំត្រូវបន្ត៖ សូមយកពីហ៊ូ ឬយកគំនរ។
hand_and_foot-refuse-take_empty = គំនរបោះចោលគ្មានបៀទេ៖ សូមយកពីហ៊ូ។
hand_and_foot-refuse-take_three = បីខ្មៅនៅលើគេ ដូច្នេះយកគំនរមិនបានទេ។
hand_and_foot-refuse-take_wild = បៀព្រៃនៅលើគេ ដូច្នេះយកគំនរមិនបានទេ។
hand_and_foot-refuse-take_pair = ដើម្បីយកគំនរ ត្រូវមាន{ $rank } ពីរសន្លឹកក្នុងដៃ។
hand_and_foot-refuse-take_full = បណ្តុំ{ $rank } របស់ក្រុមអ្នកដាក់បីសន្លឹកទៀតមិនអស់ទេ ដូច្នេះយកគំនរមិនបាន។
hand_and_foot-refuse-take_minimum = បណ្តុំដំបូងត្រូវមានតម្លៃ { $minimum } ពិន្ទុ តែបៀលើគេ និងបៀក្នុងដៃអ្នកបានតែ { $points } ដូច្នេះយកគំនរមិនបាន។
hand_and_foot-refuse-take_keep = ក្រោយយកគំនរ និងរៀប អ្នកត្រូវនៅសល់ពីរសន្លឹក៖ មួយបោះចោល មួយទុក។
hand_and_foot-refuse-not_held = ក្នុងដៃអ្នកគ្មានបៀនោះទេ៖ សូមជ្រើសបៀពីដៃអ្នក។
hand_and_foot-refuse-three = គេមិនរៀបលេខ ៣ ទេ៖ បីខ្មៅបោះចោលតែប៉ុណ្ណោះ។
hand_and_foot-refuse-start = ក្នុងវេននេះអ្នកបានថែមលើបណ្តុំហើយ ដូច្នេះចាប់ផ្តើមថ្មីមិនបានទេ៖ សូមថែមលើបណ្តុំដែលមាន។
hand_and_foot-refuse-add = ក្នុងវេននេះអ្នកបានចាប់ផ្តើមបណ្តុំហើយ ដូច្នេះថែមលើបណ្តុំចាស់មិនបានទេ៖ សូមចាប់ផ្តើមមួយទៀត ឬបំពេញបណ្តុំដែលទើបចាប់ផ្តើម។
hand_and_foot-refuse-wilds = បៀព្រៃច្រើនពេក៖ បណ្តុំត្រូវមានបៀធម្មតាពីរដងច្រើនជាងបៀព្រៃ។
hand_and_foot-refuse-short = បណ្តុំត្រូវមានបីសន្លឹក តែបណ្តុំនេះរកមិនគ្រប់ទេ៖ សូមជ្រើសបៀដែលដាក់បានបី។
hand_and_foot-refuse-minimum = បណ្តុំដំបូងត្រូវមានតម្លៃ { $minimum } ពិន្ទុ បើធ្វើបែបនេះលែងបានគ្រប់ហើយ៖ សូមជ្រើសបៀផ្សេង។
hand_and_foot-refuse-keep_two = ពេលលេងពីជើង ក្រោយរៀបបណ្តុំ អ្នកត្រូវនៅសល់ពីរសន្លឹក៖ មួយបោះចោល មួយទុក។
hand_and_foot-refuse-leave_out = ដៃគូឱ្យអ្នកចេញអស់ហើយ ដូច្នេះត្រូវចេញ៖ បើធ្វើបែបនេះ ចេញអស់លែងបាន។
hand_and_foot-refuse-done_nothing = អ្នកមិនទាន់ដាក់បៀណាទេ៖ សូមជ្រើសបៀរៀបបណ្តុំ ឬបោះមួយចោល។
hand_and_foot-refuse-done_short = បណ្តុំ{ $rank } ត្រូវមានយ៉ាងតិចបីសន្លឹក៖ សូមដាក់ថែមទៀត។
hand_and_foot-refuse-done_wilds = បណ្តុំ{ $rank } មានបៀព្រៃច្រើនពេក៖ សូមដាក់បៀធម្មតាឱ្យបានពីរដងនៃបៀព្រៃ។
hand_and_foot-refuse-done_minimum = បណ្តុំដំបូងត្រូវមានតម្លៃ { $minimum } ពិន្ទុ តែឥឡូវបាន { $points }៖ សូមដាក់ថែមទៀត។
hand_and_foot-refuse-done_keep = ពេលលេងពីជើង ក្រោយរៀបអ្នកត្រូវទុកពីរសន្លឹក លើកលែងតែអ្នកចេញអស់៖ សូមដកខ្លះវិញ ឬរៀបថែមទៀត។
hand_and_foot-refuse-done_out = ដៃគូឱ្យអ្នកចេញអស់ហើយ ដូច្នេះត្រូវចេញ៖ សូមរៀបឱ្យចេញអស់នៅតែបាន។
hand_and_foot-refuse-discard_held = ក្នុងដៃអ្នកគ្មានបៀនោះទេ៖ សូមបោះបៀមួយពីដៃអ្នក។
hand_and_foot-refuse-discard_done = អ្នកកំពុងរៀបបណ្តុំ៖ សូមដាក់បណ្តុំសិន ឬដកបៀវិញ។
hand_and_foot-refuse-discard_last = បៀចុងក្រោយនៃជើង បោះចោលបានតែដើម្បីចេញអស់។
hand_and_foot-refuse-discard_out = ដៃគូឱ្យអ្នកចេញអស់ហើយ ដូច្នេះត្រូវចេញ៖ សូមរៀបបណ្តុំសិន រួចបោះបៀចុងក្រោយ។
hand_and_foot-refuse-ask_done = អ្នកកំពុងរៀបបណ្តុំ៖ សូមដាក់បណ្តុំសិន រួចសួរ។
hand_and_foot-refuse-ask_hand = ចេញអស់បានតែពីជើងប៉ុណ្ណោះ៖ សូមលេងឱ្យអស់ដៃសិន។
hand_and_foot-refuse-ask_nobody = អ្នកគ្មានដៃគូត្រូវសួរទេ។
hand_and_foot-refuse-ask_partner = ដៃគូត្រូវលេងពីជើងមួយវេនសិន ទើបអ្នកចេញអស់បាន។
hand_and_foot-refuse-ask_twice = ក្នុងវេននេះអ្នកបានសួររួចហើយ។
hand_and_foot-refuse-ask_unable = អ្នកចេញអស់ឥឡូវមិនបានទេ៖ បណ្តុំត្រូវធ្វើឱ្យនៅសល់បៀមួយ ហើយសៀវភៅត្រូវគ្រប់នៅលើតុ។
hand_and_foot-refuse-keep = សូមបញ្ចប់វេនដោយបោះបៀមួយចោល។
hand_and_foot-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ៖ សរសេរ K ដើម្បីបោះស្តេច +K ដើម្បីដាក់ស្តេច 2+K ដើម្បីដាក់លេខ ២ ឬ draw, take, done។
