## ប្រៀបធៀបអ្នកលេងកុំព្យូទ័រ៖ ជំនួយ

cli-help-arena = ប្រៀបធៀបអ្នកលេងកុំព្យូទ័រពីរ ដោយបៀដូចគ្នា ហើយប្តូរកន្លែងគ្នា។
cli-help-ladder = ឱ្យអ្នកលេងកុំព្យូទ័រលេងទល់គ្នា រួចដាក់ចំណាត់ថ្នាក់។
cli-help-first = អ្នកលេងមួយ៖ easy medium hard expert random greedy ឬ ismcts។ expert:0.2 គិត 0.2 វិនាទី។ module:function ជាអ្នកលេងផ្ទាល់ខ្លួនរបស់អ្នក (docs/arena.md)។
cli-help-second = អ្នកលេងម្នាក់ទៀត។
cli-help-players = អ្នកលេងទាំងឡាយ។ បើមិនដាក់ទេ គឺកម្រិតទាំងបួន។
cli-help-deals = លេងប៉ុន្មានជុំ (បើដាក់ --matches ប៉ុន្មានការប្រកួត) ដោយលេងម្តងៗតាមការប្តូរកន្លែងនីមួយៗ។
cli-help-matches = លេងការប្រកួតទាំងមូល។
cli-help-fraction = អ្នកលេងទាំងអស់គិតក្នុងប៉ុន្មានភាគនៃពេលរបស់ខ្លួន។
cli-help-processes = ដំណើរការប៉ុន្មានលេងក្នុងពេលតែមួយ។
cli-help-seed = លេខដែលកំណត់បៀ។
cli-help-until-decided = ឈប់ភ្លាម ពេលដឹងច្បាស់ថាអ្នកណាពូកែជាង។
cli-help-effect = ភាពខុសគ្នាតូចបំផុតដែលសំខាន់ គិតជាគម្លាតគំរូនៃមួយជុំ។ ការសម្រេចផ្អែកលើវា។
cli-help-results = ឯកសារ (JSON) សម្រាប់លទ្ធផល។ បើមានលទ្ធផលរបស់អ្នកលេងទាំងពីររួចហើយ វាត្រូវបន្ថែមលើ។
cli-help-plot = ឯកសារ (.png .svg ឬ .pdf) សម្រាប់រូបភាព។

## ប្រៀបធៀបអ្នកលេងកុំព្យូទ័រ

arena-heading = { $first } ទល់នឹង { $second }៖ { $game } ({ $rules })
arena-played = { $unit ->
    [deal] { $pairs } ជុំ ប្តូរកន្លែងគ្នា សរុបលេង { $games } ដង។
   *[match] { $pairs } ការប្រកួត ប្តូរកន្លែងគ្នា សរុបលេង { $games } ដង។
}
arena-difference = { $sure ->
    [yes] { $first } លើស { $second }៖ { $mean } (ពី { $low } ដល់ { $high } ដោយទំនុកចិត្ត 95 %)
   *[no] { $first } លើស { $second }៖ { $mean } (លេងតិចពេក មិនអាចប្រាប់ចន្លោះបានទេ)
}
arena-won = { $sure ->
    [yes] { $first } ឈ្នះ { $share } % (ពី { $low } ដល់ { $high } ដោយទំនុកចិត្ត 95 %)
   *[no] { $first } ឈ្នះ { $share } %
}
arena-times = { $player }៖ សម្រេចចិត្ត { $decisions } ដង ពាក់កណ្តាលមិនលើស { $median } វិនាទី 95 ក្នុង 100 មិនលើស { $late } វិនាទី
arena-verdict-first = ច្បាស់ហើយ៖ { $first } ពូកែជាង។
arena-verdict-second = ច្បាស់ហើយ៖ { $second } ពូកែជាង។
arena-verdict-equal = ច្បាស់ហើយ៖ គ្មានអ្នកណាពូកែជាងដល់កម្រិតដែល --effect ដាក់ទេ។
arena-verdict-open = មិនទាន់ច្បាស់ទេ។
arena-so-far = មកទល់ពេលនេះ { $mean }
arena-ladder =
    { $game } ({ $rules })៖ ចំណាត់ថ្នាក់ ម្នាក់ៗលេងទល់គ្នា { $unit ->
        [deal] { $pairs } ជុំ
       *[match] { $pairs } ការប្រកួត
    } ប្តូរកន្លែងគ្នា
arena-rating =
    { $sure ->
        [yes] { $player }៖ { $rating } (ពី { $low } ដល់ { $high } ដោយទំនុកចិត្ត 95 %)
       *[no] { $player }៖ { $rating } (លេងតិចពេក មិនអាចប្រាប់ចន្លោះបានទេ)
    }
arena-stopped = បានឈប់ មុនពេលលេងចប់ទាំងអស់។
arena-plot-title = { $game }៖ { $first } លើស { $second }
arena-plot-difference = ភាពខុសគ្នាក្នុងមួយគូ
arena-plot-mean = ភាពខុសគ្នាជាមធ្យមមកទល់ពេលនេះ
arena-plot-pairs = គូ

## អ្វីខុសក្នុងការប្រៀបធៀប

arena-no-such-player = គ្មានអ្នកលេង «{ $name }» ទេ។ មាន៖ { $known } ឬអ្នកលេងផ្ទាល់ខ្លួន សរសេរ module:function។
arena-bad-time = ក្នុង «{ $name }» ពេល «{ $time }» មិនមែនជាចំនួនវិនាទីធំជាងសូន្យទេ។
arena-not-importable = រកអ្នកលេង «{ $name }» មិនឃើញទេ៖ { $reason }។
arena-not-callable = អ្នកលេង «{ $name }» មិនមែនជាអនុគមន៍ទេ។
arena-player-failed = អ្នកលេង «{ $name }» មានបញ្ហា៖ { $reason }។
arena-illegal-choice = អ្នកលេង { $player } ជ្រើស { $choices } ដែលច្បាប់មិនអនុញ្ញាត៖ { $reason }
arena-too-few = ត្រូវមានអ្នកលេងខុសគ្នាពីរ ឬច្រើនជាង៖ { $known }។
arena-library-missing = ខ្វះ «{ $library }»៖ pip install «atout[arena]» នឹងដំឡើងវា។
arena-no-picture = រូបភាពត្រូវមានចុងឈ្មោះមួយក្នុងចំណោម៖ { $known } មិនមែន «{ $name }» ទេ។
arena-no-results = ឯកសារ «{ $name }» មិនមានលទ្ធផលនៃការប្រៀបធៀបទេ។
arena-file-in-use = ការប្រៀបធៀបមួយទៀតកំពុងបន្ថែមលើ «{ $name }»។
arena-other-settings = លទ្ធផលក្នុង «{ $name }» ជារបស់អ្វីផ្សេង៖ { $setting } នៅទីនោះគឺ «{ $there }» ហើយនៅទីនេះគឺ «{ $here }»។
