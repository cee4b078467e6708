// A standby that is promoted when the primary fails under load: what it loses, and how long nobody can write.

import { Cluster } from '../support/database/cluster.ts'
import { Route } from '../support/database/route.ts'
import { caughtUp, makeStandby, promote, standbyName } from '../support/database/standby.ts'
import { until } from '../support/processes/until.ts'
import { type Hired, Load } from '../support/server/load.ts'
import { type Muster, started } from '../support/server/muster.ts'

let primary: Cluster
let standby: Cluster | undefined
/** The address that the service has of its database, and the one that the standby has of the primary. */
let address: Route
let replication: Route
let muster: Muster
let workspace: { id: string; key: string }
beforeEach(async () => {
  primary = new Cluster('primary')
  await primary.start()
  ;[address, replication] = [new Route(), new Route()]
  for (const route of [address, replication]) route.lead(primary.url)
  const DATABASE_URL = `postgresql://postgres@127.0.0.1:${await address.open()}/postgres`
  muster = await started(['serve'], { PORT: '0', LOG_LEVEL: 'fatal', DATABASE_URL })
  workspace = await primary.makeWorkspace()
})
afterEach(async () => {
  await muster.stopped('SIGKILL')
  await address.close()
  await replication.close()
  await standby?.discard()
  standby = undefined
  await primary.discard()
})

/** Load on the service, and a standby that was made under it. */
async function withStandby(mayLose: boolean): Promise<{ load: Load; standby: Cluster }> {
  const load = new Load({ base_url: muster.base_url, key: workspace.key, mayLose })
  await load.goesOn()
  standby = await makeStandby(primary, await replication.open())
  await load.goesOn()
  return { load, standby }
}

/** The primary is gone, and the standby takes its place; how many seconds nobody was hired. */
async function failOver(load: Load, standby: Cluster): Promise<number> {
  const failed = performance.now()
  await primary.crash()
  await promote(standby)
  address.lead(standby.url)
  const led = performance.now()
  await load.goesOn()
  await load.end()
  return (load.hiredAt.find(at => at > led)! - failed) / 1_000
}

/** Those whose creation was acknowledged and who are not there; the others are there once, with one event. */
async function missing({ hired }: Load, now: Cluster): Promise<Hired[]> {
  const rows = await now.query<Hired & { events: number }>(
    `select id, employee_code, last_name,
            (select count(*)::int from events where workspace_id = $1 and object_id = employees.id) as events
     from employees where workspace_id = $1`,
    [workspace.id],
  )
  expect(new Set(rows.map(({ last_name }) => last_name)).size).toBe(rows.length)
  expect(new Set(rows.map(({ employee_code }) => employee_code)).size).toBe(rows.length)
  expect(new Set(rows.map(({ events }) => events))).toEqual(new Set([1]))
  const stored = new Map(rows.map(row => [row.last_name, row]))
  for (const { id, employee_code, last_name } of hired) {
    const there = stored.get(last_name)
    if (there) expect(there).toMatchObject({ id, employee_code })
  }
  return hired.filter(({ last_name }) => !stored.has(last_name))
}

function tell(how: string, { hired }: Load, lost: readonly Hired[], seconds: number): void {
  process.stdout.write(
    `Fail-over to ${how} standby: ${lost.length} of ${hired.length} acknowledged writes are missing; nobody could write for ${seconds.toFixed(1)} s.\n`,
  )
}

describe('a standby that is promoted under load', () => {
  it('lacks what it had not received if it is asynchronous, and the service continues', async () => {
    const { load, standby } = await withStandby(true)
    const safe = load.hired.length
    await caughtUp(primary, standby)
    replication.fallSilent()
    await load.goesOn()
    const seconds = await failOver(load, standby)
    const lost = await missing(load, standby)
    tell('an asynchronous', load, lost, seconds)
    // Those whom the standby had received are there. Of the others each one in flight may have been told before the silence.
    const names = new Set(lost.map(({ last_name }) => last_name))
    expect(load.hired.slice(0, safe).filter(({ last_name }) => names.has(last_name))).toEqual([])
    expect(lost.length).toBeGreaterThanOrEqual(20 - Load.hirers)
  })

  it('lacks nothing if it is synchronous, including requests in progress', async () => {
    const { load, standby } = await withStandby(false)
    await primary.query(`alter system set synchronous_standby_names = '${standbyName}'`)
    await primary.query('select pg_reload_conf()')
    const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`
    await until(async () => (await primary.query(isSynchronous)).length === 1)
    await load.goesOn()
    replication.fallSilent()
    const waiting = `select from pg_stat_activity where wait_event = 'SyncRep'`
    await load.until(async () => (await primary.query(waiting)).length >= Load.hirers)
    const seconds = await failOver(load, standby)
    const lost = await missing(load, standby)
    tell('a synchronous', load, lost, seconds)
    expect(lost).toEqual([])
  })
})
