// Writes the employees of an import as requests would: the same functions, events and entries of the audit.

import type { Employee } from '@muster/contract'
import type { WriteContext } from '../../../http/context.ts'
import type { Draft } from '../../../resource/checks.ts'
import {
  accounts,
  addAccount,
  addAddress,
  addresses,
  changeAccount,
  changeAddress,
  changeEmployee,
  employees,
  hireEmployee,
} from '../../employees/index.ts'
import { assignSalary } from '../../salaries/index.ts'
import { noteAudit } from '../apply/caller.ts'
import { settleAll } from '../apply/settle-all.ts'
import type { Planned } from '../kinds/kind.ts'
import { isFollowed } from './check-employee.ts'
import type { AccountPlan, AddressPlan, SalaryPlan } from './check-parts.ts'

export interface EmployeePlan {
  /** Null where the employee is new. */
  readonly id: string | null
  readonly employee_code: string | null
  /** Undefined where only what is of the employee changes. */
  readonly employee?: Draft
  readonly address?: AddressPlan
  readonly account?: AccountPlan
  readonly salary?: SalaryPlan
}

type Row = Planned<EmployeePlan>

/** The ids of the employees, in the order of the rows. */
export async function writeEmployees(call: WriteContext, rows: readonly Row[]): Promise<string[]> {
  const ids = new Map<Row, string>()
  const isFollowedChange = ({ change: { id, employee } }: Row) =>
    id !== null && employee !== undefined && isFollowed(employee)
  await settleAll(
    rows
      .filter(row => !isFollowedChange(row))
      .map(async row => ids.set(row, await writeOne(call, row.change))),
  )
  for (const row of rows.filter(isFollowedChange)) ids.set(row, await writeOne(call, row.change))
  return rows.map(row => ids.get(row)!)
}

async function writeOne(call: WriteContext, plan: EmployeePlan): Promise<string> {
  const { id } = await writeEmployee(call, plan)
  if (plan.address) await writeAddress(call, id, plan.address)
  if (plan.account) await writeAccount(call, id, plan.account)
  const { salary } = plan
  if (salary) await assignSalary(call, { ...salary.sent, employee_id: id }, salary.offered)
  return id
}

async function writeEmployee(
  call: WriteContext,
  { id, employee_code, employee }: EmployeePlan,
): Promise<Pick<Employee, 'id'>> {
  if (id !== null && !employee) return { id }
  const body = employee!
  if (id === null) {
    const asked = body as Draft & Pick<Employee, 'joining_date'>
    const made = await hireEmployee(call, asked, { employee_code, isWrittenAtOnce: true })
    return noteAudit(call, 'createEmployee', { body }, made)
  }
  return noteAudit(call, 'updateEmployee', { path: { id }, body }, await changeEmployee(call, id, body))
}

async function writeAddress(
  call: WriteContext,
  employee_id: string,
  { id, create, update }: AddressPlan,
): Promise<void> {
  if (id === null) {
    const made = await addAddress(call, employee_id, create!)
    noteAudit(call, 'createEmployeeAddress', { path: { id: employee_id }, body: create! }, made)
    return
  }
  await employees.lockLive(call, employee_id)
  const changed = await changeAddress(call, await addresses.lock(call, id), update!)
  noteAudit(
    call,
    'updateEmployeeAddress',
    { path: { id: employee_id, address_id: id }, body: update! },
    changed,
  )
}

async function writeAccount(
  call: WriteContext,
  employee_id: string,
  { id, create, update }: AccountPlan,
): Promise<void> {
  if (id === null) {
    await addAccount(call, employee_id, create!)
    return
  }
  await employees.lockLive(call, employee_id)
  await changeAccount(call, await accounts.lock(call, id), update!)
}
