## ល្បែង និងច្បាប់ដែលអាចជ្រើស

hand_and_foot-title = ដៃ និងជើង
hand_and_foot-about = រៀបបណ្តុំជាមួយដៃគូ បំពេញសៀវភៅ លេងអស់ដៃ រួចអស់ជើង។

hand_and_foot-preset-seed = តាមឯកសារ
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

handfoot-many-4 = លេខ ៤
handfoot-many-5 = លេខ ៥
handfoot-many-6 = លេខ ៦
handfoot-many-7 = លេខ ៧
handfoot-many-8 = លេខ ៨
handfoot-many-9 = លេខ ៩
handfoot-many-T = លេខ ១០
handfoot-many-J = ជែក
handfoot-many-Q = ក្វីន
handfoot-many-K = ស្តេច
handfoot-many-A = អាត់
handfoot-many-W = បៀព្រៃ
handfoot-many-2 = លេខ ២
handfoot-many-X = ចូកគ័រ
handfoot-one-2 = លេខ ២
handfoot-one-3 = បីខ្មៅ
handfoot-one-4 = លេខ ៤
handfoot-one-5 = លេខ ៥
handfoot-one-6 = លេខ ៦
handfoot-one-7 = លេខ ៧
handfoot-one-8 = លេខ ៨
handfoot-one-9 = លេខ ៩
handfoot-one-T = លេខ ១០
handfoot-one-J = ជែក
handfoot-one-Q = ក្វីន
handfoot-one-K = ស្តេច
handfoot-one-A = អាត់
handfoot-one-X = ចូកគ័រ

## អ្នកណាលេងជាមួយអ្នកណា

handfoot-side = { $size ->
    [1] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    }
    [2] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    } និង{ $two_is ->
        [you] អ្នក
       *[other] { $two }
    }
   *[other] { $one_is ->
        [you] អ្នក
       *[other] { $one }
    } { $two_is ->
        [you] អ្នក
       *[other] { $two }
    } និង{ $three_is ->
        [you] អ្នក
       *[other] { $three }
    }
}

## ហេតុអ្វីធ្វើមិនបាន

