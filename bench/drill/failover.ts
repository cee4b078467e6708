// The drill of a fail-over (npm run drill:failover): the primary goes in three ways under load, and the drill counts what is missing.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { fixed, table } from '../figures.ts'
import { Cell } from './cell.ts'
import { waitFor } from './foreign.ts'
import { Load, Receiver } from './load.ts'
import { findAccount, findPrograms, type Programs, readVersion } from './programs.ts'
import { ask, type Service, startService } from './service.ts'

const help = `npm run drill:failover [-- --postgres FOLDER]

Starts three PostgreSQL under Patroni, etcd, HAProxy and one Muster on loopback, in a temporary folder. Eight callers
create employees. The primary is switched over, loses its PostgreSQL, and loses its machine. Prints how long nobody could
write and what is missing, and ends with 1 if an acknowledged write is.`

interface Fault {
  readonly title: string
  happen(cell: Cell, primary: string): Promise<void> | void
  /** Starts again what does not do so by itself. */
  mend?(cell: Cell, primary: string): void
}

const faults: readonly Fault[] = [
  { title: 'switch-over', happen: (cell, primary) => cell.switchOver(primary) },
  { title: 'PostgreSQL killed', happen: (cell, primary) => cell.killPostgres(primary) },
  {
    title: 'machine killed',
    happen: (cell, primary) => cell.killMachine(primary),
    mend: (cell, primary) => cell.startServer(primary),
  },
]

interface Outcome {
  readonly title: string
  readonly from: string
  readonly to: string
  readonly seconds: number
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function undergo(cell: Cell, load: Load, fault: Fault): Promise<Outcome> {
  await load.goesOn(3)
  const from = await cell.primary()
  const since = performance.now()
  await fault.happen(cell, from)
  await load.untilAcknowledged(40)
  const seconds = load.longestPause(since)
  fault.mend?.(cell, from)
  await cell.isWhole()
  const to = await cell.primary()
  if (to === from) throw new Error(`${from} is the primary still: ${fault.title} came to nothing.`)
  say(
    `${fault.title}: ${to} took over from ${from}, which follows it now; ${fixed(seconds, 1)} s without writes.`,
  )
  return { title: fault.title, from, to, seconds }
}

interface Count {
  readonly employees: number
  readonly missing: number
  readonly twice: number
}

/** Looks into the primary: who was acknowledged and is not there, and what is there more than once. */
async function count(url: string, { workspace }: Service, load: Load): Promise<Count> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{
      id: string
      last_name: string
      employee_code: string
      events: number
    }>(
      `select id, last_name, employee_code,
              (select count(*)::int from events where workspace_id = $1 and object_id = employees.id
                and type = 'employee.created') as events
       from employees where workspace_id = $1`,
      [workspace],
    )
    const stored = new Map(rows.map(row => [row.last_name, row]))
    const isThere = ({ id, last_name, employee_code }: (typeof load.acknowledged)[number]) =>
      stored.get(last_name)?.id === id && stored.get(last_name)?.employee_code === employee_code
    return {
      employees: rows.length,
      missing: load.acknowledged.filter(each => !isThere(each)).length,
      twice: rows.length - stored.size + rows.filter(({ events }) => events !== 1).length,
    }
  } finally {
    await client.end()
  }
}

const webhookSeconds = 60

/** It gets events once it has answered the one that is a test. */
async function addEndpoint(service: Service, url: string): Promise<void> {
  const { key } = service
  const body = { url, events: ['employee.created'] }
  const made = await ask(service, 'POST', '/v1/webhook_endpoints', { key, body })
  const tested = await ask(service, 'POST', `/v1/webhook_endpoints/${made.json.id}/test`, { key })
  for (const { status, json } of [made, tested])
    if (status >= 300) throw new Error(`The webhook endpoint was answered ${status}: ${JSON.stringify(json)}`)
}

async function drill(cell: Cell, programs: Programs, folder: string, receiver: Receiver): Promise<boolean> {
  const versions = `PostgreSQL ${readVersion(join(programs.postgres, 'postgres'))}, Patroni ${readVersion(programs.patroni)}, etcd ${readVersion(programs.etcd)}, HAProxy ${readVersion(programs.haproxy, '-v')}`
  say(`${versions}; starting three PostgreSQL takes half a minute.`)
  await cell.start()
  const at = await receiver.open()
  const service = await startService(cell.url, folder, at)
  try {
    await addEndpoint(service, `http://${at}/`)
    const load = new Load(service)
    await waitFor('a first webhook', () => receiver.deliveries.size > 0, webhookSeconds)
    const outcomes: Outcome[] = []
    for (const fault of faults) outcomes.push(await undergo(cell, load, fault))
    await load.end()
    const unheard = () => load.acknowledged.filter(({ id }) => !receiver.deliveries.has(id)).length
    await waitFor(
      () => `the webhooks of ${unheard()} employees`,
      () => unheard() === 0,
      webhookSeconds,
    )
    return report(outcomes, await count(cell.url, service, load), load, receiver, service)
  } finally {
    await service.process.stopped('SIGTERM')
  }
}

/** Prints what came of it; whether nothing is lost. */
function report(
  outcomes: readonly Outcome[],
  { employees, missing, twice }: Count,
  load: Load,
  { deliveries }: Receiver,
  service: Service,
): boolean {
  const head = ['What happened to the primary', 'From', 'To', 'Seconds without writes']
  const rows = outcomes.map(({ title, from, to, seconds }) => [title, from, to, fixed(seconds, 1)])
  const again = Array.from(deliveries.values()).reduce((sum, times) => sum + times - 1, 0)
  const { child } = service.process
  const isSame = child.exitCode === null && child.signalCode === null
  const { begun, succeeded, longestSeconds } = load.exports
  say(`\n${table(head, rows)}\n`)
  say(`Acknowledged writes: ${fixed(load.acknowledged.length, 0)}; missing: ${missing}; twice: ${twice}.`)
  say(`Employees stored: ${fixed(employees, 0)}. Answers that said "not now": ${fixed(load.turnedAway, 0)}.`)
  say(
    `Webhooks: all ${fixed(load.acknowledged.length, 0)} arrived, ${again} of them again. Exports: ${succeeded} of ${begun} succeeded; the longest took ${fixed(longestSeconds, 1)} s.`,
  )
  say(isSame ? `Muster was not restarted: process ${child.pid} from beginning to end.` : 'Muster has ended.')
  return missing === 0 && twice === 0 && isSame && succeeded === begun
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { postgres: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    say(help)
    return
  }
  const programs = findPrograms(process.env.PATH ?? '', values.postgres)
  const account = findAccount()
  const folder = mkdtempSync(join(tmpdir(), 'muster-failover-'))
  // The account of PostgreSQL has files of its own in it.
  chmodSync(folder, 0o777)
  const cell = new Cell({ programs, folder, account })
  const receiver = new Receiver()
  const end = async () => {
    await cell.end()
    await receiver.close()
  }
  const clear = () => rmSync(folder, { recursive: true, force: true })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () =>
        void end()
          .then(clear)
          .finally(() => process.exit(1)),
    )
  try {
    if (!(await drill(cell, programs, folder, receiver))) process.exitCode = 1
    await end()
    clear()
  } catch (cause) {
    await end()
    throw new Error(`${explain(cause)}\nThe logs of all that was started are in ${folder}.`, { cause })
  }
}

/** With what it was caused by: fetch only says that it failed. */
function explain(error: unknown): string {
  const { message, cause } = error as Error
  return cause ? `${message}: ${explain(cause)}` : message
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
