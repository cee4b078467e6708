// Webhook deliveries as records: their fields, their bodies, and how workers are notified.

import { statement } from '@muster/db'
import { deliveriesChannel } from '../../events/outbox.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../resource/resource.ts'

export const deliveries = resource('WebhookDelivery', { computed: { payload: 'null::text' } })

/** Tells every worker that there is something to do. */
export const woken = statement(
  'wake_webhooks',
  `select pg_notify('${deliveriesChannel}', '') where :workspace_id::text is not null`,
)

/** The body of every delivery of an event, byte for byte the same: it is put together from the stored event. */
export function payloadSql(event: string): string {
  return `'{"id":"' || ${event}.id || '","type":"' || ${event}.type || '","data":' || ${event}.data || '}'`
}

/** Answers 404 where the path names no delivery. */
export async function assertDelivery(call: Context, id: string): Promise<void> {
  await deliveries.find(call, id)
}
