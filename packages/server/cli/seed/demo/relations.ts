// Whom three people of the demo provide for, and whom to call for them in an emergency.

import { newId } from '../../../resource/ids.ts'

type Insert = (table: string, rows: readonly Record<string, unknown>[]) => Promise<void>

const dependants = [
  { of: 2, name: 'Sana Bashir', relationship: 'spouse', born_on: '1990-02-11' },
  { of: 2, name: 'Hamza Bashir', relationship: 'child', born_on: '2019-05-04' },
  { of: 47, name: 'Zainab Bibi', relationship: 'parent', born_on: null },
]

const contacts = [
  { of: 2, name: 'Sana Bashir', relationship: 'spouse', phone: '+92 300 845 2210', is_primary: true },
  { of: 5, name: 'Imran Aslam', relationship: 'sibling', phone: '+92 321 400 1177', is_primary: true },
  { of: 47, name: 'Rabia Noor', relationship: 'friend', phone: '+92 333 210 8845', is_primary: false },
  { of: 47, name: 'Kashif Mehmood', relationship: 'relative', phone: '+92 345 611 0932', is_primary: true },
]

/** `of` is the number of the employee. */
export async function insertRelations(insert: Insert, ids: readonly string[]): Promise<void> {
  await insert(
    'employee_dependants',
    dependants.map(({ of, name, relationship, born_on }) => ({
      id: newId('EmployeeDependant'),
      employee_id: ids[of],
      name,
      relationship,
      born_on,
    })),
  )
  await insert(
    'employee_contacts',
    contacts.map(({ of, name, relationship, phone, is_primary }) => ({
      id: newId('EmployeeContact'),
      employee_id: ids[of],
      name,
      relationship,
      phone,
      is_primary,
    })),
  )
}
