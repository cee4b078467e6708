// Pieces: no statement of a payroll run changes more rows than one may, however many the run has; and a statement that is ended is told.

import { Database, PieceSize, statement } from '@muster/db'
import { pino } from 'pino'
import { makePaidWorkspace, now, type PaidWorkspace } from '../../../../bench/payroll/workspace.ts'
import { TaskRunner } from '../../../../packages/server/background/runner.ts'
import { payrollTaskHandler } from '../../../../packages/server/features/payroll/index.ts'
import { deleteRun } from '../../../../packages/server/features/payroll/runs/delete-run.ts'
import { findRun } from '../../../../packages/server/features/payroll/runs/run-details.ts'
import { newId } from '../../../../packages/server/resource/ids.ts'
import { type OpenDatabase, openOwnDatabase } from '../../../support/database/own-database.ts'

const employees = 320
/** A calculation writes 200 entries at a time, each with a claim or two. */
const most = 300

/** Refuses a statement that changes more rows of a table than one may. */
const refusal = `
  create function refuse_many() returns trigger language plpgsql as $$
  begin
    if (select count(*) from changed) > ${most} and tg_table_name <> 'payroll_entry_components' then
      raise exception '% rows of % in one statement', (select count(*) from changed), tg_table_name;
    end if;
    return null;
  end $$;`
const refusing = (table: string) => `
  create trigger refuse_many_inserts after insert on ${table} referencing new table as changed for each statement execute function refuse_many();
  create trigger refuse_many_updates after update on ${table} referencing new table as changed for each statement execute function refuse_many();
  create trigger refuse_many_deletes after delete on ${table} referencing old table as changed for each statement execute function refuse_many();`
const tables = [
  'payroll_entries',
  'payroll_claims',
  'payroll_payments',
  'salary_slips',
  'loan_installments',
  'loans',
  'events',
]

/** Each waits for a calculation. */
const slow = 120_000

let own: OpenDatabase
let small: Database
let runner: TaskRunner
let paid: PaidWorkspace
beforeAll(async () => {
  own = await openOwnDatabase('pieces')
  paid = await makePaidWorkspace({ url: own.url, secret: 'a secret of a workspace that is paid' }, employees)
  await own.client.query(refusal + tables.map(refusing).join(''))
  small = new Database({ url: own.url, poolSize: 4 })
  small.memories.of(PieceSize).rows = 50
  runner = new TaskRunner({
    database: small,
    log: pino({ level: 'silent' }),
    rules: new Map(),
    handlers: [payrollTaskHandler],
    now: () => now,
  })
}, slow)
afterAll(async () => {
  await small.close()
  await own.end()
})

async function work(kind: string, run = paid.run) {
  const id = newId('PayrollOperation')
  await own.client.query(
    `insert into payroll_operations (workspace_id, id, payroll_run_id, kind, started_by, heartbeat_at, input, payroll_payment_batch_id)
     values ($1, $2, $3, $4, 'operator_test', now(), '{"payment_date": "2026-08-04"}', (select id from payroll_payment_batches
       where workspace_id = $1 and $4 in ('record_payment', 'cancel_payment') order by number desc limit 1))`,
    [paid.id, id, run, kind],
  )
  await runner.drain()
  const { rows } = await own.client.query(
    'select id, status, message from payroll_operations where id = $1',
    [id],
  )
  return rows[0] as { id: string; status: string; message: string | null }
}

const count = async (text: string) => Number((await own.client.query(text, [paid.id])).rows[0].count)
const countEntries = (status: string) =>
  count(`select count(*) from payroll_entries where workspace_id = $1 and status = '${status}'`)
const countClaims = () => count('select count(*) from payroll_claims where workspace_id = $1')
const countInstallments = (status: string) =>
  count(`select count(*) from loan_installments where workspace_id = $1 and status = '${status}'`)

// A draft as an import leaves it: it has taken the month of each of its employees.
const importRun = statement<unknown, { run: string }>(
  'as_imported',
  `update payroll_runs set source = 'imported' where workspace_id = :workspace_id and id = :run`,
)
const claimMonths = statement<unknown, { run: string }>(
  'as_claimed',
  `insert into payroll_claims (workspace_id, kind, object_id, payroll_run_id, employee_id)
   select workspace_id, 'time', employee_id || ':2026-07', payroll_run_id, employee_id from payroll_entries
   where workspace_id = :workspace_id and payroll_run_id = :run order by employee_id limit ${most}`,
)
const selectRowsOfRun = statement<Record<'lines' | 'entries' | 'claims' | 'runs', number>, { run: string }>(
  'rows_of_run',
  `select (select count(*) from payroll_entry_components where workspace_id = :workspace_id and payroll_run_id = :run)::int as lines,
     (select count(*) from payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run)::int as entries,
     (select count(*) from payroll_claims where workspace_id = :workspace_id and payroll_run_id = :run)::int as claims,
     (select count(*) from payroll_runs where workspace_id = :workspace_id and id = :run)::int as runs`,
)

