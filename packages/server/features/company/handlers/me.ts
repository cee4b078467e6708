// The calling key: what it is called and what it may do.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { apiKeys, describeAsKey } from '../../access/index.ts'

export default {
  getMe: call => {
    const { session, actor_id, kind } = call.caller
    if (session) throw notFound(say`API key of the member`, actor_id)
    if (kind === 'service_token') return describeAsKey(call)
    return apiKeys.find(call, actor_id)
  },
} satisfies HandlersFor<'me'>
