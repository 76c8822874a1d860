## ការពិនិត្យឡើងវិញ៖ អ្នកជំនាញនឹងលេងយ៉ាងណា

review-title = ពិនិត្យឡើងវិញ
review-begin = ពិនិត្យល្បែងនេះឡើងវិញ
review-stop = ឈប់
review-whose = ពិនិត្យការលេងរបស់អ្នកណា?
review-thinking = កំពុងគិតឡើងវិញ
review-progress = បានពិនិត្យ { $done } លើក ក្នុងចំណោម { $of }
review-stopped = បានឈប់ ក្រោយពិនិត្យ { $done } លើក ក្នុងចំណោម { $of }។
review-none = { $player } គ្មានអ្វីត្រូវសម្រេចទេ។
review-of = { $player }៖ សម្រេច { $count } លើក
review-curve = ឱកាសឈ្នះមុនការសម្រេចនីមួយៗ តាមការគណនារបស់កុំព្យូទ័រ
review-curve-says = ឱកាសឈ្នះមុនការសម្រេចនីមួយៗ តាមការគណនារបស់កុំព្យូទ័រ៖ { $first } % នៅដើម និង { $last } % នៅចុងក្រោយ។
review-costliest =
    { $count ->
        [0] កុំព្យូទ័ររកមិនឃើញការសម្រេចណាដែលខាតទេ។
       *[other] ការសម្រេច { $count } ដែលខាតជាងគេ៖
    }
review-cost = ខាត { $cost } %
review-chosen = បានលេង៖ { $choice }
review-better = គួរលេង៖ { $choice }
review-go = ទៅមើល
review-line = ជំហានទី { $step } ជុំទី { $deal }៖ { $chosen }។ គួរលេង៖ { $best } ដែលរក្សាឱកាស { $chance } %។ ការលេងនេះខាត { $cost } %។
review-busy = ល្បែងរបស់អ្នកដទៃកំពុងត្រូវពិនិត្យ។ សូមសាកម្តងទៀតក្នុងមួយនាទីទៀត។
review-unknown = គ្មានការពិនិត្យនេះទេ។ សូមចាប់ផ្តើមសាជាថ្មី។
cli-help-review = ប្រាប់ថា អ្នកជំនាញនឹងសម្រេចយ៉ាងណា នៅការសម្រេចនីមួយៗក្នុងកំណត់ត្រា។
cli-help-review-seat = តែការសម្រេចរបស់កៅអីនេះ។
cli-help-review-seconds = គិតអស់ប៉ុន្មានវិនាទី សម្រាប់ការសម្រេចនីមួយៗ។
