// The engine alone: every entry of a run computed from facts that were read before.

import { Database, together } from '../../packages/db/index.ts'
import { computeEntry, type EmployeeFacts } from '../../packages/engine/index.ts'
import { readPeople } from '../../packages/server/features/payroll/facts/employee-facts.ts'
import { pieceSize, readRoster } from '../../packages/server/features/payroll/facts/roster.ts'
import { readRunFacts } from '../../packages/server/features/payroll/facts/run-facts.ts'
import { findRun } from '../../packages/server/features/payroll/runs/run-details.ts'
import { now, type PaidWorkspace } from './workspace.ts'

export interface Computed {
  readonly seconds: number
  /** Of processor time. */
  readonly cpu: number
}

export async function computeAlone(url: string, { id, run }: PaidWorkspace): Promise<Computed> {
  const database = new Database({ url, poolSize: 2 })
  try {
    const { rules, people } = await database.snapshot(id, async snapshot => {
      const db = together(snapshot)
      const facts = await readRunFacts(db, await findRun(db, run), Temporal.Instant.from(now))
      const all: EmployeeFacts[] = []
      for (let after = ''; ; ) {
        const roster = await readRoster(db, facts, { after, many: pieceSize, only: null })
        if (roster.length === 0) return { rules: facts.rules, people: all }
        const read = await readPeople(db, facts, roster, [])
        all.push(...read.rows.map(row => read.make(row).facts))
        after = roster.at(-1)!.id
      }
    })
    const [began, cpu] = [performance.now(), process.cpuUsage()]
    for (const facts of people) computeEntry(rules, facts)
    const { user, system } = process.cpuUsage(cpu)
    return { seconds: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 }
  } finally {
    await database.close()
  }
}
