// Inviting an employee to see what is theirs: at an address of theirs that nobody could have put in for themselves.

import type { EmployeeInvite, Invitation } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { assertTaken } from '../../resource/states.ts'
import {
  addressOf,
  assertMayLink,
  hasAddress,
  holdRoles,
  type Identity,
  invite,
  isStaff,
  lateChangesOf,
  settledDays,
} from '../people/index.ts'
import { employees } from './employees.ts'

interface Facts {
  readonly changed_on: string | null
  /** The code of another employee with the address. */
  readonly shared_with: string | null
  readonly invited_on: string | null
}

const findInvitationFacts = statement<Facts, { id: string; timezone: string }>(
  'find_facts_of_invited_employee',
  `select
     (select to_char(max(r.created_at) at time zone :timezone, 'YYYY-MM-DD') from ${lateChangesOf('e')}) as changed_on,
     (select o.employee_code from employees o where o.workspace_id = :workspace_id and o.id <> :id and ${isStaff('o')}
        and ${hasAddress('o', addressOf('e'))} order by o.employee_code limit 1) as shared_with,
     (select to_char(max(i.created_at) at time zone :timezone, 'YYYY-MM-DD') from invitations i
      where i.workspace_id = :workspace_id and i.employee_id = :id and i.accepted_at is null and i.revoked_at is null
        and i.expires_at > stamp()) as invited_on
   from employees e where e.workspace_id = :workspace_id and e.id = :id`,
)

export async function inviteEmployee(
  call: WriteContext & { readonly path: { readonly id: string }; readonly body: EmployeeInvite | undefined },
  identity: Identity,
): Promise<Invitation> {
  await holdRoles(call)
  const found = await employees.lockLive(call, call.path.id)
  assertMayLink(call.caller)
  const employee = assertTaken('inviteEmployee', found)
  const { id, first_name, last_name, work_email, personal_email } = employee
  const email = work_email ?? personal_email ?? null
  if (email === null)
    throw conflict(say`The employee has no e-mail address. Enter one, or invite them by hand.`)
  const { timezone } = call.caller.workspace
  const [facts] = await call.db.run(findInvitationFacts, { id, timezone })
  assertSettled(email, facts!)
  const name = `${first_name} ${last_name}`
  const language = call.body?.language ?? 'en'
  return invite(call, identity, { email, name, role_id: null, employee_id: id, language }, true)
}

function assertSettled(email: string, { changed_on, shared_with, invited_on }: Facts): void {
  if (invited_on !== null)
    throw conflict(say`The employee was invited on ${invited_on} already. Send that invitation again.`)
  if (shared_with !== null)
    throw conflict(
      say`The employee ${shared_with} has the address ${email}, too. Whoever reads it would see what is not theirs.`,
    )
  if (changed_on !== null)
    throw conflict(
      say`The address was changed on ${changed_on}, and counts here ${settledDays} days later. Ask the employee whether it is theirs, and invite them by hand.`,
    )
}
