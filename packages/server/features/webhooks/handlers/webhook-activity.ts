// Webhook activity, as the console shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { readActivity } from '../activity.ts'

export default {
  getWebhookActivity: call => readActivity(call, call.query.webhook_endpoint_id ?? null),
} satisfies HandlersFor<'webhook_activity'>
