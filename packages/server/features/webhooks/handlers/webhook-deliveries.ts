// Webhook deliveries: the log of deliveries to the endpoints, and replays.

import type { WebhookDelivery } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { deliveries, payloadSql, woken } from '../deliveries.ts'

const payloadOf = statement<{ payload: string }, { id: string }>(
  'webhook_payload',
  `select ${payloadSql('e')} as payload from webhook_deliveries d
   join events e on e.workspace_id = d.workspace_id and e.id = d.event_id
   where d.workspace_id = :workspace_id and d.id = :id`,
)

const again = statement<WebhookDelivery, { id: string }>(
  'replay_webhook_delivery',
  `update webhook_deliveries set status = 'pending', attempts = 0, next_attempt_at = real_stamp(), replay_count = replay_count + 1
   where workspace_id = :workspace_id and id = :id and status <> 'pending' and (leased_until is null or leased_until <= real_stamp())
     and exists (select from webhook_endpoints e where e.workspace_id = :workspace_id and e.id = webhook_endpoint_id and not e.deleted)
   returning ${deliveries.fields.selected}`,
)

export default {
  listWebhookDeliveries: deliveries.list,

  async getWebhookDelivery(call) {
    const delivery = await deliveries.find(call, call.path.id)
    const [kept] = await call.db.run(payloadOf, { id: delivery.id })
    return markExact({ ...delivery, payload: kept!.payload })
  },

  async replayWebhookDelivery(call) {
    const { id } = await deliveries.lockFor(call, 'replayWebhookDelivery')
    const [delivery] = await call.db.run(again, { id })
    if (!delivery)
      throw conflict(
        say`This delivery is being tried at this moment, or its endpoint was deleted, so it cannot be replayed.`,
      )
    call.db.atCommit(woken)
    return markExact(delivery)
  },
} satisfies HandlersFor<'webhook_deliveries'>
