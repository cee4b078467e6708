// Notifications: what members were told, read by each for themselves.

import { statement } from '@muster/db'
import { hasLeft } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { isDone } from '../notifications/asked.ts'
import { ofWork } from '../notifications/types.ts'

const notifications = resource('Notification', {
  isPersonal: true,
  computed: { is_done: `(${isDone('notifications')})` },
  conditions: { has_left: `:has_left::boolean and notifications.type not in ${ofWork}` },
  filters: { is_read: { '(read_at is not null)': '= :is_read::boolean' } },
})

const markNotificationsRead = statement<
  { unread_count: number },
  { member_id: string; ids: readonly string[] | null }
>(
  'read_notifications',
  `with before as (
     select count(*)::int as unread from notifications
     where workspace_id = :workspace_id and member_id = :member_id and read_at is null),
   marked as (
     update notifications set read_at = stamp()
     where workspace_id = :workspace_id and member_id = :member_id and read_at is null and (:ids::text[] is null or id = any(:ids))
     returning id)
   select before.unread - (select count(*)::int from marked) as unread_count from before`,
)

export default {
  listNotifications(call) {
    const { caller } = call
    const own = { member_id: caller.actor_id }
    // What others wanted of whoever has left is not theirs to read any more.
    return notifications.page(call, hasLeft(caller) ? Object.assign(own, { has_left: 'true' }) : own)
  },

  async readNotifications(call) {
    const given = { member_id: call.caller.actor_id, ids: call.body?.ids ?? null }
    const [left] = await call.db.run(markNotificationsRead, given)
    return { unread_count: left!.unread_count }
  },
} satisfies HandlersFor<'notifications'>