handfoot-refuse-over = ជុំនេះចប់ហើយ។
handfoot-refuse-few = បើលេង { $players } នាក់ ដោយបៀ { $decks } ហ៊ូ ហ៊ូសល់មានតែ { $count } សន្លឹក៖ សូមយកហ៊ូបៀច្រើនជាងនេះ ឬចែកតិចជាងនេះ។ ត្រូវសល់ហាសិបសន្លឹក។
handfoot-refuse-draw = សូមយកបៀពីរសន្លឹកពីហ៊ូ ឬយកគំនរបោះចោលជាមុនសិន។
handfoot-refuse-drawn = ក្នុងវេននេះអ្នកយកបៀរួចហើយ៖ សូមរៀបបណ្តុំ ឬបោះបៀមួយចោល។
handfoot-refuse-answer = ដៃគូសួរថា គេចេញអស់បានទេ៖ សូមឆ្លើយថាបាន ឬទេ។
handfoot-refuse-no-question = គ្មាននរណាសួរអ្នកទេ។
handfoot-refuse-not-held = ក្នុងដៃអ្នកគ្មាន{ $name }ទេ៖ សូមជ្រើសបៀពីដៃអ្នក។
handfoot-refuse-pile-empty = គំនរបោះចោលគ្មានបៀទេ៖ សូមយកពីហ៊ូ។
handfoot-refuse-pile-black-three = បីខ្មៅនៅលើគំនរបោះចោល ដូច្នេះយកគំនរមិនបានទេ។
handfoot-refuse-pile-wild = បៀព្រៃនៅលើគំនរបោះចោល ដូច្នេះយកគំនរមិនបានទេ។
handfoot-refuse-pile-wild-pair = ដើម្បីយកគំនរ ត្រូវមាន{ $name }ពីរក្នុងដៃ អ្នកមាន { $count }។
handfoot-refuse-pile-pair = ដើម្បីយកគំនរ ត្រូវមាន{ $rank }ពីរក្នុងដៃ អ្នកមាន { $count }។
handfoot-refuse-pile-full = បណ្តុំ{ $rank }របស់ក្រុមអ្នកមាន { $count } សន្លឹកហើយ៖ បៀបីទៀតចូលមិនអស់ ដូច្នេះយកគំនរមិនបានទេ។
handfoot-refuse-pile-minimum = បណ្តុំដំបូងត្រូវមានតម្លៃ { $minimum } ពិន្ទុ តែបៀលើគេ និងបៀក្នុងដៃអ្នក បានច្រើនបំផុតតែ { $points }។
handfoot-refuse-pile-keep = ក្រោយយកគំនរ និងរៀបបណ្តុំ អ្នកត្រូវនៅសល់យ៉ាងតិចពីរសន្លឹក៖ មួយបោះចោល មួយទុក។
handfoot-refuse-stock = { $count ->
    [0] ហ៊ូសល់អស់ហើយ
   *[other] ហ៊ូសល់មានតែមួយសន្លឹក
}៖ សូមយកគំនរបោះចោល ឬបញ្ចប់ជុំ។
handfoot-refuse-end = បញ្ចប់ជុំបានតែនៅដើមវេន ពេលហ៊ូសល់មានតិចជាងពីរសន្លឹក។
handfoot-refuse-ratio = បណ្តុំត្រូវមានបៀធម្មតាពីរដងច្រើនជាងបៀព្រៃ៖ { $rank }ធម្មតា { $natural } មិនអាចមានបៀព្រៃ { $wild } ទេ។
handfoot-refuse-begin = ក្នុងវេននេះអ្នកបានថែមលើបណ្តុំហើយ ដូច្នេះចាប់ផ្តើមថ្មីមិនបានទេ៖ សូមថែមលើបណ្តុំដែលមាន។
handfoot-refuse-add = ក្នុងវេននេះអ្នកបានចាប់ផ្តើមបណ្តុំហើយ ដូច្នេះថែមលើបណ្តុំ{ $rank }ចាស់មិនបានទេ៖ សូមចាប់ផ្តើមមួយទៀត ឬបំពេញបណ្តុំដែលទើបចាប់ផ្តើម។
handfoot-refuse-again = អ្នកទើបបំពេញសៀវភៅ{ $rank }៖ បណ្តុំ{ $rank }មួយទៀត ចាំវេនក្រោយ។
handfoot-refuse-three = បណ្តុំត្រូវមានបីសន្លឹក៖ អ្នកប្រមូល{ $rank }មិនបានបីសន្លឹកទេ។
handfoot-refuse-unfinished = បណ្តុំ{ $rank }ថ្មី ត្រូវមានយ៉ាងតិចបីសន្លឹក៖ សូមដាក់ថែមទៀត។
handfoot-refuse-minimum = បណ្តុំដំបូងត្រូវមានតម្លៃ { $minimum } ពិន្ទុ បើធ្វើបែបនេះ អ្នកបានច្រើនបំផុតតែ { $points }។
handfoot-refuse-short = បណ្តុំដំបូងរបស់អ្នកបាន { $points } ពិន្ទុហើយ តែត្រូវបាន { $minimum }៖ សូមថែមទៀត។
handfoot-refuse-foot-cards = បៀនោះជួយបណ្តុំដំបូងមិនបានទេ៖ វាមកពីគំនរ ឬពីជើង។
handfoot-refuse-nothing = អ្នកមិនទាន់ដាក់បៀណាទេ៖ សូមជ្រើសបៀរៀបបណ្តុំ ឬបោះមួយចោល។
handfoot-refuse-compose = សូមបញ្ចប់បណ្តុំរបស់អ្នកសិន៖ ដាក់វា ឬដកបៀវិញ។
handfoot-refuse-keep = ពេលលេងពីជើង បណ្តុំត្រូវទុកឱ្យអ្នកយ៉ាងតិចពីរសន្លឹក មួយបោះចោល មួយទុក។ បើធ្វើបែបនេះនៅសល់ { $count }។
handfoot-refuse-last = បៀចុងក្រោយនៃជើង បោះចោលបានតែដើម្បីចេញអស់។
handfoot-refuse-all = បៀចុងក្រោយត្រូវបោះចោល៖ រៀបអស់ទាំងអស់មិនបានទេ។
handfoot-refuse-leave = ដៃគូឱ្យអ្នកចេញអស់ហើយ ដូច្នេះអ្នកត្រូវចេញ៖ បើធ្វើបែបនេះ ចេញអស់លែងបាន។
handfoot-refuse-ask-alone = អ្នកគ្មានដៃគូទេ៖ បើសៀវភៅគ្រប់ មិនបាច់សួរនរណាទេ។
handfoot-refuse-ask-hand = ចេញអស់បានតែពីជើងប៉ុណ្ណោះ៖ សូមលេងឱ្យអស់ដៃសិន។
handfoot-refuse-ask-twice = ក្នុងវេននេះអ្នកបានសួររួចហើយ។
handfoot-refuse-ask-partner = { $player } មិនទាន់លេងពីជើងមួយវេនទេ ដូច្នេះអ្នកចេញអស់មិនទាន់បានទេ។
handfoot-refuse-ask-books = ដើម្បីចេញអស់ ក្រុមអ្នកនៅខ្វះសៀវភៅ៖ ស្អាត { $clean } លាយ { $dirty } ព្រៃ { $wild }។
handfoot-refuse-ask-cards = គ្មានបណ្តុំណាដែលអ្នករៀបបានឥឡូវ ធ្វើឱ្យនៅសល់បៀមួយទេ ដូច្នេះគ្មានអ្វីត្រូវសួរទេ។
handfoot-refuse-ask-now = សូមសួរក្រោយយកបៀ មុន ឬចន្លោះការរៀបបណ្តុំ។
handfoot-refuse-end-turn = សូមបញ្ចប់វេនដោយបោះបៀមួយចោល។
handfoot-refuse-notation = «{ $text }» មិនមែនជាជម្រើសទេ។
