// Webhook endpoints: where events are sent, which ones, and the secret that they are signed with.

import type { WebhookEndpoint } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { deliveriesChannel, maxEndpoints } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteCall } from '../../../http/context.ts'
import { conflict, invalidField, notFound, type Problem } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { Unresolved } from '../../../outbound/addresses.ts'
import {
  parseTarget,
  resolveTarget,
  type TargetPolicy,
  TargetRefused,
} from '../../../outbound/allowed-targets.ts'
import { oneByOne } from '../../../resource/checks.ts'
import { newId } from '../../../resource/ids.ts'
import type { Vault } from '../../../runtime/vault.ts'
import { activate, prove } from '../enabling.ts'
import { endpoints, queueTest } from '../endpoint.ts'
import { newSecret, placeOfEndpointSecret, sealSecret } from '../secret.ts'

const { selected } = endpoints.fields

const countWebhookEndpoints = statement<{ count: number }>(
  'count_webhook_endpoints',
  'select count(*)::int as count from webhook_endpoints where workspace_id = :workspace_id and not deleted',
)

const insertWebhookEndpoint = statement<
  WebhookEndpoint,
  { id: string; url: string; events: readonly string[]; description: string | null; secret_sealed: string }
>(
  'insert_webhook_endpoint',
  `insert into webhook_endpoints (workspace_id, id, url, events, description, secret_sealed, created_at, updated_at)
   select :workspace_id, :id, :url, :events, :description, :secret_sealed, at, at from (select stamp() as at) as made returning ${selected}`,
)

