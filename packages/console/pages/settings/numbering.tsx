// How employees, loans, claims and contracts get their numbers.
import { say } from '../../app/words.ts'
import { getEmployeeNumbering, updateEmployeeNumbering } from '../../gen/operations/employee-numbering.ts'
import {
  getEmploymentContractNumbering,
  updateEmploymentContractNumbering,
} from '../../gen/operations/employment-contract-numbering.ts'
import {
  getExpenseClaimNumbering,
  updateExpenseClaimNumbering,
} from '../../gen/operations/expense-claim-numbering.ts'
import { getLoanNumbering, updateLoanNumbering } from '../../gen/operations/loan-numbering.ts'
import { Setting } from '../../records/setting.tsx'
import { Page } from '../../ui/page.tsx'

export default function NumberingPage() {
  return (
    <Page title={say('settings.numbering')}>
      <Setting
        title="place.people"
        what="settings.numbering_what"
        get={getEmployeeNumbering}
        change={updateEmployeeNumbering}
      />
      <Setting
        title="tab.loans"
        what="settings.numbering_what"
        get={getLoanNumbering}
        change={updateLoanNumbering}
      />
      <Setting
        title="tab.expenses"
        what="settings.numbering_what"
        get={getExpenseClaimNumbering}
        change={updateExpenseClaimNumbering}
      />
      <Setting
        title="employees.contracts"
        what="settings.numbering_what"
        get={getEmploymentContractNumbering}
        change={updateEmploymentContractNumbering}
      />
    </Page>
  )
}
