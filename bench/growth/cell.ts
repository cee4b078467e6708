// The cell that grows: a database with one made workspace and as many copies of it as are asked for, of which some have keys.

import { Database } from '@muster/db'
import pg from 'pg'
import { allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { runRound } from '../../packages/server/jobs.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { type BenchWorkspace, makeBenchWorkspace } from '../data.ts'
import type { Bench } from '../turns.ts'
import { ageWorkspace, copyWorkspace, nameCopy } from './copies.ts'

/** So many workspaces are asked, in turn. */
const asked = 50
const leave = `insert into leave_types (workspace_id, id, name, code) values ($1, 'lty_growth', 'Any', 'ANY')`
/** So many are copied at once. */
const pieceSize = 500

export class Cell {
  readonly url: string
  readonly secret: string
  readonly client: pg.Client
  /** What each workspace has. */
  readonly employees: number
  /** Nobody asks it, so that copies are as it was made. */
  readonly #pattern: string
  #workspaces = 0

  private constructor(given: Pick<Cell, 'url' | 'secret' | 'client' | 'employees'> & { pattern: string }) {
    this.url = given.url
    this.secret = given.secret
    this.client = given.client
    this.employees = given.employees
    this.#pattern = given.pattern
  }

  /** A copy of the rows of the run, emptied to one workspace that nothing is to be done for. */
  static async open({ data }: Bench, name: string, employees: number): Promise<Cell> {
    const { secret } = data
    const url = await data.database.copy(name)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
    try {
      const pattern = await makeBenchWorkspace(platform.database, 'Growth')
      await seedBulk(url, pattern, employees)
      await client.query(leave, [pattern])
      // Leave is allocated and days are graded before they are copied.
      for (let round = 0; round < 3; round++) await quietRound(platform.database.cells[0].database)
      await ageWorkspace(client, pattern)
      await roundOfAnother(url)
      return new Cell({ url, secret, client, employees, pattern })
    } finally {
      await platform.close()
    }
  }

  get workspaces(): number {
    return this.#workspaces
  }

  /** Copies until there are so many. */
  async growTo(workspaces: number): Promise<void> {
    while (this.#workspaces < workspaces) {
      const last = Math.min(workspaces, this.#workspaces + pieceSize)
      await copyWorkspace(this.client, this.#pattern, { first: this.#workspaces + 1, last })
      this.#workspaces = last
    }
    await this.client.query('analyze')
    await this.client.query('checkpoint')
  }

  /** Some of all of them, with a key each. */
  async keyed(): Promise<BenchWorkspace[]> {
    const { url, secret } = this
    const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
    try {
      const step = Math.max(1, Math.floor(this.#workspaces / asked))
      const found: BenchWorkspace[] = []
      for (let n = 1; n <= this.#workspaces && found.length < asked; n += step) {
        const id = nameCopy(n)
        const named = { workspace_id: id, name: 'bench', scopes: allScopes }
        const { id: key_id, key } = await createKey(platform.database, platform.secrets!, named)
        found.push({ id, key, key_id, ...(await this.#facts(id)) })
      }
      return found
    } finally {
      await platform.close()
    }
  }

  async #facts(id: string): Promise<Omit<BenchWorkspace, 'id' | 'key' | 'key_id'>> {
    const rows = async <Row>(text: string) => (await this.client.query(text, [id])).rows as Row[]
    const employees = await rows<{ id: string }>('select id from employees where workspace_id = $1 limit 200')
    const [references] = await rows<BenchWorkspace['references']>(
      'select default_department_id as department_id, default_designation_id as designation_id, default_employment_type_id as employment_type_id from employee_settings where workspace_id = $1',
    )
    return {
      size: this.employees,
      employees: employees.map(row => row.id),
      departments: [],
      smallDepartment: '',
      changedSince: '',
      references: references!,
      shift_id: '',
    }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

/** By a process that has looked at nothing yet: it sees that what allocations follow from is older now. */
async function roundOfAnother(url: string): Promise<void> {
  const database = new Database({ url, poolSize: 2 })
  await quietRound(database).finally(() => database.close())
}

async function quietRound(database: Database): Promise<void> {
  const options = { database, vault: undefined, retentionDays: 30 }
  await runRound(options, Temporal.Now.instant, error => {
    throw error
  })
}
