// The demo's payroll: a year of runs, each calculated, approved and locked by the product itself, and all but the newest paid.

import { setTimeout as sleep } from 'node:timers/promises'
import type { PayrollOperation } from '@muster/contract'
import { type Database, type Db, statement, systemStatement } from '@muster/db'
import { addDays, addMonths, type Day } from '@muster/engine'
import { pino } from 'pino'
import { TaskRunner } from '../../../../background/runner.ts'
import { type About, payrollTaskHandler, startTask } from '../../../../features/payroll/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn } from '../../rows.ts'
import { findJoiningDate } from '../employees.ts'
import type { Demo } from '../organisation.ts'
import { posts } from '../posts.ts'

const months = 12
/** Of the month whose wrong day the run after it puts right, counted back from the present one. */
const wrong = 4

/** The index of the post of somebody who has just become inactive. */
const inactive = 30

export async function demoPayroll(demo: Demo): Promise<void> {
  const { database, workspaceId, today } = demo
  await database.write(workspaceId, db => enterFacts(db, demo))
  const present: Day = `${today.slice(0, 7)}-01`
  const runner = new TaskRunner({
    database,
    log: pino({ enabled: false }),
    rules: new Map(),
    handlers: [payrollTaskHandler],
    now: () => demo.now.toString(),
  })
  for (let n = months; n >= 1; n--) {
    const month = addMonths(present, -n)
    const run = await runMonth(demo, runner, month)
    if (n > 1) await payRun(demo, runner, run, addMonths(month, 1))
    if (n === wrong)
      await database.write(workspaceId, db =>
        db.run(correctDemoDay, { id: newId('PayrollCorrection'), month }),
      )
  }
  await database.system(finishDemoPayroll, {
    workspace: workspaceId,
    employee: demo.employees[inactive]!,
    from: present,
  })
}

const provinces: Readonly<Record<string, string>> = {
  'Lahore Office': 'punjab',
  'Karachi Office': 'sindh',
  'Faisalabad Mill': 'punjab',
  'Islamabad Office': 'islamabad',
}

/** What the law asks of each employee, the settings, and a bonus for the heads of departments. */
async function enterFacts(db: Db, { employees, today }: Demo): Promise<void> {
  const facts = employees.flatMap((employee_id, n) => {
    const effective_from = findJoiningDate(n, Temporal.PlainDate.from(today)).toString()
    const of = { employee_id, effective_from }
    const province = {
      ...of,
      id: newId('EmployeeLawFact'),
      fact: 'province',
      value: provinces[posts[n]!.branch]!,
    }
    const exempt = { ...of, id: newId('EmployeeLawFact'), fact: 'eobi_exempt', value: 'true' }
    return n % 9 === 8 ? [province, exempt] : [province]
  })
  await db.run(settings)
  await insertIn(db, 'employee_law_facts', facts)
  await db.run(bonus, {
    month: `${addMonths(today, -2).slice(0, 7)}-01`,
    rows: JSON.stringify(
      [1, 2, 3, 4, 5].map(n => ({ id: newId('PayrollAdjustment'), employee_id: employees[n] })),
    ),
  })
}

// Nobody was there to approve a year of runs. From then on, two people are needed.
const settings = statement(
  'set_demo_payroll',
  'update payroll_settings set four_eyes = false where workspace_id = :workspace_id',
)

const bonus = statement<unknown, { month: Day; rows: string }>(
  'pay_demo_bonus',
  `insert into payroll_adjustments (workspace_id, id, employee_id, kind, salary_component_id, amount, from_month, to_month, reason)
   select :workspace_id, r.id, r.employee_id, 'bonus', c.id, 50000.00, :month::date, :month::date, 'Export target reached'
   from json_to_recordset(:rows::json) as r (id text, employee_id text)
   join salary_components c on c.workspace_id = :workspace_id and c.code = 'BONUS'`,
)

