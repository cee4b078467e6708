// The way of a payroll run from draft to disbursed: who did what when, what is next, and who may do it.
import { useCompany } from '../../../app/company.ts'
import { formatDate, formatMoment, readToday } from '../../../app/formats.ts'
import { addDays } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import {
  approvePayrollRun,
  lockPayrollRun,
  processPayrollRun,
  reopenPayrollRun,
  verifyPayrollRun,
} from '../../../gen/operations/payroll-runs.ts'
import { getPayrollSettings } from '../../../gen/operations/payroll-settings.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { isPossible } from '../../../records/noun.ts'
import type { AnyOperation } from '../../../records/operation.ts'
import { Name } from '../../../records/references/names.tsx'
import { hasReached, listSteps, nameMonth, type Run, type Step, type Work } from './run-facts.ts'

interface RunProps {
  readonly run: Run
  readonly works: readonly Work[]
}

export function RunSteps({ run, works }: RunProps) {
  const steps = listSteps(run, works)
  const next = steps.find(step => !hasReached(run, step.status))
  return (
    <section className="card" aria-labelledby="run-steps">
      <h2 id="run-steps">{say('payroll.steps')}</h2>
      <ol className="steps">
        {steps.map(step => (
          <StepLine key={step.status} step={step} run={run} isNext={step === next} />
        ))}
      </ol>
      <NextStep run={run} isRunning={works.some(work => work.status === 'running')} />
    </section>
  )
}

interface StepLineProps {
  readonly step: Step
  readonly run: Run
  readonly isNext: boolean
}

function StepLine({ step, run, isNext }: StepLineProps) {
  const { timezone } = useCompany()
  const isDone = hasReached(run, step.status)
  return (
    <li
      className={isDone ? 'done' : undefined}
      aria-current={step.status === run.status ? 'step' : undefined}
    >
      <strong>{sayOf('value', step.status)}</strong>
      <span className="unseen">{say(isDone ? 'payroll.step_done' : 'payroll.step_open')}</span>
      {isDone && step.at !== null && <time dateTime={step.at}>{formatMoment(step.at, timezone)}</time>}
      {isDone && step.who !== null && (
        <span className="faint">
          <Name id={step.who} />
        </span>
      )}
      {isNext && <span>{say('payroll.step_next')}</span>}
    </li>
  )
}

/** The step ahead comes first. */
const ways = [lockPayrollRun, approvePayrollRun, verifyPayrollRun, processPayrollRun, reopenPayrollRun]

/** Of the drafts, an import is approved and others are calculated; a lock is not repeated by hand. */
function isWay({ id }: AnyOperation, run: Run): boolean {
  if (id === 'lockPayrollRun') return run.status === 'approved'
  return run.status !== 'draft' || (id === 'approvePayrollRun') === isImportedDraft(run)
}

function NextStep({ run, isRunning }: { readonly run: Run; readonly isRunning: boolean }) {
  const isMine = useIsMine(run)
  const ends = useCutOff(run)
  const offered = ways.filter(way => isPossible(way, run) && isWay(way, run))
  if (isRunning) return null
  const title = nameMonth(run)
  const obstacleOf = (operation: AnyOperation): string | undefined => {
    if (!waiting.includes(operation) || run.status === 'approved') return undefined
    return operation === approvePayrollRun && isMine ? say('payroll.not_you') : ends
  }
  return (
    <>
      <Advice run={run} isMine={isMine} ends={ends} />
      <div className="ways">
        {offered.map((operation, index) => (
          <ActionButton
            key={operation.id}
            operation={operation}
            path={{ id: run.id }}
            record={run}
            title={title}
            obstacle={obstacleOf(operation)}
            {...(index === 0 && { look: 'primary' as const })}
          />
        ))}
      </div>
    </>
  )
}

/** What waits for the cut-off, and the approval for other eyes. */
const waiting: readonly AnyOperation[] = [approvePayrollRun, verifyPayrollRun]

const isImportedDraft = ({ source, status }: Run): boolean => source === 'imported' && status === 'draft'

interface AdviceProps {
  readonly run: Run
  readonly isMine: boolean
  readonly ends: string | undefined
}

/** What to do now, in a sentence; what the approval waits for, which whoever makes the run is told at once; and whose eyes it takes. */
function Advice({ run, isMine, ends }: AdviceProps) {
  const isToApprove = run.status === 'processed' || isImportedDraft(run)
  return (
    <>
      <p>
        {say(isImportedDraft(run) ? 'payroll.next_imported' : `payroll.next_${run.status}`)}{' '}
        {isToApprove && say(isMine ? 'payroll.not_you' : 'payroll.not_same')}
      </p>
      {ends !== undefined && <p className="notice">{ends}</p>}
    </>
  )
}

/** From when on the run can be approved, where its cut-off is not over in the place of the company. */
function useCutOff({ status, run_date: last }: Run): string | undefined {
  const { timezone } = useCompany()
  if (status !== 'draft' && status !== 'processed') return undefined
  if (last < readToday(timezone)) return undefined
  return say('payroll.cut_off_ahead', { date: formatDate(last), from: formatDate(addDays(last, 1)) })
}

/** Whether four eyes are asked for and two of them are those of this person, who may not know the setting. */
function useIsMine(run: Run): boolean {
  const mayKnow = useObstacle()('getPayrollSettings') === undefined
  const settings = useRead(getPayrollSettings, {}, { enabled: mayKnow })
  const { member_id: me } = useSession()
  const isAsked = run.four_eyes || settings.data?.four_eyes !== false
  return isAsked && [run.created_by, run.processed_by].includes(me)
}
