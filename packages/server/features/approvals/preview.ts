// The preview: who would be asked about a request, if each step approved it, and why nobody would be.

import type { ApprovalPolicyPreview, ApprovalPolicyTrial, ApprovalStep } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Asked, resolveStep } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { readOrganisation } from './organisation.ts'
import { completeSteps, matchPolicy, readJob } from './policies.ts'

const selectNames = statement<{ id: string; name: string }, { ids: readonly string[] }>(
  'names_of_members',
  `select id, name from members where workspace_id = :workspace_id and id = any(:ids::text[])`,
)

export async function preview(db: Db, trial: ApprovalPolicyTrial): Promise<ApprovalPolicyPreview> {
  const { employee_id, kind, days = null, amount = null, leave_type_id = null } = trial
  await readJob(db, employee_id)
  const matched = trial.steps
    ? undefined
    : await matchPolicy(db, kind, employee_id, { days, amount, leave_type_id })
  const rules = await completeSteps(db, trial.steps ?? matched?.steps ?? [])
  const there = await readOrganisation(db, kind, {
    employee_id,
    role_ids: rules.flatMap(({ role_id }) => role_id ?? []),
    member_ids: rules.flatMap(({ member_id }) => member_id ?? []),
  })
  const decided = new Set<string>()
  const resolved = rules.map(rule => {
    const found = resolveStep(rule, there, decided)
    for (const { member_id } of rule.quorum === 'all' ? found.asked : found.asked.slice(0, 1))
      decided.add(member_id)
    return found
  })
  const ids = resolved.flatMap(({ asked }) => asked.map(({ member_id }) => member_id))
  const names = new Map((await db.run(selectNames, { ids })).map(({ id, name }) => [id, name]))
  const steps = rules.map(
    ({ approver, role_id, member_id, quorum, escalate_after_days }, at): ApprovalStep => ({
      position: at + 1,
      approver,
      role_id,
      member_id,
      quorum,
      status: resolved[at]!.reason === 'decided_before' ? 'skipped' : 'coming',
      reason: resolved[at]!.reason,
      escalate_after_days,
      due_at: null,
      asked: resolved[at]!.asked.map(one => tellAsked(one, names)),
    }),
  )
  const explanation = explainNobody(steps, matched !== undefined || trial.steps !== undefined)
  return { approval_policy_id: matched?.id ?? null, steps, explanation: explanation && String(explanation) }
}

const tellAsked = (
  { member_id, via }: Asked,
  names: ReadonlyMap<string, string>,
): ApprovalStep['asked'][number] => ({
  member_id,
  name: names.get(member_id) ?? '',
  stand_in_id: null,
  stand_in_name: null,
  via,
  decision: null,
  comment: null,
  decided_at: null,
  ended_at: null,
})

function explainNobody(steps: readonly ApprovalStep[], isMatched: boolean): Sentence | null {
  if (!isMatched) return say`No policy matches, so whoever has the right decides.`
  const nobody = steps.find(({ reason }) => reason === 'nobody')
  if (!nobody) return null
  return say`Step ${nobody.position} would ask nobody: nobody above the employee, in HR or among the owners could decide but the employee. Give somebody else one of these roles.`
}
