// What is ready for the next step and what is not; whoever makes the run has the way to cure each beside it.
import { Link } from '@tanstack/react-router'
import { formatDate, formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayTogether, type WordId } from '../../../app/words.ts'
import { processPayrollRun } from '../../../gen/operations/payroll-runs.ts'
import { Reference } from '../../../records/references/reference.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Run } from '../runs/run-facts.ts'
import { type MonthStep, monthSteps, type Point, type Readiness } from './month-facts.ts'

const icons: Readonly<Record<Point['state'], IconName>> = {
  ready: 'circle-check',
  notice: 'triangle-alert',
  missing: 'circle-x',
  blocking: 'circle-x',
}

const tones: Readonly<Record<Point['state'], string>> = {
  ready: 'good',
  notice: 'waits',
  missing: 'bad',
  blocking: 'bad',
}

interface ReadinessProps {
  readonly run: Run
  readonly readiness: Readiness
  readonly at: MonthStep
}

/** What was to be prepared is of no use once it is past. */
export function ReadinessCard({ run, readiness, at }: ReadinessProps) {
  const from = at === 'check' || at === 'approve' ? 0 : monthSteps.indexOf(at)
  const points = readiness.points
    .filter(({ step }) => monthSteps.indexOf(step) >= from)
    // The button beside the title does it, and nothing of this stands in its way.
    .filter(({ code }) => code !== 'calculation' || at !== 'prepare')
  if (points.length === 0) return null
  return (
    <section className="card" aria-labelledby="readiness">
      <header className="card-head">
        <h2 id="readiness">{say(`month.ready_for_${at}`)}</h2>
        <Counts points={points} />
      </header>
      <PointList run={run} points={points} />
    </section>
  )
}

interface PointListProps {
  readonly run: Run
  readonly points: readonly Point[]
}

/** What is open is seen; what was found ready is counted, and told on demand. */
export function PointList({ run, points }: PointListProps) {
  const open = points.filter(({ state }) => state !== 'ready')
  const ready = points.filter(({ state }) => state === 'ready')
  return (
    <>
      {open.length > 0 && (
        <ul className="points">
          {open.map(point => (
            <PointLine key={point.code} run={run} point={point} />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <details>
          <summary>{say('month.show_ready', { count: ready.length })}</summary>
          <ul className="points">
            {ready.map(point => (
              <PointLine key={point.code} run={run} point={point} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Counts({ points }: { readonly points: readonly Point[] }) {
  return (
    <p className="marks">
      {(['ready', 'notice', 'missing', 'blocking'] as const).map(state => {
        const count = points.filter(point => point.state === state).length
        if (count === 0) return null
        return (
          <span key={state} className={`status ${tones[state]}`}>
            {say(`month.count_${state}`, { count })}
          </span>
        )
      })}
    </p>
  )
}

/** Where each of them is put right by oneself. */
const namesPeople: readonly Point['code'][] = ['salaries', 'bank_accounts', 'failed_payments']

interface PointProps {
  readonly run: Run
  readonly point: Point
}

function PointLine({ run, point }: PointProps) {
  const { code, state, employee_ids: ids } = point
  return (
    <li className={tones[state]}>
      <Icon name={icons[state]} />
      <div>
        <p>{wordPoint(point)}</p>
        {state !== 'ready' && namesPeople.includes(code) && ids.length > 0 && (
          <p className="people">
            {ids.map(id => (
              <Reference key={id} kind="Employee" id={id} />
            ))}
          </p>
        )}
      </div>
      {state !== 'ready' && <Cure run={run} point={point} />}
    </li>
  )
}

/** The sentence, made of the code and the values. */
function wordPoint({ code, state, count, total, date, names }: Point): string {
  const id: WordId = `ready.${code}_${state === 'ready' ? 'yes' : 'no'}`
  const named = code === 'earlier_months' ? names.map(formatMonthName) : names
  return say(id, {
    count,
    total: total ?? 0,
    date: date === null ? '' : formatDate(date),
    names: sayTogether(...named),
  })
}

/** Where it is put right. */
const cures = {
  salaries: '/payroll/assignments/new',
  leave: '/inbox',
  overtime: '/inbox',
  corrections: '/inbox',
  approvers: '/settings/members',
  company_account: '/payroll/bank-accounts/new',
  earlier_months: '/payroll/runs',
} as const satisfies Readonly<Partial<Record<Point['code'], string>>>

/** A part of the page of the run itself. */
const parts: Readonly<Partial<Record<Point['code'], { readonly tab: string } | { readonly view: string }>>> =
  {
    warnings: { view: 'warnings' },
    changes: { view: 'changed' },
    holds: { view: 'on_hold' },
    batches: { tab: 'payments' },
    failed_payments: { tab: 'payments' },
    journal: { tab: 'journal' },
    payslips: { tab: 'slips' },
  }

/** People are links to themselves, and what the run itself takes stands elsewhere on its page. */
const cured = ['attendance', 'bank_accounts', 'calculation', 'run_warnings'] as const
const isCured = (code: Point['code']): code is (typeof cured)[number] => cured.some(one => one === code)

function Cure({ run, point: { code, count } }: PointProps) {
  const isMaker = useObstacle()(processPayrollRun.id) === undefined
  if (isCured(code)) return null
  const text = say(`cure.${code}`, { count })
  const part = parts[code]
  if (part)
    return (
      <Link to="." search={part} resetScroll={false}>
        {text}
      </Link>
    )
  if (!isMaker) return null
  if (code === 'cut_off')
    return (
      <Link to="/payroll/runs/$id/edit" params={{ id: run.id }}>
        {text}
      </Link>
    )
  return code in cures ? <Link to={cures[code as keyof typeof cures]}>{text}</Link> : null
}
