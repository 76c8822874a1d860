## ល្បែង និងច្បាប់ដែលអាចជ្រើស

game-unknown = គ្មានល្បែង «{ $name }» ទេ។ ល្បែងដែលមាន៖ { $known }។
preset-unknown = គ្មានច្បាប់រៀបចំស្រាប់ «{ $name }» ទេ។ ច្បាប់ដែលមាន៖ { $known }។
option-unknown = គ្មានច្បាប់ជ្រើស «{ $name }» ទេ។ ច្បាប់ដែលមាន៖ { $known }។
option-out-of-range = ច្បាប់ជ្រើស { $name } មិនអាចជា «{ $value }» ទេ។ តម្លៃដែលអាចជ្រើស៖ { $offered }។

## ការប្រកួត

match-not-your-turn = មិនទាន់ដល់វេនអ្នកទេ។
match-no-choice = មិនបានជ្រើសអ្វីទេ។
match-no-deal = ពេលនេះគ្មានជុំកំពុងលេងទេ។
match-not-between-deals = ជុំនេះកំពុងលេងនៅឡើយ។
match-impossible-chances = ក្នុងល្បែងនេះ មិនអាចចែកបានបៀបែបនេះទេ។
match-over = ការប្រកួតចប់ហើយ។
