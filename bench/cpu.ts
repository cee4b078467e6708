// Processor time by kind of process, where the system tells it (Linux): what a limit was reached by.

import { readdirSync, readFileSync } from 'node:fs'

/** The processes of one measurement; the load is this one. */
export interface Processes {
  /** The parent of every process of PostgreSQL. */
  readonly postmaster: number
  readonly servers: readonly number[]
}

/** Seconds of processor time. */
export interface Cpu {
  readonly servers: number
  readonly postgres: number
  readonly load: number
}

const ticksPerSecond = 100

export async function spent<Result>(
  processes: Processes,
  work: () => Promise<Result>,
): Promise<readonly [Result, Cpu | undefined]> {
  const before = now(processes)
  const result = await work()
  const after = now(processes)
  if (!before || !after) return [result, undefined]
  const kinds = ['servers', 'postgres', 'load'] as const
  return [result, Object.fromEntries(kinds.map(kind => [kind, after[kind] - before[kind]])) as unknown as Cpu]
}

function now({ postmaster, servers }: Processes): Cpu | undefined {
  const { user, system } = process.cpuUsage()
  const all = readAll()
  if (!all) return undefined
  const own = (pid: number) => all.get(pid)?.own ?? 0
  const backends = [...all.values()].filter(({ parent }) => parent === postmaster)
  return {
    servers: servers.reduce((sum, pid) => sum + own(pid), 0),
    postgres:
      own(postmaster) + (all.get(postmaster)?.ended ?? 0) + backends.reduce((sum, each) => sum + each.own, 0),
    load: (user + system) / 1e6,
  }
}

/** Seconds of processor time that a process has used since it began. */
export function usedBy(pid: number): number {
  return readAll()?.get(pid)?.own ?? Number.NaN
}

/** The same of all processes that this one has started and that have ended. */
export function usedByEnded(): number {
  return readAll()?.get(process.pid)?.ended ?? Number.NaN
}

interface Usage {
  readonly parent: number
  readonly own: number
  /** Of its children that have ended. */
  readonly ended: number
}

function readAll(): Map<number, Usage> | undefined {
  if (process.platform !== 'linux') return undefined
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(pids.flatMap(pid => usageOf(pid) ?? []))
}

function usageOf(pid: string): [number, Usage][] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which is in parentheses and may hold anything: state, parent, ... utime is the 12th, stime, cutime, cstime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond
    return [[Number(pid), { parent: Number(fields[1]), own: seconds(11), ended: seconds(13) }]]
  } catch {
    // It ended meanwhile.
    return undefined
  }
}
