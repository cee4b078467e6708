// The schedule of a loan as a picture and a table: what each installment pays, and what is left after it.
import { useCompany } from '../../app/company.ts'
import { addUp, findLargest, share, subtract } from '../../app/decimals.ts'
import { formatAmount, formatMonth } from '../../app/formats.ts'
import { say, sayOf } from '../../app/words.ts'
import type { Output } from '../../records/operation.ts'
import { Columns } from '../../ui/chart/columns.tsx'

type Previewed = Output<'previewLoan'>
type Planned = Previewed['installments'][number]

export interface Due extends Planned {
  /** What is left after it. */
  readonly balance: string
  readonly isPast: boolean
}

const figures = ['principal', 'interest', 'total_due', 'balance'] as const

export function SchedulePicture({ dues }: { readonly dues: readonly Due[] }) {
  const largest = findLargest(dues.map(({ balance }) => balance))
  const columns = dues.map(({ installment_no: key, balance, isPast }) => ({
    key,
    share: share(balance, largest),
    isPast,
  }))
  return (
    <figure className="chart">
      <Columns label={say('loans.picture')} columns={columns} />
      <figcaption className="faint">{say('loans.picture')}</figcaption>
    </figure>
  )
}

export function ScheduleTable({ dues }: { readonly dues: readonly Due[] }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={say('loans.schedule')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="figure">
              {sayOf('field', 'installment_no')}
            </th>
            <th scope="col">{sayOf('field', 'due_month')}</th>
            {figures.map(name => (
              <th key={name} scope="col" className="figure">
                {sayOf('field', name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dues.map(due => (
            <tr key={due.installment_no}>
              <th scope="row" className="figure">
                {due.installment_no}
              </th>
              <td>{formatMonth(monthOf(due))}</td>
              {figures.map(name => (
                <td key={name} className="figure">
                  {formatAmount(due[name], decimals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const monthOf = ({ due_year: year, due_month: month }: Planned): string =>
  `${year}-${String(month).padStart(2, '0')}-01`

/** What a new loan would come to, before it is made. */
export function PreviewedSchedule({ answer: schedule }: { readonly answer: Previewed }) {
  // The form asks the operation of this noun, whose answer this is.
  const { currency_decimals: decimals } = useCompany()
  const dues = followBalance(schedule.installments)
  return (
    <>
      <dl className="facts">
        {(['total_payable', 'installment_amount'] as const).map(name => (
          <div key={name}>
            <dt>{sayOf('field', name)}</dt>
            <dd>{formatAmount(schedule[name], decimals)}</dd>
          </div>
        ))}
      </dl>
      <SchedulePicture dues={dues} />
      <ScheduleTable dues={dues} />
    </>
  )
}

/** Of a loan that is not made yet: the sum of its installments less those that came before. */
function followBalance(installments: readonly Planned[]): readonly Due[] {
  let balance = addUp(installments.map(({ total_due: due }) => due))
  return installments.map(installment => {
    balance = subtract(balance, installment.total_due)
    return Object.assign({}, installment, { balance, isPast: false })
  })
}
