// Job moves: a change of a job entered for a day, corrected or taken back, and what the employee shows of it.

import type { Employee, JobChangeCreate, JobChangeUpdate } from '@muster/contract'
import type { Locked } from '@muster/db'
import {
  type Day,
  type FormerEmployment,
  findDifferences,
  findJobOn,
  type Job,
  type JobField,
  jobFields,
  orderJobs,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { emit } from '../../events/outbox.ts'
import type { WriteContext } from '../../http/context.ts'
import { conflict, invalid, invalidField, Problem } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'
import { regradeMoved } from '../attendance/index.ts'
import { readFormerEmployments } from '../timekeeping/index.ts'
import { employees } from './employees.ts'
import { findShown, jobChanges, type Line, markApplied, readLine, type StoredJob, writeLine } from './jobs.ts'

export type SentJob = Partial<Job>

/** The fields of the job that a body has. */
export const pickJob = (body: object): SentJob =>
  Object.fromEntries(Object.entries(body).filter(([field]) => jobFields.some(each => each === field)))

const payPermission = 'salaries.manage'

/** A pay grade says what somebody may earn, so it takes the permission for salaries, too. */
function assertMaySetGrade({ caller }: WriteContext, fields: readonly string[]): void {
  if (fields.includes('pay_grade_id') && !caller.scopes.has(payPermission))
    throw new Problem(
      'insufficient_scope',
      say`This token lacks a permission: pay_grade_id needs ${payPermission}. Use a token that has it, or leave the pay grade as it is.`,
    )
}

/** A move as it would be: the line before and after it, and the row that is written. */
export interface Planned {
  readonly employee: Locked<Employee>
  readonly before: Line
  readonly after: Line
  readonly row: StoredJob
}

/** What a change from a day on would make of the job. Refuses what cannot be. */
export async function planMove(call: WriteContext, body: JobChangeCreate): Promise<Planned> {
  const { employee_id, effective_from, reason } = body
  const sent = pickJob(body)
  assertMaySetGrade(call, Object.keys(sent))
  await jobChanges.check(call, { ...sent, employee_id })
  const employee = await employees.lockLive(call, employee_id)
  const before = await readLine(call.db, employee_id)
  await assertDay(call, employee, before, effective_from)
  const same = before.find(each => !each.is_first && each.effective_from === effective_from)
  const again = same?.changed.filter(field => sent[field] !== undefined) ?? []
  if (same && again.length > 0)
    throw conflict(
      say`The job change of ${effective_from} has ${again.join(', ')} already; correct it instead.`,
    )
  const held = findJobOn(before, effective_from)!
  const differs = findDifferences(held, sent)
  if (differs.length === 0)
    throw invalid(
      [Object.keys(sent)[0] ?? 'department_id'].map(field => ({
        field,
        message: say`would change nothing: the job of ${effective_from} has all that is sent`,
      })),
    )
  const row: StoredJob = {
    ...held,
    ...sent,
    id: same?.id ?? newId('JobChange'),
    effective_from,
    is_first: false,
    is_applied: same?.is_applied ?? false,
    changed: inOrder([...(same?.changed ?? []), ...differs]),
    reason: reason ?? same?.reason ?? null,
  }
  return plan(call, { employee, before, row })
}

export const inOrder = (fields: readonly JobField[]): JobField[] =>
  jobFields.filter(field => fields.includes(field))

type Asked = Pick<Planned, 'employee' | 'before' | 'row'>

function plan(call: WriteContext, { employee, before, row }: Asked): Planned {
  const rows = [...before.filter(({ id }) => id !== row.id), row]
  const after = markApplied(call, employee, rows)
  return { employee, before, after, row: after.find(({ id }) => id === row.id)! }
}

/** Refuses a day on which nobody could move: before the job that they began with, or outside every employment. */
async function assertDay(call: WriteContext, employee: Employee, line: Line, day: Day): Promise<void> {
  const { joining_date, separation_date } = employee
  const first = line.find(({ is_first }) => is_first)!
  if (day <= first.effective_from)
    throw invalidField(
      'effective_from',
      say`must be after ${first.effective_from}, the first day; correct the first job change instead`,
    )
  const former = day < joining_date ? await readFormerEmployments(call.db, employee.id) : []
  if (!isWithin([...former, { joining_date, separation_date }], day))
    throw invalidField(
      'effective_from',
      say`must be a day of the employment, which is from ${joining_date} ${separation_date === null ? say`on` : say`to ${separation_date}`}`,
    )
}

type Employed = Omit<FormerEmployment, 'separation_date'> & { readonly separation_date: Day | null }

const isWithin = (employments: readonly Employed[], day: Day): boolean =>
  employments.some(
    ({ joining_date, separation_date }) =>
      joining_date <= day && (separation_date === null || day <= separation_date),
  )

/** What a correction would make of a change. Refuses what cannot be. */
export async function planCorrection(
  call: WriteContext,
  id: string,
  body: JobChangeUpdate,
): Promise<Planned> {
  const sent = pickJob(body)
  assertMaySetGrade(call, Object.keys(sent))
  const found = await jobChanges.find(call, id)
  await jobChanges.check(call, sent, found)
  const employee = await employees.lockLive(call, found.employee_id)
  const before = await readLine(call.db, employee.id)
  // Whoever held the employee before may have deleted it.
  await jobChanges.lock(call, id)
  const own = before.find(each => each.id === id)!
  const { effective_from = own.effective_from, reason = own.reason } = body
  if (effective_from !== own.effective_from) {
    await assertFree(call, employee, { line: before, own, day: effective_from })
    assertMaySetGrade(call, own.changed)
  }
  // In order again: what they carry over from this change is not theirs.
  const others = orderJobs(before.filter(each => each !== own))
  const is_applied = own.is_applied && effective_from === own.effective_from
  const row = { ...own, ...sent, effective_from, reason, is_applied }
  if (own.is_first) return plan(call, { employee, before, row })
  const held = findJobOn(others, effective_from)!
  const asked = { ...pickJob(own), ...sent }
  const fields = [...own.changed, ...(Object.keys(sent) as JobField[])]
  const changed = findDifferences(held, asked).filter(field => fields.includes(field))
  if (changed.length === 0)
    throw invalidField(
      Object.keys(sent)[0] ?? 'effective_from',
      say`would leave the job as it is on the day before ${effective_from}; delete the change instead`,
    )
  return plan(call, { employee, before, row: { ...row, changed } })
}

interface Moved {
  readonly line: Line
  readonly own: StoredJob
  readonly day: Day
}

async function assertFree(call: WriteContext, employee: Employee, { line, own, day }: Moved): Promise<void> {
  if (own.is_first)
    throw invalidField('effective_from', say`is the joining_date of the employee; correct it there`)
  await assertDay(call, employee, line, day)
  const other = line.find(each => !each.is_first && each.effective_from === day)
  if (other) throw conflict(say`Another job change is of ${day}, too; correct or delete it first.`)
}

/** What is left without a change. */
export async function planRemoval(call: WriteContext, id: string): Promise<Planned> {
  const found = await jobChanges.find(call, id)
  if (found.is_first)
    throw conflict(say`This is the job that the employee began with; it is corrected, and never deleted.`)
  const employee = await employees.lockLive(call, found.employee_id)
  await jobChanges.lock(call, id)
  const before = await readLine(call.db, employee.id)
  const row = before.find(each => each.id === id)!
  assertMaySetGrade(call, row.changed)
  const rows = before.filter(each => each.id !== id)
  return { employee, before, after: markApplied(call, employee, rows), row }
}

/** Writes a move, and the employee where it shows at once. */
export async function writeMove(call: WriteContext, { employee, before, after }: Planned): Promise<void> {
  const branch_from = await writeLine(call, employee.id, before, after)
  await showLine(call, employee, after)
  if (branch_from !== undefined) await regradeMoved(call, employee.id, branch_from)
}

/** Writes into the employee what the line shows; the same object where it is there already. */
export async function showLine(
  call: WriteContext,
  employee: Locked<Employee>,
  line: Line,
): Promise<Locked<Employee>> {
  const { pay_grade_id: _, ...shown } = pickJob(findShown(line)) as Job
  const written = await employees.write(call, employee, shown)
  if (written !== employee) emit(call.db, 'employee.updated', written)
  return written
}
