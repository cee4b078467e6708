// The volume of payroll: what muster seed --payroll makes is calculated as it is, and stays as it is.

import { readFileSync } from 'node:fs'
import { Database } from '@muster/db'
import { gradeWorkspace } from '../../../../packages/server/features/attendance/grading-scheduler.ts'
import { inDatabase, makeWorkspace } from '../../../support/fixtures/make.ts'
import { muster } from '../../../support/server/muster.ts'
import { server } from '../../../support/server/server.ts'

// Commands have a clock of their own.
const timezone = 'Asia/Karachi'
const last = Temporal.Now.plainDateISO(timezone).subtract({ months: 1 }).toString().slice(0, 7)

const seed = (...more: string[]) => muster(['seed', '--payroll', ...more])

let workspace: string
beforeAll(async () => {
  const { code, text } = await seed('--employees', '200')
  expect([code, text]).toEqual([0, expect.stringContaining('Employees: 200 of 200')])
  workspace = /Workspace (wsp_\w+) has 200 more employees/.exec(text)![1]!
  expect(text).toContain(`Next: npx muster payroll preview --workspace ${workspace} --month ${last}`)
  const processed = await muster(['payroll', 'process', '--workspace', workspace, '--month', last])
  // Two of three leavers left in the month before.
  expect(processed.text).toMatch(/^198 employees: gross PKR/m)
})

describe('muster seed --payroll', () => {
  it('makes entries of twelve lines and more', async () => {
    const found = await inDatabase<{ lines: number; entries: number }>(
      `select lines, count(*)::int as entries from (
         select count(*) as lines from payroll_entry_components where workspace_id = $1 group by payroll_entry_id) as of_entries
       group by 1 order by 2 desc limit 1`,
      [workspace],
    )
    expect(found).toEqual([{ lines: '12', entries: expect.any(Number) }])
    expect(found[0]!.entries).toBeGreaterThan(100)
  })

  it('makes employees that a search finds', async () => {
    const found = await inDatabase(
      `select count(*)::int as employees, count(*) filter (where exists (
         select from employee_words w where w.workspace_id = e.workspace_id and w.employee_id = e.id and w.word = search_folded(e.employee_code)
       ))::int as found from employees e where workspace_id = $1`,
      [workspace],
    )
    expect(found).toEqual([{ employees: 200, found: 200 }])
  })

  it('writes to no table whose triggers it skips', async () => {
    const files = ['bulk', 'payroll/loans', 'payroll/people', 'payroll/time'].map(name =>
      readFileSync(`packages/server/cli/seed/${name}.ts`, 'utf8'),
    )
    const written = files.flatMap(text => [...text.matchAll(/insert into (\w+)/g)].map(([, table]) => table))
    const triggered = await inDatabase<{ table: string }>(
      `select distinct relname as table from pg_trigger join pg_class c on c.oid = tgrelid
       where not tgisinternal and relname = any ($1) and relname <> 'employees' and tgtype & 4 <> 0 /* of inserts */`,
      [written],
    )
    expect(written).toContain('employee_shifts')
    expect(triggered).toEqual([])
  })

  it('takes an installment of each loan back', async () => {
    const loans = await inDatabase(
      `select count(*)::int as loans, count(*) filter (where e.loan_deduction > 0)::int as taken from loans l
       join payroll_entries e on e.workspace_id = l.workspace_id and e.employee_id = l.employee_id where l.workspace_id = $1`,
      [workspace],
    )
    expect(loans).toEqual([{ loans: 20, taken: 20 }])
  })

  it('has raises within both months, joiners and leavers', async () => {
    const people = await inDatabase(
      `select (select count(*)::int from salary_assignments a where a.workspace_id = $1 and effective_to is not null) as raises,
         count(*) filter (where joining_date >= $2::date - interval '1 month')::int as joiners,
         count(*) filter (where status = 'resigned' and separation_date >= $2::date - interval '1 month')::int as leavers
       from employees where workspace_id = $1`,
      [workspace, `${last}-01`],
    )
    expect(people).toEqual([{ raises: 8, joiners: 4, leavers: 3 }])
    const [parts] = await inDatabase<{ n: number }>(
      `select count(*)::int as n from payroll_entries e join salary_assignments a on a.workspace_id = e.workspace_id and a.id = e.salary_assignment_id
       where e.workspace_id = $1 and e.gross_salary <> a.gross_salary`,
      [workspace],
    )
    // Four raises, two joiners and a leaver of the last month.
    expect(parts!.n).toBe(7)
  })

  it('has days that the clock leaves alone', async () => {
    const days = () =>
      inDatabase(
        'select id, xmin::text from attendance_records where workspace_id = $1 and date < $2 order by id',
        [workspace, `${Temporal.Now.plainDateISO(timezone).toString().slice(0, 7)}-01`],
      )
    const before = await days()
    expect(before.length).toBeGreaterThan(200 * 55)
    const database = new Database({ url: server.database_url, poolSize: 2 })
    await gradeWorkspace(
      database,
      { workspace_id: workspace, timezone },
      Temporal.Now.instant().add({ hours: 20 }),
    )
    await database.close()
    expect(await days()).toEqual(before)
  })

  it('is refused in a workspace that somebody uses', async () => {
    const { id, muster: client } = await makeWorkspace()
    await client.employees.create({ first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' })
    expect(await seed('--employees', '10', '--workspace', id)).toEqual({
      code: 1,
      text: `muster: Workspace ${id} has 1 employee; payroll is generated in a workspace that is new. Leave --workspace out to have one made.\n`,
    })
    const { id: british } = await makeWorkspace({ country: 'GB', currency: 'GBP' })
    const { code, text } = await seed('--employees', '10', '--workspace', british)
    expect([code, text]).toEqual([1, expect.stringContaining('is of GB and pays GBP')])
  })

  it.each([
    [['--employees', '0'], 'It must be a whole number up to 99999999.'],
    [['--employees', '10', '--months', '13'], 'It must be a whole number of months from 1 to 12.'],
    [['--employees', '10', '--months', '1.5'], 'It must be a whole number of months from 1 to 12.'],
  ])('refuses %j in words', async (args, says) => {
    const { code, text } = await seed(...args)
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
  })

  it('says what --months is for', async () => {
    expect(await muster(['seed', '--employees', '10', '--months', '2'])).toEqual({
      code: 1,
      text: 'muster: --months says how much attendance payroll has; add --payroll, or leave it out.\n',
    })
  })
})
