// Mistakes in operations and events of the short form: bodies, answers, filters, and what would be public or unseen.
import { selectAdditions } from './always.ts'
import {
  type Comparison,
  type Contract,
  comparing,
  type Finding,
  isOfWorkspace,
  isSuccess,
  type Located,
  list,
  methods,
  type Place,
  parameter,
  properties,
  type Response,
  resolve,
  type Schema,
  webhooks,
} from './document.ts'
import { nameEvent } from './envelopes.ts'
import { isComparison, listFields, makeFilters, readFilter } from './filters.ts'

export function* findInOperation(located: Located, contract: Contract): Iterable<Finding> {
  yield* findInBody(located, contract)
  yield* findInBulk(located)
  yield* findInEvent(located, contract)
  yield* findInFilters(located, contract)
  yield* findInSorts(located, contract)
  yield* findRepeated(located, contract)
  for (const [status, answer] of Object.entries(located.operation.responses ?? {}))
    yield* findInAnswer(status, answer, [...located.at, 'responses', status], contract)
  yield* findExposed(located)
}

const besides = ['parameters', 'summary', 'description']
const roots: readonly (readonly ['paths' | 'webhooks', readonly string[]])[] = [
  ['paths', methods],
  ['webhooks', ['post']],
]

/** An operation under another method would be neither checked nor written out, and be public. */
export function* findUnseen(contract: Contract): Iterable<Finding> {
  for (const [root, known] of roots)
    for (const [path, item] of Object.entries(contract[root] ?? {}))
      for (const key of Object.keys(item ?? {}))
        if (!known.includes(key) && !besides.includes(key) && !key.startsWith('x-'))
          yield { at: [root, path, key], message: `Nothing is made of "${key}" here. Write ${list(known)}.` }
}

/** Two types of events may be one name in pascal case. */
export function* findTwins(contract: Contract): Iterable<Finding> {
  const makers = Map.groupBy(webhooks(contract), ({ path }) => nameEvent(path))
  for (const [name, [first, ...others]] of makers)
    for (const { at } of others)
      yield { at, message: `This makes the schema ${name}, as ${first!.path} does. Choose another name.` }
}

/** Only what is under /console is hidden from keys, and all of it is. */
function* findExposed({ operation, path, at }: Located): Iterable<Finding> {
  if (at[0] !== 'paths') return
  const isHidden = operation['x-audience'] !== undefined
  if (path.startsWith('/console/') && !isHidden)
    yield {
      at,
      message: `${operation.operationId} stands under /console. Say whom it is for, x-audience: workspace or console, or move it under /v1.`,
    }
  if (!path.startsWith('/console/') && isHidden)
    yield {
      at,
      message: `${operation.operationId} is for every key. Remove x-audience, or move it under /console.`,
    }
}

function* findInBody({ operation, method, at }: Located, contract: Contract): Iterable<Finding> {
  const keys = ['x-body', 'x-event-of', 'requestBody'] as const
  const said = keys.filter(key => operation[key] !== undefined)
  if (said.length > 1) yield { at, message: `${said.join(' and ')} say what the body is. Write one of them.` }
  const body = operation['x-body']
  yield* findUnknown(body, [...at, 'x-body'], contract)
  if (isKnown(body, contract) && Object.keys(readFields(body!, contract)).length === 0)
    yield {
      at: [...at, 'x-body'],
      message: `A body is an object, and "${body}" has no fields. Write the name of one.`,
    }
  if (said.length > 0 && ['get', 'delete'].includes(method))
    yield {
      at: [...at, said[0]!],
      message: `A ${method.toUpperCase()} has no body. Write parameters, or choose POST or PATCH.`,
    }
  if (operation['x-audited'] && method !== 'get')
    yield {
      at: [...at, 'x-audited'],
      message: `x-audited marks a GET; writes of the console are audited anyway. Remove it.`,
    }
  if (operation['x-rehearsed'] && !operation['x-unaudited'])
    yield {
      at: [...at, 'x-rehearsed'],
      message: `x-rehearsed keeps nothing, so there is nothing to audit. Write x-unaudited too.`,
    }
  if (operation['x-no-dry-run'] && (method === 'get' || !isOfWorkspace(operation)))
    yield {
      at: [...at, 'x-no-dry-run'],
      message: `x-no-dry-run marks a write of a workspace; nothing else takes Dry-Run. Remove it.`,
    }
  if (operation['x-unaudited'] && (method === 'get' || !operation['x-audience']))
    yield {
      at: [...at, 'x-unaudited'],
      message: `x-unaudited marks a POST of the console that needs no entry of its own; nothing else would be audited. Remove it.`,
    }
}

