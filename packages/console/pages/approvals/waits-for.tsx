// Whom a request of the person waits for, beside the request.
import { formatCount } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { type Approval, findOpen, nameAsked, useMine } from './read.ts'

interface WaitsForProps {
  /** Of the record that was asked for. */
  readonly of: string
}

export function WaitsFor({ of }: WaitsForProps) {
  const approval = useMine().own.find(({ subject_id }) => subject_id === of)
  return approval === undefined ? null : <span className="faint">{sayWaiting(approval)}</span>
}

/** "Waits for Bilal Ahmed, step 1 of 2" */
export function sayWaiting(approval: Approval): string {
  const step = findOpen(approval)
  const names = step === undefined ? '' : nameAsked(step)
  if (step === undefined || names === '') return say('approvals.waits_for_nobody')
  return say('approvals.waits_for', {
    names,
    step: formatCount(step.position),
    all: formatCount(approval.steps.length),
  })
}

/** Whether others are asked once the open step is approved. */
export function sayNext({ steps }: Pick<Approval, 'steps'>): string {
  const count = steps.filter(({ status }) => status === 'coming').length
  return say(count > 0 ? 'approvals.then_next' : 'approvals.then_approved', { count })
}
