// Addresses of employees: at most one of each type, exactly one of them primary.

import type { EmployeeAddress } from '@muster/contract'
import { type Given, type Locked, lit, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import type { Draft } from '../../resource/checks.ts'
import { assertLive, resource } from '../../resource/resource.ts'
import { employees } from './employees.ts'

export const addresses = resource('EmployeeAddress', {
  exclusive: 'is_primary',
  exclusiveWithin: 'employee_id',
})

const primary = prepared('primary_employee_address', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employee_addresses')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('is_primary', '=', lit(true))
    .where('deleted', '=', lit(false)),
)

/** Adds an address; the first one becomes the primary one. */
export async function addAddress(
  call: WriteContext,
  employee_id: string,
  sent: Draft,
): Promise<EmployeeAddress> {
  const employee = await employees.lockLive(call, employee_id)
  const [known] = await call.db.run(primary, { employee_id: employee.id })
  const draft = { country: call.caller.workspace.country, ...sent, employee_id: employee.id }
  return addresses.insert(call, known ? draft : { ...draft, is_primary: true })
}

/** Changes an address that is locked. */
export async function changeAddress(
  call: WriteContext,
  before: Locked<EmployeeAddress>,
  sent: Draft,
): Promise<EmployeeAddress> {
  assertLive('employee address', before)
  if (before.is_primary && sent.is_primary === false) {
    throw invalidField(
      'is_primary',
      say`cannot be taken from the primary address; make another address primary instead`,
    )
  }
  return addresses.write(call, before, sent)
}
