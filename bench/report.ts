// The report: tables go into docs/benchmarks.md, each between its two markers, with what is needed to judge and repeat them.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { fixed } from './figures.ts'
import type { Bench } from './turns.ts'

const root = resolve(import.meta.dirname, '..')
const document = resolve(root, 'docs/benchmarks.md')

/** Replaces what stands between `<!-- part -->` and `<!-- /part -->`. */
export function write(part: string, text: string): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const before = readFileSync(document, 'utf8')
  const from = before.indexOf(begin)
  const to = before.indexOf(end)
  if (from === -1 || to < from) throw new Error(`${document} has no place for ${part}: ${begin} ... ${end}.`)
  writeFileSync(document, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`)
}

export function rounds({ connections, rounds, seconds }: Bench): string {
  return `${connections} connections, medians of ${rounds} rounds of ${seconds} s`
}

/** The day, the commit and the machine. */
export function place(what: string): string {
  return [
    `${new Date().toISOString().slice(0, 10)}, commit ${commit()}`,
    `${availableParallelism()} cores, ${fixed(totalmem() / 2 ** 30, 0)} GB${what}`,
  ].join('; ')
}

/** The machine, the versions and the command, for under a table. */
export function circumstances({ data }: Bench, amount: string, command: string): string {
  const employees = data.workspaces.reduce((sum, { size }) => sum + size, 0)
  return [
    place(', for load, servers and database together'),
    `Node ${process.versions.node}, PostgreSQL ${data.database.version}`,
    `${fixed(employees, 0)} employees in ${data.workspaces.length} workspaces, the largest with ${fixed(data.workspaces[0]!.size, 0)}`,
    amount,
    `\`${command}\``,
  ].join('; ')
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  try {
    const changed = git('status', '--porcelain', '--', 'packages', 'bench') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}
