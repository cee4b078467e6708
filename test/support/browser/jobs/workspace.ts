// Where the jobs are done: three people who are paid, whose days are kept, and whose leave waits, on a day of April 2026.

import { inConsole } from '../../fixtures/console.ts'
import { addLeave } from '../../fixtures/leave.ts'
import { lockedRun } from '../../fixtures/payroll.ts'
import { makePayday, type Payday } from '../../fixtures/payroll-payments.ts'
import { makeFullMember } from '../../fixtures/people.ts'
import { setClock } from '../../server/server.ts'
import { openConsole, type SignedIn } from '../open.ts'
import { Clicks } from './clicks.ts'

export interface JobPlace {
  readonly workspace: Payday
  readonly member: SignedIn['member']
}

/** Somebody at work, whose clicks are counted. */
export interface AtWork extends SignedIn {
  readonly workspace: Payday
  readonly clicks: Clicks
}

export const now = '2026-04-20T05:00:00Z'

/** The names of the three, as `employees` has them. Careem was absent most. */
export const names = ['Ayesha Khan', 'Bilal Khan', 'Careem Khan'] as const

const absences = ['2026-04-06', '2026-04-07', '2026-04-08']

export async function makeJobPlace(): Promise<JobPlace> {
  await setClock()
  const workspace = await makePayday()
  const { muster, employees } = workspace
  const { id: department_id } = await muster.departments.create({ name: 'Weaving' })
  await muster.departments.create({ name: 'Export sales' })
  for (const [at, employee_id] of employees.entries()) {
    await inConsole(workspace, 'createJobChange', {
      body: { employee_id, effective_from: '2026-01-01', department_id },
    })
    for (const date of absences.slice(0, at + 1))
      await muster.attendanceRecords.create({ employee_id, date, status: 'absent' })
  }
  await lockedRun(workspace, { year: 2026, month: 3 })
  await askForLeave(workspace, 20)
  return { workspace, member: await makeFullMember(workspace.id, 'Owner') }
}

/** Single working days of Ayesha's, from the last Monday of April on. */
async function askForLeave(workspace: Payday, count: number): Promise<void> {
  const leave_type_id = await addLeave(workspace)
  const monday = Temporal.PlainDate.from('2026-04-27')
  for (let n = 0; n < count; n++) {
    const day = monday.add({ days: Math.floor(n / 5) * 7 + (n % 5) }).toString()
    await workspace.muster.leaveApplications.create({
      employee_id: workspace.employees[0],
      leave_type_id,
      from_date: day,
      to_date: day,
      reason: 'Family visit',
    })
  }
}

/** The owner on a page, at that moment. */
export async function beginJob({ workspace, member }: JobPlace, at: string): Promise<AtWork> {
  const opened = await openConsole({ workspace, member })
  const clicks = new Clicks()
  await clicks.watch(opened.context)
  await setClock(now)
  await opened.page.clock.setFixedTime(now)
  await opened.load(at)
  return { ...opened, workspace, clicks }
}
