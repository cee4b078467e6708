// The calling key: what it is called and what it may do.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const apiKeys = resource('ApiKey', {
  computed: {
    status: `case when revoked_at is not null then 'revoked' when expires_at <= stamp() then 'expired' else 'active' end`,
  },
})

export default {
  getMe: call => apiKeys.find(call, call.caller.key_id),
} satisfies HandlersFor<'me'>
