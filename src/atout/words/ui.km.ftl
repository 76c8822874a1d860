## សន្លឹកបៀ

# លេខដកឃ្លាពីឈុត ៩ ជួង; ពាក្យសរសេរជាប់ ជែកជួង
card = { $rank }{ $suit }
card-rank = { $rank }
card-red = { $rank }ក្រហម
card-black = { $rank }ខ្មៅ
joker = ចូកគ័រ
joker-red = ចូកគ័រក្រហម
joker-black = ចូកគ័រខ្មៅ

rank-A = អាត់
rank-K = ស្តេច
rank-Q = ក្វីន
rank-J = ជែក
rank-T = ១០{" "}
rank-9 = ៩{" "}
rank-8 = ៨{" "}
rank-7 = ៧{" "}
rank-6 = ៦{" "}
rank-5 = ៥{" "}
rank-4 = ៤{" "}
rank-3 = ៣{" "}
rank-2 = ២{" "}

suit-S = ប៊ិក
suit-H = បេះដូង
suit-D = ពេជ្រ
suit-C = ជួង

list-more = { $a }, { $b }
list-last = { $a } និង { $b }

## កុំព្យូទ័រ

level-easy = ងាយ
level-medium = មធ្យម
level-hard = ពិបាក
level-expert = អ្នកជំនាញ

## ឃ្លារហ័ស

phrase-hello = សួស្តីទាំងអស់គ្នា។
phrase-good_luck = សូមសំណាងល្អ!
phrase-well_played = លេងបានល្អណាស់។
phrase-one_moment = សូមរង់ចាំបន្តិច។
phrase-thanks = អរគុណ។
phrase-sorry = សុំទោស។
phrase-play_on = តោះ លេងបន្តទៀត។
phrase-good_game = លេងសប្បាយណាស់។ ជួបគ្នាលើកក្រោយ។

## អ្នកលេង

ui-you = អ្នក
ui-guest = ភ្ញៀវ
ui-seat = កៅអីទី { $number }
ui-computer = កុំព្យូទ័រ
ui-computer-initial = កុំ
ui-computer-number = កុំព្យូទ័រ { $number }
ui-partner = ដៃគូ
ui-seats = អ្នកលេងតាមលំដាប់វេន
ui-away = ដាច់បណ្តាញ
ui-stand-in = មិននៅ កុំព្យូទ័រលេងជំនួស
ui-gone-for-good = ចេញមិនត្រឡប់មកវិញ កុំព្យូទ័រលេងជំនួស
ui-thinking = កំពុងគិត
ui-their-turn = ដល់វេន

## បៀលើតុ

ui-face-down = បៀផ្កាប់
ui-trump = អាតូ
ui-mark-top = បៀលើគេ
ui-mark-take = បៀដែលនឹងត្រូវយក
ui-mark-best = ធំជាងគេ
ui-mark-fresh = ទើបដាក់
ui-card-points = { $points } ពិន្ទុ
ui-cards = { $count } សន្លឹក
ui-pile-covered = នៅក្រោមមាន { $covered } សន្លឹកទៀត៖ មើលគំនរទាំងមូល
ui-pile-look = មើលគំនរទាំងមូល
ui-look-through = { $place }៖ មើលបៀ
ui-pile-order = រាប់ពីក្រោមឡើងលើ សន្លឹកចុងក្រោយនៅលើគេ។

## តុ

