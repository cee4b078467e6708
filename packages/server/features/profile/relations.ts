// Dependants and emergency contacts in a change of details: whole lists, as they were known and as they are asked for.

import type { ProfileChange, ProfileChangeCreate, ProfileContact, ProfileDependant } from '@muster/contract'
import { say } from '@muster/sentences'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import {
  leaveOthers,
  replaceContacts,
  replaceDependants,
  selectContacts,
  selectDependants,
} from '../employees/index.ts'

const lists = {
  dependants: ['name text', 'relationship text', 'born_on date'],
  contacts: ['name text', 'relationship text', 'phone text', 'is_primary boolean'],
} as const
export const relationFields = ['dependants', 'contacts'] as const
type RelationField = (typeof relationFields)[number]

/** All of a list in one value, whichever order they stand in. */
const gather = (field: RelationField, rows: string, which = 'true') =>
  `(select jsonb_agg(v.one order by v.one) from ${rows}
    cross join lateral jsonb_build_array(${lists[field].map(part => `r.${part.split(' ')[0]}`).join(', ')}) as v (one)
    where ${which})`

const readListed = (field: RelationField, column: string) =>
  gather(field, `json_to_recordset(profile_changes.${column}) as r (${lists[field].join(', ')})`)

const live = (field: RelationField) =>
  gather(
    field,
    `employee_${field} r`,
    'r.workspace_id = profile_changes.workspace_id and r.employee_id = profile_changes.employee_id and not r.deleted',
  )

/** SQL of the lists of a change that have become others since it was asked for, and not what is asked for. */
export const outdatedRelations = relationFields
  .map(
    field => `select '${field}' where '${field}' = any(profile_changes.fields)
      and ${live(field)} is distinct from ${readListed(field, `old_${field}`)}
      and ${live(field)} is distinct from ${readListed(field, field)}`,
  )
  .join(' union all ')

type Lists = Pick<ProfileChange, RelationField | `old_${RelationField}`>

/** The lists that differ from what is known, with what is known; empty ones for those that are not asked for. */
export async function compareRelations(
  call: Context,
  employee_id: string,
  body: ProfileChangeCreate,
): Promise<{ readonly fields: readonly RelationField[]; readonly lists: Lists }> {
  const dependants = body.dependants?.map(tellDependant)
  const contacts = body.contacts?.map(tellContact)
  const second = contacts?.findLastIndex(({ is_primary }) => is_primary) ?? -1
  if (second > (contacts?.findIndex(({ is_primary }) => is_primary) ?? -1))
    throw invalidField(
      `contacts[${second}].is_primary`,
      say`is true of another contact too; one of them is called first`,
    )
  const old_dependants =
    dependants && (await call.db.run(selectDependants, { employee_id })).map(tellDependant)
  const old_contacts = contacts && (await call.db.run(selectContacts, { employee_id })).map(tellContact)
  const isDependants = areOthers(dependants, old_dependants)
  const isContacts = areOthers(contacts, old_contacts)
  return {
    fields: relationFields.filter(field => (field === 'dependants' ? isDependants : isContacts)),
    lists: {
      dependants: (isDependants && dependants) || [],
      old_dependants: (isDependants && old_dependants) || [],
      contacts: (isContacts && contacts) || [],
      old_contacts: (isContacts && old_contacts) || [],
    },
  }
}

/** As many as a request may have. */
const most = 20

/** Whether two lists differ, whichever order they have. */
function areOthers<One extends object>(wanted: readonly One[] = [], known: readonly One[] = []): boolean {
  if (known.length > most)
    throw conflict(
      say`More than ${most} people are known in this list. Tell HR what is to be changed: they change it one by one.`,
    )
  const { left, others } = leaveOthers(known, wanted)
  return others.length > 0 || left.length > 0
}

const tellDependant = ({
  name,
  relationship,
  born_on = null,
}: Partial<Pick<ProfileDependant, 'born_on'>> & Omit<ProfileDependant, 'born_on'>): ProfileDependant => ({
  name,
  relationship,
  born_on,
})

const tellContact = ({
  name,
  relationship,
  phone,
  is_primary = false,
}: Partial<Pick<ProfileContact, 'is_primary'>> & Omit<ProfileContact, 'is_primary'>): ProfileContact => ({
  name,
  relationship,
  phone,
  is_primary,
})

/** Writes the lists that are asked for, of an employee who is locked. */
export async function writeRelations(call: WriteContext, change: ProfileChange): Promise<void> {
  const { employee_id, fields, dependants, contacts } = change
  if (fields.includes('dependants')) await replaceDependants(call, employee_id, dependants)
  if (fields.includes('contacts')) await replaceContacts(call, employee_id, contacts)
}
