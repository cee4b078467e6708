// Webhook attempts: each try of a delivery, with what the endpoint answered.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { assertDelivery } from '../deliveries.ts'

const attempts = resource('WebhookAttempt')

export default {
  async listWebhookAttempts(call) {
    await assertDelivery(call, call.path.id)
    return attempts.page(call, { webhook_delivery_id: call.path.id })
  },
} satisfies HandlersFor<'webhook_attempts'>
