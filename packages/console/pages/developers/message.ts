// Messages, as the console shows them.
import * as messages from '../../gen/operations/messages.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Message',
  path: '/developers/messages',
  operations: messages,
  columns: ['title', 'type', 'webhook_endpoint_id', 'created_at', 'read_at'],
  filters: ['is_read'],
})
