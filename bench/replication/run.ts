// The benchmark of replication (npm run bench:replication): what a create costs while it waits for a standby, and what for its way.

import { setTimeout as sleep } from 'node:timers/promises'
import { Cluster } from '../../test/support/database/cluster.ts'
import { Route } from '../../test/support/database/route.ts'
import { makeStandby, standbyName } from '../../test/support/database/standby.ts'
import { testSecret } from '../../test/support/jest/secret.ts'
import { fixed, median, range, table } from '../figures.ts'
import { type Measured, measure } from '../load.ts'
import { failInWords, help, options } from '../options.ts'
import { place, write } from '../report.ts'
import { get, make } from '../requests.ts'
import { type Server, startInside } from '../servers.ts'
import { assertAnswered, middle } from '../turns.ts'

interface Mode {
  readonly title: string
  /** synchronous_commit, with the standby in synchronous_standby_names; undefined: without. */
  readonly commit?: 'on' | 'remote_write' | 'remote_apply'
  /** There and back between the two. */
  readonly roundTripMs: number
}

const modes: readonly Mode[] = [
  { title: 'asynchronous', roundTripMs: 0 },
  { title: 'on', commit: 'on', roundTripMs: 0 },
  { title: 'remote_write', commit: 'remote_write', roundTripMs: 0 },
  { title: 'remote_apply', commit: 'remote_apply', roundTripMs: 0 },
  { title: 'asynchronous, 2 ms away', roundTripMs: 2 },
  { title: 'on, 2 ms away', commit: 'on', roundTripMs: 2 },
  { title: 'asynchronous, 10 ms away', roundTripMs: 10 },
  { title: 'on, 10 ms away', commit: 'on', roundTripMs: 10 },
]

const person = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }

/** Has the primary commit this way from now on; resolves once it does. */
async function change(primary: Cluster, replication: Route, mode: Mode): Promise<void> {
  replication.delayMs = mode.roundTripMs / 2
  const names = mode.commit ? standbyName : ''
  await primary.query(`alter system set synchronous_commit = ${mode.commit ?? 'on'}`)
  await primary.query(`alter system set synchronous_standby_names = '${names}'`)
  await primary.query('select pg_reload_conf()')
  const state = `select from pg_stat_replication where sync_state = '${mode.commit ? 'sync' : 'async'}'`
  while ((await primary.query(state)).length === 0) await sleep(10)
}

interface Sampled {
  /** Over all connections of the run. */
  readonly many: Measured[]
  /** Over one connection: nobody else's commit shares the way to the standby. */
  readonly one: Measured[]
}

async function samples(
  { port }: Server,
  key: string,
  changed: (mode: Mode) => Promise<void>,
): Promise<Map<Mode, Sampled>> {
  const target = { ports: [port], request: () => make('/v1/employees', person, key) }
  const found = new Map<Mode, Sampled>(modes.map(mode => [mode, { many: [], one: [] }]))
  await measure(target, options.connections, options.warmUpSeconds)
  for (let round = 0; round < options.rounds; round++)
    for (const [mode, { many, one }] of found) {
      await changed(mode)
      many.push(await measure(target, options.connections, options.seconds))
      one.push(await measure(target, 1, options.seconds))
      for (const sample of [many.at(-1)!, one.at(-1)!]) assertAnswered(sample, 201)
    }
  return found
}

function describe(found: ReadonlyMap<Mode, Sampled>): string {
  const alone = found.get(modes[0]!)!.many
  const rows = modes.map(mode => {
    const { many, one } = found.get(mode)!
    const ratios = many.map((sample, round) => sample.perSecond / alone[round]!.perSecond)
    return [
      mode.title,
      fixed(middle(many, 'perSecond'), 0),
      fixed(median(ratios), 2),
      range(ratios, 2),
      fixed(middle(many, 'p50'), 2),
      fixed(middle(many, 'p99'), 2),
      fixed(middle(one, 'p50'), 2),
    ]
  })
  return table(['', 'creates /s', 'share', 'range', 'p50 ms', 'p99 ms', 'one at a time, p50 ms'], rows)
}

async function run(): Promise<void> {
  if (options.help) return console.log(help('bench:replication', ['replication'], []))
  // Every commit is on a disk before it is answered for, here and there.
  const primary = new Cluster('bench-primary', [])
  const replication = new Route()
  let standby: Cluster | undefined
  let server: Server | undefined
  try {
    await primary.start()
    const data = { url: primary.url, secret: testSecret }
    server = await startInside({ data, folder: options.folder, command: 'serve', first: get('/healthz') })
    const { key } = await primary.makeWorkspace()
    replication.lead(primary.url)
    standby = await makeStandby(primary, await replication.open(), [])
    const found = await samples(server, key, mode => change(primary, replication, mode))
    const amount = `${options.connections} connections, medians of ${options.rounds} rounds of ${options.seconds} s in turn`
    const about = `${place(', for load, service, primary and standby together')}; ${amount}; \`npm run bench:replication\``
    console.log(`\n${describe(found)}\n\n${about}`)
    if (options.write) write('replication', `${describe(found)}\n\n${about}.`)
  } finally {
    await server?.stop()
    await standby?.discard()
    await primary.discard()
    await replication.close()
  }
}

await failInWords(run)
