// What breaks each recorded release on a migrated database, without what a person has accepted.

import pg from 'pg'
import { type Breach, compareFacts, type Touched } from './compare-facts.ts'
import { readFacts } from './facts.ts'
import type { Expected, Ledger } from './ledger.ts'
import { Planner } from './statements.ts'

export interface Verdict {
  readonly release: string
  /** How many of its statements were planned. */
  readonly statements: number
  readonly breaches: readonly Breach[]
  readonly accepted: number
  /** Acceptances of what is no breach. */
  readonly stale: readonly string[]
}

const writes = /\b(?:insert into|update|delete from|merge into)\s+"?(\w+)"?/gi
const deletes = /\bdelete from\s+"?(\w+)"?/gi

/** The tables that statements write to. */
export function listTouched(statements: readonly Pick<Expected, 'text'>[]): Touched {
  const find = (pattern: RegExp) =>
    new Set(statements.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, table = '']) => table)))
  return { written: find(writes), deleted: find(deletes) }
}

/** `url` is that of a migrated database. */
export async function judge(url: string, ledger: Ledger): Promise<Verdict> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const now = await readFacts(client)
    const planner = await Planner.open(client)
    const found = [
      ...compareFacts(ledger.facts, now, listTouched(ledger.statements)),
      ...(await planner.compare(ledger.statements)),
    ]
    const subjects = new Set(found.map(({ subject }) => subject))
    return {
      release: ledger.release,
      statements: ledger.statements.length,
      breaches: found.filter(({ subject }) => !ledger.accepted.has(subject)),
      accepted: ledger.accepted.size,
      stale: [...ledger.accepted.keys()].filter(subject => !subjects.has(subject)),
    }
  } finally {
    await client.end()
  }
}
