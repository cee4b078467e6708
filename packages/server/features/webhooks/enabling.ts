// Enabling: a disabled endpoint is sent to again once its receiver has answered a test event with 2xx.

import { setTimeout as sleep } from 'node:timers/promises'
import type { WebhookEndpoint } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { answerMs } from '../../events/retry-schedule.ts'
import type { OwnTransaction, WriteContext, WriteInside } from '../../http/context.ts'
import { comeBackLater, conflict, Problem } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { woken } from './deliveries.ts'
import { endpoints, queueTest } from './endpoint.ts'

/** A test event that was answered with 2xx. */
export interface Proof {
  readonly id: string
  readonly url: string
}

const selectTriedWebhookDelivery = prepared('tried_webhook_delivery', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('webhook_deliveries')
    .select(['attempts', 'last_error'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

const enableWebhookEndpoint = statement<WebhookEndpoint, { id: string }>(
  'enable_webhook_endpoint',
  `update webhook_endpoints set status = 'active', consecutive_failures = 0, disabled_at = null, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${endpoints.fields.selected}`,
)

/** Longer than a receiver may take, by what a worker may take to notice. */
const longestMs = answerMs + 5_000
const againMs = 50

/** Sends the test event to a disabled endpoint and waits for the answer; throws where it is no 2xx. */
export async function prove(
  inOwnTransaction: OwnTransaction,
  id: string,
  patienceMs = longestMs,
): Promise<Proof> {
  const { url, delivery } = await inOwnTransaction(async call => {
    const endpoint = await lockDisabled(call, id)
    return { url: endpoint.url, delivery: await queueTest(call.db, endpoint) }
  })
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const [result] = await inOwnTransaction(({ db }) =>
      db.run(selectTriedWebhookDelivery, { id: delivery.id }),
    )
    if (!result || result.attempts === 0) {
      await sleep(againMs)
      continue
    }
    if (result.last_error === null) return { id, url }
    throw new Problem(
      'conflict',
      say`The receiver at ${url} did not accept the test event: ${result.last_error}. The endpoint stays disabled; make sure that the receiver answers 2xx, then enable it again.`,
      { transient: true },
    )
  }
  throw new Problem(
    'internal_error',
    say`No process delivered the test event within ${patienceMs / 1_000} seconds, so the endpoint stays disabled. Make sure that a process delivers webhooks, such as muster worker, then enable it again.`,
    comeBackLater,
  )
}

/** Activates an endpoint that answered its test event; its waiting deliveries are sent. */
export async function activate(call: WriteContext, { id, url }: Proof): Promise<WebhookEndpoint> {
  const endpoint = await lockDisabled(call, id)
  if (endpoint.url !== url)
    throw conflict(
      say`${url} answered the test event, but the endpoint now has another url: ${endpoint.url}. Enable it again.`,
    )
  const [active] = await call.db.run(enableWebhookEndpoint, { id })
  call.db.atCommit(woken)
  audit(call, 'webhook_endpoint.enabled', id, { url })
  return markExact(active!)
}

async function lockDisabled(call: WriteInside, id: string): Promise<WebhookEndpoint> {
  return endpoints.lockFor({ ...call, path: { id } }, 'enableWebhookEndpoint')
}
