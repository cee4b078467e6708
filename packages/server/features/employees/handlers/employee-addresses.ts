// Employee addresses: where an employee lives and receives mail.

import type { EmployeeAddress } from '@muster/contract'
import { type Locked, statement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { addAddress, addresses, changeAddress } from '../addresses.ts'
import { assertExists, employees } from '../employees.ts'

const promoteOldestEmployeeAddress = statement<unknown, { employee_id: string }>(
  'promote_oldest_employee_address',
  `update employee_addresses set is_primary = true, updated_at = stamp()
   where workspace_id = :workspace_id and id = (
     select id from employee_addresses where workspace_id = :workspace_id and employee_id = :employee_id and not deleted
     order by created_at, id limit 1)`,
)

type AddressPath = { id: string; address_id: string }

async function lockOwn(call: WriteContext & { path: AddressPath }): Promise<Locked<EmployeeAddress>> {
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

  createEmployeeAddress: call => addAddress(call, call.path.id, { ...call.body }),

  async updateEmployeeAddress(call) {
    return changeAddress(call, await lockOwn(call), { ...call.body })
  },

  async deleteEmployeeAddress(call) {
    const before = await lockOwn(call)
    const address = await addresses.remove(call, before)
    if (address !== before && address.is_primary)
      await call.db.run(promoteOldestEmployeeAddress, { employee_id: address.employee_id })
    return address
  },
} satisfies HandlersFor<'employee_addresses'>