ui-table = តុ
ui-watching = អ្នកកំពុងទស្សនា
ui-leave = ត្រឡប់ទៅបញ្ជីល្បែង
ui-to-lobby = ទៅបញ្ជីល្បែង
ui-we = យើង
ui-they = គេ
ui-side = ពិន្ទុ និងកំណត់ហេតុ
ui-score = ពិន្ទុ
ui-total = សរុប
ui-log = អ្វីដែលបានកើតឡើង
ui-nothing-yet = មិនទាន់មានអ្វីនៅឡើយ។
ui-choose-card = ជ្រើសបៀ
ui-choose-card-first = សូមជ្រើសបៀជាមុន៖ បៀដែលអាចលេងបានមានពណ៌ភ្លឺ។
ui-undo = យកបៀចុងក្រោយមកវិញ
ui-lay = ដាក់ { $count } សន្លឹក
ui-lay-on = { $place }៖ ដាក់ { $count } សន្លឹក
ui-choose-these = ជ្រើសបៀទាំងនេះ
ui-claim = យកល្បិចដែលនៅសល់ទាំងអស់
ui-take-back = ដកវិញ
ui-skip = រំលងការចែកបៀ
ui-hint = តម្រុយ
ui-hint-is = តម្រុយ៖ { $text }
ui-open-rule = បើកមើលច្បាប់ { $rule }
ui-resign = ចុះចាញ់
ui-resign-ask = តើអ្នកចង់ចុះចាញ់ក្នុងការប្រកួតនេះឬ? វានឹងរាប់ថាចាញ់ ហើយដកវិញមិនបានទេ។
ui-cancel = លេងបន្ត
ui-continue = បន្ត
ui-again = លេងម្តងទៀត
ui-others-reading = អ្នកផ្សេងកំពុងមើលពិន្ទុនៅឡើយ។
ui-see-table = មើលតុ
ui-see-score = មើលពិន្ទុ

## ពេលវេលា ការបោះឆ្នោត ការជជែក

ui-clock-yours = ពេលរបស់អ្នក
ui-clock-left = ពេលនៅសល់៖
ui-clock-reserve = ពេលបម្រុងនៅសល់៖
ui-clock-none = មិនបាច់ប្រញាប់ទេ៖ តុនេះមិនកំណត់ពេលឡើយ។
ui-clock-ten = អ្នកនៅសល់ដប់វិនាទីទៀត។
ui-vote = បញ្ចប់ការប្រកួតឬ?
ui-vote-call = បោះឆ្នោតបញ្ចប់ការប្រកួត
ui-vote-call-ask = អ្នកដែលនៅទីនេះទាំងអស់បោះឆ្នោត ហើយត្រូវមានលើសពាក់កណ្តាលយល់ព្រម។ ពេលនោះការប្រកួតចប់ ដោយគ្មាននរណាឈ្នះ ឬចាញ់ទេ។
ui-vote-asks = { $who ->
    [you] អ្នកបានស្នើ ព្រោះមានអ្នកចាកចេញ។
   *[other] { $name } ស្នើ ព្រោះមានអ្នកចាកចេញ។
}
ui-vote-count = ឱ្យបញ្ចប់៖ { $yes }។ មិនឱ្យបញ្ចប់៖ { $no }។ ត្រូវការ { $needed } សំឡេង។
ui-vote-left = នៅសល់ { $seconds } វិនាទី។
ui-vote-yes = បញ្ចប់
ui-vote-no = លេងបន្ត
ui-talk = ជជែក
ui-talk-new = ជជែក៖ សារថ្មី { $count }
ui-talk-nothing = មិនទាន់មាននរណានិយាយអ្វីទេ។
ui-talk-write = និយាយអ្វីមួយ
ui-talk-send = ផ្ញើ
ui-talk-phrases = ឃ្លារហ័ស
ui-talk-reads = អ្នកទស្សនាអានបានតែប៉ុណ្ណោះ។
ui-talk-watcher = អ្នកទស្សនា
ui-talk-hide = លាក់សាររបស់នរណា
ui-replay = ចាក់ឡើងវិញ
ui-download = ទាញយកកំណត់ត្រា

## ស្ថានភាព

ui-loading = សូមរង់ចាំបន្តិច។
ui-connecting = កំពុងចូលទៅតុ។
ui-lost = ដាច់បណ្តាញហើយ។ កម្មវិធីកំពុងព្យាយាមភ្ជាប់ឡើងវិញដោយខ្លួនឯង គ្មានអ្វីបាត់បង់ទេ។
ui-retry = ព្យាយាមម្តងទៀត
ui-no-table = គ្មានតុនេះទេ ឬអ្នកមិនអាចមើលតុនេះបាន។
ui-no-page = ទីនេះគ្មានអ្វីទេ
ui-no-game = គ្មានល្បែងនេះទេ។
ui-no-answer = អាតូមិនឆ្លើយតបទេ។ តើវានៅដំណើរការឬទេ?
ui-strange-answer = មានអ្វីមួយខុសប្រក្រតី។ សូមព្យាយាមម្តងទៀត។

