// Tables under the role of a person: each shows and takes what their reach has, and a table that nobody declared shows nothing.

import { introspect, type PersonTable, type Schema } from '@muster/db'
import pg from 'pg'
import { personTables } from '../../packages/db/gen/person-tables.ts'
import { contextFor, nameFor, workspaceContext } from '../../packages/db/statements/workspace-context.ts'
import { admitAnything, dropKeys, fill } from '../support/database/filled.ts'
import { makeDatabase, type OwnDatabase } from '../support/database/own-database.ts'

const workspace = 'wsp_here'
const rows = 24
/** Employee 1 manages 2, who manages 3 and 4; 5 manages 6; 7 is alone. The manager of each: */
const managers: Readonly<Record<string, string>> = { 2: '1', 3: '2', 4: '2', 6: '5' }
const people = ['1', '2', '3', '4', '5', '6', '7']

let own: OwnDatabase
let owner: pg.Client
let person: pg.Client
let schema: Schema

const listBelow = (manager: string): string[] =>
  people.filter(id => managers[id] === manager).flatMap(id => [id, ...listBelow(id)])

beforeAll(async () => {
  own = await makeDatabase('person_tables')
  schema = await introspect(own.url)
  owner = new pg.Client({ connectionString: own.url })
  person = new pg.Client({ connectionString: own.url })
  await owner.connect()
  await person.connect()
  await admitAnything(owner)
  await dropKeys(owner)
  for (const place of [workspace, 'wsp_elsewhere'])
    for (const { table } of personTables) await fill(owner, schema, table, place, rows)
  await owner.query('delete from reporting_lines')
  const lines = people.flatMap(manager => listBelow(manager).map(id => `($1, '${manager}', '${id}', 1)`))
  await owner.query(
    `insert into reporting_lines (workspace_id, manager_id, employee_id, depth) values ${lines.join(', ')}`,
    [workspace],
  )
  for (const each of personTables) await spread(each)
  for (const { once } of personTables) if (once) await settle(once)
  for (const each of personTables) if (each.while) await flag(each.table, each.while)
  for (const { team } of personTables)
    if (team) await owner.query(`update ${team[1]} set ${team[2]} = id::integer % 3 = 0`)
})

afterAll(async () => {
  await person?.end()
  await owner?.end()
  await own?.drop()
})

/** Gives the rows of a table to the people in turn. */
async function spread({ table, employee, through }: PersonTable): Promise<void> {
  const column = employee ?? through?.[0]
  if (column === undefined || column === 'id') return
  const among = employee ? people.length : rows
  await owner.query(
    `update ${table} t set ${column} = (1 + numbered.n % ${among})::text
     from (select tableoid, ctid, row_number() over (partition by workspace_id order by ctid) as n from ${table}) as numbered
     where t.ctid = numbered.ctid`,
  )
}

/** Half of the records that rows wait for are in a status in which they are seen. */
async function settle([column, parent, [status]]: NonNullable<PersonTable['once']>): Promise<void> {
  await owner.query(
    `update ${parent} t set id = numbered.n::text, status = case when numbered.n % 2 = 0 then $1 else 'draft' end
     from (select tableoid, ctid, row_number() over (partition by workspace_id order by ctid) as n from ${parent}) as numbered
     where t.ctid = numbered.ctid`,
    [status],
  )
  const [{ table }] = personTables.filter(({ once }) => once?.[0] === column) as [PersonTable]
  await owner.query(`update ${table} set ${column} = (1 + abs(hashtext(id)) % ${rows})::text`)
}

/** Half of the records that rows are seen by have the flag that says so. */
async function flag(
  table: string,
  [column, parent, shown]: NonNullable<PersonTable['while']>,
): Promise<void> {
  await owner.query(
    `update ${parent} t set id = numbered.n::text, ${shown} = numbered.n % 2 = 0
     from (select tableoid, ctid, row_number() over (partition by workspace_id order by ctid) as n from ${parent}) as numbered
     where t.ctid = numbered.ctid`,
  )
  await owner.query(`update ${table} set ${column} = (1 + abs(hashtext(id)) % ${rows})::text`)
}

