// Approval delegations: given by whoever is asked, each for themselves.

import type { ApprovalDelegation, ApprovalDelegationCreate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today, type WriteContext } from '../../../http/context.ts'
import { conflict, invalidField, notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { tellStandIn } from '../../messages/index.ts'
import { isOnePerson, there } from '../organisation.ts'
import { delegations } from '../stand-ins.ts'

const { selected, noun } = delegations.fields

type Named = Pick<ApprovalDelegationCreate, 'to_member_id' | 'to_employee_id'>

const selectNamed = statement<
  { id: string; is_me: boolean; am_there: boolean },
  { me: string } & Record<'member_id' | 'employee_id', string | null>
>(
  'member_to_stand_in',
  `select m.id, ${isOnePerson('m', 'i')} as is_me, ${there('i')} as am_there from members m
     join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
     join members i on i.workspace_id = m.workspace_id and i.id = :me
   where m.workspace_id = :workspace_id and (m.id = :member_id or m.employee_id = :employee_id) and ${there('m')}`,
)

const revokeDelegation = statement<ApprovalDelegation, { id: string }>(
  'revoke_approval_delegation',
  `update approval_delegations set revoked_at = coalesce(revoked_at, stamp()), updated_at = case when revoked_at is null then stamp() else updated_at end
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

/** Who is named: somebody else, who can sign in. Nobody names themselves as another member either. */
async function findNamed(db: Db, me: string, { to_member_id, to_employee_id }: Named): Promise<string> {
  const field = to_employee_id === undefined ? 'to_member_id' : 'to_employee_id'
  if ((to_member_id === undefined) === (to_employee_id === undefined))
    throw invalidField(field, say`is needed, of the member or of the employee, and only one of them`)
  const named = { me, member_id: to_member_id ?? null, employee_id: to_employee_id ?? null }
  const [found] = await db.run(selectNamed, named)
  // It would count as soon as they are hired again.
  if (found && !found.am_there)
    throw conflict(say`You do not work here any more, so nothing asks you and nobody stands in for you.`)
  if (!found) throw invalidField(field, say`is nobody who can sign in here`)
  if (found.is_me) throw invalidField(field, say`is you; somebody else has to stand in for you`)
  return found.id
}

/** From today on, and for a year at most: nobody hands over for good. */
function assertDays(call: WriteContext, { starts_on, ends_on }: ApprovalDelegationCreate): void {
  const first = today(call)
  const last = Temporal.PlainDate.from(first).add({ years: 1 }).toString()
  if (starts_on < first) throw invalidField('starts_on', say`must not be before today, ${first}`)
  if (ends_on < starts_on) throw invalidField('ends_on', say`must not be before starts_on`)
  if (ends_on > last) throw invalidField('ends_on', say`must not be after ${last}, a year from now`)
}

export default {
  listApprovalDelegations: call => delegations.page(call, { of_member: call.caller.actor_id }),

  async createApprovalDelegation(call) {
    const { starts_on, ends_on, kinds = [] } = call.body
    const from_member_id = call.caller.session?.member_id
    if (from_member_id === undefined)
      throw conflict(say`Only a person has somebody stand in for them. Sign in to the console to name one.`)
    assertDays(call, call.body)
    const to_member_id = await findNamed(call.db, from_member_id, call.body)
    const made = await delegations.insert(call, { starts_on, ends_on, kinds, from_member_id, to_member_id })
    await tellStandIn(call.db, made.id, 'stand_in_named')
    return made
  },

  async revokeApprovalDelegation(call) {
    const { caller, path, db } = call
    const delegation = await delegations.find(call, path.id)
    // What others have given does not exist, and what was given to somebody is not theirs to end.
    if (delegation.from_member_id !== caller.actor_id) throw notFound(noun, delegation.id)
    const [revoked] = await db.run(revokeDelegation, { id: delegation.id })
    if (delegation.revoked_at === null) await tellStandIn(db, delegation.id, 'stand_in_revoked')
    return markExact(revoked!)
  },
} satisfies HandlersFor<'approval_delegations'>
