// Dependants and contacts as records: whom an employee provides for, and whom to call for them in an emergency.

import type { EmployeeContact, EmployeeDependant } from '@muster/contract'
import { type Locked, statement } from '@muster/db'
import type { WriteContext } from '../../../http/context.ts'
import type { Draft } from '../../../resource/checks.ts'
import { resource } from '../../../resource/resource.ts'

export const dependants = resource('EmployeeDependant')
export const contacts = resource('EmployeeContact', {
  exclusive: 'is_primary',
  exclusiveWithin: 'employee_id',
})

type OfEmployee = { employee_id: string }

export const selectDependants = statement<EmployeeDependant, OfEmployee>(
  'dependants_of_employee',
  `select ${dependants.fields.selected} from employee_dependants
   where workspace_id = :workspace_id and employee_id = :employee_id and not deleted order by created_at, id`,
)

export const selectContacts = statement<EmployeeContact, OfEmployee>(
  'contacts_of_employee',
  `select ${contacts.fields.selected} from employee_contacts
   where workspace_id = :workspace_id and employee_id = :employee_id and not deleted order by created_at, id`,
)

interface Named {
  readonly name: string
}

interface Row extends Named {
  readonly id: string
}

interface Store<Item> {
  lock(call: WriteContext, id: string): Promise<Locked<Item>>
  write(call: WriteContext, before: Locked<Item>, draft: Draft): Promise<unknown>
  remove(call: WriteContext, before: Locked<Item>): Promise<unknown>
  insert(call: WriteContext, draft: Draft): Promise<unknown>
}

/** Takes what is in both lists out of both, whichever order they have. */
export function leaveOthers<Item extends object, Wanted extends object>(
  known: readonly Item[],
  wanted: readonly Wanted[],
): { readonly left: Item[]; readonly others: Wanted[] } {
  const left = [...known]
  const others = wanted.filter(one => take(left, row => hasAll(row, one)) === undefined)
  return { left, others }
}

function take<Item>(left: Item[], fits: (row: Item) => boolean): Item | undefined {
  const at = left.findIndex(fits)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

const hasAll = (row: object, wanted: object): boolean =>
  Object.entries(wanted).every(([field, value]) => (row as Record<string, unknown>)[field] === value)

/** Makes a list of an employee, who is locked, what is wanted: whoever has the same name is changed, and whoever is left out is removed. */
async function replaceRows<Item extends Row, Wanted extends Named>(
  call: WriteContext,
  store: Store<Item>,
  { employee_id, known, wanted }: OfEmployee & { known: readonly Item[]; wanted: readonly Wanted[] },
): Promise<void> {
  // Of two with one name, whoever stays as they are is not taken for the other.
  const { left, others } = leaveOthers(known, wanted)
  const pairs = others.map(one => ({ one, row: take(left, ({ name }) => name === one.name) }))
  for (const { id } of left) await store.remove(call, await store.lock(call, id))
  for (const { one, row } of pairs) {
    const draft: Draft = Object.fromEntries(Object.entries(one))
    if (row) await store.write(call, await store.lock(call, row.id), draft)
    else await store.insert(call, Object.assign({ employee_id }, draft))
  }
}

type WantedDependant = Pick<EmployeeDependant, 'name' | 'relationship' | 'born_on'>
type WantedContact = Pick<EmployeeContact, 'name' | 'relationship' | 'phone' | 'is_primary'>

export async function replaceDependants(
  call: WriteContext,
  employee_id: string,
  wanted: readonly WantedDependant[],
): Promise<void> {
  const known = await call.db.run(selectDependants, { employee_id })
  await replaceRows(call, dependants, { employee_id, known, wanted })
}

export async function replaceContacts(
  call: WriteContext,
  employee_id: string,
  wanted: readonly WantedContact[],
): Promise<void> {
  const known = await call.db.run(selectContacts, { employee_id })
  // Whoever is called first comes last, when nobody else is any more.
  const ordered = wanted.toSorted((one, other) => Number(one.is_primary) - Number(other.is_primary))
  await replaceRows(call, contacts, { employee_id, known, wanted: ordered })
}
