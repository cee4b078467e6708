// muster-api trigger: an event of the sandbox by its name, under a test key.

import { type Given, json, muster, problem, serviceToken, testKey } from '../support/cli/world.ts'

const event = {
  object: 'event',
  id: 'evt_01k21fegnpf2dtm1ky2r7npen6',
  type: 'payroll.run.approved',
  object_id: 'prn_01k21fe3zefz69jqj7htb64786',
  data: { status: 'approved' },
  created_at: '2026-11-30T09:00:00.000Z',
}

const trigger = (args: readonly string[], given: Given = {}) =>
  muster(['trigger', ...args], {
    answer: () => json(event),
    ...given,
    env: { MUSTER_API_KEY: testKey, ...given.env },
  })

describe('muster-api trigger', () => {
  it('asks for the event and prints it', async () => {
    const { code, out, requests } = await trigger(['payroll.run.approved'])
    expect(code).toBe(0)
    expect(out).toMatch(/^type +payroll\.run\.approved$/m)
    expect(out).toMatch(/^object_id +prn_01k21fe3zefz69jqj7htb64786$/m)
    const [request] = requests
    expect(`${request!.method} ${new URL(request!.url).pathname}`).toBe('POST /v1/sandbox/trigger')
    expect(await request!.json()).toEqual({ type: 'payroll.run.approved' })
    expect(request!.headers.get('idempotency-key')).not.toBeNull()
  })

  it('prints it as JSON, also where that is said first', async () => {
    for (const args of [
      ['payroll.run.approved', '--json'],
      ['--json', 'payroll.run.approved'],
    ])
      expect(JSON.parse((await trigger(args)).out)).toEqual(event)
  })

  it('names the nearest event, and all that there are', async () => {
    const { code, err, requests } = await trigger(['payroll.run.aproved'])
    expect({ code, requests }).toEqual({ code: 2, requests: [] })
    expect(err).toContain('There is no event payroll.run.aproved. Did you mean payroll.run.approved?')
    expect(err).toMatch(/\n {2}employee\.created\n[\s\S]*\n {2}contract\.signed\n/)
  })

  it('names them where none is given, and takes no second one', async () => {
    expect(await trigger([])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/Name an event[\s\S]*contract\.signed/),
    })
    expect(await trigger(['leave.approved', 'leave.rejected'])).toMatchObject({
      code: 2,
      err: 'muster-api: trigger takes one event, and not "leave.rejected" behind it.\n',
    })
  })

  it.each([
    ['an API key', `mst_live_${'k'.repeat(43)}abcdef`, 'API key'],
    ['a service token', serviceToken, 'service token'],
  ])('says to %s of live data which key it takes, and sends nothing', async (_, key, kind) => {
    const { code, err, requests } = await trigger(['leave.approved'], { env: { MUSTER_API_KEY: key } })
    expect({ code, requests }).toEqual({ code: 3, requests: [] })
    expect(err).toContain(`a test key opens: mst_test_... This is one of live data (${kind}).`)
    expect(err).not.toContain(key)
  })

  it('says what is in the way of it', async () => {
    const detail =
      'payroll.run.approved did not come about in this sandbox: the fiscal year 2026-27 is closed.'
    const answer = () => problem(409, 'conflict', { detail })
    expect(await trigger(['payroll.run.approved', '--no-retry'], { answer })).toMatchObject({
      code: 5,
      err: expect.stringContaining(detail),
    })
  })

  it.each([
    ['trigger', '--help'],
    ['help', 'trigger'],
    ['trigger', 'leave.approved', '-h'],
  ])('describes itself and the events: %s %s', async (...args) => {
    const { code, out } = await muster(args)
    expect(code).toBe(0)
    expect(out).toContain('Usage: muster-api trigger <event>')
    expect(out).toMatch(/^ {2}payroll\.run\.approved$/m)
    expect(out).toContain('--idempotency-key')
    expect(out).not.toContain('--input')
  })

  it('refuses a flag of something else', async () => {
    expect(await trigger(['leave.approved', '--type', 'x'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no --type of trigger'),
    })
  })
})
