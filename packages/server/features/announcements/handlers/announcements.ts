// Announcements: what was published, read by keys; the console corrects it, ends it and counts who has read it.

import type { Announcement } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { parseOptionalInstant } from '../../timekeeping/index.ts'

/** Who asks under their own rights: they learn whether they have read it, and not who else is told. */
const isPerson = `current_user = 'muster_person'`
const me = `current_setting('app.employee_id', true)`

const announcements = resource('Announcement', {
  computed: {
    employee_ids: `case when ${isPerson} and audience = 'employees' then array[${me}] else employee_ids end`,
    is_acknowledged: `case when ${isPerson} then exists (select from announcement_acknowledgements k
      where k.workspace_id = announcements.workspace_id and k.announcement_id = announcements.id and k.employee_id = ${me}) end`,
  },
})

const expire = moveTo<Announcement>(announcements, 'expired', 'expires_at = :expires_at')

type Shown = Required<Announcement>

/** What expires is in the future; what has expired is ended by its operation. */
function readExpiry({ now }: Context, text: string | null): string | null {
  const expires_at = parseOptionalInstant(text)
  if (expires_at !== null && Temporal.Instant.from(expires_at).epochMilliseconds <= now.epochMilliseconds)
    throw invalidField('expires_at', say`has passed; end the announcement instead`)
  return expires_at
}

const employeeOf = prepared('recipient_of_announcement', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employees')
    .select(['deleted', 'branch_id', 'department_id'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.employee_id),
)

/** A 400 where it is not for the employee. */
async function assertRecipient({ db }: Context, of: Shown, employee_id: string): Promise<void> {
  const [employee] = await db.run(employeeOf, { employee_id })
  if (!employee || employee.deleted) throw invalidField('employee_id', say`names no record of this workspace`)
  const isRecipient = {
    all: true,
    branches: of.branch_ids.includes(employee.branch_id ?? ''),
    departments: of.department_ids.includes(employee.department_id ?? ''),
    employees: of.employee_ids.includes(employee_id),
  }[of.audience]
  if (!isRecipient)
    throw invalidField('employee_id', say`names an employee whom the audience (${of.audience}) does not have`)
}

const acknowledgeAnnouncementRow = statement<Announcement, { id: string; employee_id: string }>(
  'acknowledge_announcement',
  `with first as (
     insert into announcement_acknowledgements (workspace_id, announcement_id, employee_id) values (:workspace_id, :id, :employee_id)
     on conflict on constraint announcement_acknowledgements_pkey do nothing returning employee_id)
   update announcements set acknowledged_count = acknowledged_count + 1, updated_at = stamp() from first
   where workspace_id = :workspace_id and id = :id returning ${announcements.fields.selected}`,
)

export default {
  listAnnouncements: announcements.list,
  getAnnouncement: announcements.get,

  async updateAnnouncement(call) {
    const { expires_at, ...said } = call.body
    const before = await announcements.lockFor(call, 'updateAnnouncement')
    const change = expires_at === undefined ? said : { ...said, expires_at: readExpiry(call, expires_at) }
    const after = await announcements.write(call, before, change)
    if (after !== before) audit(call, 'announcement.updated', before.id, change)
    return after
  },

  async expireAnnouncement(call) {
    const { id } = await announcements.lockFor(call, 'expireAnnouncement')
    const expires_at = call.now.toString({ smallestUnit: 'millisecond' })
    audit(call, 'announcement.expired', id, { expires_at })
    return expire(call, id, { expires_at })
  },

  async acknowledgeAnnouncement(call) {
    const before = await announcements.lockFor(call, 'acknowledgeAnnouncement')
    const { employee_id } = call.body
    if (!before.requires_acknowledgement)
      throw conflict(say`This announcement needs no acknowledgement, so there is none to record.`)
    await assertRecipient(call, before, employee_id)
    const [after] = await call.db.run(acknowledgeAnnouncementRow, { id: before.id, employee_id })
    if (!after) return before
    audit(call, 'announcement.acknowledged', before.id, { employee_id })
    // What was written by the same statement is not seen in its answer.
    return announcements.find(call, before.id)
  },
} satisfies HandlersFor<'announcements'>
