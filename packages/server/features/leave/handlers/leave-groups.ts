// Leave groups: which leave types an employee may apply for.

import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { allocateDue, allocateInPieces } from '../allocations.ts'

const groups = resource('LeaveGroup', { exclusive: 'is_default' })

const selectMissingLeaveTypes = statement<{ id: string }, { ids: readonly string[] }>(
  'missing_leave_types',
  `select id from unnest(:ids::text[]) as given (id)
   where :workspace_id::text is not null and not exists (
     select from leave_types t where t.workspace_id = :workspace_id and t.id = given.id)`,
)

const replaceLeaveGroupTypes = statement<unknown, { id: string; ids: readonly string[] }>(
  'replace_leave_group_types',
  `with gone as (
     delete from leave_group_types where workspace_id = :workspace_id and leave_group_id = :id and leave_type_id <> all(:ids::text[]))
   insert into leave_group_types (workspace_id, leave_group_id, leave_type_id)
   select :workspace_id, :id, given.id from unnest(:ids::text[]) as given (id) on conflict do nothing`,
)

/** Makes the balances that the groups offer now, all at once. */
async function allocateAll(call: Context): Promise<void> {
  await allocateInPieces(() => allocateDue(call))
}

export default {
  listLeaveGroups: groups.list,
  getLeaveGroup: groups.get,

  async createLeaveGroup(call) {
    const group = await groups.create(call)
    if (group.is_default) await allocateAll(call)
    return group
  },

  async updateLeaveGroup(call) {
    const group = await groups.update(call)
    // Another default group may offer more.
    if (call.body.is_default) await allocateAll(call)
    return group
  },

  async assignLeaveGroupTypes(call) {
    const group = await groups.lock(call, call.path.id)
    const ids = call.body.leave_type_ids
    const [unknown] = await call.db.run(selectMissingLeaveTypes, { ids })
    if (unknown)
      throw invalidField(`leave_type_ids[${ids.indexOf(unknown.id)}]`, say`names no record of this workspace`)
    await call.db.run(replaceLeaveGroupTypes, { id: group.id, ids })
    await allocateAll(call)
    return group
  },
} satisfies HandlersFor<'leave_groups'>