/** SQL: whose a row is; null where it is nobody's yet. */
function whoseSql({ employee, through, once, while: shown }: PersonTable, row = 't'): string {
  if (employee && !once && !shown) return `${row}.${employee}`
  const [column, parent] = once ?? shown ?? through!
  const from = `from ${parent} ${row}p where ${row}p.workspace_id = ${row}.workspace_id and ${row}p.id = ${row}.${column}`
  if (once) return `(select ${row}.${employee} ${from} and ${row}p.status = any('{${once[2].join()}}'))`
  if (shown) return `(select ${row}.${employee} ${from} and ${row}p.${shown[2]})`
  return `(select ${whoseSql(personTables.find(({ table }) => table === parent)!, `${row}p`)} ${from})`
}

/** Runs it in a transaction of a person, of which nothing is kept. */
async function as<Row extends pg.QueryResultRow>(
  employee: string,
  reach: 'own' | 'team' | 'wide' | 'left',
  sql: string,
): Promise<Row[]> {
  await person.query('begin')
  try {
    await person.query(
      `select set_config('app.workspace_id', $1, true), set_config('app.employee_id', $2, true), set_config('app.reach', $3, true),
         set_config('role', 'muster_person', true)`,
      [workspace, employee, reach],
    )
    return (await person.query<Row>(sql)).rows
  } finally {
    await person.query('rollback')
  }
}

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: pg.DatabaseError) => error.code,
  )

async function readAs(
  { table }: PersonTable,
  employee: string,
  reach: 'own' | 'team' | 'wide' | 'left',
): Promise<string[]> {
  const found = await as<{ at: string }>(employee, reach, `select ctid::text as at from ${table}`)
  return found.map(({ at }) => at).sort()
}

/** The rows of somebody, and those of whoever reports to them: of each by the flag that counts for them. */
async function readWanted(table: PersonTable, self: string, below: readonly string[]): Promise<string[]> {
  const { while: shown, team, ...others } = table
  const ofTeam = team ? whoseSql({ ...others, while: team }) : whoseSql(table)
  const { rows: found } = await owner.query<{ at: string }>(
    `select ctid::text as at from ${table.table} t
     where workspace_id = $1 and (${whoseSql(table)} = $2 or ${ofTeam} = any($3))`,
    [workspace, self, below],
  )
  return found.map(({ at }) => at).sort()
}

const owned = personTables.filter(({ reach }) => reach === 'own' || reach === 'team')
const shared = personTables.filter(({ reach, columns }) => reach === 'shared' && columns === null)

