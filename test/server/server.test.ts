// Starting: a server that listens whether or not Redis is there, says so, and stops when told.

import { createHash } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { describeWith } from '../support/processes/programs.ts'
import { closedPort, type Muster, muster, started } from '../support/server/muster.ts'
import { killRedis, ownRedis } from '../support/server/redis.ts'
import { server } from '../support/server/server.ts'

const running: Muster[] = []
async function start(env: Record<string, string>): Promise<Muster> {
  const muster = await started(['serve'], { PORT: '0', LOG_LEVEL: 'info', ...env })
  running.push(muster)
  return muster
}
afterAll(() => Promise.all(running.map(muster => muster.stopped('SIGKILL'))))

const away = (output: string) => output.match(/Redis cannot be reached/g)?.length ?? 0

async function remaining(muster: Muster, key: string): Promise<number> {
  const answer = await fetch(`${muster.base_url}/v1/me`, { headers: { authorization: `Bearer ${key}` } })
  return Number(answer.headers.get('ratelimit-remaining'))
}

describe('a server whose Redis is down', () => {
  it('listens, counts for itself and logs once that Redis is down', async () => {
    const { key } = await makeWorkspace({ request_budget: 10 })
    const muster = await start({ REDIS_URL: `redis://127.0.0.1:${await closedPort()}` })
    expect([await remaining(muster, key), await remaining(muster, key)]).toEqual([9, 8])
    await muster.said(/Redis cannot be reached/)
    expect(away(muster.output())).toBe(1)
    expect(await muster.stopped('SIGTERM')).toBe(0)
    expect(away(muster.output())).toBe(1)
  })
})

describeWith({ program: 'redis-server' }, 'a server whose Redis comes', () => {
  it('uses it, and logs that', async () => {
    const { key } = await makeWorkspace({ request_budget: 10 })
    const port = String(await closedPort())
    const env = { REDIS_URL: `redis://127.0.0.1:${port}` }
    const [one, two] = await Promise.all([start(env), start(env)])
    expect([await remaining(one, key), await remaining(two, key)]).toEqual([9, 9])
    const redis = await ownRedis(port)
    await Promise.all([one, two].map(node => node.said(/Redis is reached/)))
    expect([await remaining(one, key), await remaining(two, key)]).toEqual([9, 8])
    await killRedis(redis)
    await Promise.all([one, two].map(node => node.said(/Redis is reached.*Redis cannot be reached/s)))
    expect([away(one.output()), away(two.output())]).toEqual([2, 2])
  })
})

describe('a server that is told to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s logs that and exits', async signal => {
    const muster = await start({})
    expect(await muster.stopped(signal)).toBe(0)
    expect(muster.output()).toContain(`Stopping on ${signal}: requests in progress are answered first.\n`)
  })
})

describe('a start on a port that is in use', () => {
  it('reports that and leaves no database running', async () => {
    const dataDir = resolve('.data/test-port-in-use')
    const name = createHash('sha256').update(join(dataDir, 'postgres')).digest('hex').slice(0, 12)
    const sockets = join(tmpdir(), `muster-${name}`)
    const PORT = new URL(server.base_url).port
    const { code, text } = await muster(['serve'], { DATABASE_URL: '', MUSTER_DATA_DIR: dataDir, PORT })
    expect([code, text]).toEqual([1, expect.stringContaining(`Port ${PORT} is in use`)])
    expect([existsSync(sockets), existsSync(join(sockets, '.s.PGSQL.5432'))]).toEqual([true, false])
    for (const folder of [dataDir, sockets, `/var/lib/muster/data-${name}`])
      rmSync(folder, { recursive: true, force: true })
  })
})
