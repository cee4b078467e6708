// Profile changes as records: what an employee asks for beside what is known, and how it is written once it is approved.

import type {
  Employee,
  ProfileAddress,
  ProfileChange,
  ProfileChangeCreate,
  ProfileField,
} from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, invalid, invalidField } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { resource } from '../../resource/resource.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { addAddress, addresses, changeAddress, changeEmployee, employees } from '../employees/index.ts'
import { decided } from './own.ts'
import { compareRelations, outdatedRelations, writeRelations } from './relations.ts'

/** Those that stand in the record of the employee. */
const plainFields = ['marital_status', 'personal_email', 'phone_primary'] as const
const parts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const

const values = (alias: string) => `(${parts.map(part => `${alias}.${part}`).join(', ')})`
const listed = `(type text, ${parts.map(part => `${part} text`).join(', ')})`
const ofChange = (alias: string) =>
  `${alias}.workspace_id = profile_changes.workspace_id and ${alias}.employee_id = profile_changes.employee_id`

const outdatedPlain = `select f.field from employees e cross join lateral (values ${plainFields
  .map(field => `('${field}', e.${field}, profile_changes.old_${field}, profile_changes.${field})`)
  .join(', ')}) as f (field, known, old, asked)
  where e.workspace_id = profile_changes.workspace_id and e.id = profile_changes.employee_id
    and f.field = any(profile_changes.fields) and f.known is distinct from f.old and f.known is distinct from f.asked`

const outdatedAddresses = `select 'addresses' where exists (
  select from json_to_recordset(profile_changes.addresses) as n ${listed}
    left join json_to_recordset(profile_changes.old_addresses) as o ${listed} on o.type = n.type
    left join employee_addresses a on ${ofChange('a')} and a.type = n.type and not a.deleted
  where ${values('a')} is distinct from ${values('o')} and ${values('a')} is distinct from ${values('n')})`

export const changes = resource('ProfileChange', {
  computed: {
    outdated_fields: `case when profile_changes.status <> 'pending' then '{}'::text[]
      else array(${outdatedPlain} union all ${outdatedAddresses} union all ${outdatedRelations}) end`,
  },
})

export const approve = moveTo<ProfileChange>(changes, 'approved', ...decided)
export const reject = moveTo<ProfileChange>(
  changes,
  'rejected',
  ...decided,
  'rejection_reason = :rejection_reason',
)
export const withdraw = moveTo<ProfileChange>(changes, 'withdrawn')

const selectOpenChange = statement<{ id: string }, { employee_id: string }>(
  'open_profile_change',
  `select id from profile_changes where workspace_id = :workspace_id and employee_id = :employee_id and status = 'pending'`,
)

/** Of two that are asked for at once, the second finds the first. */
export async function assertMayAsk(db: Db, employee_id: string): Promise<void> {
  await db.run(oneByOne, { scope: `profile_changes/${employee_id}` })
  const [known] = await db.run(selectOpenChange, { employee_id })
  if (known)
    throw conflict(
      say`Another change of your details is under way already. Withdraw it first, then ask for all that you want to be changed.`,
    )
}

const selectAddresses = statement<ProfileAddress & { id: string }, { employee_id: string }>(
  'addresses_for_profile_change',
  `select id, type, ${parts.join(', ')} from employee_addresses
   where workspace_id = :workspace_id and employee_id = :employee_id and not deleted order by type`,
)

type Plain = Pick<Employee, (typeof plainFields)[number]>
type ListField = 'addresses' | 'dependants' | 'contacts'
type Asked = Pick<ProfileChange, 'fields' | ListField | `old_${ListField}`> & Record<string, unknown>

/** What differs from what is known, with what is known of it; a 400 where nothing does. */
export async function compare(call: Context, employee_id: string, body: ProfileChangeCreate): Promise<Asked> {
  const known = await employees.find(call, employee_id)
  const places = await call.db.run(selectAddresses, { employee_id })
  const plain = plainFields.filter(field => body[field] !== undefined && body[field] !== known[field])
  const asked = readAddresses(body, call.caller.workspace.country).filter(
    address => !places.some(place => isSame(place, address)),
  )
  const old = asked.flatMap(({ type }) => places.filter(place => place.type === type).map(tellPlace))
  const relations = await compareRelations(call, employee_id, body)
  const fields: ProfileField[] = [
    ...plain,
    ...(asked.length > 0 ? (['addresses'] as const) : []),
    ...relations.fields,
  ]
  if (fields.length === 0)
    throw invalid(Object.keys(body).map(field => ({ field, message: say`is what is known of you already` })))
  const of = (values: Partial<Plain>, field: keyof Plain) => (plain.includes(field) ? values[field] : null)
  const pairs = plainFields.flatMap(field => [
    [field, of(body as Partial<Plain>, field)],
    [`old_${field}`, of(known, field)],
  ])
  const lists = Object.assign({ fields, addresses: asked, old_addresses: old }, relations.lists)
  return Object.assign(Object.fromEntries(pairs), lists)
}

/** Complete, so that what is left out is seen to be empty; a 400 where a type is there twice. */
function readAddresses({ addresses: asked }: ProfileChangeCreate, here: string): ProfileAddress[] {
  const sent = asked ?? []
  const twice = sent.findIndex(({ type }, at) => sent.findIndex(other => other.type === type) < at)
  if (twice >= 0)
    throw invalidField(`addresses[${twice}].type`, say`is of another address of this request too`)
  return sent.map(
    ({ type, line1, line2 = null, city, state = null, postal_code = null, country = here }) => ({
      type,
      line1,
      line2,
      city,
      state,
      postal_code,
      country,
    }),
  )
}

const isSame = (one: ProfileAddress, other: ProfileAddress): boolean =>
  one.type === other.type && parts.every(part => one[part] === other[part])

const tellPlace = ({ id: _, ...address }: ProfileAddress & { id: string }): ProfileAddress => address

const names: Readonly<Record<ProfileField, Sentence>> = {
  marital_status: say`the marital status`,
  personal_email: say`the private e-mail address`,
  phone_primary: say`the telephone number`,
  addresses: say`an address`,
  dependants: say`the dependants`,
  contacts: say`the emergency contacts`,
}

/** A 409 where what is asked for would undo what somebody has entered since, and nobody has seen that yet. */
export function assertFresh({ outdated_fields }: ProfileChange): void {
  if (outdated_fields.length === 0) return
  const what = sayTogether(
    outdated_fields.map(field => names[field]),
    ', ',
  )
  throw conflict(
    say`Since this was asked for, it was changed otherwise: ${what}. Look at both. Then approve it to overwrite that, or reject it.`,
  )
}

/** Writes what is asked for as if it were entered at the employee, who is locked. */
export async function writeChange(call: WriteContext, change: ProfileChange): Promise<void> {
  const { employee_id, fields } = change
  const plain = plainFields.filter(field => fields.includes(field)).map(field => [field, change[field]])
  if (plain.length > 0) await changeEmployee(call, employee_id, Object.fromEntries(plain))
  await writeRelations(call, change)
  if (change.addresses.length === 0) return
  const known = await call.db.run(selectAddresses, { employee_id })
  for (const address of change.addresses) {
    const place = known.find(({ type }) => type === address.type)
    const sent = Object.assign({}, address)
    if (place) await changeAddress(call, await addresses.lock(call, place.id), sent)
    else await addAddress(call, employee_id, sent)
  }
}
