// What the audit says of a record: to whoever may read the record, and to others which fields alone.

import { type AuditEntry, type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import { isShown, mayRead } from '../../auth/authorize.ts'
import type { Caller } from '../../auth/callers.ts'
import { idPrefixes } from '../../gen/id-prefixes.ts'

const kindsByPrefix = new Map<string, string>(
  Object.entries(idPrefixes).map(([kind, prefix]) => [prefix, kind]),
)

/** By what records call themselves, such as `salary_assignment`. */
const kindsByNoun = new Map(
  Object.entries(schemas as Record<string, SchemaFacts>).flatMap(([kind, { fields }]) => {
    const noun = fields.object?.const
    return typeof noun === 'string' ? [[noun, kind] as const] : []
  }),
)

type Details = Readonly<Record<string, unknown>>

/**
 * What an entry may tell of: the record that it was done to, what the action is about, and what else was named in it: the
 * record of a comment, the operation of a bulk action.
 */
function listKinds(
  { action, object_id, subject_id }: AuditEntry,
  { object_id: other, operation }: Details,
): string[] {
  const found = [
    findKind(object_id),
    // Why a request was refused is part of the request.
    findKind(subject_id),
    kindsByNoun.get(action.split('.')[0]!),
    findResult(action),
    findKind(other),
    findResult(operation),
  ]
  // What no operation shows, such as a sign-in, is there for the audit alone.
  return found.filter(kind => kind !== null && kind !== undefined && isShown(kind)) as string[]
}

const findKind = (id: unknown) => (typeof id === 'string' ? kindsByPrefix.get(id.split('_')[0]!) : undefined)

function findResult(id: unknown): string | null | undefined {
  const { result }: Partial<OperationFacts> =
    (operations as Readonly<Record<string, OperationFacts>>)[String(id)] ?? {}
  return result?.schema
}

/** The entry, without what its caller could not read at the record, nor whose it is, or the request that was decided about. */
export function conceal(caller: Caller, entry: AuditEntry): AuditEntry {
  const shown = concealDetails(caller, entry)
  const kind = findKind(entry.subject_id ?? entry.object_id)
  if (kind === undefined || entry.employee_id === null || mayRead(caller, kind)) return shown
  return Object.assign({}, shown, { employee_id: null, leave_type_id: null, from_date: null, to_date: null })
}

function concealDetails(caller: Caller, entry: AuditEntry): AuditEntry {
  const details = JSON.parse(entry.details) as Details
  const kinds = listKinds(entry, details)
  const isReadable = kinds.every(kind => mayRead(caller, kind))
  const isOpen = (name: string) => isReadable && !kinds.some(kind => isSensitive(caller, kind, name))
  const { left_out = [], ...sent } = details as { left_out?: string[] }
  const concealed = Object.keys(sent).filter(name => !isOpen(name))
  if (concealed.length === 0) return entry
  const shown = Object.entries(sent).filter(([name]) => isOpen(name))
  const text = JSON.stringify({ ...Object.fromEntries(shown), left_out: [...concealed, ...left_out] })
  return Object.assign({}, entry, { details: text })
}

/** Also where a field is so in some records alone: the entry does not say in which. */
function isSensitive({ scopes }: Caller, kind: string, field: string): boolean {
  const { fields }: SchemaFacts = (schemas as Record<string, SchemaFacts>)[kind]!
  const scope = Object.hasOwn(fields, field) ? fields[field]!.extensions?.['x-sensitive'] : undefined
  return typeof scope === 'string' && !scopes.has(scope)
}
