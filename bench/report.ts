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
  const { before, after } = around(part)
  writeFileSync(document, `${before}\n\n${text}\n\n${after}`)
}

/** What stands there. */
export function read(part: string): string {
  return around(part).inside
}

function around(part: string): { before: string; inside: string; after: string } {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const whole = readFileSync(document, 'utf8')
  const from = whole.indexOf(begin) + begin.length
  const to = whole.indexOf(end)
  if (from < begin.length || to < from)
    throw new Error(`${document} has no place for ${part}: ${begin} ... ${end}.`)
  return { before: whole.slice(0, from), inside: whole.slice(from, to), after: whole.slice(to) }
}

/** Tables say of which commit they are, so there must be one. What earlier runs wrote into the document does not count. */
export function assertCommitted(): void {
  const changes = git('status', '--porcelain', '--', ':/', ':(exclude,top)docs/benchmarks.md')
  if (changes === '') return
  const files = changes.split('\n').map(line => line.trim().split(/\s+/).at(-1))
  const named = files.slice(0, 3).join(', ')
  throw new Error(
    `--write puts the commit under its tables, and ${files.length} files differ from it: ${named}. Commit or remove them first.`,
  )
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
  try {
    const changed = git('status', '--porcelain', '--', 'packages', 'bench') !== ''
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
