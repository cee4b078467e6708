// What is left of a loan after each of its installments.
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getLoanBalances } from '../../gen/operations/loans.ts'
import type { RecordOf } from '../../records/kind.ts'
import { SchedulePicture, ScheduleTable } from './schedule.tsx'

export default function LoanPanel({ record }: { readonly record: RecordOf<'Loan'> }) {
  const mayKnow = useObstacle()('getLoanBalances') === undefined
  const { data } = useRead(getLoanBalances, { path: { id: record.id } }, { enabled: mayKnow })
  if (data === undefined || data.installments.length === 0) return null
  const dues = data.installments.map(installment =>
    Object.assign({}, installment, { isPast: installment.status !== 'pending' }),
  )
  return (
    <section className="card" aria-labelledby="loan-balance">
      <h2 id="loan-balance">{say('loans.balance')}</h2>
      <SchedulePicture dues={dues} />
      <details>
        <summary>{say('chart.as_table')}</summary>
        <ScheduleTable dues={dues} />
      </details>
    </section>
  )
}
