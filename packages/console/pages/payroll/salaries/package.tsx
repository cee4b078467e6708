// The package of a salary: what each component comes to, and what is paid by whom.
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getSalaryAssignmentPackage } from '../../../gen/operations/salary-assignments.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { Output } from '../../../records/operation.ts'
import { Loaded } from '../../../ui/loading.tsx'

type Package = Output<'getSalaryAssignmentPackage'>
type Line = Package['components'][number]

export function AssignmentPanel({ record }: { readonly record: RecordOf<'SalaryAssignment'> }) {
  const mayKnow = useObstacle()('getSalaryAssignmentPackage') === undefined
  const read = useRead(getSalaryAssignmentPackage, { path: { id: record.id } }, { enabled: mayKnow })
  if (!mayKnow) return null
  return (
    <section className="card">
      <h2>{say('payroll.package')}</h2>
      <Loaded of={read} lines={4}>
        {found => <PackageTable lines={found.components} />}
      </Loaded>
    </section>
  )
}

/** What a new package would come to, before it is given to anybody. */
export function PreviewedPackage({ answer }: { readonly answer: Package }) {
  // The form asks the operation of this noun, whose answer this is.
  return <PackageTable lines={answer.components} />
}

function PackageTable({ lines }: { readonly lines: readonly Line[] }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={say('payroll.package')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'salary_component_id')}</th>
            <th scope="col">{sayOf('field', 'type')}</th>
            <th scope="col">{sayOf('field', 'calculation_type')}</th>
            <th scope="col" className="figure">
              {sayOf('field', 'amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.salary_component_id}>
              <th scope="row">
                {line.name} <span className="faint">{line.code}</span>
              </th>
              <td>{sayOf('value', line.type)}</td>
              <td>
                <Calculation line={line} />
              </td>
              <td className="figure">{formatAmount(line.amount, decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Calculation({ line }: { readonly line: Line }) {
  const { currency_decimals: decimals } = useCompany()
  const ways = {
    fixed: formatAmount(line.value, decimals),
    percentage: `${formatAmount(line.value, 0)} %`,
    formula: line.formula ?? '',
  }
  return (
    <>
      {sayOf('value', line.calculation_type)} <bdi>{ways[line.calculation_type]}</bdi>{' '}
      {line.is_overridden && <span className="status waits">{say('payroll.overridden')}</span>}
    </>
  )
}
