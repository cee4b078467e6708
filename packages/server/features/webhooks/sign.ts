// Signing: the headers that a delivery is sent with, so that its receiver knows who sent these bytes and when.

import { createHmac } from 'node:crypto'

export interface Signed {
  /** The newest first; two while a rotation overlaps. Each is a key as it stands, prefix included. */
  readonly secrets: readonly string[]
  /** Unix seconds. */
  readonly timestamp: number
  readonly event_type: string
  readonly delivery_id: string
  readonly body: Uint8Array
}

/** `t=<unix seconds>,v1=<hex>`, with a `v1` for each secret. */
export function signBody(secrets: readonly string[], timestamp: number, body: Uint8Array): string {
  const values = secrets.map(
    secret => `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`,
  )
  return [`t=${timestamp}`, ...values].join(',')
}

export function deliveryHeaders({ secrets, timestamp, event_type, delivery_id, body }: Signed) {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Muster-Webhooks/1.0',
    'Muster-Event': event_type,
    'Muster-Delivery': delivery_id,
    'Muster-Timestamp': String(timestamp),
    'Muster-Signature': signBody(secrets, timestamp, body),
  }
}
