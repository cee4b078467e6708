// What a decision about leave rests on: the balance before and after, and why it is what it is.
import { isNegative, subtract } from '../../app/decimals.ts'
import { formatAmount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getLeaveApplicationExplanation } from '../../gen/operations/leave-applications.ts'
import { getLeaveBalanceExplanation, listLeaveBalances } from '../../gen/operations/leave-balances.ts'
import { Explanation } from '../../records/explanations/explanation.tsx'
import { Figure } from '../../records/explanations/figure.tsx'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'

type Application = Output<'getLeaveApplication'>
type Balance = Output<'getLeaveBalance'>

export default function LeaveDecision({ record: application }: { readonly record: Application }) {
  const { employee_id, leave_type_id, fiscal_year_id } = application
  const balances = useRead(listLeaveBalances, { query: { employee_id, leave_type_id, fiscal_year_id } })
  return (
    <>
      <section className="card">
        <h2>{say('leave.balance')}</h2>
        <Loaded of={balances} lines={2}>
          {({ data: [balance] }) =>
            balance ? (
              <Left balance={balance} application={application} />
            ) : (
              <p className="empty">{say('leave.no_balance')}</p>
            )
          }
        </Loaded>
      </section>
      <Explanation operation={getLeaveApplicationExplanation} id={application.id} />
    </>
  )
}

function Left({ balance, application }: { readonly balance: Balance; readonly application: Application }) {
  const left = subtract(balance.available_days, application.total_days)
  const label = sayOf('field', 'available_days')
  return (
    <dl className="facts sum">
      <div>
        <dt>{label}</dt>
        <dd>
          <Figure operation={getLeaveBalanceExplanation} id={balance.id} label={label}>
            {formatAmount(balance.available_days, 2)}
          </Figure>
        </dd>
      </div>
      <div>
        <dt>{say('leave.this_application')}</dt>
        <dd>{formatAmount(`-${application.total_days}`, 2)}</dd>
      </div>
      <div>
        <dt>{say('leave.left')}</dt>
        <dd className={isNegative(left) ? 'short' : undefined}>
          <strong>{formatAmount(left, 2)}</strong>
        </dd>
      </div>
    </dl>
  )
}
