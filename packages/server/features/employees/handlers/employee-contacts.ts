// Contacts of employees: whom to call in an emergency.

import type { EmployeeContact } from '@muster/contract'
import type { Locked } from '@muster/db'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { assertExists, employees } from '../employees.ts'
import { contacts } from '../relations/relations.ts'

type ContactPath = { id: string; contact_id: string }

async function lockOwn(call: WriteContext & { path: ContactPath }): Promise<Locked<EmployeeContact>> {
  const { id, contact_id } = call.path
  await employees.lockLive(call, id)
  const contact = await contacts.lock(call, contact_id)
  if (contact.employee_id !== id) throw notFound('employee contact', contact_id)
  return contact
}

export default {
  async listEmployeeContacts(call) {
    await assertExists(call, call.path.id)
    return contacts.page(call, { employee_id: call.path.id })
  },

  async createEmployeeContact(call) {
    const { id: employee_id } = await employees.lockLive(call, call.path.id)
    const contact = await contacts.insert(call, { ...call.body, employee_id })
    // Who it is stands in the record and in its history: they are no member of anything.
    audit(call, 'employee_contact.created', contact.id, { employee_id })
    return contact
  },

  async updateEmployeeContact(call) {
    const before = await lockOwn(call)
    assertLive('employee contact', before)
    const contact = await contacts.write(call, before, { ...call.body })
    const { id, employee_id } = contact
    if (contact !== before)
      audit(call, 'employee_contact.updated', id, { employee_id, fields: Object.keys(call.body) })
    return contact
  },

  async deleteEmployeeContact(call) {
    const before = await lockOwn(call)
    const contact = await contacts.remove(call, before)
    const { id, employee_id } = contact
    if (contact !== before) audit(call, 'employee_contact.deleted', id, { employee_id })
    return contact
  },
} satisfies HandlersFor<'employee_contacts'>
