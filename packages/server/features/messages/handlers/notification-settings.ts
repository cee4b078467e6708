// Notification settings: which notifications a member gets by e-mail, and when, said by each for themselves.

import type { NotificationSettings } from '@muster/contract'
import { type Db, type ReadDb, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict } from '../../../http/problem.ts'
import { defaults, groupNames } from '../mails/timing.ts'

const columns = groupNames.join(', ')

const selectSettings = statement<NotificationSettings, { member_id: string }>(
  'notification_settings_of_member',
  `select ${columns} from notification_settings where workspace_id = :workspace_id and member_id = :member_id`,
)

const writeSettings = statement<NotificationSettings, NotificationSettings & { member_id: string }>(
  'write_notification_settings',
  `insert into notification_settings (workspace_id, member_id, ${columns})
   select m.workspace_id, m.id, ${groupNames.map(group => `:${group}`).join(', ')} from members m
   where m.workspace_id = :workspace_id and m.id = :member_id
   on conflict (workspace_id, member_id) do update set ${groupNames.map(group => `${group} = excluded.${group}`).join(', ')}
   returning ${columns}`,
)

async function readSettings(db: Db | ReadDb, member_id: string): Promise<NotificationSettings> {
  const [chosen = defaults] = await db.run(selectSettings, { member_id })
  return chosen
}

export default {
  getNotificationSettings: ({ db, caller }) => readSettings(db, caller.actor_id),

  async updateNotificationSettings({ db, caller, body }) {
    const before = await readSettings(db, caller.actor_id)
    const [after] = await db.run(writeSettings, Object.assign({ member_id: caller.actor_id }, before, body))
    if (!after)
      throw conflict(
        say`Only a member has settings of notifications. A token is none, and is sent no e-mails.`,
      )
    return after
  },
} satisfies HandlersFor<'notification_settings'>
