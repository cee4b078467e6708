// The demo's year: what happened to its people, each entered by the operation with which a person enters it.

import { addDays, addMonths, type Day } from '@muster/engine'
import { Problem } from '../../../http/problem.ts'
import { findJoiningDate, formerly } from './employees.ts'
import type { DemoOrganisation, DemoWithCalls } from './organisation.ts'

interface Move {
  /** The index of the post. */
  readonly n: number
  /** From the first of the month so many months from now. */
  readonly months: number
  readonly department?: string
  readonly designation?: string
  readonly salary?: string
  readonly reason: string
}

const moves: readonly Move[] = [
  {
    n: 27,
    months: -7,
    department: 'Quality Control',
    designation: 'Quality Inspector',
    reason: 'Asked to leave the nights',
  },
  { n: 46, months: -6, salary: '215000.00', reason: 'Annual review' },
  { n: 16, months: -5, designation: 'Supervisor', salary: '61000.00', reason: 'Leads the second line' },
  { n: 8, months: -3, department: 'Finance', salary: '112000.00', reason: 'Closes the books' },
  {
    n: 43,
    months: 1,
    department: 'Sales',
    designation: 'Manager',
    salary: '150000.00',
    reason: 'Takes over the buyers of Hamburg',
  },
]

/** Somebody who had left years ago is hired again on the day that everybody else of the demo counts from. */
export async function demoRehire({ calls, employees, today }: DemoWithCalls): Promise<void> {
  const joining_date = findJoiningDate(formerly, Temporal.PlainDate.from(today)).toString()
  const body = { status: 'active', joining_date } as const
  await calls.call('updateEmployee', { path: { id: employees[formerly]! }, body })
}

/** Moves and raises, before the year is paid. */
export async function demoMoves(demo: DemoWithCalls): Promise<void> {
  for (const move of moves) {
    const effective_from = addMonths(`${demo.today.slice(0, 7)}-01`, move.months)
    await changeJob(demo, move, effective_from)
    await raise(demo, move, effective_from)
  }
}

async function changeJob(
  { calls, organisation, employees }: DemoWithCalls,
  { n, department, designation, reason }: Move,
  effective_from: Day,
): Promise<void> {
  if (department === undefined && designation === undefined) return
  const body = Object.assign(
    { employee_id: employees[n]!, effective_from, reason },
    department && { department_id: idOf(organisation, 'departments', department) },
    designation && { designation_id: idOf(organisation, 'designations', designation) },
  )
  await calls.call('createJobChange', { body })
}

async function raise(
  { calls, employees }: DemoWithCalls,
  { n, salary, reason }: Move,
  effective_from: Day,
): Promise<void> {
  if (salary === undefined) return
  const employee_id = employees[n]!
  const { data } = await calls.call('listSalaryAssignments', { query: { employee_id } })
  const { salary_structure_id } = data[0]!
  await calls.call('createSalaryAssignment', {
    body: { employee_id, salary_structure_id, gross_salary: salary, effective_from, reason },
  })
}

const idOf = (of: DemoOrganisation, kind: 'departments' | 'designations', name: string): string =>
  of[kind].get(name)!

/** The indexes of the posts: who leaves soon, whose reader was late, and who asks for a day that a colleague asked for. */
const [leaving, punching, first, second] = [38, 14, 40, 42]

/** What is not right yet, for whoever tries things out to put right: it begins once the year is paid. */
export async function demoProblems(demo: DemoWithCalls): Promise<void> {
  const { calls, employees, today } = demo
  // The contract goes on past the last day, and the assets and the settlement are still to be seen to.
  const body = { status: 'resigned', separation_date: addDays(today, 18) } as const
  await calls.call('updateEmployee', { path: { id: employees[leaving]! }, body })
  await punchAfterLock(demo)
  await askForSameDay(demo)
}

/** The reader at the gate was without a network, and told of a departure when the month was locked. */
async function punchAfterLock({ calls, employees, today }: DemoWithCalls): Promise<void> {
  const date_to = addDays(`${today.slice(0, 7)}-01`, -1)
  const employee_id = employees[punching]!
  const query = { employee_id, date_from: `${date_to.slice(0, 7)}-01`, date_to, status: 'present' } as const
  const { data } = await calls.call('listAttendanceRecords', { query })
  const last = data
    .map(({ date }) => date)
    .sort()
    .at(-1)
  if (last === undefined) return
  await calls.call('createPunch', {
    body: {
      employee_id,
      direction: 'unknown',
      source: 'device',
      device_id: 'mill-gate',
      punched_at: `${last}T15:05:00+05:00`,
    },
  })
}

/** Two of one department want the same day. Where a policy refuses the second, as around a holiday, nobody asks. */
async function askForSameDay({ calls, employees }: DemoWithCalls): Promise<void> {
  const query = { employee_id: employees[first]!, status: 'pending' } as const
  const { data } = await calls.call('listLeaveApplications', { query })
  const [asked] = data
  if (!asked) return
  const { leave_type_id, from_date, to_date } = asked
  const body = {
    employee_id: employees[second]!,
    leave_type_id,
    from_date,
    to_date,
    reason: 'A wedding in Multan',
  }
  try {
    await calls.call('createLeaveApplication', { body })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
  }
}
