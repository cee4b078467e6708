// What follows from the end of an employment: its final settlement, leave, loans and things that are still out.
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatDate, isWholeDay } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { listAssetAssignments } from '../../../gen/operations/asset-assignments.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import { listLoans } from '../../../gen/operations/loans.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Name } from '../../../records/references/names.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { pickNewest } from './balances.ts'
import { useListed } from './listed.ts'
import { Settlement } from './settlement.tsx'

export default function LeavingOutcome({ record, values, isReady }: FollowsProps) {
  return (
    <>
      <Settlement record={record} values={values} isReady={isReady} />
      <Consequences record={record} values={values} />
    </>
  )
}

function Consequences({ record, values }: Pick<FollowsProps, 'record' | 'values'>) {
  const id = String(record.id)
  const { currency_decimals: decimals } = useCompany()
  const loans = useListed<RecordOf<'Loan'>>(listLoans, { employee_id: id, status: 'active' })
  const assets = useListed<RecordOf<'AssetAssignment'>>(listAssetAssignments, {
    employee_id: id,
    status: 'issued',
  })
  const balances = useListed<RecordOf<'LeaveBalance'>>(listLeaveBalances, { employee_id: id })
  const left = pickNewest(balances).filter(({ available_days: days }) => !/^-|^0+(\.0+)?$/.test(days))
  const { separation_date: day } = values
  return (
    <section>
      <h3>{say('person.follows')}</h3>
      <ul className="follows">
        <li>
          <Icon name="banknote" />
          <span>
            {isWholeDay(day)
              ? say('person.final_run_from', { day: formatDate(day) })
              : say('person.final_run')}{' '}
            {say('person.run_after')}
          </span>
        </li>
        {left.map(balance => (
          <li key={balance.id}>
            <Icon name="calendar" />
            <span>
              <Name id={balance.leave_type_id} />:{' '}
              {say('person.days_left', { days: formatAmount(balance.available_days, 0) })}
            </span>
          </li>
        ))}
        {loans.map(loan => (
          <li key={loan.id}>
            <Icon name="hand-coins" />
            {say('person.loan_left', {
              loan: loan.loan_number,
              amount: formatAmount(loan.outstanding_balance, decimals),
            })}
          </li>
        ))}
        {assets.map(asset => (
          <li key={asset.id}>
            <Icon name="laptop" />
            <span>
              {say('person.return')} <Name id={asset.asset_id} />
            </span>
          </li>
        ))}
        <li>
          <Icon name="lock" />
          {say('person.end_undone')}
        </li>
      </ul>
    </section>
  )
}
