// The migrations that give entries of payroll their department, on a database that has entries from before.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { migrate } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const database = `test_${process.pid}_departments`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${database}` }).href
const folder = mkdtempSync(resolve('.data/departments-'))

const amounts =
  'total_deductions, net_salary, employer_contributions, taxable_income, tax_amount, loan_deduction, absence_deduction, unpaid_leave_deduction, late_deduction, bonus_amount, adjustment_addition, adjustment_deduction, month_taxable, overtime_amount'
const addEntry = `insert into payroll_entries (workspace_id, id, payroll_run_id, employee_id, salary_assignment_id, gross_salary, total_earnings, ${amounts})
  select 'wsp_1', $1, $2, 'emp_1', 'sas_1', 0, 0${', 0'.repeat(14)}`
const addSlip = `insert into salary_slips (workspace_id, id, payroll_run_id, payroll_entry_id, employee_id, printed)
  values ('wsp_1', 'slp_' || $1, $2, $1, 'emp_1', json_build_object('employee', json_build_object('department', $3::text))::text)`

const addRun = `insert into payroll_runs (workspace_id, id, fiscal_year_id, month, year, run_date, total_gross, total_deductions, total_net, total_employer_cost)
  values ('wsp_1', $1, 'fyr_1', $2, 2026, '2026-01-31', 0, 0, 0, 0)`

/** Runs with one entry each, as the release before has written them; the employee is in Sales by now. */
const before = [
  { run: 'named', department: 'General' },
  { run: 'written_otherwise', department: 'GENERAL' },
  { run: 'renamed', department: 'Gone by now' },
  { run: 'shared_name', department: 'Sales' },
  { run: 'imported', department: null },
]

async function migrateTo(last: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
  cpSync('packages/db/migrations', folder, { recursive: true, filter })
  await migrate(url(), folder)
}

let client: pg.Client
beforeAll(async () => {
  await inDatabase(`create database ${database}`)
  await migrateTo('0068')
  // Migrating waits for nobody who only looks.
  client = new pg.Client({ connectionString: url(), application_name: 'psql' })
  await client.connect()
  // What these rows name besides is not of concern.
  await client.query('begin; set local session_replication_role = replica')
  await client.query(
    `insert into departments (workspace_id, id, name) values ('wsp_1', 'dep_1', 'General'), ('wsp_1', 'dep_2', 'Sales'), ('wsp_2', 'dep_1', 'General')`,
  )
  await client.query(
    `insert into departments (workspace_id, id, name, parent_id) values ('wsp_1', 'dep_0', 'Sales', 'dep_1'), ('wsp_1', 'dep_3', 'SALES', 'dep_2')`,
  )
  await client.query(
    `insert into departments (workspace_id, id, name, created_at) values ('wsp_1', 'dep_4', 'Gone by now', now() + interval '1 minute')`,
  )
  await client.query(
    `insert into employees (workspace_id, id, employee_code, first_name, last_name, department_id, designation_id, employment_type_id, joining_date, status)
     values ('wsp_1', 'emp_1', 'E1', 'Ayesha', 'Khan', 'dep_2', 'dsg_1', 'ety_1', '2024-03-01', 'active')`,
  )
  await client.query(addRun, ['open', 9])
  for (const [at, { run, department }] of before.entries()) {
    await client.query(addRun, [run, at + 1])
    await client.query(addEntry, [run, run])
    if (department !== null) await client.query(addSlip, [run, run, department])
  }
  await client.query(
    `update payroll_runs set status = 'locked', approved_at = stamp(), locked_at = stamp() where id <> 'open'`,
  )
  await client.query('commit')
})
afterAll(async () => {
  await client.end()
  await inDatabase(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true })
})

const rows = async () =>
  (
    await client.query<{ id: string; department_id?: string; updated_at: string }>(
      'select id, to_jsonb(e) #>> $1 as department_id, updated_at::text from payroll_entries e order by id',
      ['{department_id}'],
    )
  ).rows

it('an entry of before gets the department that its slip names, else that of its employee', async () => {
  const stamps = (await rows()).map(({ updated_at }) => updated_at)
  await migrateTo('0071')
  // A move that was entered since then says nothing of before.
  await client.query(
    `insert into employee_department_history (workspace_id, employee_id, department_id, effective_to) values ('wsp_1', 'emp_1', 'dep_2', '2026-12-31')`,
  )
  await client.query(`update employees set department_id = 'dep_1'`)
  await migrateTo('0072')
  const after = await rows()
  expect(after.map(({ id, department_id }) => [id, department_id])).toEqual([
    ['imported', 'dep_2'],
    ['named', 'dep_1'],
    ['renamed', 'dep_2'],
    ['shared_name', 'dep_2'],
    ['written_otherwise', 'dep_1'],
  ])
  expect(after.map(({ updated_at }) => updated_at)).toEqual(stamps)
  await expect(client.query(`update payroll_entries set department_id = 'dep_2'`)).rejects.toThrow(
    'the figures of the entry do not change any more',
  )
})

it('a node of the release before still writes entries, which get the department of their employee', async () => {
  await client.query('alter table payroll_entries drop constraint payroll_entries_salary_assignment_id_fkey')
  await client.query(addEntry, ['by_an_old_node', 'open'])
  expect((await rows()).find(({ id }) => id === 'by_an_old_node')).toMatchObject({ department_id: 'dep_1' })
})
