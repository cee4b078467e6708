// The ledgers of releases: what the nodes of each one expect of the schema, written once when the next release is opened.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Facts } from './facts.ts'

/** As a node of the release sends it. */
export interface Expected {
  readonly name: string
  /** The role that runs it; null: PostgreSQL plans no statement of its kind. */
  readonly role: 'muster_app' | 'muster_system' | null
  readonly text: string
  /** The types of its parameters, and of the columns of its rows. */
  readonly takes: readonly string[]
  readonly returns: Readonly<Record<string, string>>
}

export interface Ledger {
  readonly release: string
  readonly commit: string
  /** The files of its migrations, with their digests; none of them may change any more. */
  readonly migrations: ReadonlyMap<string, string>
  readonly facts: Facts
  readonly statements: readonly Expected[]
  /** Breaches that a person has looked at: the subject, and why the release lives with it. */
  readonly accepted: ReadonlyMap<string, string>
}

const folder = resolve(import.meta.dirname, '../../packages/db/releases')
const place = (release: string, ending: string): string => join(folder, `${release}.${ending}`)

/** The oldest first. */
export const listReleases = (): string[] =>
  readdirSync(folder)
    .flatMap(name => /^(\d+\.\d+\.\d+)\.txt$/.exec(name)?.[1] ?? [])
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Opens the line of a migration; the others are facts of the schema. */
const migrationMark = 'migration '

export function readLedger(release: string): Ledger {
  const [head = '', ...lines] = readFileSync(place(release, 'txt'), 'utf8').trim().split('\n')
  const [, commit = ''] = /commit (\w+)$/.exec(head) ?? []
  const statements = gunzipSync(readFileSync(place(release, 'statements.json.gz'))).toString()
  const accepted = place(release, 'accepted.txt')
  const isMigration = (line: string) => line.startsWith(migrationMark)
  return {
    release,
    commit,
    migrations: readPairs(lines.filter(isMigration).map(line => line.slice(migrationMark.length))),
    facts: readPairs(lines.filter(line => !isMigration(line))),
    statements: JSON.parse(statements) as Expected[],
    accepted: readPairs(existsSync(accepted) ? readFileSync(accepted, 'utf8').trim().split('\n') : []),
  }
}

function readPairs(lines: readonly string[]): Map<string, string> {
  const pairs = lines.filter(line => line !== '' && !line.startsWith('#'))
  return new Map(
    pairs.map(line => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
}

export function writeLedger(ledger: Omit<Ledger, 'accepted'>): void {
  const { release, commit, migrations, facts, statements } = ledger
  const lines = [
    `# What nodes of release ${release} expect of the schema: commit ${commit}`,
    ...[...migrations].map(([name, digest]) => `${migrationMark}${name}: ${digest}`),
    ...[...facts].map(([subject, fact]) => `${subject}: ${fact}`),
  ]
  writeFileSync(place(release, 'txt'), `${lines.join('\n')}\n`)
  writeFileSync(place(release, 'statements.json.gz'), gzipSync(JSON.stringify(statements), { level: 9 }))
}

/** The digest of each migration in a folder. */
export function digestMigrations(migrations: string): Map<string, string> {
  const names = readdirSync(migrations).filter(name => name.endsWith('.sql'))
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(migrations, name)))
      .digest('hex')
  return new Map(names.sort().map(name => [name, digest(name)]))
}
