// Decisions: by whom a step asks, one at a time. After the last step the record is decided as its own operation decides it.

import type { Approval, ApprovalStep, OperationFacts, OperationId } from '@muster/contract'
import { operations } from '@muster/contract'
import { type Db, statement, type Writer } from '@muster/db'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { assertProven } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import { Calling } from '../../http/as-caller.ts'
import type { WriteContext } from '../../http/context.ts'
import type { CallServices } from '../../http/operation-call.ts'
import { conflict, Problem } from '../../http/problem.ts'
import { assertTaken } from '../../resource/states.ts'
import { lockTime } from '../timekeeping/index.ts'
import {
  approvals,
  concerns,
  findMine,
  findOpenStep,
  isOpenFor,
  mayRead,
  notThere,
  showTo,
} from './approvals.ts'
import { kinds, lockSubject } from './kinds.ts'
import { isApplicant } from './organisation.ts'
import { hasStoodIn } from './stand-ins.ts'
import { advance } from './steps.ts'
import { isStillAsked } from './still-asked.ts'

type Decision = 'approved' | 'rejected'
type Deciding = WriteContext & { readonly path: { readonly id: string } }

const decideAssignment = statement<
  unknown,
  Record<'id' | 'member_id' | 'decision' | 'decided_by', string> & {
    position: number
    comment: string | null
  }
>(
  'decide_approval_assignment',
  `update approval_assignments set decision = :decision, decided_by = :decided_by, comment = :comment, decided_at = stamp(), ended_at = stamp()
   where workspace_id = :workspace_id and approval_id = :id and position = :position and member_id = :member_id`,
)

const endStep = statement<unknown, { id: string; position: number; status: Decision }>(
  'end_approval_step',
  `with ended as (
     update approval_steps set status = :status, ended_at = stamp()
     where workspace_id = :workspace_id and approval_id = :id and position = :position)
   update approval_assignments set ended_at = stamp()
   where workspace_id = :workspace_id and approval_id = :id and position = :position and ended_at is null`,
)

const endApproval = statement<unknown, { id: string; status: Decision }>(
  'end_approval',
  `with ended as (
     update approvals set status = :status, decided_at = stamp(), updated_at = stamp() where workspace_id = :workspace_id and id = :id)
   update approval_steps set status = 'superseded', ended_at = stamp()
   where workspace_id = :workspace_id and approval_id = :id and status in ('coming', 'open')`,
)

const touchApproval = statement<unknown, { id: string }>(
  'touch_approval',
  `update approvals set updated_at = stamp() where workspace_id = :workspace_id and id = :id`,
)

const selectApplicants = statement<{ member_id: string }, { employee_id: string; me: string }>(
  'own_approval',
  `select m.id as member_id from members m join employees e on e.workspace_id = m.workspace_id and e.id = :employee_id
   where m.workspace_id = :workspace_id and m.id = :me
     and ${isApplicant('m', 'e')}`,
)

/** Nobody decides about themselves, also not as another member whose address is that of the employee. */
async function assertNotOwn(db: Db, employee_id: string, me: string): Promise<void> {
  const [own] = await db.run(selectApplicants, { employee_id, me })
  if (own) throw conflict(say`This is your own request. Somebody else has to decide about it.`)
}

type Mine = ApprovalStep['asked'][number]

/** Whoever was asked as a manager, a head, by a role or by name decides while they are that, and while they are there. */
async function assertStillAsked(db: Db, { id }: Approval, { member_id, via }: Mine): Promise<void> {
  if (await isStillAsked(db, id, member_id)) return
  if (via === 'line')
    throw conflict(
      say`You are no longer the manager whom this step asks. Whoever that is now is asked instead.`,
    )
  throw conflict(
    say`You are no longer one of those whom this step asks, such as HR or the head of the department. Somebody else decides now.`,
  )
}

/** Locks the employee, the record and the approval, in this order, as whoever decides the record does. */
async function lockAll(call: Deciding): Promise<Approval> {
  const seen = await approvals.find(call, call.path.id)
  // Whoever comes second as a stand-in hears who was first, although nothing asks them any more.
  if (!(concerns(call.caller, seen) || (await hasStoodIn(call.db, seen, call.caller.actor_id))))
    throw notThere(seen)
  await lockTime(call.db, [seen.employee_id])
  await call.db.run(lockSubject[seen.kind], { id: seen.subject_id })
  await approvals.lock(call, seen.id)
  return approvals.find(call, seen.id)
}

/** Decides the step that asks the caller. What refuses the record refuses all of it, so the step stays open. */
export async function decide(
  services: CallServices,
  call: Deciding,
  decision: Decision,
  comment: string | null,
): Promise<Approval> {
  const { db, caller } = call
  const approval = await lockAll(call)
  const { id, employee_id } = approval
  assertTaken(decision === 'approved' ? 'approveApproval' : 'rejectApproval', approval, explainEnd(approval))
  await assertNotOwn(db, employee_id, caller.actor_id)
  assertMayRead(caller, approval)
  const step = findOpenStep(approval)!
  const mine = findMine(step, caller.actor_id)
  if (!mine) throw conflict(concerns(caller, approval) ? tellOthers(step) : tellFirst(approval))
  await assertStillAsked(db, approval, mine)
  assertProof(caller, findDecision(approval, decision))
  const { position } = step
  const said = { id, position, member_id: mine.member_id, decision, decided_by: caller.actor_id, comment }
  await db.run(decideAssignment, said)
  if (decision === 'approved' && !isLast(step, mine)) await db.run(touchApproval, { id })
  else await endOpenStep(services, call, approval, { step, mine, decision, comment })
  return showTo(caller, await approvals.find(call, id))
}

