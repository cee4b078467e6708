// The migrations that give entries of locked runs their month, on a database that has payslips from before: they are listed as those of today.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { Database, migrate } from '@muster/db'
import pg from 'pg'
import { listPayslips } from '../../packages/server/features/payroll/slips/payslips.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const own = `test_${process.pid}_months`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${own}` }).href
const folder = mkdtempSync(resolve('.data/months-'))

async function migrateTo(last: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
  cpSync('packages/db/migrations', folder, { recursive: true, filter })
  await migrate(url(), folder)
}

const addRun = `insert into payroll_runs (workspace_id, id, fiscal_year_id, month, year, run_date, total_gross, total_deductions, total_net, total_employer_cost)
  values ('wsp_1', $1, 'fyr_1', $2, 2026, '2026-01-31', 0, 0, 0, 0)`
const amounts =
  'gross_salary, total_earnings, total_deductions, net_salary, employer_contributions, taxable_income, tax_amount, loan_deduction, absence_deduction, unpaid_leave_deduction, late_deduction, bonus_amount, adjustment_addition, adjustment_deduction, month_taxable, overtime_amount'
const addEntry = `insert into payroll_entries (workspace_id, id, payroll_run_id, employee_id, salary_assignment_id, department_id, status, ${amounts})
  values ('wsp_1', $1, $2, $3, 'sas_1', 'dep_1', $4${', 0'.repeat(16)})`

/** Runs as the former release has left them; their months are not in the order of their ids. */
const runs = [
  ['run_1', 3, 'disbursed'],
  ['run_2', 2, 'locked'],
  ['run_3', 4, 'processed'],
] as const
const entries = [
  ['pen_1', 'run_1', 'emp_1', 'locked'],
  ['pen_2', 'run_2', 'emp_1', 'locked'],
  ['pen_3', 'run_2', 'emp_2', 'on_hold'],
  ['pen_4', 'run_3', 'emp_1', 'draft'],
] as const

let client: pg.Client
let database: Database
beforeAll(async () => {
  await inDatabase(`create database ${own}`)
  await migrateTo('0116')
  // Migrating waits for nobody who only looks.
  client = new pg.Client({ connectionString: url(), application_name: 'psql' })
  await client.connect()
  // What these rows name besides is not of concern.
  await client.query('begin; set local session_replication_role = replica')
  for (const [id, month, status] of runs) {
    await client.query(addRun, [id, month])
    if (status !== 'processed')
      await client.query(
        `update payroll_runs set status = $2, approved_at = stamp(), locked_at = stamp(), disbursed_at = case when $2 = 'disbursed' then stamp() end where id = $1`,
        [id, status],
      )
  }
  for (const entry of entries) await client.query(addEntry, [...entry])
  await client.query('commit')
  await migrateTo('9999')
  database = new Database({ url: url(), poolSize: 2 })
})
afterAll(async () => {
  await database.close()
  await client.end()
  await inDatabase(`drop database ${own} with (force)`)
  rmSync(folder, { recursive: true })
})

const list = (employee_id?: string) =>
  database.snapshot('wsp_1', async db => {
    const query = { limit: 10, ...(employee_id !== undefined && { employee_id }) }
    const { data } = await listPayslips({ db, query, caller: {} } as never)
    return data.map(({ id, month }) => `${id} ${month}`)
  })

it('payslips of before are listed by their month, those on hold among them, and no others', async () => {
  expect(await list()).toEqual(['pen_1 2026-03', 'pen_3 2026-02', 'pen_2 2026-02'])
  expect(await list('emp_1')).toEqual(['pen_1 2026-03', 'pen_2 2026-02'])
})

it('the figures of a locked run are guarded again', async () => {
  await expect(
    client.query(`update payroll_entries set gross_salary = 1 where id = 'pen_1'`),
  ).rejects.toThrow('the figures of the entry do not change any more')
})
