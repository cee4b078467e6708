// The rotation of signing secrets: deletes expired previous ones, and encrypts all again when MUSTER_SECRET changes.

import { type Database, homeStatement, statement, systemStatement } from '@muster/db'
import { doForEach } from '../../runtime/each-workspace.ts'
import type { Vault } from '../../runtime/vault.ts'
import { placeOfEndpointSecret } from './secret.ts'

interface Sealed {
  readonly workspace_id: string
  readonly id: string
  readonly current: string
  readonly previous: string | null
}

const selectWebhookSecretsSealedBefore = systemStatement<Sealed, { prefix: string }>(
  'webhook_secrets_sealed_before',
  `select workspace_id, id, secret_sealed as current, previous_secret_sealed as previous from webhook_endpoints
   where not deleted and (left(secret_sealed, length(:prefix)) <> :prefix or left(previous_secret_sealed, length(:prefix)) <> :prefix)`,
)

const resealWebhookSecrets = homeStatement<
  unknown,
  { sealed: string; previous: string | null; workspace: string; id: string; before: string }
>(
  'reseal_webhook_secrets',
  `update webhook_endpoints set secret_sealed = :sealed, previous_secret_sealed = :previous
   where workspace_id = :workspace and id = :id and secret_sealed = :before`,
)

/** After a rotation of MUSTER_SECRET, encrypts again what uses the former one. Skips what it cannot read. */
export async function resealSecrets(database: Database, vault: Vault): Promise<void> {
  const sealed = await database.system(selectWebhookSecretsSealedBefore, { prefix: vault.prefix })
  await doForEach(sealed, async ({ workspace_id, id, current, previous }) => {
    const place = placeOfEndpointSecret(workspace_id, id)
    const again = (text: string) => vault.reseal(text, place)
    await database.system(resealWebhookSecrets, {
      workspace: workspace_id,
      id,
      before: current,
      sealed: again(current),
      previous: previous && again(previous),
    })
  })
}

const selectWorkspacesAfterARotation = systemStatement<{ workspace_id: string }, { now: string }>(
  'workspaces_after_a_rotation',
  'select distinct workspace_id from webhook_endpoints where previous_secret_expires_at <= :now::timestamptz',
)

const forgetPrevious = statement<unknown, { now: string }>(
  'forget_previous_webhook_secrets',
  `update webhook_endpoints set previous_secret_sealed = null, previous_secret_expires_at = null, updated_at = stamp()
   where workspace_id = :workspace_id and previous_secret_expires_at <= :now::timestamptz`,
)

/** A secret that no longer counts is neither kept nor shown. */
export async function forgetPreviousSecrets(database: Database, now: Temporal.Instant): Promise<void> {
  const moment = { now: now.toString() }
  await doForEach(await database.system(selectWorkspacesAfterARotation, moment), ({ workspace_id }) =>
    database.write(workspace_id, db => db.run(forgetPrevious, moment)),
  )
}
