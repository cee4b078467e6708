// The page of a payroll run: how far it is, what goes on, what it comes to, and for whom.
import { say } from '../../../app/words.ts'
import { RunCost } from './run-cost.tsx'
import { hasReached, type Run } from './run-facts.ts'
import { RunFigures, RunWarnings } from './run-figures.tsx'
import { RunFiles } from './run-files.tsx'
import { RunPreview } from './run-preview.tsx'
import { RunRegister } from './run-register.tsx'
import { RunSteps } from './run-steps.tsx'
import { RunWork, useWorks } from './run-work.tsx'

interface PanelProps {
  readonly record: Run
}

export function RunPanel({ record: run }: PanelProps) {
  const works = useWorks(run.id)
  return (
    <>
      <RunSteps run={run} works={works} />
      <RunWork works={works} />
      <RunWarnings run={run} />
      {run.total_employees > 0 && <RunFigures run={run} />}
      {!run.deleted && <RunFiles run={run} />}
      {isCalculated(run) && <RunPreview id={run.id} />}
    </>
  )
}

export function RegisterTab({ record: run }: PanelProps) {
  return hasEntries(run) ? <RunRegister id={run.id} isCompared={run.kind === 'regular'} /> : <NotYet />
}

export function CostTab({ record: run }: PanelProps) {
  return hasEntries(run) ? <RunCost id={run.id} /> : <NotYet />
}

/** Payments are prepared and recorded as work on the run, which is followed where it is begun. */
export function PaymentsTab({ record }: PanelProps) {
  return <RunWork works={useWorks(record.id)} />
}

const isCalculated = ({ deleted, status, source }: Run): boolean =>
  !deleted && status === 'draft' && source === 'processed'

/** Those of a deleted run went with it. */
const hasEntries = (run: Run): boolean =>
  !run.deleted && (run.source === 'imported' || hasReached(run, 'processed'))

const NotYet = () => <p className="empty">{say('payroll.not_processed')}</p>