describe('The role of a person', () => {
  it.each(owned.map(each => [each.table, each] as const))(
    'reads of %s what its reach has',
    async (_, table) => {
      const isWidest = findTop(table).reach === 'team'
      let seen = 0
      for (const employee of people)
        for (const reach of ['own', 'team', 'wide'] as const) {
          const wanted = await readWanted(
            table,
            employee,
            reach !== 'own' && isWidest ? listBelow(employee) : [],
          )
          expect([employee, reach, await readAs(table, employee, reach)]).toEqual([employee, reach, wanted])
          seen += wanted.length
        }
      expect(seen).toBeGreaterThan(0)
    },
  )

  it.each(shared.map(each => [each.table, each] as const))(
    'reads of %s what the workspace has',
    async (_, each) => {
      const { flags } = each
      for (const reach of ['own', 'team', 'wide'] as const) {
        const isShown = flags ? `(${flags.own} or ${reach === 'own' ? 'false' : flags.team})` : 'true'
        const { rows: found } = await owner.query<{ at: string }>(
          `select ctid::text as at from ${each.table} where workspace_id = $1 and ${isShown}`,
          [workspace],
        )
        expect(found.length).toBeGreaterThan(0)
        expect([reach, await readAs(each, '7', reach)]).toEqual([reach, found.map(({ at }) => at).sort()])
      }
    },
  )

  it('who has left reads of each table what leavers keep of their own, and nothing else', async () => {
    let kept = 0
    for (const table of personTables.filter(({ reach }) => reach !== 'written')) {
      if (table.columns) continue
      const [column, values] = Array.isArray(table.left) ? table.left : []
      const whose = !table.left || table.reach === 'shared' ? 'true' : `${whoseSql(table)} = '2'`
      const some = column === undefined ? 'true' : `${column} = any('{${values!.join()}}')`
      const { rows } = table.left
        ? await owner.query<{ at: string }>(
            `select ctid::text as at from ${table.table} t where workspace_id = $1 and ${whose} and ${some}`,
            [workspace],
          )
        : { rows: [] }
      const wanted = rows.map(({ at }) => at).sort()
      expect([table.table, await readAs(table, '2', 'left')]).toEqual([table.table, wanted])
      kept += wanted.length
    }
    expect(kept).toBeGreaterThan(0)
    for (const view of ['directory', 'colleagues', 'colleagues_away', 'colleague_words'])
      expect([view, await as('2', 'left', `select from ${view}`)]).toEqual([view, []])
    expect(await as('2', 'left', 'select from employees for update')).toEqual([])
  })

  it.each(
    owned.filter(({ employee, writes }) => employee && writes).map(each => [each.table, each] as const),
  )('who has left writes nothing into %s', async (_, { table, employee, updates }) => {
    if (updates) return
    for (const sql of [
      `update ${table} set ${employee} = ${employee} where ${employee} = '2' returning 1 as n`,
      `delete from ${table} where ${employee} = '2' returning 1 as n`,
    ])
      expect(await as('2', 'left', sql)).toEqual([])
  })

  it('has no right to what nobody declared', async () => {
    const declared = new Set(personTables.map(({ table }) => table))
    const closed = [...schema.tables.keys()].filter(table => !declared.has(table))
    expect(closed.length).toBeGreaterThan(40)
    for (const table of closed)
      expect([table, await refused(as('1', 'team', `select from ${table}`))]).toEqual([table, '42501'])
  })

  it('reads nothing of what it only writes', async () => {
    for (const { table } of personTables.filter(({ reach }) => reach === 'written'))
      expect([table, await refused(as('1', 'team', `select from ${table}`))]).toEqual([table, '42501'])
    for (const { table } of personTables.filter(({ reach }) => reach === 'hidden'))
      expect([table, await as('1', 'team', `select from ${table}`)]).toEqual([table, []])
  })

  it('leaves no record of its own in a status that others decide about', async () => {
    const held = personTables.filter(({ statuses }) => statuses)
    expect(held.map(({ table }) => table)).toEqual([
      'expense_claims',
      'hr_letter_requests',
      'profile_changes',
    ])
    for (const { table, employee, statuses } of held)
      for (const status of [
        'draft',
        'pending',
        'submitted',
        'approved',
        'rejected',
        'issued',
        'paid',
        'cancelled',
        'withdrawn',
      ]) {
        const set = `update ${table} set status = '${status}' where ${employee} = '2' returning 1 as n`
        const isTheirs = statuses!.includes(status)
        const outcome = isTheirs ? (await as('2', 'own', set)).length > 0 : await refused(as('2', 'own', set))
        expect([table, status, outcome]).toEqual([table, status, isTheirs || '42501'])
      }
  })

  it.each(owned.filter(({ employee }) => employee).map(each => [each.table, each] as const))(
    'writes nothing of somebody else into %s',
    async (_, { table, employee, writes, updates }) => {
      const columns = schema.tables.get(table)!.filter(({ generated }) => !generated)
      const names = columns.map(({ name }) => name)
      const values = names.map(name => (name === employee ? `'3'` : name))
      const copy = `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} where ${employee} = '2' limit 1`
      for (const reach of ['own', 'team'] as const) expect(await refused(as('2', reach, copy))).toBe('42501')
      const give = `update ${table} set ${employee} = '3' where ${employee} = '2'`
      expect(await refused(as('2', 'own', give))).toBe('42501')
      if (!writes || updates) return
      for (const reach of ['own', 'team'] as const) {
        const touch = `update ${table} set ${employee} = ${employee} where ${employee} = '3' returning 1 as n`
        expect(await as('2', reach, touch)).toEqual([])
        const remove = `delete from ${table} where ${employee} = '3' returning 1 as n`
        expect(await as('2', reach, remove)).toEqual([])
      }
    },
  )
})

describe('The request of a key', () => {
  it('has the statements and names of before', () => {
    expect(contextFor(workspaceContext, undefined)).toBe(workspaceContext)
    expect(nameFor('get_employees', undefined)).toBe('get_employees')
    const person = { employee_id: '1', reach: 'own' } as const
    expect(contextFor(workspaceContext, person)).not.toBe(workspaceContext)
    expect(nameFor('get_employees', person)).not.toBe('get_employees')
  })
})

/** The table whose employee decides. */
function findTop(table: PersonTable): PersonTable {
  const parent = table.through?.[1]
  return parent === undefined ? table : findTop(personTables.find(({ table }) => table === parent)!)
}