## គ្រាប់ចុច

ui-slide-before = មើលអ្វីនៅខាងឆ្វេង
ui-slide-after = មើលអ្វីនៅខាងស្តាំ
ui-keys = គ្រាប់ចុច
ui-space = ដកឃ្លា
ui-key-arrows = រំកិលក្នុងដៃ
ui-key-space = ជ្រើសបៀ
ui-key-enter = លេង
ui-key-hint = តម្រុយ
ui-key-last = ការលេងចុងក្រោយ
ui-key-talk = ជជែក
ui-key-keys = បញ្ជីគ្រាប់ចុចនេះ
ui-key-esc = ទម្លាក់បៀវិញ បិទ

## បញ្ជីល្បែង

ui-lobby-title = អាតូ៖ ជ្រើសល្បែង
ui-lobby-head = ជ្រើសល្បែង រួចអង្គុយលេង
ui-games = ល្បែង
ui-how-to-play = របៀបលេង
ui-seats-minutes = { $several ->
    [yes] អ្នកលេង { $low } ដល់ { $high } នាក់, { $minutes } នាទី
   *[no] អ្នកលេង { $low } នាក់, { $minutes } នាទី
}
ui-number = { $number }
ui-players = ចំនួនអ្នកលេង
ui-level = កម្រិតកុំព្យូទ័រ
ui-preset = ច្បាប់
ui-house-rules = ច្បាប់ទាំងអស់ដែលអាចជ្រើស
ui-read-rules = អានច្បាប់លេង
ui-line = { $name }៖ { $what }
ui-yes = បាទ/ចាស
ui-no = ទេ
ui-fewer = បន្ថយមួយ
ui-more = បន្ថែមមួយ
ui-play-now = លេងឥឡូវ
ui-dealing = កំពុងចែកបៀ
ui-my-tables = តុរបស់អ្នក
ui-no-tables = មិនទាន់មានតុទេ។ សូមជ្រើសល្បែងខាងលើ រួចអង្គុយលេង។
ui-with = { $over ->
    [yes] ជាមួយ { $players } ចប់ហើយ
   *[no] ជាមួយ { $players }
}
ui-go-on = លេងបន្ត
ui-look-at = មើល
ui-upload = បើកកំណត់ត្រា

## ច្បាប់

ui-rules = ច្បាប់លេង
ui-rules-of = { $game }៖ ច្បាប់លេង

## ចាក់ឡើងវិញ

ui-step = ជំហាន
ui-step-of = ជំហានទី { $step } ក្នុង { $steps }
ui-step-first = ទៅដើម
ui-step-before = ថយមួយជំហាន
ui-step-next = ទៅមុខមួយជំហាន
ui-step-last = ទៅចុង
ui-seen-by = មើលពីកៅអី
ui-seen-open = បើកបៀទាំងអស់
ui-seen-seat = មើលពីកៅអី { $player }
ui-seen-watcher = មើលពីអ្នកទស្សនា

## ការកំណត់

ui-settings = ការកំណត់
ui-close = បិទ
ui-language = ភាសា
ui-digits = លេខ
ui-theme = ពន្លឺ
ui-theme-system = តាមឧបករណ៍
ui-theme-day = ថ្ងៃ
ui-theme-night = យប់
ui-suits = ពណ៌ឈុតបៀ
ui-suits-two = ពីរពណ៌
ui-suits-four = បួនពណ៌
ui-index = សញ្ញានៅជ្រុងបៀ
ui-index-auto = តាមអេក្រង់
ui-index-standard = ធម្មតា
ui-index-large = ធំ
ui-motion = ចលនា
ui-motion-on = បៀមានចលនា
ui-motion-none = គ្មានចលនា
ui-sound = សំឡេង
ui-sound-off = បិទ
ui-sound-on = បើក
