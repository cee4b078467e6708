// Triggers under an Idempotency-Key, of which one of two at once is done, and triggers beyond the law that is known.

import type { Event } from '@muster/contract'
import { addDays, findLawPack, listTaxYears } from '@muster/engine'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { whileDelivering } from '../../support/server/delivering.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
})

const ask = (key: string, body: object = { type: 'employee.created' }, headers = {}) =>
  raw('POST', '/v1/sandbox/trigger', { key, body, headers })

/** The ids of all events of a sandbox, as its feed has them. */
async function readFeed({ muster }: TestSandbox): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  for await (const { id } of muster.sync.events()) ids.add(id)
  return ids
}

it('is done once under an Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'try-1' }
  const first = await ask(sandbox.key, { type: 'employee.created' }, headers)
  const again = await ask(sandbox.key, { type: 'employee.created' }, headers)
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(again.json).toEqual(first.json)
})

it('of two at once under one Idempotency-Key is done once', async () => {
  const own = await makeSandbox(await makeWorkspace())
  const statuses: number[] = []
  const types = ['employee.created', 'leave.approved', 'payroll.run.approved'] as const
  for (let round = 0; round < 12; round++) {
    const before = await readFeed(own)
    const body = { type: types[round % types.length] }
    const headers = { 'idempotency-key': `at-once-${round}` }
    const answers = await whileDelivering(
      Promise.all([ask(own.key, body, headers), ask(own.key, body, headers)]),
    )
    const done = answers.filter(({ status }) => status === 200)
    for (const { status, json, headers: told } of answers) {
      statuses.push(status)
      if (status !== 200) expect([status, json.code, told.get('retry-after')]).toEqual([409, 'conflict', '1'])
    }
    expect(new Set(done.map(({ json }) => json.id)).size).toBe(1)
    const hired = await own.muster.events.get({ types: ['employee.created'], limit: 100 })
    expect(hired.data.filter(({ id }) => !before.has(id))).toHaveLength(1)
  }
  expect(statuses).toContain(200)
})

describe('an Idempotency-Key that is claimed', () => {
  const claim = (key: string, until: string) =>
    inDatabase(
      `update idempotency_keys set claimed_until = now() + $2::interval where idempotency_key = $1`,
      [key, until],
    )

  it('makes others wait for its answer, and refuses another request', async () => {
    const headers = { 'idempotency-key': 'claimed' }
    const body = { type: 'employee.created' }
    await ask(sandbox.key, body, headers)
    await claim('claimed', '20 seconds')
    const again = await ask(sandbox.key, body, headers)
    expect([again.status, again.headers.get('retry-after')]).toEqual([409, '1'])
    const other = await ask(sandbox.key, { type: 'leave.approved' }, headers)
    expect([other.status, other.json.detail]).toEqual([409, expect.stringContaining('another path or body')])
  })

  it('by a process that has died is free again, for this request and for others', async () => {
    const headers = { 'idempotency-key': 'died' }
    const body = { type: 'employee.created' }
    const first = await ask(sandbox.key, body, headers)
    await claim('died', '-1 second')
    const second = await ask(sandbox.key, body, headers)
    expect([second.status, second.json.id === first.json.id]).toEqual([200, false])
    expect((await ask(sandbox.key, body, headers)).json.id).toBe(second.json.id)
    await claim('died', '-1 second')
    const made = await raw('POST', '/v1/departments', {
      key: sandbox.key,
      body: { name: 'After it' },
      headers,
    })
    expect(made.status).toBe(201)
  })

  it('keeps a refusal', async () => {
    const own = await makeSandbox(await makeWorkspace())
    const headers = { 'idempotency-key': 'refused' }
    const body = { type: 'payroll.run.approved' }
    const { end_date } = listTaxYears(findLawPack('PK')!).at(-1)!
    await own.muster.sandbox.moveClock({ to: `${addDays(end_date, 60)}T12:00:00Z` })
    const refused = await whileDelivering(ask(own.key, body, headers))
    const again = await ask(own.key, body, headers)
    expect([refused.status, again.headers.get('idempotent-replay'), again.text]).toEqual([
      409,
      'true',
      refused.text,
    ])
  })
})

describe('a trigger of payroll beyond the tax years whose law is known', () => {
  it.each([
    ['PK', 'PKR', 'Asia/Karachi'],
    ['GB', 'GBP', 'Europe/London'],
  ])(
    'is refused in %s, with the clock as what is in the way, and works after a reset',
    async (country, currency, timezone) => {
      const own = await makeSandbox(await makeWorkspace({ country, currency, timezone }))
      const { end_date } = listTaxYears(findLawPack(country)!).at(-1)!
      const day = addDays(end_date, 60)
      await own.muster.sandbox.moveClock({ to: `${day}T12:00:00Z` })
      const { status, json } = await whileDelivering(ask(own.key, { type: 'payroll.run.approved' }))
      expect([status, json.code]).toEqual([409, 'conflict'])
      expect(json.detail).toContain(`in this sandbox, whose clock is ahead, on ${day}: The law pack`)
      expect(json.detail).toMatch(/reset the sandbox, which also sets its clock right\.$/)
      expect((await ask(own.key)).status).toBe(200)
      await own.muster.sandbox.reset()
      const event = (await whileDelivering(
        own.muster.sandbox.trigger({ type: 'payroll.run.approved' }),
      )) as Event
      expect(event).toMatchObject({ data: { status: 'approved' } })
    },
  )
})
