// Mistakes in the short form of the contract: what would be added wrongly, twice or not at all.
import { findSituations, isSituation, listAdditionKeys, selectAdditions } from './always.ts'
import { findNeedless } from './defaults.ts'
import { findInDeprecations } from './deprecations/find-mistakes.ts'
import {
  type Addition,
  type Always,
  type Contract,
  type Finding,
  findEnumSource,
  isSuccess,
  type Located,
  list,
  operations,
  type Place,
  type Response,
  readName,
  type Schema,
  schemas,
  webhooks,
} from './document.ts'
import { findMisplaced } from './keys.ts'
import { findInOperation, findTwins, findUnseen } from './operation-mistakes.ts'
import { findInRecords } from './record-mistakes.ts'
import { locate, writeRecords } from './records.ts'
import { findInStates } from './state-mistakes.ts'

/** A document that is written out already has none. */
export function* findMistakes(short: Contract): Iterable<Finding> {
  const unreadable = [...findUnreadable(short)]
  yield* unreadable
  if (unreadable.length > 0) return
  if (short['x-always']) yield* findNeedless(short)
  for (const { at, message } of findInWritten(writeRecords(short))) yield { at: locate(short, at), message }
}

/** Of the contract with its records written out: what is said of their fields is true of those that x-record adds, too. */
function* findInWritten(contract: Contract): Iterable<Finding> {
  const always = contract['x-always']
  if (always) yield* findInAlways(always, contract)
  yield* findTwins(contract)
  for (const located of [...operations(contract), ...webhooks(contract)]) {
    yield* findInOperation(located, contract)
    if (always) yield* findAdded(located, always, contract)
  }
  yield* findInDeprecations(contract)
  yield* findInStates(contract)
  yield* findInSchemas(contract)
}

/** Mistakes for which the contract cannot be written out, or would be written out without what somebody meant. */
export function* findUnreadable(contract: Contract): Iterable<Finding> {
  const overlooked = [...findUnseen(contract)]
  if (overlooked.length === 0) overlooked.push(...findMisplaced(contract))
  yield* overlooked
  if (overlooked.length > 0) return
  const misused = [...findInRecords(contract)]
  yield* misused
  if (misused.length > 0) return
  const written = writeRecords(contract)
  for (const [name, schema] of schemas(written)) {
    const at = ['components', 'schemas', name, 'allOf']
    yield* findUncomposed(schema, at, written)
    if (composes(written, schema, name))
      yield { at, message: `"${name}" is composed of itself. Remove the $ref that leads back to it.` }
  }
}

/** Fields that are not found would be told at every page and filter of the schema. */
function* findUncomposed({ allOf = [] }: Schema, at: Place, contract: Contract): Iterable<Finding> {
  for (const [index, part] of allOf.entries()) {
    const name = readName('schemas', part)
    if (part.$ref && !(name && Object.hasOwn(contract.components?.schemas ?? {}, name)))
      yield {
        at: [...at, index],
        message: `${part.$ref} points at nothing. Correct its spelling, or add it to components/schemas.`,
      }
  }
}

function composes(contract: Contract, schema: Schema, name: string, seen = new Set<string>()): boolean {
  return (schema.allOf ?? []).some(part => {
    const other = readName('schemas', part)
    if (other === undefined) return composes(contract, part, name, seen)
    if (other === name) return true
    if (seen.has(other)) return false
    return composes(contract, contract.components?.schemas?.[other] ?? {}, name, seen.add(other))
  })
}

function* findInAlways(always: Always, contract: Contract): Iterable<Finding> {
  yield* findContradictions(always)
  const all = [...operations(contract), ...webhooks(contract)]
  const holding = new Set(['answer', ...all.flatMap(located => [...findSituations(contract, located)])])
  for (const [name, addition] of Object.entries(always)) {
    const at = ['x-always', name]
    if (!isSituation(name))
      yield {
        at,
        message: `x-always knows no "${name}". Write answer, operation, event, a method such as post, path_parameter, body, page, or page_with_ and a field.`,
      }
    else if (!holding.has(name))
      yield { at, message: `No operation is what "${name}" is about. Correct its spelling, or remove it.` }
    const known = listAdditionKeys(name)
    for (const key of Object.keys(addition))
      if (!known.includes(key))
        yield {
          at: [...at, key],
          message: `The entry ${name} of x-always has no "${key}". Write ${list(known)}.`,
        }
    yield* findDangling(addition, at, contract)
    for (const status of Object.keys(addition.responses ?? {}))
      if (name !== 'event' && isSuccess(status))
        yield {
          at: [...at, 'responses', status],
          message: `An operation says itself how it succeeds. Write ${status} there, and failures here.`,
        }
  }
}

/** Where two entries are about one operation, the later one would win. */
function* findContradictions(always: Always): Iterable<Finding> {
  const owners = new Map<string, [entry: string, $ref: string | undefined]>()
  for (const [name, { responses = {} }] of Object.entries(always))
    for (const [status, { $ref }] of Object.entries(responses)) {
      const [entry, first] = owners.get(status) ?? [name, $ref]
      if ($ref !== first)
        yield {
          at: ['x-always', name, 'responses', status],
          message: `The entry ${entry} adds another ${status}. Write the same one in both, so that all failures look alike.`,
        }
      owners.set(status, [entry, first])
    }
}

