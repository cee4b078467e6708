// One's own payslips, newest first: how gross pay becomes the net pay of each month, drawn from the entry that it shows.
import { subtract } from '../../../app/decimals.ts'
import { formatDate } from '../../../app/formats.ts'
import { useList, useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listPayrollEntries } from '../../../gen/operations/payroll-entries.ts'
import { listSalarySlips } from '../../../gen/operations/salary-slips.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Loaded } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Status } from '../../../ui/status.tsx'
import { Equation } from '../../payroll/month/equation.tsx'

type Entry = RecordOf<'PayrollEntry'>

export default function PayPage() {
  const list = useList(listPayrollEntries, { query: {} })
  const slips = useRead(listSalarySlips, { query: { limit: 100 } })
  const entries = list.data?.pages.flatMap(page => page.data)
  const numbers = new Map(slips.data?.data.map(slip => [slip.payroll_entry_id, slip.slip_number]))
  return (
    <Page title={say('my.pay')}>
      <Loaded of={{ data: entries, error: list.error, refetch: list.refetch }}>
        {found => (
          <>
            {found.length === 0 && <p className="empty">{say('my.no_pay')}</p>}
            {found.map(entry => (
              <Payslip key={entry.id} entry={entry} number={numbers.get(entry.id) ?? undefined} />
            ))}
          </>
        )}
      </Loaded>
      <More of={list} />
    </Page>
  )
}

interface PayslipProps {
  readonly entry: Entry
  readonly number: string | undefined
}

/** Earnings are gross pay with all that is added to it. */
function Payslip({ entry, number = sayOf('kind', 'PayrollEntry', { count: 1 }) }: PayslipProps) {
  const {
    gross_salary: gross,
    total_earnings: earnings,
    total_deductions: deductions,
    net_salary: net,
  } = entry
  return (
    <section className="card" aria-label={number}>
      <header className="card-head">
        <h2>
          <bdi>{number}</bdi>
        </h2>
        <Status value={entry.status} />
      </header>
      <Equation sums={{ gross, additions: subtract(earnings, gross), deductions, net }} size="small" />
      {entry.payment_date !== null && (
        <p className="faint">
          {sayOf('field', 'payment_date')}: {formatDate(entry.payment_date)}
        </p>
      )}
    </section>
  )
}
