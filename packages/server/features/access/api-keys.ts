// API keys as records: what is shown of them, never the keys themselves.

import { resource } from '../../resource/resource.ts'

export const apiKeys = resource('ApiKey', {
  computed: {
    status: `case when revoked_at is not null then 'revoked' when expires_at <= real_stamp() then 'expired' else 'active' end`,
  },
})
