// The tabs of a payroll run besides its month: what it costs, how it is paid, and its facts with their history.
import { say } from '../../../app/words.ts'
import { getPayrollRunDetail } from '../../../gen/operations/payroll-run-details.ts'
import { History } from '../../../records/history/history.tsx'
import { readResult } from '../../../records/operation.ts'
import { Facts } from '../../../records/value.tsx'
import { RunCost } from './run-cost.tsx'
import { hasReached, type Run } from './run-facts.ts'
import { RunWork, useWorks } from './run-work.tsx'

interface PanelProps {
  readonly record: Run
}

export function CostTab({ record: run }: PanelProps) {
  return hasEntries(run) ? <RunCost id={run.id} /> : <p className="empty">{say('payroll.not_processed')}</p>
}

/** Payments are prepared and recorded as work on the run, which is followed where it is begun. */
export function PaymentsTab({ record }: PanelProps) {
  return <RunWork works={useWorks(record.id)} />
}

const facts = [
  'kind',
  'run_date',
  'employee_ids',
  'adjustment_ids',
  'notes',
  'fiscal_year_id',
  'source',
  'four_eyes',
  'created_at',
  'updated_at',
] as const

export function FactsTab({ record }: PanelProps) {
  const works = useWorks(record.id)
  return (
    <>
      <section className="card">
        <h2>{say('record.facts')}</h2>
        <Facts
          fields={readResult(getPayrollRunDetail)}
          record={record}
          schemas={getPayrollRunDetail.schemas}
          names={[...facts]}
        />
      </section>
      <RunWork works={works} />
      <History record={record} operation={getPayrollRunDetail} />
    </>
  )
}

/** Those of a deleted run went with it. */
const hasEntries = (run: Run): boolean =>
  !run.deleted && (run.source === 'imported' || hasReached(run, 'processed'))
