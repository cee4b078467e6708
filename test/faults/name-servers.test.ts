// Name servers that keep silent: requests that wait for them hold no connection to the database.

import { randomUUID } from 'node:crypto'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { call } from '../support/http/calls.ts'
import { closeNameServers, type NameServer, nameServer } from '../support/outbound/name-server.ts'
import { until } from '../support/processes/until.ts'
import { scrape } from '../support/server/metrics.ts'
import { type Watched, watched } from '../support/server/watched.ts'

let silent: NameServer
let server: Watched
let one: TestWorkspace
let other: TestWorkspace
beforeAll(async () => {
  silent = await nameServer({ four: 'silence', six: 'silence' })
  const env = { MUSTER_POOL_SIZE: '2', MUSTER_NAME_SERVERS: silent.address }
  ;[server, one, other] = await Promise.all([watched(env), makeWorkspace(), makeWorkspace()])
})
afterAll(closeNameServers)

const names = Array.from({ length: 8 }, () => `${randomUUID()}.example.com`)
const isAsked = (name: string) => silent.asked.has(name)
const busy = async () =>
  (await scrape(server.base_url)).samples.get('muster_database_connections{pool="app",state="busy"}')

describe('webhook endpoints whose name servers keep silent', () => {
  const path = '/v1/webhook_endpoints'

  it('hold no connection while they wait, made or changed, so that another workspace is answered', async () => {
    const body = { url: 'https://93.184.215.14/', events: ['employee.created'] }
    const { json } = await call(server.base_url, { path, key: one.key, body })
    const waiting = Promise.allSettled(
      names.map((name, n) =>
        call(server.base_url, {
          key: one.key,
          body: { url: `https://${name}/`, events: ['employee.created'] },
          ...(n % 2 ? { path } : { method: 'PATCH', path: `${path}/${json.id}` }),
        }),
      ),
    )
    let isOver = false
    waiting.finally(() => (isOver = true))
    await until(() => names.every(isAsked))
    // A job may hold one for a moment.
    await until(async () => (await busy()) === 0)
    expect(isOver).toBe(false)
    expect((await call(server.base_url, { key: other.key })).status).toBe(200)
    expect(await waiting).toMatchObject(names.map((_, n) => ({ value: { status: n % 2 ? 201 : 200 } })))
  })
})
