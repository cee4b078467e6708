// Profile changes: an employee asks for other details of theirs, and whoever may change employees decides.

import type { ProfileChange } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { newId } from '../../../resource/ids.ts'
import { employees } from '../../employees/index.ts'
import { assertNotOwn, findAsker } from '../own.ts'
import {
  approve,
  assertFresh,
  assertMayAsk,
  changes,
  compare,
  reject,
  withdraw,
  writeChange,
} from '../profile-changes.ts'

const insertChange = statement<
  ProfileChange,
  Record<'id' | 'employee_id' | 'requested_by', string> & Record<string, unknown>
>(
  'insert_profile_change',
  `insert into profile_changes (workspace_id, id, employee_id, fields, marital_status, old_marital_status, personal_email, old_personal_email,
     phone_primary, old_phone_primary, addresses, old_addresses, dependants, old_dependants, contacts, old_contacts, requested_by, created_at, updated_at)
   select :workspace_id, :id, :employee_id, :fields::text[], :marital_status, :old_marital_status, :personal_email, :old_personal_email,
     :phone_primary, :old_phone_primary, :addresses::json, :old_addresses::json, :dependants::json, :old_dependants::json,
     :contacts::json, :old_contacts::json, :requested_by, made.at, made.at
   from (select stamp() as at) as made returning ${changes.fields.selected}`,
)

const listColumns = [
  'addresses',
  'old_addresses',
  'dependants',
  'old_dependants',
  'contacts',
  'old_contacts',
] as const

const ownDetails = say`These are your own details. Somebody else has to decide about them.`

export default {
  listProfileChanges: changes.list,
  getProfileChange: changes.get,

  async createProfileChange(call) {
    const { session, employee_id } = findAsker(
      call,
      say`Other details are asked for by the employee. Sign in to the console.`,
    )
    await assertMayAsk(call.db, employee_id)
    const asked = await compare(call, employee_id, call.body)
    const id = newId('ProfileChange')
    const [change] = await call.db.run(
      insertChange,
      Object.assign(
        { id, employee_id, requested_by: session.member_id },
        asked,
        Object.fromEntries(listColumns.map(column => [column, JSON.stringify(asked[column])])),
      ),
    )
    // What they are is in the request, and then in the history of the employee.
    audit(call, 'profile_change.created', id, { employee_id, fields: asked.fields })
    return markExact(change!)
  },

  async approveProfileChange(call) {
    const seen = await changes.find(call, call.path.id)
    // Before the record, in the order of all who decide about an employee.
    await employees.lockLive(call, seen.employee_id)
    const change = await changes.lockFor(call, 'approveProfileChange')
    await assertNotOwn(call, change, ownDetails)
    if (call.body?.overwrite !== true) assertFresh(change)
    await writeChange(call, change)
    const { id, employee_id, fields, outdated_fields } = change
    audit(call, 'profile_change.approved', id, { employee_id, fields, overwritten: outdated_fields })
    return approve(call, id, { decided_by: call.caller.actor_id })
  },

  async rejectProfileChange(call) {
    const change = await changes.lockFor(call, 'rejectProfileChange')
    await assertNotOwn(call, change, ownDetails)
    const { rejection_reason } = call.body
    audit(call, 'profile_change.rejected', change.id, { rejection_reason })
    return reject(call, change.id, { decided_by: call.caller.actor_id, rejection_reason })
  },

  async withdrawProfileChange(call) {
    const { id } = await changes.lockFor(call, 'withdrawProfileChange')
    audit(call, 'profile_change.withdrawn', id, {})
    return withdraw(call, id)
  },
} satisfies HandlersFor<'profile_changes'>