/** Another address has to prove itself; what failed at the old one says nothing about it. */
const unverifyWebhookEndpoint = statement<WebhookEndpoint, { id: string }>(
  'unverify_webhook_endpoint',
  `update webhook_endpoints set status = 'unverified', consecutive_failures = 0, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const giveUpWebhookDeliveries = statement<unknown, { id: string }>(
  'give_up_webhook_deliveries',
  `update webhook_deliveries set status = 'exhausted', next_attempt_at = null, last_error = 'the endpoint was deleted', lease = null, leased_until = null
   where workspace_id = :workspace_id and webhook_endpoint_id = :id and status in ('pending', 'failed')`,
)

const selectSealedWebhookSecret = statement<{ sealed: string; rotating: boolean }, { id: string }>(
  'sealed_webhook_secret',
  `select secret_sealed as sealed, coalesce(previous_secret_expires_at > real_stamp(), false) as rotating
   from webhook_endpoints where workspace_id = :workspace_id and id = :id`,
)

const rotateWebhookSecret = statement<WebhookEndpoint, { sealed: string; id: string }>(
  'rotate_webhook_secret',
  `update webhook_endpoints set previous_secret_sealed = secret_sealed, secret_sealed = :sealed,
          previous_secret_expires_at = real_stamp() + interval '24 hours', updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const replayWebhookEndpointRow = statement<{ count: number }, { id: string; since: string }>(
  'replay_webhook_endpoint',
  `with again as (
     update webhook_deliveries set status = 'pending', attempts = 0, next_attempt_at = real_stamp(), replay_count = replay_count + 1
     where workspace_id = :workspace_id and webhook_endpoint_id = :id and status in ('failed', 'exhausted')
       and created_at >= :since::timestamptz and (leased_until is null or leased_until <= real_stamp()) returning id)
   select count(*)::int as count, pg_notify('${deliveriesChannel}', '') from again`,
)

/**
 * Why webhooks must not reach an address; undefined where they may. A name that does not resolve now may do so later.
 * Name servers may be slow, so they are asked before the transaction begins.
 */
function findRefusal(call: WriteCall, targets: TargetPolicy, url: string): Promise<Problem | undefined> {
  return call.beforehand(async () => {
    try {
      await resolveTarget(parseTarget(url, targets), targets)
    } catch (error) {
      if (error instanceof TargetRefused) return invalidField('url', error.sentence)
      if (!(error instanceof Unresolved)) throw error
    }
    return undefined
  })
}

function withSecret(endpoint: WebhookEndpoint, secret: string): WebhookEndpoint {
  return markExact({ ...endpoint, secret })
}

export interface WebhookServices {
  /** Keeps the secrets that deliveries are signed with. */
  readonly vault: Vault
  /** Where webhooks may be sent. */
  readonly targets: TargetPolicy
}

export default ({ vault, targets }: WebhookServices) =>
  ({
    listWebhookEndpoints: endpoints.list,
    getWebhookEndpoint: endpoints.get,

    async createWebhookEndpoint(call) {
      const { url, events, description = null } = call.body
      const refusal = await findRefusal(call, targets, url)
      if (refusal) throw refusal
      // Two at once would each count 19.
      await call.db.run(oneByOne, { scope: 'webhook_endpoints' })
      const [known] = await call.db.run(countWebhookEndpoints)
      if (known!.count >= maxEndpoints) {
        throw conflict(
          say`This workspace has ${known!.count} webhook endpoints, the maximum; delete one that you do not need.`,
        )
      }
      const id = newId('WebhookEndpoint')
      const secret = newSecret()
      const secret_sealed = sealSecret(vault, secret, call.db.workspace_id, id)
      const [endpoint] = await call.db.run(insertWebhookEndpoint, {
        id,
        url,
        events,
        description,
        secret_sealed,
      })
      audit(call, 'webhook_endpoint.created', id, { url, events, description })
      return withSecret(endpoint!, secret)
    },

    async updateWebhookEndpoint(call) {
      const { url } = call.body
      const refusal = url === undefined ? undefined : await findRefusal(call, targets, url)
      const before = await endpoints.lockLive(call, call.path.id)
      if (refusal) throw refusal
      const after = await endpoints.write(call, before, { ...call.body })
      if (after === before) return before
      audit(call, 'webhook_endpoint.updated', before.id, call.body)
      // A disabled endpoint proves itself when it is enabled.
      if (after.url === before.url || before.status === 'disabled') return after
      const [endpoint] = await call.db.run(unverifyWebhookEndpoint, { id: before.id })
      return markExact(endpoint!)
    },

    async deleteWebhookEndpoint(call) {
      const before = await endpoints.lock(call, call.path.id)
      const endpoint = await endpoints.remove(call, before)
      if (endpoint === before) return before
      await call.db.run(giveUpWebhookDeliveries, { id: endpoint.id })
      audit(call, 'webhook_endpoint.deleted', endpoint.id, { url: endpoint.url })
      return endpoint
    },

    async getWebhookEndpointSecret(call) {
      const endpoint = await endpoints.find(call, call.path.id)
      if (endpoint.deleted) throw notFound(say`secret of the deleted webhook endpoint`, endpoint.id)
      const [kept] = await call.db.run(selectSealedWebhookSecret, { id: endpoint.id })
      audit(call, 'webhook_endpoint.secret_shown', endpoint.id, {})
      return withSecret(
        endpoint,
        vault.open(kept!.sealed, placeOfEndpointSecret(call.db.workspace_id, endpoint.id)),
      )
    },

    async rotateWebhookEndpointSecret(call) {
      const { id, previous_secret_expires_at } = await endpoints.lockLive(call, call.path.id)
      const [kept] = await call.db.run(selectSealedWebhookSecret, { id })
      if (kept!.rotating) {
        throw conflict(
          say`The secret was rotated less than 24 hours ago, and the one before is valid until ${previous_secret_expires_at}; rotate it after that.`,
        )
      }
      const secret = newSecret()
      const sealed = sealSecret(vault, secret, call.db.workspace_id, id)
      const [endpoint] = await call.db.run(rotateWebhookSecret, { id, sealed })
      audit(call, 'webhook_endpoint.secret_rotated', id, {})
      return withSecret(endpoint!, secret)
    },

    async testWebhookEndpoint(call) {
      const endpoint = await endpoints.lockLive(call, call.path.id)
      return queueTest(call.db, endpoint)
    },

    async enableWebhookEndpoint(call) {
      // A receiver may take its time, so it is asked before the transaction begins.
      const proof = await call.beforehand(inOwnTransaction => prove(inOwnTransaction, call.path.id))
      return activate(call, proof)
    },

    async replayWebhookEndpoint(call) {
      const { id } = await endpoints.lockLive(call, call.path.id)
      const [again] = await call.db.run(replayWebhookEndpointRow, { id, since: call.body.since })
      return { object: 'webhook_replay', id, webhook_endpoint_id: id, replayed: again!.count }
    },
  }) satisfies HandlersFor<'webhook_endpoints'>
