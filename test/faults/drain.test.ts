// Draining: a server that is told to stop takes requests for as long as it may, and goes without a failed one.

import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { holdTable } from '../support/database/locks.ts'
import { ask, ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { found } from '../support/processes/until.ts'
import { type Muster, started } from '../support/server/muster.ts'

const drainSeconds = 3

let workspace: TestWorkspace
let terminated: Muster
let interrupted: Muster

const starting: Promise<Muster>[] = []
function start(seconds: number): Promise<Muster> {
  const node = started(['serve'], { PORT: '0', MUSTER_DRAIN_SECONDS: String(seconds) })
  starting.push(node)
  return node
}
beforeAll(async () => {
  ;[terminated, interrupted, workspace] = await Promise.all([start(drainSeconds), start(60), makeWorkspace()])
})
afterAll(async () => {
  for (const node of await Promise.all(starting)) node.child.kill('SIGKILL')
})

interface Answered {
  readonly status: number
  readonly closes: boolean
  readonly id?: string
}

/** One caller on one connection; it goes on until it is told that the connection closes. */
class Client {
  readonly answers: Answered[] = []
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #base_url: string

  constructor(base_url: string) {
    this.#base_url = base_url
  }

  async run(): Promise<void> {
    for (let n = 0; !this.answers.at(-1)?.closes; n++) {
      const creates = n % 2 === 0
      this.answers.push(await this.#send(creates ? ayesha : undefined))
    }
  }

  async #send(body: object | undefined): Promise<Answered> {
    const headers = { authorization: `Bearer ${workspace.key}`, 'content-type': 'application/json' }
    const method = body ? 'POST' : 'GET'
    const sent = request(`${this.#base_url}/v1/employees`, { method, headers, agent: this.#agent })
    sent.end(body && JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const { id } = JSON.parse((await answer.toArray()).join(''))
    const closes = answer.headers.connection === 'close'
    return { status: answer.statusCode!, closes, ...(id && { id }) }
  }
}

describe('a server under load that gets SIGTERM', () => {
  it('fails no request of callers who leave when it says so, and serves late ones', async () => {
    const { base_url } = terminated
    const clients = Array.from({ length: 8 }, () => new Client(base_url))
    const runs = clients.map(client => client.run())
    await found(() => clients.every(({ answers }) => answers.length >= 10) || undefined)
    expect(clients.flatMap(({ answers }) => answers).some(({ closes }) => closes)).toBe(false)
    expect((await ask(base_url, 'GET', '/readyz')).text).toBe('ready\n')

    const told = performance.now()
    const ended = terminated.stopped('SIGTERM')
    const unready = await found(async () => {
      const answer = await ask(base_url, 'GET', '/readyz')
      return answer.status === 200 ? undefined : answer
    })
    expect(unready.json).toMatchObject({ status: 503, title: 'Not ready', code: 'internal_error' })
    expect(unready.headers.get('retry-after')).toBe('1')
    await Promise.all(runs)
    const answers = clients.flatMap(client => client.answers)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
    expect(answers.filter(({ closes }) => closes)).toHaveLength(8)

    // Nobody is connected any more; these have yet to notice.
    for (const [path, status] of [
      ['/v1/me', 200],
      ['/v1/nowhere', 404],
      ['/healthz', 200],
      ['/docs', 200],
    ] as const) {
      const answer = await ask(base_url, 'GET', path, { key: workspace.key })
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, status, 'close'])
    }
    expect(await ended).toBe(0)
    expect(performance.now() - told).toBeGreaterThanOrEqual(drainSeconds * 1000 - 10)

    const made = answers.flatMap(({ id }) => id ?? [])
    expect(made.length).toBeGreaterThan(40)
    const rows = await inDatabase<{ id: string }>('select id from employees where workspace_id = $1', [
      workspace.id,
    ])
    expect(rows.map(({ id }) => id).sort()).toEqual(made.sort())
  })
})

describe('a server that gets SIGINT', () => {
  it('finishes requests in progress and does not drain', async () => {
    const { hostname, port } = new URL(interrupted.base_url)
    const lingering = connect(Number(port), hostname)
    await once(lingering, 'connect')
    const cut = once(lingering, 'close')
    const held = await holdTable('departments')
    const { key } = workspace
    const created = ask(interrupted.base_url, 'POST', '/v1/departments', { key, body: { name: 'Last' } })
    await found(async () => (await held.waiting()) || undefined)
    const told = performance.now()
    const ended = interrupted.stopped('SIGINT')
    await interrupted.said(/Stopping on SIGINT/)
    await held.release()
    const { status, headers, json } = await created
    expect([status, headers.get('connection'), json.name]).toEqual([201, 'close', 'Last'])
    expect(await ended).toBe(0)
    expect(performance.now() - told).toBeLessThan(20_000)
    expect(await cut).toEqual([false])
  })
})
