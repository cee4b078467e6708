// Probes: a worker's own port tells of its health and its metrics, and of nothing else.

import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { type Program, program } from '../../support/processes/program.ts'
import { until } from '../../support/processes/until.ts'
import { closedPort } from '../../support/server/muster.ts'

let database: OwnDatabase
let worker: Program
let url: string
beforeAll(async () => {
  database = await makeDatabase('probes')
  const port = String(await closedPort())
  url = `http://127.0.0.1:${port}`
  worker = program('packages/server/cli/muster.ts', ['worker'], {
    DATABASE_URL: database.url,
    MUSTER_SECRET: testSecret,
    MUSTER_WORKER_PORT: port,
    NODE_ENV: 'production',
    MUSTER_METRICS_TOKEN: 'scraper',
  })
  await worker.said(/Muster delivers webhooks/)
})
afterAll(async () => {
  await worker.stopped('SIGKILL')
  await database.drop()
})

const metrics = () => fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer scraper' } })

describe('a worker with a port', () => {
  it.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('reports at %s that it is well, to GET and HEAD', async (path, text) => {
    expect(await (await fetch(url + path)).text()).toBe(text)
    const head = await fetch(url + path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(text.length),
      '',
    ])
  })

  it('shows the metrics of its queue with the token', async () => {
    expect(await (await metrics()).text()).toMatch(/^muster_webhook_deliveries_due 0$/m)
    const stranger = await fetch(`${url}/metrics`)
    expect([stranger.status, await stranger.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'missing_credentials' }),
    ])
  })

  it('has no API', async () => {
    const answer = await fetch(`${url}/v1/me`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })

  it('reports a database that is down, and its other metrics meanwhile', async () => {
    await database.shut()
    await until(async () => (await fetch(`${url}/readyz`)).status === 503)
    const shown = await (await metrics()).text()
    expect(shown).not.toMatch(/^muster_webhook_deliveries_due /m)
    expect(shown).toMatch(/^process_cpu_seconds_total /m)
    await database.open()
    await until(async () => (await fetch(`${url}/readyz`)).status === 200)
    expect(await (await metrics()).text()).toMatch(/^muster_webhook_deliveries_due 0$/m)
  })

  it('exits with 0 on SIGTERM', async () => {
    expect(await worker.stopped('SIGTERM')).toBe(0)
  })
})
