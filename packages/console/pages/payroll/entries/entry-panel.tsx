// The page of an entry: what is paid and why, line by line, beside the month before.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { isZero, subtract } from '../../../app/decimals.ts'
import { formatAmount } from '../../../app/formats.ts'
import { saySentence } from '../../../app/language/said.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollEntryExplanation } from '../../../gen/operations/payroll-entries.ts'
import { getPayrollEntryDetail } from '../../../gen/operations/payroll-entry-details.ts'
import { findKind } from '../../../records/references/find-kind.ts'
import { Name } from '../../../records/references/names.tsx'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { Equation, type Sums } from '../month/equation.tsx'
import { totals } from '../month/line-totals.ts'
import { SignedAmount } from '../runs/run-figures.tsx'
import {
  type Entry,
  groupReasons,
  lineTypes,
  type NamedLine,
  type Reason,
  stripCode,
  useEntryBefore,
  useEntryLines,
} from './entry-facts.ts'

export function EntryPanel({ record: entry }: { readonly record: Entry }) {
  // The page reads the operation of its noun, whose answer this is.
  const lines = useEntryLines(entry.id)
  const before = useEntryBefore(entry)
  const linesBefore = useEntryLines(before?.id)
  const reasons = useReasons(entry.id)
  return (
    <>
      <Notes id={entry.id} />
      <section className="card" aria-labelledby="entry-lines">
        <h2 id="entry-lines">
          <Name id={entry.employee_id} />
        </h2>
        <Equation sums={sumsOf(entry)} size="small" />
        {lines === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <LinesTable
            entry={entry}
            before={before}
            lines={lines}
            linesBefore={linesBefore}
            reasons={reasons}
          />
        )}
      </section>
    </>
  )
}

/** Earnings are gross pay with all that is added to it. */
const sumsOf = ({
  gross_salary: gross,
  total_earnings: earnings,
  total_deductions,
  net_salary,
}: Entry): Sums => ({
  gross,
  additions: subtract(earnings, gross),
  deductions: total_deductions,
  net: net_salary,
})

function useReasons(id: string): ReadonlyMap<string, readonly Reason[]> {
  const mayKnow = useObstacle()('getPayrollEntryExplanation') === undefined
  const { data } = useRead(getPayrollEntryExplanation, { path: { id } }, { enabled: mayKnow })
  return groupReasons(data?.lines ?? [])
}

