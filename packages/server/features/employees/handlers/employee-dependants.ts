// Dependants of employees: whom they provide for.

import type { EmployeeDependant } from '@muster/contract'
import type { Locked } from '@muster/db'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { assertExists, employees } from '../employees.ts'
import { dependants } from '../relations/relations.ts'

type DependantPath = { id: string; dependant_id: string }

async function lockOwn(call: WriteContext & { path: DependantPath }): Promise<Locked<EmployeeDependant>> {
  const { id, dependant_id } = call.path
  await employees.lockLive(call, id)
  const dependant = await dependants.lock(call, dependant_id)
  if (dependant.employee_id !== id) throw notFound('employee dependant', dependant_id)
  return dependant
}

export default {
  async listEmployeeDependants(call) {
    await assertExists(call, call.path.id)
    return dependants.page(call, { employee_id: call.path.id })
  },

  async createEmployeeDependant(call) {
    const { id: employee_id } = await employees.lockLive(call, call.path.id)
    const dependant = await dependants.insert(call, { ...call.body, employee_id })
    // Who it is stands in the record and in its history: they are no member of anything.
    audit(call, 'employee_dependant.created', dependant.id, { employee_id })
    return dependant
  },

  async updateEmployeeDependant(call) {
    const before = await lockOwn(call)
    assertLive('employee dependant', before)
    const dependant = await dependants.write(call, before, { ...call.body })
    const { id, employee_id } = dependant
    if (dependant !== before)
      audit(call, 'employee_dependant.updated', id, { employee_id, fields: Object.keys(call.body) })
    return dependant
  },

  async deleteEmployeeDependant(call) {
    const before = await lockOwn(call)
    const dependant = await dependants.remove(call, before)
    const { id, employee_id } = dependant
    if (dependant !== before) audit(call, 'employee_dependant.deleted', id, { employee_id })
    return dependant
  },
} satisfies HandlersFor<'employee_dependants'>
