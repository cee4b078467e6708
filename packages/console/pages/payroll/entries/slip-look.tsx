// A look at a payslip before it is downloaded: whose it is, and the lines that the file has, drawn from the data.
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { listPayrollEntryComponents } from '../../../gen/operations/payroll-entry-components.ts'
import { listSalaryComponents } from '../../../gen/operations/salary-components.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { lineTypes, type NamedLine, useEntryLines } from './entry-facts.ts'

type Slip = RecordOf<'SalarySlipDetail'>

/** Nothing for who may not read what the slip is made of. */
export function SlipLook({ slip }: { readonly slip: Slip }) {
  const missing = useObstacle()
  const reads = [listPayrollEntryComponents, listSalaryComponents]
  return reads.every(({ id }) => missing(id) === undefined) ? <Lines slip={slip} /> : null
}

function Lines({ slip }: { readonly slip: Slip }) {
  const { name: company } = useCompany()
  const lines = useEntryLines(slip.payroll_entry_id)
  return (
    <section className="card" aria-labelledby="slip-lines">
      <header className="card-head">
        <h2 id="slip-lines">{say('payroll.slip_lines')}</h2>
        <bdi className="faint">{sayTogether(company, slip.employee_code)}</bdi>
      </header>
      {lines === undefined && <Skeleton lines={6} />}
      {lineTypes.map(type => (
        <LinesOfType key={type} type={type} lines={lines?.filter(line => line.type === type) ?? []} />
      ))}
    </section>
  )
}

interface LinesOfTypeProps {
  readonly type: NamedLine['type']
  readonly lines: readonly NamedLine[]
}

/** A part that has no line is left out, as on the file. */
function LinesOfType({ type, lines }: LinesOfTypeProps) {
  const { currency, currency_decimals: decimals } = useCompany()
  if (lines.length === 0) return null
  const title = sayOf('value', type)
  return (
    <FigureTable
      label={title}
      heading={title}
      columns={[sayTogether(sayOf('field', 'amount'), currency)]}
      rows={lines.map(({ id, name, amount }) => ({
        key: id,
        name: <bdi>{name}</bdi>,
        figures: [formatAmount(amount, decimals)],
      }))}
    />
  )
}