/** Why the entry is withheld, and what was found when it was computed. */
function Notes({ id }: { readonly id: string }) {
  const mayKnow = useObstacle()('getPayrollEntryDetail') === undefined
  const { data } = useRead(getPayrollEntryDetail, { path: { id } }, { enabled: mayKnow })
  const notes = [...(data?.warnings ?? []), ...(data?.deferred ?? [])]
  if (data === undefined || (data.hold_reason === null && notes.length === 0)) return null
  return (
    <section className="card" aria-labelledby="entry-notes">
      <h2 id="entry-notes">{sayOf('field', 'warnings')}</h2>
      {data.hold_reason !== null && (
        <p>
          {sayOf('field', 'hold_reason')}: {data.hold_reason}
        </p>
      )}
      <ul>
        {notes.map(({ text, sentence }) => (
          <li key={text}>
            <Sentence text={text} coded={sentence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LinesProps {
  readonly entry: Entry
  readonly before: Entry | undefined
  readonly lines: readonly NamedLine[]
  readonly linesBefore: readonly NamedLine[] | undefined
  readonly reasons: ReadonlyMap<string, readonly Reason[]>
}

function LinesTable(props: LinesProps) {
  const { entry, before, lines } = props
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table tall entry-lines" tabIndex={0} aria-labelledby="entry-lines">
      <table>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'salary_component_id')}</th>
            <th scope="col" className="figure">
              {sayOf('field', 'amount')}
            </th>
            {before && (
              <>
                <th scope="col" className="figure">
                  {say('payroll.month_before')}
                </th>
                <th scope="col" className="figure">
                  {say('payroll.difference')}
                </th>
              </>
            )}
          </tr>
        </thead>
        {lineTypes.map(type => (
          <LinesGroup key={type} props={props} type={type} lines={lines.filter(line => line.type === type)} />
        ))}
        <tbody>
          <Total name="net_salary" amount={entry.net_salary} before={before?.net_salary} />
        </tbody>
      </table>
    </section>
  )
}

interface GroupProps {
  readonly props: LinesProps
  readonly type: NamedLine['type']
  readonly lines: readonly NamedLine[]
}

/** A line that the month before had and this one has not is shown with nothing. */
function LinesGroup({ props, type, lines }: GroupProps) {
  const { entry, before, linesBefore = [], reasons } = props
  const codes = lines.map(({ code }) => code)
  const gone = before ? linesBefore.filter(line => line.type === type && !codes.includes(line.code)) : []
  if (lines.length + gone.length === 0) return null
  const amountBefore = (code: string) => linesBefore.find(line => line.code === code)?.amount ?? '0'
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={before ? 4 : 2} className="group-head">
          {sayOf('value', type)}
        </th>
      </tr>
      {[...lines, ...gone.map(line => Object.assign({}, line, { amount: '0' }))].map(line => (
        <Line
          key={line.id}
          line={line}
          before={before && amountBefore(line.code)}
          reasons={reasons.get(line.code) ?? []}
        />
      ))}
      <Total name={totals[type]} amount={entry[totals[type]]} before={before?.[totals[type]]} />
    </tbody>
  )
}

interface LineProps {
  readonly line: NamedLine
  readonly before: string | undefined
  readonly reasons: readonly Reason[]
}

function Line({ line, before, reasons }: LineProps) {
  const [isOpen, setOpen] = useState(false)
  const { currency_decimals: decimals } = useCompany()
  return (
    <>
      <tr>
        <th scope="row">
          {line.name} <span className="faint">{line.code}</span>{' '}
          {reasons.length > 0 && (
            <button
              type="button"
              className="button quiet"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {say('record.why')}
            </button>
          )}
        </th>
        <td className="figure">{formatAmount(line.amount, decimals)}</td>
        <Before amount={line.amount} before={before} />
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={before === undefined ? 2 : 4} className="inner">
            <Reasons reasons={reasons} />
          </td>
        </tr>
      )}
    </>
  )
}

/** What decided it: a law by its name, or the kind of a record. */
function titleSource({ id, title }: NonNullable<Reason['source']>): string {
  const kind = id === null ? undefined : findKind(id)
  return kind === undefined ? saySentence(title) : sayOf('kind', kind, { count: 1 })
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ol className="lines">
      {reasons.map(reason => (
        <li key={reason.text}>
          <span>
            <Sentence {...stripCode(reason)} />
            {reason.source && (
              <span className="reason-line faint">
                {[titleSource(reason.source), reason.source.citation].filter(Boolean).join(' · ')}
              </span>
            )}
          </span>
          {reason.figure !== null && <bdi className="figure">{reason.figure}</bdi>}
        </li>
      ))}
    </ol>
  )
}

interface TotalProps {
  readonly name: string
  readonly amount: string
  readonly before: string | undefined
}

function Total({ name, amount, before }: TotalProps) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <tr className="total">
      <th scope="row">{sayOf('field', name)}</th>
      <td className="figure">{formatAmount(amount, decimals)}</td>
      <Before amount={amount} before={before} />
    </tr>
  )
}

function Before({ amount, before }: { readonly amount: string; readonly before: string | undefined }) {
  const { currency_decimals: decimals } = useCompany()
  if (before === undefined) return null
  const difference = subtract(amount, before)
  return (
    <>
      <td className="figure" data-name={say('payroll.month_before')}>
        {formatAmount(before, decimals)}
      </td>
      <td className="figure" data-name={say('payroll.difference')}>
        {!isZero(difference) && <SignedAmount amount={difference} />}
      </td>
    </>
  )
}
