// Mistakes in what operations say of statuses: x-from that is missing, and x-from and x-to that name what there is not.

import { type Addressed, type FindAddressed, findStatuses, makeFindAddressed } from './bindings.ts'
import {
  type Contract,
  everyProperty,
  type Finding,
  type Located,
  list,
  type Operation,
  operations,
  type Place,
  resolve,
  type Schema,
  schemas,
} from './document.ts'
import { nearest } from './nearest.ts'

export function* findInStates(contract: Contract): Iterable<Finding> {
  const findAddressed = makeFindAddressed(contract)
  const listed = new Set(
    operations(contract).flatMap(({ operation: { operationId = '' }, path }) =>
      operationId.startsWith('list') ? [dropRoot(path)] : [],
    ),
  )
  for (const located of operations(contract)) {
    yield* findMissing(located, findAddressed, listed)
    yield* findInBinding(located, findAddressed)
  }
  yield* findInRecords(contract)
  for (const [name, schema] of schemas(contract)) yield* findInLeads(name, schema)
  for (const { name, schema, at } of everyProperty(contract))
    if (schema['x-status'] === true && !resolve(contract, schema).enum)
      yield {
        at: [...at, 'x-status'],
        message: `"${name}" lists no values. Write its enum, or remove x-status.`,
      }
}

/** Every value says what it can become, and a final one that it becomes nothing. */
function* findInLeads(name: string, { enum: values = [], 'x-leads': leads }: Schema): Iterable<Finding> {
  if (leads === undefined) return
  const table = leads as Record<string, readonly string[]>
  const at = ['components', 'schemas', name, 'x-leads']
  const named = [...Object.keys(table), ...Object.values(table).flat()]
  for (const value of new Set(named.filter(one => !values.includes(one))))
    yield { at, message: `${name} has no value "${value}". Write one of ${list(values.map(String))}.` }
  for (const value of values.filter(one => !Object.hasOwn(table, String(one))))
    yield { at, message: `Say what "${value}" can become. Write ${value}: [] if it is final.` }
}

/** /employees/{id}/addresses of both /v1 and /console. */
const dropRoot = (path: string): string => path.replace(/^\/[^/]+/, '')

/** Every action says from which statuses it is possible. At the path of a list a POST creates, such as an address. */
function* findMissing(
  { operation, path, method, at }: Located,
  findAddressed: FindAddressed,
  listed: ReadonlySet<string>,
): Iterable<Finding> {
  const isAction = method === 'post' && /\}\/\w+$/.test(path) && !listed.has(dropRoot(path))
  if (!isAction || operation['x-from'] !== undefined) return
  const { kind, field, statuses = [] } = findAddressed(path) ?? {}
  if (field !== undefined)
    yield {
      at,
      message: `Say in which statuses of ${kind} this is possible. Write x-from with a list of ${list(statuses)}, or x-from: any.`,
    }
}

function* findInBinding(
  { operation, path, method, at }: Located,
  findAddressed: FindAddressed,
): Iterable<Finding> {
  const { 'x-from': from, 'x-to': to, 'x-instead': instead } = operation
  const other = to === undefined && instead !== undefined ? 'x-instead' : 'x-to'
  const place: Place = [...at, from === undefined ? other : 'x-from']
  if (from === undefined && to === undefined && instead === undefined) return
  const addressed = findAddressed(path)
  if (from === undefined)
    yield { at: place, message: `${other} needs x-from beside it: where the record comes from.` }
  else if (method === 'get')
    yield { at: place, message: 'A GET changes nothing, so no status binds it. Remove it.' }
  else if (addressed?.field === undefined)
    yield {
      at: place,
      message: `${addressed?.kind ?? 'What this addresses'} has no status. Mark the field that holds it with x-status: true, or remove ${place.at(-1)}.`,
    }
  else {
    if (from !== 'any') yield* findInFrom([from].flat(), addressed, place)
    if (to !== undefined) yield* findUnknownStatuses([to].flat(), addressed, [...at, 'x-to'])
    yield* findInInstead(operation, addressed, [...at, 'x-instead'])
  }
}

/** What to do instead is said of statuses that there are, and in which the operation is refused. */
function* findInInstead(
  { 'x-from': from = [], 'x-instead': instead = {} }: Operation,
  addressed: Addressed,
  at: Place,
): Iterable<Finding> {
  const statuses = Object.keys(instead)
  yield* findUnknownStatuses(statuses, addressed, at)
  for (const status of statuses)
    if (from === 'any' || from.includes(status))
      yield { at, message: `x-from takes "${status}", so nothing else is to be done. Remove it here.` }
}

function* findInRecords(contract: Contract): Iterable<Finding> {
  for (const [kind, schema] of schemas(contract)) {
    if (schema['x-instead'] === undefined) continue
    const at = ['components', 'schemas', kind, 'x-instead']
    const { field, statuses } = findStatuses(kind, contract)
    if (field === undefined) yield { at, message: `${kind} has no status. Remove x-instead.` }
    else yield* findUnknownStatuses(Object.keys(schema['x-instead'] as object), { kind, field, statuses }, at)
  }
}

function* findInFrom(from: readonly string[], addressed: Addressed, at: Place): Iterable<Finding> {
  yield* findUnknownStatuses(from, addressed, at)
  if (addressed.statuses.every(status => from.includes(status)))
    yield { at, message: `These are all statuses of ${addressed.kind}. Write x-from: any.` }
}

function* findUnknownStatuses(
  said: readonly string[],
  { kind, statuses }: Addressed,
  at: Place,
): Iterable<Finding> {
  for (const [index, status] of said.entries()) {
    const near = nearest(status, statuses)
    if (said.indexOf(status) < index) yield { at, message: `"${status}" is named twice. Remove one.` }
    else if (!statuses.includes(status))
      yield {
        at,
        message: `"${status}" is no status of ${kind}. ${near === undefined ? `Write one of ${list(statuses)}.` : `Did you mean "${near}"?`}`,
      }
  }
}
