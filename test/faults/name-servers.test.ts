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

const busy = async () =>
  (await scrape(server.base_url)).samples.get(
    'muster_database_connections{cell="main",pool="app",state="busy"}',
  )

const path = '/v1/webhook_endpoints'

describe('webhook endpoints whose name servers keep silent', () => {
  it('hold no connection while they wait, made or changed, so that another workspace is answered', async () => {
    const body = { url: 'https://93.184.215.14/', events: ['employee.created'] }
    const { json } = await call(server.base_url, { path, key: one.key, body })
    // On a slow machine the wait may be over before the connections are looked at; then it is begun again.
    await until(() => areFreeMeanwhile(json.id as string))
  })
})

/** Whether no connection was held, and another workspace was answered, while eight requests waited for a name. */
async function areFreeMeanwhile(id: string): Promise<boolean> {
  const names = Array.from({ length: 8 }, () => `${randomUUID()}.example.com`)
  const waiting = Promise.allSettled(
    names.map((name, n) =>
      call(server.base_url, {
        key: one.key,
        body: { url: `https://${name}/`, events: ['employee.created'] },
        ...(n % 2 ? { path } : { method: 'PATCH', path: `${path}/${id}` }),
      }),
    ),
  )
  let isOver = false
  waiting.finally(() => (isOver = true))
  await until(() => names.every(name => silent.asked.has(name)))
  // A job may hold one for a moment.
  await until(async () => isOver || (await busy()) === 0)
  const { status } = await call(server.base_url, { key: other.key })
  const areFree = !isOver
  expect(status).toBe(200)
  const answers = await waiting
  expect(answers).toMatchObject(names.map((_, n) => ({ value: { status: n % 2 ? 201 : 200 } })))
  return areFree
}
