// Messages: what Muster tells the owner of a workspace, until somebody has read it.

import type { Message } from '@muster/contract'
import { statement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { resource } from '../../../resource/resource.ts'

const messages = resource('Message', {
  filters: { is_read: { '(read_at is not null)': '= :is_read::boolean' } },
})

const markMessageRead = statement<Message, { id: string }>(
  'read_message',
  `update messages set read_at = made.at, updated_at = made.at from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${messages.fields.selected}`,
)

export default {
  listMessages: messages.list,

  async readMessage(call) {
    const before = await messages.lock(call, call.path.id)
    if (before.read_at !== null) return before
    const [message] = await call.db.run(markMessageRead, { id: before.id })
    return markExact(message!)
  },
} satisfies HandlersFor<'messages'>
