// Where a process spends processor time, asked of the system (Linux perf, where it is installed): unlike a .cpuprofile it counts no waiting.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Functions from the innermost out. */
export type Stack = readonly string[]

export const hasPerf = spawnSync('perf', ['--version']).status === 0

/** What node is started with, so that perf learns the names of compiled functions. */
export const perfFlags = hasPerf ? ['--perf-basic-prof'] : []

/** Samples taken while the work goes on, which has to last longer than the seconds. */
export async function sampled(
  pid: number,
  file: string,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<Stack[]> {
  const flags = ['-F', '1999', '-e', 'cpu-clock', '-g', '-p', String(pid), '-o', file]
  const perf = spawn('perf', ['record', ...flags, '--', 'sleep', String(seconds)], { stdio: 'ignore' })
  const finished = once(perf, 'exit')
  await work()
  await finished
  const map = `/tmp/perf-${pid}.map`
  if (existsSync(map)) writeFileSync(map, latest(readFileSync(map, 'utf8')))
  const text = execFileSync('perf', ['script', '-i', file, '-F', 'ip,sym'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 30,
  })
  rmSync(file)
  rmSync(map, { force: true })
  return text
    .split('\n\n')
    .map(sample => sample.trim().split('\n'))
    .map(lines => lines.map(line => line.trim().replace(/^\S+ /, '')))
}

/** The map's lines, `address size name` in hexadecimal, without those whose place other code has taken since. */
function latest(map: string): string {
  const taken: { from: number; to: number; line: string }[] = []
  for (const line of map.trimEnd().split('\n').reverse()) {
    const [address = '', size = ''] = line.split(' ', 2)
    const from = Number.parseInt(address, 16)
    const to = from + Number.parseInt(size, 16)
    const at = firstAfter(taken, from)
    const overlaps = (taken[at]?.from ?? to) < to || (taken[at - 1]?.to ?? from) > from
    if (!overlaps) taken.splice(at, 0, { from, to, line })
  }
  return `${taken.map(({ line }) => line).join('\n')}\n`
}

function firstAfter(sorted: readonly { from: number }[], from: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]!.from < from) low = middle + 1
    else high = middle
  }
  return low
}
