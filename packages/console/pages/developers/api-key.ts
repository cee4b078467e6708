// API keys, as the console shows them.
import * as apiKeys from '../../gen/operations/api-keys.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'ApiKey',
  path: '/developers/keys',
  operations: apiKeys,
  columns: ['name', 'prefix', 'status', 'last_used_at', 'expires_at'],
  states: { revoke: ['active'] },
})
