// The processes that are measured: the service as an operator runs it, with everything on, and the floor.

import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Connection, isSuccess } from './connection.ts'
import { usedBy } from './cpu.ts'
import type { BenchData } from './data.ts'
import type { Memory, Question } from './inside.ts'
import { get } from './requests.ts'
import type { Recorded } from './tail/recorder.ts'

const root = resolve(import.meta.dirname, '..')

export interface Server {
  readonly port: number
  readonly pid: number
  /** From spawning the process to its first answer. */
  readonly firstAnswerMs: number
  stop(): Promise<void>
}

export interface OwnServer extends Server {
  /** What it noted of itself during the work. */
  record<Result>(work: () => Promise<Result>): Promise<readonly [Result, Recorded]>
}

export interface Service extends OwnServer {
  /** The processor time that it took until its first answer: what other work on the machine changes less. */
  readonly firstAnswerCpuMs: number
  memory(): Promise<Memory>
  profile(file: string, work: () => Promise<unknown>): Promise<void>
}

/** Loaded into what is measured before it starts. */
const inside = pathToFileURL(join(import.meta.dirname, 'inside.ts')).href

const muster = 'packages/server/cli/muster.ts'
const metricsToken = 'bench-metrics'

/** `muster serve` in production, each request logged to a file, metrics counted and scraped. */
export async function startService(
  data: BenchData,
  folder: string,
  flags: readonly string[] = [],
): Promise<Service> {
  return startInside({
    data,
    folder,
    flags,
    command: 'serve',
    first: get('/v1/employees', data.workspaces[0]!.key),
  })
}

export interface Inside {
  readonly data: Pick<BenchData, 'url' | 'secret'>
  readonly folder: string
  /** Of Node. */
  readonly flags?: readonly string[]
  /** Of `muster`, or a module that starts a server of its own. */
  readonly command: 'serve' | 'worker' | `${string}.ts`
  /** Settings beside those of production. */
  readonly env?: Readonly<Record<string, string>>
  /** The request by which it is known to be there. */
  readonly first: string
}

/** A process of Muster that tells of its inside. */
export async function startInside({
  data,
  folder,
  flags = [],
  command,
  env,
  first,
}: Inside): Promise<Service> {
  const port = await freePort()
  mkdirSync(resolve(folder), { recursive: true })
  const log = join(resolve(folder), `service-${port}.log`)
  const output = openSync(log, 'w')
  const spawned = performance.now()
  const child = spawn(
    process.execPath,
    [...flags, '--import', inside, ...(command.endsWith('.ts') ? [command] : [muster, command])],
    {
      cwd: root,
      env: { ...environment(data, port), ...env },
      stdio: ['ignore', output, output, 'ipc'],
    },
  )
  closeSync(output)
  await answered(child, port, first, `the service did not start; see ${log}`)
  const firstAnswerMs = performance.now() - spawned
  const firstAnswerCpuMs = usedBy(child.pid!) * 1000
  const ask = asker(child)
  const scrape = setInterval(() => void scraped(port).catch(() => undefined), 15_000)
  return {
    port,
    pid: child.pid!,
    firstAnswerMs,
    firstAnswerCpuMs,
    memory: () => ask('memory') as Promise<Memory>,
    record: recorder(ask),
    async profile(file, work) {
      await ask('profile')
      await work()
      await ask({ profiled: resolve(file) })
    },
    async stop() {
      clearInterval(scrape)
      await ended(child)
      rmSync(log)
    },
  }
}

type Ask = (question: Question) => Promise<unknown>

const asker =
  (child: ChildProcess): Ask =>
  async question => {
    child.send(question)
    const [message] = (await once(child, 'message')) as [{ result: unknown }]
    return message.result
  }

const recorder =
  (ask: Ask): OwnServer['record'] =>
  async work => {
    await ask('record')
    const result = await work()
    return [result, (await ask('recorded')) as Recorded]
  }

/** Removes what runs that were cut off have left. */
export function removeLogs(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (/^service-\d+\.log$/.test(name)) rmSync(join(folder, name))
}

function environment(data: Inside['data'], port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: data.url,
    MUSTER_SECRET: data.secret,
    MUSTER_METRICS_TOKEN: metricsToken,
    MUSTER_DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    MUSTER_WORKER_PORT: String(port),
  }
}

async function scraped(port: number): Promise<void> {
  const headers = { Authorization: `Bearer ${metricsToken}` }
  await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
}

export async function startFloor(data: BenchData, flags: readonly string[] = []): Promise<OwnServer> {
  const spawned = performance.now()
  const execArgv = [...flags, '--import', inside]
  const child = fork(join(import.meta.dirname, 'floor.ts'), [data.url], { execArgv })
  const port = await new Promise<number>((resolvePort, reject) => {
    child.once('message', message => resolvePort((message as { port: number }).port))
    child.once('exit', code => reject(new Error(`The floor ended with ${code}.`)))
  })
  const stop = () => ended(child)
  const firstAnswerMs = performance.now() - spawned
  return { port, pid: child.pid!, firstAnswerMs, record: recorder(asker(child)), stop }
}

const maxMsToStart = 60_000

/** Tries until the first request is answered with a 2xx. */
export async function answered(
  child: ChildProcess,
  port: number,
  request: string,
  failure: string,
): Promise<void> {
  const until = performance.now() + maxMsToStart
  while (performance.now() < until && child.exitCode === null) {
    const connection = await Connection.open(port).catch(() => undefined)
    if (connection) {
      const status = await new Promise<number>(resolveStatus => connection.send(request, resolveStatus))
      connection.close()
      if (isSuccess(status)) return
    }
    await new Promise(again => setTimeout(again, 2))
  }
  throw new Error(`After ${Math.round(maxMsToStart / 1000)} s at most, ${failure}`)
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** A port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise(resolvePort => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolvePort(port))
    })
  })
}
