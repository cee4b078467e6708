// The steps of a month of pay: what is done by whom and when, where it stands, and who is next.
import { formatDayOfMonth } from '../../../app/formats.ts'
import { say, sayTogether } from '../../../app/words.ts'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { listSteps, type Run, type Work } from '../runs/run-facts.ts'
import { type MonthStep, monthSteps, type Readiness } from './month-facts.ts'

interface StepsProps {
  readonly run: Run
  readonly works: readonly Work[]
  readonly at: MonthStep
  /** Undefined for whoever only approves. */
  readonly readiness: Readiness | undefined
}

export function MonthSteps(props: StepsProps) {
  const place = monthSteps.indexOf(props.at)
  return (
    <ol className="steps month-steps" aria-label={say('payroll.steps')}>
      {monthSteps.map((step, index) => (
        <li
          key={step}
          className={index < place ? 'done' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          <strong>
            {index < place && <Icon name="check" size="small" />}
            {say(`month.step_${step}`)}
            {index < place && <span className="unseen"> {say('payroll.step_done')}</span>}
          </strong>
          <span className="faint">
            <StepNote {...props} step={step} isDone={index < place} />
          </span>
        </li>
      ))}
    </ol>
  )
}

interface NoteProps extends StepsProps {
  readonly step: MonthStep
  readonly isDone: boolean
}

/** Which state of the run stands for the step. */
const reached = { prepare: 'processed', approve: 'approved', lock: 'locked', pay: 'disbursed' } as const

function StepNote({ run, works, readiness, step, isDone }: NoteProps) {
  if (isDone && step !== 'check' && step !== 'close') {
    const done = listSteps(run, works).find(({ status }) => status === reached[step])
    if (!done) return null
    return (
      <>
        {done.at !== null && formatDayOfMonth(done.at)} {done.who !== null && <ActorName id={done.who} />}
      </>
    )
  }
  if (isDone || readiness === undefined) return null
  const points = readiness.points.filter(point => point.step === step)
  if (step === 'approve')
    return sayTogether(...(points.find(({ code }) => code === 'approvers')?.names ?? []))
  if (points.length === 0) return null
  const ready = points.filter(({ state }) => state === 'ready').length
  return say('month.ready_of', { ready, all: points.length })
}
