// A company as a tree: eight report to each, six levels, with leave and attendance of everybody and a person of each level who signs in.

import { allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { onOwner, seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { type BenchData, makeBenchWorkspace } from '../data.ts'
import { type Credentials, makeMembers } from '../members.ts'

/** Who report to each directly. */
const span = 8

export interface Person {
  readonly employee_id: string
  readonly credentials: Credentials
  /** How many are below them at any depth. */
  readonly team: number
}

export interface Company {
  readonly id: string
  readonly key: string
  readonly employees: readonly string[]
  /** From the one at the top down to one of the lowest level. */
  readonly people: readonly Person[]
}

/** How many a tree has below its top, with so many levels below that. */
const below = (levels: number): number =>
  Array.from({ length: levels }, (_, level) => span ** (level + 1)).reduce((sum, size) => sum + size, 0)

/** With five levels below the top: 37,449 people. */
export async function makeCompany({ url, secret }: BenchData, levels: number): Promise<Company> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  const { database, secrets } = platform
  try {
    const id = await makeBenchWorkspace(database, `Reach ${levels}`)
    await seedBulk(url, id, below(levels) + 1)
    const named = { workspace_id: id, name: 'bench', scopes: allScopes }
    const { key } = await createKey(database, secrets!, named)
    const employees: string[] = []
    const people: Person[] = []
    await onOwner(url, async client => {
      await client.query("set session_replication_role = 'replica'")
      const { rows } = await client.query(arrange, [id, span])
      employees.push(...rows.map(row => row.id as string))
      await client.query(lines, [id, employees])
      const type = newId('LeaveType')
      await client.query(leaveType, [id, type])
      await client.query(applications, [id, type])
      await client.query(records, [id])
      // The first of each level.
      const levelled = Array.from({ length: levels + 1 }, (_, level) => ({
        employee_id: employees[level === 0 ? 0 : below(level - 1) + 1]!,
        team: below(levels - level),
      }))
      const ids = levelled.map(({ employee_id }) => employee_id)
      const signing = await makeMembers(client, id, ids)
      people.push(...levelled.map((one, level) => ({ ...one, credentials: signing[level]! })))
      await client.query('vacuum analyze')
    })
    return { id, key, employees, people }
  } finally {
    await platform.close()
  }
}

// The first is the top; each next one stands below the one whose turn it is.
const arrange = `
  with numbered as (
    select id, (row_number() over (order by employee_code) - 1)::integer as at from employees where workspace_id = $1),
  placed as (
    update employees e set reporting_manager_id = m.id from numbered n left join numbered m on n.at > 0 and m.at = (n.at - 1) / $2::integer
    where e.workspace_id = $1 and e.id = n.id returning e.id)
  select n.id from numbered n join placed using (id) order by n.at`

const lines = `
  insert into reporting_lines (workspace_id, manager_id, employee_id, depth)
  select $1, manager_id, employee_id, depth from find_reporting_lines($1, $2::text[])`

const leaveType = `insert into leave_types (workspace_id, id, name, code) values ($1, $2, 'Annual leave', 'ANNUAL')`

const applications = `
  insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id,
    total_days, status, approved_at)
  select $1, 'lap' || substr(e.id, 4, 25) || n, e.id, $2, day, day + 1, 'Family visit', y.id, 2, 'approved', stamp()
  from employees e, generate_series(1, 4) as n,
    lateral (select date_trunc('week', current_date - n * interval '13 weeks')::date as day) as d
    join fiscal_years y on y.workspace_id = $1
      and y.start_date = (select max(start_date) from fiscal_years where workspace_id = $1)
  where e.workspace_id = $1`

const records = `
  insert into attendance_records (workspace_id, id, employee_id, date, status, source)
  select $1, 'atr' || substr(e.id, 4, 25) || n, e.id, current_date - n, 'present', 'punch'
  from employees e, generate_series(1, 9) as n where e.workspace_id = $1`