/** What is done with many records at once takes each by its id, and no file. */
function* findInBulk({ operation, path, method, at }: Located): Iterable<Finding> {
  if (operation['x-bulk'] === undefined) return
  const isAction = method === 'post' && /^[^{]*\/\{id\}\/\w+$/.test(path)
  const message = isAction
    ? operation['x-body-bytes'] && 'A file is sent with one record. Remove x-bulk.'
    : 'x-bulk marks an action on a record, such as POST /v1/leave_applications/{id}/approve. Remove it.'
  if (message) yield { at: [...at, 'x-bulk'], message }
}

function* findInEvent({ operation, at }: Located, contract: Contract): Iterable<Finding> {
  if (at[0] !== 'webhooks') return
  if (!operation.summary) yield { at, message: `The summary describes the schema of the event. Write one.` }
  const record = operation['x-event-of']
  if (record === undefined) return
  const place = [...at, 'x-event-of']
  yield* findUnknown(record, place, contract)
  yield* findFormless('event', ['id', 'type', 'data'], place, contract)
  yield* findWithoutId(record, place, contract)
}

function* findInAnswer(status: string, answer: Response, at: Place, contract: Contract): Iterable<Finding> {
  const said = (['x-body', 'x-page-of', 'content'] as const).filter(key => answer[key] !== undefined)
  if (said.length > 1)
    yield { at, message: `${said.join(' and ')} say what this answer holds. Write one of them.` }
  if (answer.$ref && isSuccess(status) && contract['x-always'])
    yield {
      at,
      message: `Write this answer in place, with description and x-body, so that its headers are added.`,
    }
  yield* findUnknown(answer['x-body'], [...at, 'x-body'], contract)
  const record = answer['x-page-of']
  if (record === undefined) return
  const place = [...at, 'x-page-of']
  yield* findUnknown(record, place, contract)
  yield* findFormless('page', ['data'], place, contract)
  yield* findWithoutId(record, place, contract)
}

/** A filter is called as the field whose value it takes, or says which field it compares with what is sent. */
function* findInFilters({ operation, parameters, at }: Located, contract: Contract): Iterable<Finding> {
  const fields = listFields(contract, operation)
  const lists = Object.values(operation.responses ?? {}).some(answer => answer['x-page-of'] !== undefined)
  // What is no record is told once, and not again for each of its fields.
  if (lists && !Object.hasOwn(fields, 'id')) return
  const given = parameters.flatMap(node => parameter(contract, node).name ?? [])
  for (const [name, said] of Object.entries(operation['x-filters'] ?? {})) {
    const place = [...at, 'x-filters', name]
    const message = lists
      ? judgeFilter(name, said, fields, contract)
      : `This is no list, so it has no filters. Remove it.`
    if (message) yield { at: place, message }
    else if (given.includes(name))
      yield { at: place, message: `The path or another parameter says "${name}" already. Remove the filter.` }
    const { description } = readFilter(name, said)
    if (typeof description !== 'string' || description === '')
      yield { at: place, message: `Say what the filter does, such as: Only employees of this branch.` }
  }
  for (const [index, { name, in: part }] of (operation.parameters ?? []).entries())
    if (part === 'query' && name && Object.hasOwn(fields, name))
      yield {
        at: [...at, 'parameters', index],
        message: `"${name}" is a field of what this lists. Write x-filters: { ${name}: ... } with the description.`,
      }
}

/** Rows are compared by what stands in one column of each, so no row may be without it. */
function* findInSorts({ operation, at }: Located, contract: Contract): Iterable<Finding> {
  const fields = listFields(contract, operation)
  for (const [index, name] of (operation['x-sorts'] ?? []).entries()) {
    const place = [...at, 'x-sorts', index]
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) yield { at: place, message: `What this lists has no field "${name}". Correct its spelling.` }
    else if (field['x-sensitive'] ?? field['x-secret'])
      yield {
        at: place,
        message: `"${name}" is not for every caller to see, and the order would tell its value. Remove it.`,
      }
    else if (field['x-computed'] === true || isNullable(field))
      yield {
        at: place,
        message: `"${name}" is not stored for every record, so an index cannot have all of them. Remove it.`,
      }
  }
}

