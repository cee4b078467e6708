// Webhook attempts: made on the schedule, each signed anew, and logged with what the endpoint answered.

import type { WebhookEndpoint } from '@muster/contract'
import { verifyWebhook } from '@muster/sdk'
import {
  ayesha,
  clientOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { activeEndpoint, type Hook } from '../../support/outbound/hook.ts'
import { deliver, deliverAt, setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
let endpoint: WebhookEndpoint
beforeEach(async () => {
  workspace = await makeWorkspace()
  const made = await activeEndpoint(workspace)
  hook = made.hook
  endpoint = made.endpoint
})
afterEach(async () => {
  await setClock()
  await hook.close()
})

const hire = () => workspace.muster.employees.create(ayesha)
const later = (instant: string, milliseconds: number) =>
  Temporal.Instant.from(instant).add({ milliseconds }).toString({ smallestUnit: 'millisecond' })

/** The delivery of the only employee. */
async function delivery() {
  const [only] = (await workspace.muster.webhookDeliveries.list({ event_type: 'employee.created' })).data
  return only!
}

async function attempts() {
  const { id } = await delivery()
  return (await workspace.muster.webhookAttempts.list(id, { limit: 100 })).data
}

/** What is logged where the endpoint answers with this body. */
async function loggedOf(answer: string | Buffer) {
  hook.answerBody = answer
  await hire()
  await deliver()
  return (await attempts())[0]!.response_body
}

describe('the attempts of a delivery', () => {
  it('are made after 1, 5 and 30 minutes, 2, 5, 10 and 20 hours, and start again with a replay', async () => {
    const { webhookEndpoints } = workspace.muster
    hook.answer = 500
    await hire()
    await deliver()
    const waits: number[] = []
    let last = await delivery()
    while (last.next_attempt_at) {
      const { attempts: made, next_attempt_at } = last
      waits.push(Temporal.Instant.from(last.last_attempt_at!).until(next_attempt_at).total('seconds'))
      await deliverAt(later(next_attempt_at, -1))
      expect((await delivery()).attempts).toBe(made)
      await deliverAt(next_attempt_at)
      last = await delivery()
    }
    expect(waits).toEqual([60, 300, 1_800, 7_200, 18_000, 36_000, 72_000])
    expect(last).toMatchObject({ status: 'exhausted', attempts: 8, last_error: 'answered 500' })
    expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1)
    const { status, consecutive_failures } = await webhookEndpoints.get(endpoint.id)
    expect([status, consecutive_failures]).toEqual(['active', 8])
    const { replayed } = await webhookEndpoints.replay(endpoint.id, { since: last.created_at })
    await deliverAt(later(last.last_attempt_at!, 60_000))
    expect([replayed, (await delivery()).attempts]).toEqual([1, 1])
    expect(hook.received.map(({ headers }) => headers['muster-delivery'])).toEqual(Array(9).fill(last.id))
    expect((await attempts()).map(({ number }) => number)).toEqual([1, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('are listed newest first, each as it went', async () => {
    hook.answer = 503
    await hire()
    await deliver()
    await hook.close()
    const { id, created_at, next_attempt_at } = await delivery()
    await deliverAt(next_attempt_at!)
    const common = { object: 'webhook_attempt', id: expect.stringMatching(/^att_/), webhook_delivery_id: id }
    const [second, first, ...others] = await attempts()
    expect(others).toEqual([])
    expect(second).toEqual({
      ...common,
      number: 2,
      duration_ms: expect.any(Number),
      created_at: expect.any(String),
      response_status: null,
      response_body: null,
      error: 'the connection was refused',
    })
    expect(first).toEqual({
      ...common,
      number: 1,
      duration_ms: expect.any(Number),
      created_at: expect.any(String),
      response_status: 503,
      response_body: 'no',
      error: 'answered 503',
    })
    expect(first!.duration_ms).toBeGreaterThanOrEqual(0)
    expect(first!.created_at >= created_at).toBe(true)
    expect(Date.parse(second!.created_at) - Date.parse(next_attempt_at!)).toBeLessThan(10_000)
    expect(await delivery()).toMatchObject({ last_attempt_at: second!.created_at, last_error: second!.error })
  })

  it('are paged, including those before a replay', async () => {
    await hire()
    await deliver()
    const { id } = await delivery()
    for (let n = 1; n <= 3; n++) {
      await workspace.muster.webhookDeliveries.replay(id)
      await deliver()
    }
    const paged: [number, string | null][] = []
    for await (const each of workspace.muster.webhookAttempts.list(id, { limit: 1 }))
      paged.push([each.number, each.error])
    expect(paged).toEqual(Array(4).fill([1, null]))
    const page = await workspace.muster.webhookAttempts.list(id, { limit: 3 })
    expect([page.data.length, page.has_more]).toEqual([3, true])
  })

  it('need a delivery of the workspace', async () => {
    const missing = { status: 404, code: 'not_found' }
    await hire()
    await deliver()
    const { id } = await delivery()
    const other = await makeWorkspace()
    for (const each of [id, 'dlv_01k21fe3zefz69jqj7htb64786'])
      await expect(other.muster.webhookAttempts.list(each)).rejects.toMatchObject(missing)
    const unknown = workspace.muster.webhookAttempts.list('dlv_01k21fe3zefz69jqj7htb64786')
    await expect(unknown).rejects.toMatchObject(missing)
  })

  it('are empty before the first attempt', async () => {
    await hire()
    expect(await attempts()).toEqual([])
  })
})

describe('the answer to an attempt', () => {
  it.each<[what: string, answer: string | Buffer, kept: string | null]>([
    ['nothing', '', null],
    ['its first 1,024 bytes', 'a'.repeat(100_000), 'a'.repeat(1_024)],
    ['no half of a character', `${'a'.repeat(1_023)}\u00e9`, 'a'.repeat(1_023)],
    ['no part of an emoji', `${'a'.repeat(1_021)}\u{1f600}`, 'a'.repeat(1_021)],
    ['no NUL', 'before\0after', 'before\ufffdafter'],
    ['no bytes that are no text', Buffer.from([0x61, 0xff, 0xfe, 0x62]), 'a\ufffd\ufffdb'],
    ['quotes and half a surrogate as they are', '{"a":"\\ud800"}\\u0000', '{"a":"\\ud800"}\\u0000'],
  ])('is kept with %s', async (_, answer, kept) => {
    expect(await loggedOf(answer)).toBe(kept)
    expect(await delivery()).toMatchObject({ status: 'delivered', last_response_status: 200 })
  })

  it('is hidden from a key without employees.sensitive:read', async () => {
    expect(await loggedOf('Ayesha has 35202-4817263-8')).toContain('35202')
    const { webhookAttempts } = clientOf(await makeKey(workspace.id, { scopes: ['webhooks:manage'] }))
    const [seen] = (await webhookAttempts.list((await delivery()).id)).data
    expect(seen).toMatchObject({ number: 1, response_status: 200 })
    expect(seen).not.toHaveProperty('response_body')
  })
})

describe('a rotation of the secret', () => {
  /** What a delivery at that moment is signed with, by the clock of its receiver. */
  async function signedAt(instant: string, secrets: readonly (string | null | undefined)[]) {
    await setClock(instant)
    await workspace.muster.employees.create(ayesha)
    await deliver()
    const { body, headers } = hook.received.splice(0).at(-1)!
    const now = () => Date.parse(instant)
    const verified = secrets.map(secret => verifyWebhook(body, headers, secret!, { now }))
    const told = (await Promise.allSettled(verified)).map(one =>
      one.status === 'fulfilled' ? true : one.reason.reason,
    )
    return [String(headers['muster-signature']).match(/v1=/g)!.length, ...told]
  }

  it('signs with both for 24 hours by the clock, and then only with the new one', async () => {
    const { id, secret: old } = endpoint
    const rotated = await workspace.muster.webhookEndpoints.rotateSecret(id)
    const { secret, previous_secret_expires_at: end } = rotated
    expect(secret).toMatch(/^whsec_[\w-]{32}$/)
    expect(secret).not.toBe(old)
    const { secret: _, ...shown } = rotated
    expect(await workspace.muster.webhookEndpoints.get(id)).toEqual(shown)
    expect(Temporal.Instant.from(rotated.updated_at).until(end!).total('hours')).toBeCloseTo(24, 5)
    expect(await signedAt(later(rotated.updated_at, 60_000), [secret, old])).toEqual([2, true, true])
    expect(await signedAt(later(end!, -1), [secret, old])).toEqual([2, true, true])
    expect(await signedAt(end!, [secret, old])).toEqual([1, true, 'signature_mismatch'])
  })

  it('is rejected until the previous rotation ends', async () => {
    const { id, secret: first } = endpoint
    const { secret: second } = await workspace.muster.webhookEndpoints.rotateSecret(id)
    await expect(workspace.muster.webhookEndpoints.rotateSecret(id)).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
    expect((await workspace.muster.webhookEndpoints.getSecret(id)).secret).toBe(second)
    await inDatabase(`update webhook_endpoints set previous_secret_expires_at = stamp() where id = $1`, [id])
    const { secret: third, updated_at } = await workspace.muster.webhookEndpoints.rotateSecret(id)
    const signed = await signedAt(later(updated_at, 60_000), [first, second, third])
    expect(signed).toEqual([2, 'signature_mismatch', true, true])
  })
})
