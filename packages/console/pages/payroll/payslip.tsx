// The payslip of an entry on a sheet of A4, made for the printer of the browser.
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate, formatMonth } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getEmployee } from '../../gen/operations/employees.ts'
import { getPayrollRun } from '../../gen/operations/payroll-runs.ts'
import { listSalarySlips } from '../../gen/operations/salary-slips.ts'
import { Name } from '../../records/names.tsx'
import type { AnyRecord } from '../../records/operation.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { type Entry, lineTypes, type NamedLine, useEntryLines } from './entry-facts.ts'

export function Payslip({ record }: { readonly record: AnyRecord }) {
  // The page reads the operation of its noun, whose answer this is.
  const entry = record as unknown as Entry
  const lines = useEntryLines(entry.id)
  const slip = useRead(listSalarySlips, { query: { payroll_entry_id: entry.id } }).data?.data[0]
  if (lines === undefined) return <Skeleton />
  return (
    <>
      <p className="unprinted">
        <Button look="primary" onPress={() => window.print()}>
          {say('payroll.print')}
        </Button>{' '}
        {slip === undefined && say('payroll.slip_not_final')}
      </p>
      <article className="payslip">
        <Head entry={entry} number={slip?.slip_number ?? undefined} />
        <Days entry={entry} />
        <div className="columns">
          {lineTypes.map(type => (
            <Lines key={type} entry={entry} type={type} lines={lines.filter(line => line.type === type)} />
          ))}
        </div>
        <NetPay entry={entry} />
      </article>
    </>
  )
}

function Head({ entry, number }: { readonly entry: Entry; readonly number: string | undefined }) {
  const company = useCompany()
  const run = useRead(getPayrollRun, { path: { id: entry.payroll_run_id } }).data
  const employee = useRead(getEmployee, { path: { id: entry.employee_id } }).data
  return (
    <header>
      <h2>{company.legal_name ?? company.name}</h2>
      <p dir="auto">{[company.address, company.city].filter(Boolean).join(', ')}</p>
      <h3>
        {say('payroll.payslip')} {run && formatMonth(run.run_date)} <bdi>{number}</bdi>
      </h3>
      {employee && (
        <dl className="facts">
          <Fact name="employee_id">
            {employee.first_name} {employee.last_name}
          </Fact>
          <Fact name="employee_code">{employee.employee_code}</Fact>
          <Fact name="designation_id">
            {employee.designation_id !== null && <Name id={employee.designation_id} />}
          </Fact>
          <Fact name="department_id">
            {employee.department_id !== null && <Name id={employee.department_id} />}
          </Fact>
          <Fact name="joining_date">{formatDate(employee.joining_date)}</Fact>
        </dl>
      )}
    </header>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{sayOf('field', name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const days = ['working_days', 'present_days', 'absent_days', 'leave_days', 'unpaid_leave_days'] as const

function Days({ entry }: { readonly entry: Entry }) {
  return (
    <dl className="facts">
      {days.map(name => (
        <Fact key={name} name={name}>
          {formatAmount(entry[name], 0)}
        </Fact>
      ))}
      <Fact name="overtime_hours">{formatAmount(entry.overtime_hours, 0)}</Fact>
    </dl>
  )
}

interface LinesProps {
  readonly entry: Entry
  readonly type: NamedLine['type']
  readonly lines: readonly NamedLine[]
}

const totals = {
  earning: 'total_earnings',
  deduction: 'total_deductions',
  employer_contribution: 'employer_contributions',
} as const

function Lines({ entry, type, lines }: LinesProps) {
  const { currency_decimals: decimals } = useCompany()
  if (lines.length === 0) return null
  return (
    <table>
      <caption>{sayOf('value', type)}</caption>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <th scope="row">{line.name}</th>
            <td className="figure">{formatAmount(line.amount, decimals)}</td>
          </tr>
        ))}
        <tr className="total">
          <th scope="row">{sayOf('field', totals[type])}</th>
          <td className="figure">{formatAmount(entry[totals[type]], decimals)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function NetPay({ entry }: { readonly entry: Entry }) {
  const { currency, currency_decimals: decimals } = useCompany()
  return (
    <p className="net">
      <span>{sayOf('field', 'net_salary')}</span>
      <strong>
        {currency} {formatAmount(entry.net_salary, decimals)}
      </strong>
    </p>
  )
}