/** What is added by a $ref that leads nowhere would be told at every operation. */
function* findDangling(addition: Addition, at: Place, contract: Contract): Iterable<Finding> {
  for (const section of ['parameters', 'responses', 'headers'] as const)
    for (const [key, node] of Object.entries(addition[section] ?? {})) {
      const name = readName(section, node)
      if (node.$ref && !(name && Object.hasOwn(contract.components?.[section] ?? {}, name)))
        yield {
          at: [...at, section, key],
          message: `${node.$ref} points at nothing. Correct its spelling, or add it to components/${section}.`,
        }
    }
}

/** What x-always adds somewhere is stated by hand nowhere, except for a conflict: it follows from no input. */
function* findAdded(located: Located, always: Always, contract: Contract): Iterable<Finding> {
  const { operation, at } = located
  const everything = Object.values(always)
  const parameters = new Set(everything.flatMap(one => one.parameters ?? []).map(({ $ref }) => $ref))
  for (const [index, { $ref }] of (operation.parameters ?? []).entries())
    if ($ref && parameters.has($ref))
      yield {
        at: [...at, 'parameters', index],
        message: `x-always adds ${$ref.split('/').at(-1)} wherever it belongs. Remove it.`,
      }
  const shared = joinResponses(everything.filter((_, index) => Object.keys(always)[index] !== 'event'))
  const added = joinResponses(selectAdditions(always, contract, located))
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const message =
      isSuccess(status) || at[0] === 'webhooks' ? undefined : judgeFailure(status, response, shared, added)
    if (message) yield { at: [...at, 'responses', status], message }
  }
  yield* findAddedHeaders(located, everything)
}

function* findAddedHeaders({ operation, at }: Located, additions: readonly Addition[]): Iterable<Finding> {
  const added = Object.assign({}, ...additions.map(one => one.headers)) as NonNullable<Response['headers']>
  for (const [status, { headers = {} }] of Object.entries(operation.responses ?? {}))
    for (const [name, { $ref }] of Object.entries(headers)) {
      const usual = Object.keys(added).find(other => other.toLowerCase() === name.toLowerCase())
      if (usual !== undefined && (usual !== name || ($ref && added[usual]?.$ref === $ref)))
        yield {
          at: [...at, 'responses', status, 'headers', name],
          message: `x-always adds the header ${usual} wherever it belongs. Remove it.`,
        }
    }
}

const joinResponses = (additions: readonly Addition[]): Record<string, Response> =>
  Object.assign({}, ...additions.map(one => one.responses))

function judgeFailure(
  status: string,
  { $ref }: Response,
  shared: Record<string, Response>,
  added: Record<string, Response>,
): string | undefined {
  const usual = shared[status]
  if (!usual) return `${status} is not an answer of this API. Use one of ${list(Object.keys(shared))}.`
  if ($ref !== usual.$ref)
    return `Write '${status}': { $ref: '${usual.$ref}' }, so that all failures look alike.`
  if (added[status]) return `x-always adds ${status} here. Remove it.`
  return status === '409' ? undefined : `This takes nothing that can end in ${status}. Remove it.`
}

function* findInSchemas(contract: Contract): Iterable<Finding> {
  const answered = new Set(
    operations(contract).flatMap(({ operation }) =>
      Object.values(operation.responses ?? {}).map(answer => answer['x-body'] ?? answer['x-page-of']),
    ),
  )
  const bodies = new Set(operations(contract).map(({ operation }) => operation['x-body'])).difference(
    answered,
  )
  for (const [name, schema] of schemas(contract)) {
    const at = ['components', 'schemas', name]
    if (schema['x-complete'] === true && schema.required)
      yield {
        at: [...at, 'required'],
        message: `"${name}" is x-complete, which says it. Remove the list.`,
      }
    if (schema['x-complete'] === true && (bodies.has(name) || /(Fields|Create|Update)$/.test(name)))
      yield {
        at: [...at, 'x-complete'],
        message: `x-complete is for what a response contains, and "${name}" is what a request sends. Write required.`,
      }
    if (schema['x-enum-of'] !== undefined && !findEnumSource(schema, contract))
      yield {
        at: [...at, 'x-enum-of'],
        message: `There is no table ${JSON.stringify(schema['x-enum-of'])} to take values from. Write webhooks, or a key beside it such as x-scopes.`,
      }
    const [, record, envelope] = /^(.+)(Page|Event)$/.exec(name) ?? []
    if (record && contract['x-always']?.[envelope === 'Page' ? 'page' : 'event'])
      yield {
        at,
        message:
          envelope === 'Page'
            ? `A page is written out where an answer says x-page-of: ${record}. Remove "${name}".`
            : `An event is written out where a webhook says x-event-of and its record. Remove "${name}". If it is no event, end its name otherwise.`,
      }
  }
}