/** Whether nobody else has to approve the step. Whoever an escalation added counts in place of one who has not answered. */
function isLast({ quorum, asked }: ApprovalStep, { member_id }: Mine): boolean {
  if (quorum === 'any') return true
  const isApproved = ({ decision }: Mine) => decision === 'approved'
  const isAsked = (one: Mine) => isApproved(one) || isOpenFor(one, one.member_id)
  const needed = asked.filter(one => one.via !== 'escalation' && isAsked(one)).length
  return asked.filter(one => isApproved(one) || one.member_id === member_id).length >= needed
}

interface Ending {
  readonly step: ApprovalStep
  readonly mine: Mine
  readonly decision: Decision
  readonly comment: string | null
}

async function endOpenStep(
  services: CallServices,
  { db, caller }: Deciding,
  approval: Approval,
  { step, mine, decision, comment }: Ending,
): Promise<void> {
  const { id, kind, employee_id, steps } = approval
  await db.run(endStep, { id, position: step.position, status: decision })
  const coming = steps.filter(({ status }) => status === 'coming')
  const decided = new Set([caller.actor_id, mine.member_id, ...steps.flatMap(listApprovers)])
  if (decision === 'approved' && (await advance(db, { id, kind, employee_id }, coming, decided))) {
    await db.run(touchApproval, { id })
    return
  }
  await db.run(endApproval, { id, status: decision })
  await decideSubject(services, { db, caller }, approval, { decision, comment })
}

const listApprovers = ({ asked }: ApprovalStep): string[] =>
  asked
    .filter(one => one.decision === 'approved')
    .flatMap(({ member_id, stand_in_id }) => [member_id, stand_in_id ?? []].flat())

/**
 * The operation of the record, with the rights that it takes: the step that asks is the right. A fresh proof is asked for
 * where the operation asks for it, as in each step before, and a plan and a read-only workspace count.
 */
async function decideSubject(
  services: CallServices,
  { db, caller }: Pick<Deciding, 'db' | 'caller'>,
  { kind, subject_id }: Approval,
  { decision, comment }: Pick<Ending, 'decision' | 'comment'>,
): Promise<void> {
  const operation = findDecision({ kind }, decision)
  const facts: OperationFacts = operations[operation]
  const inside: Caller = Object.assign({}, caller, {
    schemes: ['api_key', 'console_token'],
    scopes: new Set(facts.scopes.flat()),
  })
  const body = decision === 'approved' ? undefined : { [kinds[kind].reason]: comment }
  await new Calling(services, inside, false).within(db as Writer, operation, {
    path: { id: subject_id },
    body,
  })
}

/** Nobody decides about private details whom they are hidden from. */
function assertMayRead(caller: Caller, approval: Approval): void {
  if (mayRead(caller, approval)) return
  throw conflict(
    say`This request is about private details. Whoever may change employees decides, such as HR.`,
  )
}

const findDecision = ({ kind }: Pick<Approval, 'kind'>, decision: Decision): OperationId =>
  decision === 'approved' ? kinds[kind].approve : kinds[kind].reject

/** Each step takes the proof that the operation does. Work that goes on for somebody has none of who they are. */
function assertProof({ session }: Caller, operation: OperationId): void {
  const facts: OperationFacts = operations[operation]
  if (session) assertProven(session, facts)
  else if (facts.extensions['x-step-up'] === true)
    throw new Problem(
      'fresh_proof_required',
      say`This request is decided by itself, with a proof of who you are. Open it and decide there.`,
    )
}

/** A 409 that says who was first, and what became of it. */
function explainEnd({ status, steps }: Approval): Sentence {
  const last = findLast(steps)
  if (status === 'withdrawn') return say`The request was withdrawn, so nothing is left to decide.`
  if (status === 'superseded' || !last)
    return say`The request was decided outside of its steps, and that decision stands.`
  const who = nameDecider(last)
  return status === 'approved'
    ? say`${who} has approved the request already.`
    : say`${who} has rejected the request already.`
}

const findLast = (steps: readonly ApprovalStep[]): Mine | undefined =>
  steps
    .flatMap(({ asked }) => asked.filter(one => one.decision !== null))
    .sort((a, b) => ((a.decided_at ?? '') < (b.decided_at ?? '') ? 1 : -1))[0]

const nameDecider = ({ name, stand_in_name }: Mine): string | Sentence =>
  stand_in_name === null ? name : say`${stand_in_name} for ${name}`

/** Who was first, to somebody who came second as a stand-in. Whom the next step asks is not theirs to know. */
const tellFirst = (approval: Approval): Sentence => {
  const last = findLast(approval.steps)
  if (!last) throw notThere(approval)
  return say`${nameDecider(last)} has approved the step already.`
}

/** Whom the step asks instead. */
function tellOthers({ asked }: ApprovalStep) {
  const names = asked.filter(one => isOpenFor(one, one.member_id)).map(({ name }) => name)
  return names.length === 0
    ? say`The open step asks nobody. Whoever manages approvals has to ask anew.`
    : say`The open step does not ask you. It asks ${sayTogether(names, ', ')}.`
}
