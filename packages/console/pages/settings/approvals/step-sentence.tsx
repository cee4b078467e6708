// Steps in words: "1. the manager, 2. anybody with the role HR".
import { Fragment } from 'react'
import { say } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { useName } from '../../../records/references/names.tsx'
import { NeverCounts } from './never-counts.tsx'

type Policy = RecordOf<'ApprovalPolicy'>

/** Of a policy, of an approval, or of what is typed. */
export interface StepParts {
  readonly approver?: string
  readonly role_id?: string | null
  readonly member_id?: string | null
  readonly quorum?: string
  readonly escalate_after_days?: number | null
}

/** Whom a step asks, and after how long the next level is asked too. */
export function StepSentence({ step }: { readonly step: StepParts }) {
  const { escalate_after_days: count = null } = step
  return (
    <>
      <Approver step={step} />
      {count !== null && ` (${say('policies.escalates', { count })})`}
    </>
  )
}

function Approver({ step }: { readonly step: StepParts }) {
  const { approver, role_id, member_id, quorum } = step
  const named = { role: role_id, member: member_id }[approver ?? '']
  const name = useName(named ?? undefined)
  if (approver === 'manager') return say('policies.manager')
  if (approver === 'second_manager') return say('policies.second_manager')
  if (approver === 'department_head') return say('policies.department_head')
  if (approver === 'role')
    return say(quorum === 'all' ? 'policies.everybody' : 'policies.anybody', { role: name ?? '…' })
  return <bdi>{name ?? '…'}</bdi>
}

export function StepsCell({ record }: { readonly record: Policy }) {
  return (
    <>
      {record.steps.map((step, at) => (
        // A step has no id of its own; its place is what it is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={at}>
          {at > 0 && ' · '}
          {at + 1}. <StepSentence step={step} />
        </Fragment>
      ))}
      <NeverCounts record={record} />
    </>
  )
}