let drafts: number
let claims: number
let taken: number

describe('no statement changes more rows than a piece has, where a run', () => {
  it(
    'is processed and approved',
    async () => {
      expect(await work('approve')).toMatchObject({ status: 'succeeded', message: null })
      drafts = await countEntries('approved')
      claims = await countClaims()
      taken = await countInstallments('claimed')
      expect([drafts > most, claims > most, taken > 0]).toEqual([true, true, true])
    },
    slow,
  )

  it('is reopened', async () => {
    expect(await work('reopen')).toMatchObject({ status: 'succeeded', message: null })
    const left = [await countEntries('draft'), await countClaims(), await countInstallments('claimed')]
    expect(left).toEqual([drafts, 0, 0])
  })

  it('is deleted as an import', async () => {
    const undone = new Error('undone')
    const deleted = small.write(paid.id, async db => {
      await db.run(importRun, { run: paid.run })
      await db.run(claimMonths, { run: paid.run })
      const moment = { now: Temporal.Now.instant(), caller: { workspace: { timezone: 'UTC' } } }
      await deleteRun(Object.assign({ db }, moment), await findRun(db, paid.run))
      const [left] = await db.run(selectRowsOfRun, { run: paid.run })
      expect(left).toEqual({ lines: 0, entries: 0, claims: 0, runs: 0 })
      throw undone
    })
    await expect(deleted).rejects.toBe(undone)
  })

  it(
    'is processed again with all that it had taken',
    async () => {
      expect(await work('approve')).toMatchObject({ status: 'succeeded' })
      const stands = [await countEntries('approved'), await countClaims(), await countInstallments('claimed')]
      expect(stands).toEqual([drafts, claims, taken])
    },
    slow,
  )

  it(
    'is locked, and every entry has a slip with a number of its own',
    async () => {
      expect(await work('lock')).toMatchObject({ status: 'succeeded' })
      expect([await countEntries('locked'), await countInstallments('settled')]).toEqual([drafts, taken])
      const slips = 'select count(distinct slip_number) from salary_slips where workspace_id = $1'
      expect(await count(slips)).toBe(drafts)
    },
    slow,
  )

  it('is prepared for payment, cancelled, prepared again and paid', async () => {
    const payments = (status: string) =>
      count(`select count(*) from payroll_payments where workspace_id = $1 and status = '${status}'`)
    const due = await count(`select count(*) from payroll_entries where workspace_id = $1 and net_salary > 0`)
    for (const kind of ['prepare_payment', 'cancel_payment', 'prepare_payment', 'record_payment'])
      expect([kind, await work(kind)]).toMatchObject([kind, { status: 'succeeded', message: null }])
    const [paying, cancelled] = [await payments('paid'), await payments('cancelled')]
    expect([due > most, paying, cancelled, await countEntries('paid')]).toEqual([true, due, due, due])
  })
})

it(
  'tells which statement was ended, and how far the operation was',
  async () => {
    await own.client.query(`
    create function end_statement() returns trigger language plpgsql as $$
    begin raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end $$;
    create trigger end_statement before update on payroll_operations for each row when (new.status = 'succeeded') execute function end_statement();`)
    const run = newId('PayrollRun')
    await own.client.query(
      `insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, kind, total_gross, total_deductions, total_net, total_employer_cost)
     select workspace_id, $2, fiscal_year_id, year, month, run_date, 'correction', 0, 0, 0, 0 from payroll_runs where id = $1`,
      [paid.run, run],
    )
    const { status, message } = await work('process', run)
    expect([status, message]).toEqual([
      'failed',
      `Processing stopped with ${employees} of ${employees} employees done: PostgreSQL ended the statement finish_payroll_operation, which may take 15 s (canceling statement due to statement timeout). What was not complete was undone. Ask for it again when the database has less to do. If it persists, tell support.`,
    ])
  },
  slow,
)
