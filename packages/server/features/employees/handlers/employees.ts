// Employees: who works here, from the first day to after the last.

import type { Employee } from '@muster/contract'
import { bind, type Given, prepared, stamp, statement, systemStatement } from '@muster/db'
import { decideEmployment, type Employment, type Refusal, statusOnCreate } from '@muster/engine'
import { emit } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, type FieldError, invalid, invalidField, noDefault } from '../../../http/problem.ts'
import { markExact } from '../../../http/response-fields.ts'
import type { Draft } from '../../../resource/checks.ts'
import { newId } from '../../../resource/ids.ts'
import { allocateDue } from '../../leave/index.ts'
import { defaultAssigned } from '../../schedule/index.ts'
import { readFormerEmployments } from '../../timekeeping/index.ts'
import { employees } from '../employees.ts'
import { followChange } from '../employment-changes.ts'

const { columns } = employees.fields

/** Numbers employees: the prefix and the digits are the workspace's own. */
const codes = systemStatement<
  { first: number; prefix: string; digits: number },
  { count: number; workspace: string }
>(
  'take_employee_codes',
  `update employee_settings set code_next = code_next + :count::integer where workspace_id = :workspace
   returning (code_next - :count::integer) as first, code_prefix as prefix, code_digits as digits`,
)

/** What a new employee starts from: the moment of its stamps, and the workspace's defaults. */
const beginning = prepared('employee_beginning', (query, given: Given) =>
  query
    .selectFrom('employee_settings')
    .select([
      stamp.as('stamp'),
      'default_department_id as department_id',
      'default_designation_id as designation_id',
      'default_employment_type_id as employment_type_id',
    ])
    .where('workspace_id', '=', given.workspace_id),
)

const hired = statement<unknown, Omit<Required<Employee>, 'object'>>(
  'insert_employee',
  `insert into employees (workspace_id, ${columns.join(', ')}) values (:workspace_id, ${columns.map(column => `:${column}`).join(', ')})`,
)

const groupOf = prepared('leave_group_for_employee', (query, given: Given<{ leave_group_id: string }>) =>
  query
    .selectFrom('leave_groups')
    .select('is_active')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.leave_group_id),
)

const grouped = prepared(
  'set_leave_group_of_employee',
  (query, given: Given<{ id: string; leave_group_id: string | null }>) =>
    query
      .updateTable('employees')
      .set({ leave_group_id: given.leave_group_id })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

/**
 * The employee is worked out here and written with the commit, so that no lock on its department, its shift or the
 * counter is held while anything waits for us. Written by insert ... returning a flush earlier, creates of one
 * workspace kept locking the same rows side by side, which took a third of the database's time.
 */
async function hire(call: Context, draft: Draft): Promise<Employee> {
  const [begun] = await employees.alongside(call, draft, bind(beginning, {}))
  if (!begun) throw new Error(`Workspace ${call.db.workspace_id} has no row in employee_settings.`)
  const { stamp, ...defaults } = begun
  const { number, prefix, digits } = await call.db.ticket(codes, 'employees_employee_code_key')
  const employee = complete({
    ...defaults,
    ...draft,
    id: newId('Employee'),
    employee_code: `${prefix}${String(number).padStart(digits, '0')}`,
    created_at: stamp,
    updated_at: stamp,
  })
  const { id, joining_date } = employee
  call.db.atCommit(hired, employee)
  const always = { effective_from: joining_date, effective_to: null }
  call.db.atCommit(defaultAssigned, { id: newId('EmployeeShift'), employee_id: id, ...always })
  emit(call.db, 'employee.created', employee)
  return markExact(employee)
}

const blank = {
  ...Object.fromEntries(columns.map(column => [column, null])),
  nationality: '',
  deleted: false,
}

/** Every field in the contract's order; null if it has no value. */
function complete(known: Draft): Required<Employee> {
  const missing = (['department_id', 'designation_id', 'employment_type_id'] as const).filter(
    field => !known[field],
  )
  if (missing.length > 0) throw invalid(missing.map(field => ({ field, message: noDefault })))
  return { object: 'employee', ...blank, ...known } as Required<Employee>
}

function assertStatusOnCreate(status: Employee['status']): void {
  if (status !== 'new' && status !== 'active')
    throw invalidField(
      'status',
      'of a new employee can be only new or active; leave it out to follow the joining date',
    )
}

/** The change of status and dates. Invalid data is reported before a forbidden transition. */
async function decided(call: Context, before: Employee, draft: Draft): Promise<Draft> {
  const change = draft as Partial<Employment>
  const isJoining = change.joining_date !== undefined && change.joining_date !== before.joining_date
  const former = isJoining ? await readFormerEmployments(call.db, before.id) : []
  const decision = decideEmployment(before as Employment, change, former)
  if ('employment' in decision) {
    const { separation_date } = decision.employment
    return separation_date === before.separation_date ? draft : { ...draft, separation_date }
  }
  const wrong = decision.refused.filter(refusal => refusal.kind === 'field')
  if (wrong.length > 0) throw invalid(wrong.map(asFieldError))
  await employees.check(call, draft, before)
  throw conflict(
    `This employee is ${before.status}: ${decision.refused.map(refusal => refusal.message).join('; ')}.`,
  )
}

function asFieldError({ field, message }: Refusal): FieldError {
  return { field, message }
}

export default {
  listEmployees: employees.list,
  getEmployee: employees.get,

  async createEmployee(call) {
    const status = call.body.status ?? statusOnCreate(call.body.joining_date, today(call))
    assertStatusOnCreate(status)
    return hire(call, { ...call.body, status })
  },

  async updateEmployee(call) {
    const before = await employees.lockLive(call, call.path.id)
    const draft = await decided(call, before, { ...call.body })
    const employee = await employees.write(call, before, draft)
    if (employee === before) return before
    emit(call.db, 'employee.updated', employee)
    await followChange(call, before, employee)
    return employee
  },

  async deleteEmployee(call) {
    const before = await employees.lock(call, call.path.id)
    const employee = await employees.remove(call, before)
    if (employee !== before) emit(call.db, 'employee.deleted', employee)
    return employee
  },

  async assignEmployeeLeaveGroup(call) {
    const employee = await employees.lockLive(call, call.path.id)
    const { leave_group_id } = call.body
    if (leave_group_id !== null) {
      const [group] = await call.db.run(groupOf, { leave_group_id })
      if (!group) throw invalidField('leave_group_id', 'names no record of this workspace')
      if (!group.is_active) throw invalidField('leave_group_id', 'names a group that is not active')
    }
    await call.db.run(grouped, { id: employee.id, leave_group_id })
    await allocateDue(call, [employee.id])
    return employee
  },
} satisfies HandlersFor<'employees'>
