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

/** What an entry may tell of: the record that it was done to, and what the action is about. */
function listKinds({ action, object_id }: AuditEntry): string[] {
  const { result }: Partial<OperationFacts> =
    (operations as Readonly<Record<string, OperationFacts>>)[action] ?? {}
  const found = [
    kindsByPrefix.get(object_id.split('_')[0]!),
    kindsByNoun.get(action.split('.')[0]!),
    result?.schema,
  ]
  // What no operation shows, such as a sign-in, is there for the audit alone.
  return found.filter(kind => kind !== null && kind !== undefined && isShown(kind)) as string[]
}

/** The entry, without the values that its caller could not read at the record. */
export function concealDetails(caller: Caller, entry: AuditEntry): AuditEntry {
  const details = JSON.parse(entry.details) as Record<string, unknown>
  const kinds = listKinds(entry)
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
