// The demo's payroll: a year of runs, each calculated, approved and locked by the product itself, and all but the newest paid.

import { setTimeout as sleep } from 'node:timers/promises'
import type { PayrollOperation } from '@muster/contract'
import { type Db, homeStatement, statement } from '@muster/db'
import { addDays, addMonths, type Day } from '@muster/engine'
import { pino } from 'pino'
import { TaskRunner } from '../../../../background/runner.ts'
import { payrollTaskHandler } from '../../../../features/payroll/index.ts'
import type { Calling } from '../../../../http/as-caller.ts'
import type { CallServices } from '../../../../http/operation-call.ts'
import { newId } from '../../../../resource/ids.ts'
import { asOperator } from '../../../office/office.ts'
import { insertIn } from '../../rows.ts'
import { findJoiningDate } from '../employees.ts'
import type { Demo } from '../organisation.ts'
import { posts } from '../posts.ts'

const months = 12
/** Of the month whose wrong day the run after it puts right, counted back from the present one. */
const wrong = 4

/** The index of the post of somebody who has just become inactive. */
const inactive = 30

/** By the operations of the console, as they are called at the demo's moment. */
export async function demoPayroll(demo: Demo, calls: CallServices): Promise<void> {
  const { database, workspaceId, today, now } = demo
  await database.write(workspaceId, db => enterFacts(db, demo))
  const present: Day = `${today.slice(0, 7)}-01`
  const runner = new TaskRunner({
    database,
    log: pino({ enabled: false }),
    rules: calls.rules,
    handlers: [payrollTaskHandler],
    now: () => now.toString(),
  })
  const then = Object.assign({}, calls, { clock: () => now })
  const office = { operator: await asOperator(then, workspaceId, 'operator_demo'), runner }
  for (let n = months; n >= 1; n--) {
    const month = addMonths(present, -n)
    const run = await runMonth(office, Temporal.PlainDate.from(month))
    if (n > 1) await payRun(office, run, addMonths(month, 1))
    if (n === wrong)
      await database.write(workspaceId, db =>
        db.run(correctDemoDay, { id: newId('PayrollCorrection'), month }),
      )
  }
  await database.system(finishDemoPayroll, {
    workspace: workspaceId,
    employee: demo.employees[inactive]!,
    from: present,
    today,
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

// Nobody was there to approve a year of runs, before the books of its first months were closed. From then on, two people
// are needed, and the former year is closed.
const settings = statement(
  'set_demo_payroll',
  `with opened as (update fiscal_years set status = 'open' where workspace_id = :workspace_id and status = 'closed')
   update payroll_settings set four_eyes = false where workspace_id = :workspace_id`,
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

const finishDemoPayroll = homeStatement<
  unknown,
  { workspace: string; employee: string; from: Day; today: Day }
>(
  'finish_demo_payroll',
  `with guarded as (update payroll_settings set four_eyes = true where workspace_id = :workspace),
   closed as (update fiscal_years set status = 'closed' where workspace_id = :workspace and end_date < :today::date),
   away as (
     insert into employee_inactivity (workspace_id, employee_id, from_date) values (:workspace, :employee, :from))
   update employees set status = 'inactive' where workspace_id = :workspace and id = :employee`,
)

interface Office {
  readonly operator: Calling
  readonly runner: TaskRunner
}

/** Makes the run of a month and locks it; its id. */
async function runMonth(office: Office, { year, month }: Temporal.PlainDate): Promise<string> {
  const { operator } = office
  const { id } = await operator.call('createPayrollRun', { body: { kind: 'regular', year, month } })
  // The approval of a draft processes it first.
  await finish(office, await operator.call('approvePayrollRun', { path: { id } }))
  await finish(office, await operator.call('lockPayrollRun', { path: { id } }))
  return id
}

/** Pays a locked run on the first working days of the month after it. */
async function payRun(office: Office, payroll_run_id: string, next: Day): Promise<void> {
  const { operator } = office
  const begun = await operator.call('createPayrollPaymentBatch', { body: { payroll_run_id } })
  const { payroll_payment_batch_id: id } = await finish(office, begun)
  const body = { payment_date: addDays(next, 3), payment_reference: `HBL-${next.slice(0, 7)}` }
  await finish(office, await operator.call('recordPayrollPaymentBatch', { path: { id: id! }, body }))
}

/** Has an operation done to its end; a server on the same database may have taken it. */
async function finish({ operator, runner }: Office, { id }: PayrollOperation): Promise<PayrollOperation> {
  await runner.drain()
  for (;;) {
    const operation = await operator.call('getPayrollOperation', { path: { id } })
    if (operation.status === 'succeeded') return operation
    if (operation.status !== 'running') throw new Error(`The demo cannot be paid: ${operation.message}`)
    await sleep(20)
  }
}
