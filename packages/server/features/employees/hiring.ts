// Hiring: how an employee begins, with a code, the defaults of the workspace, a shift and the event.

import type { Employee } from '@muster/contract'
import { bind, type Given, homeStatement, prepared, stamp, statement, type WriteDb } from '@muster/db'
import { statusOnCreate } from '@muster/engine'
import { say } from '@muster/sentences'
import { emit } from '../../events/outbox.ts'
import { today, type WriteContext } from '../../http/context.ts'
import { invalid, invalidField, noDefault } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import type { Draft } from '../../resource/checks.ts'
import { newId } from '../../resource/ids.ts'
import { writeNumber } from '../../resource/numbering.ts'
import { defaultAssigned } from '../schedule/index.ts'
import { employees } from './employees.ts'
import { bindFirstJob } from './jobs.ts'

const { columns } = employees.fields

/** What an employee is made of; what is not sent comes from the defaults of the workspace. */
export type NewEmployee = Draft & Pick<Employee, 'joining_date'> & { readonly status?: Employee['status'] }

/** How an employee begins whom another system had before. */
export interface Hiring {
  /** A code that they bring along; the next one of the workspace otherwise. */
  readonly employee_code?: string | null
  /** Whether the employee is written at once, for records of theirs that follow in the same transaction. */
  readonly isWrittenAtOnce?: boolean
}

/** Numbers employees: the prefix and the digits are the workspace's own. */
const codes = homeStatement<
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
      'code_prefix',
      'code_digits',
    ])
    .where('workspace_id', '=', given.workspace_id),
)

const insertEmployee = statement<unknown, Omit<Required<Employee>, 'object'>>(
  'insert_employee',
  `insert into employees (workspace_id, ${columns.join(', ')}) values (:workspace_id, ${columns.map(column => `:${column}`).join(', ')})`,
)

/**
 * The employee is worked out here and written with the commit, so that no lock on its department, its shift or the
 * counter is held while anything waits for us. Written by insert ... returning a flush earlier, creates of one
 * workspace kept locking the same rows side by side, which took a third of the database's time.
 */
export async function hireEmployee(
  call: WriteContext,
  asked: NewEmployee,
  { employee_code, isWrittenAtOnce }: Hiring = {},
): Promise<Employee> {
  const status = asked.status ?? statusOnCreate(asked.joining_date, today(call))
  assertStatusOnCreate(status)
  const draft: Draft = { ...asked, status }
  const [begun] = await employees.alongside(call, draft, bind(beginning, {}))
  if (!begun) throw new Error(`Workspace ${call.db.workspace_id} has no row in employee_settings.`)
  const { stamp, code_prefix: prefix, code_digits: digits, ...defaults } = begun
  const code = employee_code ?? writeNumber(await takeCode(call.db, { prefix, digits }))
  const employee = complete({
    ...defaults,
    ...draft,
    id: newId('Employee'),
    employee_code: code,
    created_at: stamp,
    updated_at: stamp,
  })
  const { id, joining_date } = employee
  if (isWrittenAtOnce) await call.db.run(insertEmployee, employee)
  else call.db.atCommit(insertEmployee, employee)
  call.db.atCommit(...bindFirstJob(employee))
  const always = { effective_from: joining_date, effective_to: null }
  call.db.atCommit(defaultAssigned, { id: newId('EmployeeShift'), employee_id: id, ...always })
  emit(call.db, 'employee.created', employee)
  return markExact(employee)
}

/** Codes that were taken ahead before the numbering changed are passed over. */
async function takeCode(db: WriteDb, { prefix, digits }: { prefix: string; digits: number }) {
  for (;;) {
    const ticket = await db.ticket(codes, 'employees_employee_code_key')
    if (ticket.prefix === prefix && ticket.digits === digits) return ticket
  }
}

const blank = {
  ...Object.fromEntries(columns.map(column => [column, null])),
  nationality: '',
  deleted: false,
}

/** Every field in the contract's order; null if it has no value. */
function complete(known: Draft): Required<Employee> {
  assertPlaced(known)
  return { object: 'employee', ...blank, ...known } as Required<Employee>
}

/** A 400 with what neither the request nor the workspace says. */
export function assertPlaced(known: Draft): void {
  const missing = (['department_id', 'designation_id', 'employment_type_id'] as const).filter(
    field => !known[field],
  )
  if (missing.length > 0) throw invalid(missing.map(field => ({ field, message: noDefault })))
}

export function assertStatusOnCreate(status: Employee['status']): void {
  if (status !== 'new' && status !== 'active')
    throw invalidField(
      'status',
      say`of a new employee can be only new or active; leave it out to follow the joining date`,
    )
}
