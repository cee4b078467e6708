// Signing secrets under a change of MUSTER_SECRET: encrypted anew by the job, with one that cannot be read in nobody's way.

import { secretsFrom } from '../../../../packages/server/auth/secrets.ts'
import { newSecret, placeOfEndpointSecret } from '../../../../packages/server/features/webhooks/secret.ts'
import { runJobs } from '../../../../packages/server/jobs.ts'
import { newId } from '../../../../packages/server/resource/ids.ts'
import { type OpenDatabase, openOwnDatabase } from '../../../support/database/own-database.ts'

const [former, current] = [
  'the former secret of this test, 32 and more',
  'its current secret, with 32 and more',
]
const sealing = secretsFrom(former).vault
const turned = secretsFrom(current, former).vault
/** The former secret is not known any more. */
const later = secretsFrom(current).vault
const workspace = 'wsp_1'

let own: OpenDatabase
beforeAll(async () => {
  own = await openOwnDatabase('secrets')
})
afterAll(() => own.end())

interface Kept {
  readonly current: string
  readonly previous: string | null
}

async function keep({ current: secret, previous }: Kept, until: string | null): Promise<string> {
  const id = newId('WebhookEndpoint')
  await own.client.query(
    `insert into webhook_endpoints (workspace_id, id, url, events, secret_sealed, previous_secret_sealed, previous_secret_expires_at)
     values ($1, $2, 'https://hooks.example.com/', '{employee.created}', $3, $4, $5)`,
    [workspace, id, secret, previous, until],
  )
  return id
}

async function kept(id: string): Promise<Kept & { ends: Date | null }> {
  const { rows } = await own.client.query(
    `select secret_sealed as current, previous_secret_sealed as previous, previous_secret_expires_at as ends
     from webhook_endpoints where id = $1`,
    [id],
  )
  return rows[0]
}

const jobs = () =>
  runJobs({ database: own.database, vault: turned, retentionDays: 30 }, Temporal.Now.instant())

describe('a signing secret', () => {
  it('is encrypted with the current secret in the next round, like the previous signing secret', async () => {
    const tomorrow = Temporal.Now.instant().add({ hours: 24 }).toString()
    const [secret, previous] = [newSecret(), newSecret()]
    const only = await keep({ current: 'nothing', previous: null }, null)
    const both = await keep({ current: 'nothing', previous: 'nothing' }, tomorrow)
    const seal = (id: string, text: string) => sealing.seal(text, placeOfEndpointSecret(workspace, id))
    const store = (id: string, sealed: Kept) =>
      own.client.query(
        'update webhook_endpoints set secret_sealed = $2, previous_secret_sealed = $3 where id = $1',
        [id, sealed.current, sealed.previous],
      )
    await store(only, { current: seal(only, secret), previous: null })
    // Rotated after the change, so that only the one before is under the former secret.
    const place = placeOfEndpointSecret(workspace, both)
    await store(both, { current: turned.seal(secret, place), previous: seal(both, previous) })
    const unreadable = await keep({ current: 'lost.abc', previous: null }, null)

    await expect(jobs()).rejects.toThrow(
      `${placeOfEndpointSecret(workspace, unreadable)} is encrypted under a secret`,
    )

    expect(later.open((await kept(only)).current, placeOfEndpointSecret(workspace, only))).toBe(secret)
    const pair = await kept(both)
    expect([later.open(pair.current, place), later.open(pair.previous!, place)]).toEqual([secret, previous])
    expect((await kept(unreadable)).current).toBe('lost.abc')
  })

  it('is deleted 24 hours after a rotation', async () => {
    const id = await keep(
      { current: 'lost.abc', previous: 'lost.abc' },
      new Date(Date.now() - 1).toISOString(),
    )
    await jobs().catch(() => undefined)
    expect(await kept(id)).toEqual({ current: 'lost.abc', previous: null, ends: null })
  })
})
