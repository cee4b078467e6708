// Approvals as records: what each of those whom they concern sees, and the rows of their steps.

import type { Approval, ApprovalStep, OperationFacts } from '@muster/contract'
import { operations } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Caller, hasLeft } from '../../auth/callers.ts'
import { areEnough } from '../../auth/reach.ts'
import type { Context } from '../../http/context.ts'
import { notFound, type Problem } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { kinds } from './kinds.ts'
import { findStandIn, findStandInOf } from './stand-ins.ts'

const stepsSql = `(
  select json_agg(json_build_object('position', s.position, 'approver', s.approver, 'role_id', s.role_id, 'member_id', s.member_id,
    'quorum', s.quorum, 'status', s.status, 'reason', s.reason,
    'escalate_after_days', s.escalate_after_days, 'due_at', ${instant('s.due_at')}, 'asked', coalesce((
      select json_agg(json_build_object('member_id', a.member_id, 'name', m.name,
        'stand_in_id', i.member_id, 'stand_in_name', i.name, 'via', a.via, 'decision', a.decision,
        'comment', a.comment, 'decided_at', ${instant('a.decided_at')}, 'ended_at', ${instant('a.ended_at')}) order by a.created_at, a.member_id)
      from approval_assignments a join members m on m.workspace_id = a.workspace_id and m.id = a.member_id
        left join lateral (${findStandInOf}) i on true
      where a.workspace_id = s.workspace_id and a.approval_id = s.approval_id and a.position = s.position), '[]')) order by s.position)
  from approval_steps s where s.workspace_id = approvals.workspace_id and s.approval_id = approvals.id)`

function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** SQL: whether one of those whom an approval asks or asked is what is said of `a`. It is one look at them, however much is said. */
const writeAsked = (what: string): string => `exists (select from approval_assignments a
  where a.workspace_id = approvals.workspace_id and a.approval_id = approvals.id and (${what}))`
const isStoodInFor = `exists (select from (${findStandIn}) i where i.member_id = :me)`
const isDecided = `a.member_id = :me and a.decision is not null or a.decided_by = :me`
const isOwn = `approvals.employee_id = :own_employee`

export const approvals = resource('Approval', {
  isPersonal: true,
  // Who asks is known when it is read.
  computed: { asks_you: 'false', steps: stepsSql },
  conditions: {
    me: ':me::text is not null',
    own_employee: ':own_employee::text is not null',
    asks_me: `:asks_me::boolean and ${writeAsked(`a.member_id = :me and a.ended_at is null or ${isStoodInFor}`)}`,
    is_own: `:is_own::boolean and ${isOwn}`,
    decided: `:decided::boolean and ${writeAsked(isDecided)}`,
    concerns: `:concerns::boolean and (${isOwn} or ${writeAsked(`a.member_id = :me or a.decided_by = :me or ${isStoodInFor}`)})`,
  },
})

/** What an approver is to the workspace: a member, and perhaps an employee. Tokens and keys are nobody, and so is whoever has left. */
export function findSelf(caller: Caller): { me: string; own_employee: string } {
  if (hasLeft(caller)) return { me: '', own_employee: '' }
  return { me: caller.actor_id, own_employee: caller.session?.employee_id ?? '' }
}

/** The approval with what its reader is to it. Whom private details are hidden from stands in for nobody there. */
export function showTo(caller: Caller, approval: Approval): Approval {
  const mine = findMine(findOpenStep(approval), caller.actor_id)
  approval.asks_you = mine !== undefined && (mine.member_id === caller.actor_id || mayRead(caller, approval))
  return approval
}

/** Whether what it is about is hidden from nobody, or not from the caller. */
export function mayRead({ scopes }: Caller, { kind }: Pick<Approval, 'kind'>): boolean {
  const { isPrivate, approve } = kinds[kind]
  const facts: OperationFacts = operations[approve]
  return !isPrivate || areEnough(scopes, facts)
}

type Asked = ApprovalStep['asked'][number]

const isOpen = ({ ended_at, decision }: Asked): boolean => ended_at === null && decision === null

export const isOpenFor = (one: Asked, member_id: string): boolean =>
  one.member_id === member_id && isOpen(one)

/** What a step asks a member: themselves, or whoever they stand in for. */
export const findMine = (step: ApprovalStep | undefined, me: string): Asked | undefined =>
  step?.asked.find(one => isOpenFor(one, me)) ??
  step?.asked.find(one => isOpen(one) && one.stand_in_id === me)

export const findOpenStep = ({ steps }: Pick<Approval, 'steps'>): ApprovalStep | undefined =>
  steps.find(({ status }) => status === 'open')

/** A 404 for whom an approval does not concern. */
export function assertConcerns({ caller }: Context, approval: Approval): void {
  const shows = hasLeft(caller) ? caller.scopes.has('approvals.manage') : concerns(caller, approval)
  if (!shows) throw notThere(approval)
}

export const notThere = ({ id }: Pick<Approval, 'id'>): Problem => notFound(approvals.fields.noun, id)

/** Whether an approval shows its caller something: who asks, whom a step asks or asked, and who manages approvals. */
export const concerns = (caller: Caller, { employee_id, steps }: Approval): boolean =>
  caller.scopes.has('approvals.manage') ||
  caller.session?.employee_id === employee_id ||
  steps.some(({ asked: members }) =>
    members.some(({ member_id, stand_in_id }) => [member_id, stand_in_id].includes(caller.actor_id)),
  )

const selectAsked = statement<{ member_id: string }, { id: string }>(
  'asked_by_open_step',
  `select a.member_id from approval_assignments a
     join approval_steps s on s.workspace_id = a.workspace_id and s.approval_id = a.approval_id and s.position = a.position
   where a.workspace_id = :workspace_id and a.approval_id = :id and s.status = 'open' and a.ended_at is null and a.decision is null
   order by a.member_id`,
)

/** The members whom the open step of an approval asks, such as to tell them. */
export async function listAsked(db: Db, id: string): Promise<string[]> {
  return (await db.run(selectAsked, { id })).map(({ member_id }) => member_id)
}