const isNullable = ({ type, $ref = '' }: Schema): boolean =>
  (Array.isArray(type) && type.includes('null')) || $ref.includes('/Nullable')

function judgeFilter(
  name: string,
  said: string | Comparison,
  fields: Record<string, Schema>,
  contract: Contract,
): string | undefined {
  const { field: asked } = readFilter(name, said)
  const field = Object.hasOwn(fields, asked) ? fields[asked] : undefined
  if (isComparison(said) && !isWhole(said))
    return `A filter that compares says { field, op, description }, and op is one of ${list(comparing)}. Correct it.`
  if (!field)
    return `What this lists has no field "${asked}". Correct its spelling, or write a parameter with a schema of its own.`
  // Whoever may not see a field could find its value by trying.
  if (field['x-sensitive'] ?? field['x-secret'])
    return `"${asked}" is not for every caller to see, and a filter would tell its value. Remove the filter.`
  const { type, const: constant, format = '' } = resolve(contract, field)
  if (constant !== undefined) return `"${asked}" is the same in every record. Remove the filter.`
  if ([type].flat().some(one => one === 'array' || one === 'object') || type === undefined)
    return `"${asked}" holds more than one value, and a filter takes one. Write a parameter with a schema of its own.`
  if (!isComparison(said)) return undefined
  if (Object.hasOwn(fields, name))
    return `"${name}" is a field of what this lists, so its filter takes a value of it. Choose another name.`
  if (!['date', 'date-time'].includes(String(format)))
    return `"${asked}" is neither a date nor an instant. Write a parameter with a schema of its own.`
  return undefined
}

const isWhole = (said: Comparison): boolean =>
  comparing.includes(said.op) && Object.keys(said).every(key => ['field', 'op', 'description'].includes(key))

/** Of two parameters of one name the server would see one. */
function* findRepeated(located: Located, contract: Contract): Iterable<Finding> {
  const { operation, parameters, at } = located
  const own = parameters.map(node => parameter(contract, node))
  const filters = makeFilters(contract, operation)
  const additions = selectAdditions(contract['x-always'] ?? {}, contract, located)
  const added = additions.flatMap(one => one.parameters ?? []).map(node => parameter(contract, node))
  const seen = new Set<string>()
  for (const { name = '', in: part } of [...own, ...filters, ...added]) {
    const key = `${part} ${name.toLowerCase()}`
    if (seen.size === seen.add(key).size)
      yield {
        at,
        message: `The ${part} has "${name}" twice, of its parameters, those of its path, x-filters and x-always. Remove one, or rename it.`,
      }
  }
}

function* findFormless(name: string, fields: string[], at: Place, contract: Contract): Iterable<Finding> {
  const given = contract['x-always']?.[name]?.schema?.properties ?? {}
  if (fields.some(field => !given[field]))
    yield {
      at,
      message: `Nothing says what holds the record. Write x-always.${name}.schema, an object with ${list(fields)}.`,
    }
}

/** A page and an event hold records, and a record has an id. */
function* findWithoutId(name: string, at: Place, contract: Contract): Iterable<Finding> {
  if (isKnown(name, contract) && !Object.hasOwn(readFields(name, contract), 'id'))
    yield {
      at,
      message: `"${name}" is no record, for it has no id. Write the name of an object that is stored.`,
    }
}

const readFields = (name: string, contract: Contract) =>
  properties(contract, contract.components?.schemas?.[name])

const isKnown = (name: unknown, contract: Contract): boolean =>
  typeof name === 'string' && Object.hasOwn(contract.components?.schemas ?? {}, name)

function* findUnknown(name: unknown, at: Place, contract: Contract): Iterable<Finding> {
  if (name !== undefined && !isKnown(name, contract))
    yield {
      at,
      message: `There is no schema ${JSON.stringify(name)}. Write the bare name of one, such as Employee, or add it to components/schemas.`,
    }
}
