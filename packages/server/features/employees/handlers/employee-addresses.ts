// Employee addresses: at most one of each type, exactly one of them primary.

import type { EmployeeAddress } from '@muster/contract'
import { type Given, lit, prepared, statement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalidField, notFound } from '../../../http/problem.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import { assertExists, employees } from '../employees.ts'

const addresses = resource('EmployeeAddress', { exclusive: 'is_primary', exclusiveWithin: 'employee_id' })

const primary = prepared('primary_employee_address', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employee_addresses')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('is_primary', '=', lit(true))
    .where('deleted', '=', lit(false)),
)

const promoted = statement<unknown, { employee_id: string }>(
  'promote_oldest_employee_address',
  `update employee_addresses set is_primary = true, updated_at = stamp()
   where workspace_id = :workspace_id and id = (
     select id from employee_addresses where workspace_id = :workspace_id and employee_id = :employee_id and not deleted
     order by created_at, id limit 1)`,
)

type AddressPath = { id: string; address_id: string }

async function lockOwn(call: Context & { path: AddressPath }): Promise<EmployeeAddress> {
  const { id, address_id } = call.path
  await employees.lockLive(call, id)
  const address = await addresses.lock(call, address_id)
  if (address.employee_id !== id) throw notFound('employee address', address_id)
  return address
}

export default {
  async listEmployeeAddresses(call) {
    await assertExists(call, call.path.id)
    return addresses.page(call, { employee_id: call.path.id })
  },

  async createEmployeeAddress(call) {
    const employee = await employees.lockLive(call, call.path.id)
    const [known] = await call.db.run(primary, { employee_id: employee.id })
    const draft = { country: call.caller.workspace.country, ...call.body, employee_id: employee.id }
    return addresses.insert(call, known ? draft : { ...draft, is_primary: true })
  },

  async updateEmployeeAddress(call) {
    const before = await lockOwn(call)
    assertLive('employee address', before.id, before)
    if (before.is_primary && call.body.is_primary === false) {
      throw invalidField(
        'is_primary',
        'cannot be taken from the primary address; make another address primary instead',
      )
    }
    return addresses.write(call, before, { ...call.body })
  },

  async deleteEmployeeAddress(call) {
    const before = await lockOwn(call)
    const address = await addresses.remove(call, before)
    if (address !== before && address.is_primary)
      await call.db.run(promoted, { employee_id: address.employee_id })
    return address
  },
} satisfies HandlersFor<'employee_addresses'>
