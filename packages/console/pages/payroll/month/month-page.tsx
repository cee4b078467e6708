// A month of pay on one page: its steps, the equation, what is ready, and the register; told by who looks at it.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatDate } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether, titleKind } from '../../../app/words.ts'
import { approvePayrollRun } from '../../../gen/operations/payroll-runs.ts'
import type { RecordParts } from '../../../records/declaration.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Page } from '../../../ui/page.tsx'
import type { Run, Work } from '../runs/run-facts.ts'
import { RunWarnings } from '../runs/run-figures.tsx'
import { RunFiles } from '../runs/run-files.tsx'
import { RunPreview } from '../runs/run-preview.tsx'
import { RunWork, useWorks } from '../runs/run-work.tsx'
import { Equation } from './equation.tsx'
import { useCutOff, useIsMine } from './four-eyes.ts'
import { NextAction } from './month-actions.tsx'
import { findStep, type Readiness, sumsOf, useReadiness } from './month-facts.ts'
import { MonthSteps } from './month-steps.tsx'
import { NetChange } from './net-change.tsx'
import { ReadinessCard } from './readiness.tsx'
import { MonthRegister } from './register.tsx'

export function MonthPage({ record, title, actions, tabs, tab }: RecordParts) {
  const run = record as Run
  const works = useWorks(run.id)
  const isRunning = works.some(work => work.status === 'running')
  return (
    <Page
      title={title}
      above={<Link to="/payroll/runs">{titleKind('PayrollRunDetail')}</Link>}
      mark={<Mark run={run} />}
      actions={
        <>
          {!isRunning && !run.deleted && <NextAction run={run} />}
          <Menu>{actions}</Menu>
        </>
      }
    >
      <Facts run={run} />
      {tabs}
      {tab ?? <Month run={run} works={works} isRunning={isRunning} />}
    </Page>
  )
}

function Mark({ run: { status, deleted } }: { readonly run: Run }) {
  if (deleted) return <span className="status bad">{say('month.state_deleted')}</span>
  const tone = { draft: 'waits', processed: 'now', approved: 'good', locked: 'good', disbursed: 'good' }[
    status
  ]
  return <span className={`status ${tone}`}>{say(`month.state_${status}`)}</span>
}

function Facts({ run }: { readonly run: Run }) {
  const { currency } = useCompany()
  const people = run.total_employees
  const facts = [
    sayOf('value', run.kind ?? 'regular'),
    people > 0 ? say('month.people', { people }) : '',
    currency,
    say('month.days_up_to', { date: formatDate(run.run_date) }),
    run.source === 'imported' ? sayOf('value', 'imported') : '',
  ].filter(fact => fact !== '')
  return <p className="month-facts faint">{sayTogether(...facts)}</p>
}

/** What is rare or cannot be taken back. */
function Menu({ children }: { readonly children: ReactNode }) {
  return (
    <details className="menu">
      <summary className="button square" aria-label={say('month.more')}>
        <Icon name="ellipsis" />
      </summary>
      <div className="popover">{children}</div>
    </details>
  )
}

interface MonthProps {
  readonly run: Run
  readonly works: readonly Work[]
  readonly isRunning: boolean
}

function Month({ run, works, isRunning }: MonthProps) {
  const readiness = useReadiness(run)
  const mayApprove = useObstacle()(approvePayrollRun.id) === undefined
  const isMine = useIsMine(run)
  const at = findStep(run, mayApprove && !isMine)
  const hasFigures = run.total_employees > 0
  const isDraft = run.status === 'draft' && run.source === 'processed'
  const [latest] = works
  return (
    <>
      <MonthSteps run={run} works={works} at={at} readiness={readiness} />
      {(isRunning || latest?.status === 'failed') && <RunWork works={works} />}
      {hasFigures && (
        <section className="card equation-card" aria-label={say('month.equation')}>
          <Equation sums={sumsOf(run)} />
          <NetChange run={run} />
        </section>
      )}
      {readiness && !isRunning && <ReadinessCard run={run} readiness={readiness} at={at} />}
      <Advice run={run} isMine={isMine} readiness={readiness} />
      <RunWarnings run={run} />
      {(at === 'pay' || at === 'close') && !run.deleted && <RunFiles run={run} />}
      {isDraft && !run.deleted && <RunPreview id={run.id} />}
      {hasFigures && !run.deleted && <MonthRegister run={run} />}
    </>
  )
}

interface AdviceProps {
  readonly run: Run
  readonly isMine: boolean
  readonly readiness: Readiness | undefined
}

/** Whose turn it is, in sentences, for whoever has made the run: whoever may approve it has it in their inbox already. */
function Advice({ run, isMine, readiness }: AdviceProps) {
  const ends = useCutOff(run)
  const isToApprove = run.status === 'processed' || (run.status === 'draft' && run.source === 'imported')
  if (ends !== undefined) return <p className="notice">{ends}</p>
  if (!isToApprove || run.deleted) return null
  const approvers = readiness?.points.find(({ code }) => code === 'approvers')
  return (
    <p className="faint">
      {say(isMine ? 'payroll.not_you' : 'payroll.not_same')}{' '}
      {approvers?.state === 'ready' && say('month.waits_with', { names: sayTogether(...approvers.names) })}
    </p>
  )
}
