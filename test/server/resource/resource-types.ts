// What a resource refuses to compile; tsc reads this file, and nothing runs it.

import type { Department, Employee, OvertimeRequest } from '@muster/contract'
import type { Handler } from '../../../packages/server/gen/handlers.ts'
import type { Context, WriteContext } from '../../../packages/server/http/context.ts'
import { resource } from '../../../packages/server/resource/resource.ts'
import { moveTo } from '../../../packages/server/resource/status-moves.ts'

const addresses = resource('EmployeeAddress')
const departments = resource('Department')
const employees = resource('Employee')
const overtime = resource('OvertimeRequest')
const attempts = resource('WebhookAttempt')
const jobs = resource('JobChange')

export const taken: [Handler<'listDepartments'>, Handler<'createDepartment'>] = [
  departments.list,
  departments.create,
]

// @ts-expect-error it would list the addresses of every employee
export const listed: Handler<'listEmployeeAddresses'> = addresses.list

// @ts-expect-error it would create an address of no employee
export const created: Handler<'createEmployeeAddress'> = addresses.create

export const facts = [
  resource('Department', { acyclic: 'parent_id' }),
  // @ts-expect-error a field that a department does not have
  resource('Department', { acyclic: 'parnt_id' }),
  // @ts-expect-error a flag that a branch does not have
  resource('Branch', { exclusive: 'is_default' }),
  // @ts-expect-error an owner that an address does not have
  resource('EmployeeAddress', { exclusive: 'is_primary', exclusiveWithin: 'employe_id' }),
  // @ts-expect-error a reference that an asset assignment does not have
  resource('AssetAssignment', { created: ['assets_id'] }),
  // @ts-expect-error SQL of a field that nobody shows
  resource('ApiKey', { computed: { state: 'null::text' } }),
  // @ts-expect-error a filter that no list of candidates has
  resource('Candidate', { filters: { e_mail: 'email_folded = folded(:e_mail)' } }),
]

export const moves = [
  moveTo<OvertimeRequest>(overtime, 'approved'),
  // @ts-expect-error a status that an overtime request does not have
  moveTo<OvertimeRequest>(overtime, 'aproved'),
  // @ts-expect-error records of another table
  moveTo<OvertimeRequest>(departments, 'approved'),
]

export async function refuseReads(call: Context & { path: { id: string } }): Promise<void> {
  await overtime.find(call, 'ovr_1')
  // @ts-expect-error a read locks nothing
  await overtime.lock(call, 'ovr_1')
  // @ts-expect-error nor where it changes nothing
  await departments.lockLive(call, 'dep_1')
  // @ts-expect-error nor by an operation
  await overtime.lockFor(call, 'approveOvertimeRequest')
}

export async function refuseUnlocked(
  call: WriteContext,
  known: Department,
  employee: Employee,
): Promise<void> {
  const department = await departments.lock(call, known.id)
  await departments.write(call, department, { name: 'Weaving' })
  await employees.remove(call, await employees.lock(call, employee.id))
  // @ts-expect-error a record that was only read, and that somebody may be changing
  await departments.write(call, known, { name: 'Weaving' })
  // @ts-expect-error nor is it removed
  await employees.remove(call, await employees.find(call, employee.id))
  // @ts-expect-error a lock of another record
  await departments.write(call, await overtime.lock(call, 'ovr_1'), { name: 'Weaving' })
  // @ts-expect-error an operation on another record
  await departments.lockFor({ ...call, path: { id: known.id } }, 'approveOvertimeRequest')
}

export async function refuseColumns(call: WriteContext): Promise<void> {
  const department = await departments.lock(call, 'dep_1')
  // @ts-expect-error a column that a department does not have
  await departments.write(call, department, { label: 'Weaving' })
  // @ts-expect-error the same of a new one
  await departments.insert(call, { name: 'Weaving', cost_centre: 'CC-1' })
  // @ts-expect-error the same where it is only checked
  await departments.check(call, { parnt_id: 'dep_2' })
  // @ts-expect-error an attempt never changes, so it has no updated_at
  attempts.write
  // @ts-expect-error nor is it removed
  attempts.remove
  // @ts-expect-error a job change is taken out of its table, and no column marks it
  jobs.remove
  // @ts-expect-error so there is no plain delete of it
  jobs.delete
}
