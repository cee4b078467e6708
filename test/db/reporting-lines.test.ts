// Reporting lines: whoever moves whom, together or at once, each line is what the employees say.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, inDatabase, type TestWorkspace } from '../support/fixtures/make.ts'
import { makePeople, move, readLines, workOutLines } from '../support/fixtures/reporting-lines.ts'
import { atEnd } from '../support/jest/at-end.ts'
import { server } from '../support/server/server.ts'

const size = 12
let workspace: TestWorkspace
let people: string[]
let one: pg.Client
let other: pg.Client

beforeAll(async () => {
  const made = await makePeople(size)
  workspace = made.workspace
  people = made.people
  one = await connect()
  other = await connect()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  atEnd(() => client.end())
  return client
}

/** Everybody in one line, the first at its top. */
async function standInLine(): Promise<void> {
  await one.query('begin')
  for (const [at, id] of people.entries()) await move(one, workspace, id, people[at - 1] ?? null)
  await one.query('commit')
}

async function expectTrue(): Promise<void> {
  expect(await readLines(workspace)).toEqual(await workOutLines(workspace))
}

const someMove = fc.record({
  employee: fc.nat(size - 1),
  manager: fc.option(fc.nat(size - 1), { freq: 5 }),
})

async function moveAll(client: pg.Client, moves: { employee: number; manager: number | null }[]) {
  for (const { employee, manager } of moves)
    await move(client, workspace, people[employee]!, manager === null ? null : people[manager]!)
}

describe('reporting lines', () => {
  it('are what the employees say after any moves of one transaction, circles among them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someMove, { minLength: 1, maxLength: 6 }), async moves => {
        await one.query('begin')
        await moveAll(one, moves)
        await one.query('commit')
        await expectTrue()
      }),
      { numRuns: 120 },
    )
  })

  it('are what the employees say after two transactions that move different people at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someMove, { minLength: 2, maxLength: 6 }), async moves => {
        const [even, odd] = [0, 1].map(rest => moves.filter(({ employee }) => employee % 2 === rest))
        await Promise.all([one.query('begin'), other.query('begin')])
        await moveAll(one, even!)
        await moveAll(other, odd!)
        await Promise.all([one.query('commit'), other.query('commit')])
        await expectTrue()
      }),
      { numRuns: 60 },
    )
  })

  it('have somebody who is hired while their manager is moved', async () => {
    await standInLine()
    await Promise.all([one.query('begin'), other.query('begin')])
    await one.query(
      `insert into employees (workspace_id, id, employee_code, first_name, last_name, department_id, designation_id,
         employment_type_id, joining_date, status, reporting_manager_id)
       select workspace_id, left(id, -3) || 'new', 'NEW', 'New', 'Hire', department_id, designation_id, employment_type_id,
         joining_date, status, id from employees where workspace_id = $1 and id = $2`,
      [workspace.id, people[5]],
    )
    await move(other, workspace, people[5]!, people[1]!)
    await Promise.all([other.query('commit'), one.query('commit')])
    await expectTrue()
  })

  it('go with an employee who is deleted', async () => {
    const { id } = workspace
    const hired = await workspace.muster.employees.create({ ...ayesha, reporting_manager_id: people[5]! })
    for (const table of ['job_changes', 'employee_shifts'])
      await inDatabase(`delete from ${table} where workspace_id = $1 and employee_id = $2`, [id, hired.id])
    await inDatabase('delete from employees where workspace_id = $1 and id = $2', [id, hired.id])
    await expectTrue()
  })

  it('turn with two who change places in one transaction', async () => {
    await standInLine()
    await one.query('begin')
    await move(one, workspace, people[1]!, people[2]!)
    await move(one, workspace, people[2]!, people[0]!)
    await one.query('commit')
    await expectTrue()
  })

  it('are written by nobody while the manager stays', async () => {
    await standInLine()
    const read = () =>
      inDatabase('select ctid, xmin, manager_id, employee_id from reporting_lines where workspace_id = $1', [
        workspace.id,
      ])
    const before = await read()
    await workspace.muster.employees.update(people[3]!, { first_name: 'Bilal' })
    await move(one, workspace, people[4]!, people[3]!)
    expect(await read()).toEqual(before)
  })

  it('follow a hire, an edit and a job change of the API', async () => {
    const { muster } = workspace
    const [top, middle] = [people[0]!, people[6]!]
    const hired = await muster.employees.create({ ...ayesha, reporting_manager_id: middle })
    await expectTrue()
    await muster.employees.update(middle, { reporting_manager_id: top })
    await expectTrue()
    const body = { employee_id: hired.id, effective_from: ayesha.joining_date, reporting_manager_id: top }
    await inConsole(workspace, 'createJobChange', { body: { ...body, effective_from: '2025-01-01' } })
    await expectTrue()
    expect(await readLines(workspace)).toContain(`${top} > ${hired.id} 1`)
  })

  it('are filled by the migration for those who were there before', async () => {
    await standInLine()
    await inDatabase('delete from reporting_lines where workspace_id = $1', [workspace.id])
    const file = resolve(import.meta.dirname, '../../packages/db/migrations/0095-first-reporting-lines.sql')
    await inDatabase(readFileSync(file, 'utf8'))
    await expectTrue()
  })
})
