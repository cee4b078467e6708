// What the client says of webhooks.

import type { Model } from '../../model/model.ts'
import { quote, writeLiteral } from '../../output/emit.ts'

/** What a receiver needs: the type of what is sent, and the names to tell a webhook that is not known. */
export function writeWebhooks({ webhooks }: Model, contract: string): string {
  const names = webhooks.filter(webhook => webhook.content).map(({ name }) => name)
  if (names.length === 0) return ''
  return `export type { WebhookEvent } from ${quote(contract)}

/** The webhooks that send a WebhookEvent, by name. */
export const webhookNames = ${writeLiteral(names)} as const

`
}