// Somebody who was there, and whom the clock had found absent.
const correctDemoDay = statement<unknown, { id: string; month: Day }>(
  'correct_demo_day',
  `insert into payroll_corrections (workspace_id, id, employee_id, date, half, counts_as, reason)
   select :workspace_id, :id, r.employee_id, r.date, 'full', 'present', 'The reader at the gate was broken'
   from attendance_records r join employees e on e.workspace_id = :workspace_id and e.id = r.employee_id and e.status = 'active'
   where r.workspace_id = :workspace_id and r.status = 'absent' and not r.deleted
     and r.date between :month::date and :month::date + 27 order by r.date desc, r.id limit 1`,
)

// The demo's runs fire no events: nobody was there to be told.
const finishDemoPayroll = systemStatement<unknown, { workspace: string; employee: string; from: Day }>(
  'finish_demo_payroll',
  `with silenced as (delete from events where workspace_id = :workspace),
   guarded as (update payroll_settings set four_eyes = true where workspace_id = :workspace),
   away as (
     insert into employee_inactivity (workspace_id, employee_id, from_date) values (:workspace, :employee, :from))
   update employees set status = 'inactive' where workspace_id = :workspace and id = :employee`,
)

const draftDemoRun = statement<unknown, { id: string; first: Day; last: Day }>(
  'draft_demo_run',
  `insert into payroll_runs (workspace_id, id, fiscal_year_id, year, month, run_date, total_gross, total_deductions, total_net, total_employer_cost)
   select :workspace_id, :id, y.id, extract(year from :first::date), extract(month from :first::date), :last::date, 0.00, 0.00, 0.00, 0.00
   from fiscal_years y where y.workspace_id = :workspace_id and :last::date between y.start_date and y.end_date`,
)

const caller = { actor_id: 'operator_demo' }

/** Has an operation done on a run; the batch of payments that it was about. */
async function operate(
  { database, workspaceId }: Demo,
  runner: TaskRunner,
  run: string,
  kind: PayrollOperation['kind'],
  about?: About,
): Promise<string | null> {
  const { id } = await database.write(workspaceId, db => startTask({ db, caller }, run, kind, about))
  await runner.drain()
  return waitFor(database, id)
}

/** Locks the run of a month; its id. */
async function runMonth(demo: Demo, runner: TaskRunner, first: Day): Promise<string> {
  const run = newId('PayrollRun')
  const { database, workspaceId } = demo
  await database.write(workspaceId, db =>
    db.run(draftDemoRun, { id: run, first, last: addDays(addMonths(first, 1), -1) }),
  )
  // The approval of a draft processes it first.
  for (const kind of ['approve', 'lock'] as const) await operate(demo, runner, run, kind)
  return run
}

/** Pays a locked run on the first working days of the month after it. */
async function payRun(demo: Demo, runner: TaskRunner, run: string, next: Day): Promise<void> {
  const payroll_payment_batch_id = (await operate(demo, runner, run, 'prepare_payment'))!
  const input = { payment_date: addDays(next, 3), payment_reference: `HBL-${next.slice(0, 7)}` }
  await operate(demo, runner, run, 'record_payment', { payroll_payment_batch_id, input })
}

type OperationState = Pick<PayrollOperation, 'status' | 'message' | 'payroll_payment_batch_id'>

const selectDemoOperation = systemStatement<OperationState, { id: string }>(
  'tell_demo_operation',
  'select status, message, payroll_payment_batch_id from payroll_operations where id = :id',
)

/** A server on the same database may have taken it. */
async function waitFor(database: Database, id: string): Promise<string | null> {
  for (;;) {
    const [operation] = await database.system(selectDemoOperation, { id })
    if (operation?.status === 'succeeded') return operation.payroll_payment_batch_id
    if (operation?.status !== 'running') throw new Error(`The demo cannot be paid: ${operation?.message}`)
    await sleep(20)
  }
}
