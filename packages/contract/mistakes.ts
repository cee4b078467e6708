// Mistakes in the short form of the contract: what would be added wrongly, twice or not at all.
import { additionKeys, findSituations, isSituation, selectAdditions } from './always.ts'
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
  schemas,
  webhooks,
} from './document.ts'
import { listFields } from './filters.ts'

/** A document that is written out already has none. */
export function* findMistakes(contract: Contract): Iterable<Finding> {
  const always = contract['x-always']
  if (always) yield* findInAlways(always, contract)
  for (const located of [...operations(contract), ...webhooks(contract)]) {
    yield* findInBody(located, contract)
    yield* findInFilters(located, contract)
    for (const [status, answer] of Object.entries(located.operation.responses ?? {}))
      yield* findInAnswer(status, answer, [...located.at, 'responses', status], contract)
    if (always) yield* findAdded(located, always, contract)
  }
  yield* findInSchemas(contract)
}

function* findInAlways(always: Always, contract: Contract): Iterable<Finding> {
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
    for (const key of Object.keys(addition))
      if (!additionKeys.includes(key))
        yield {
          at: [...at, key],
          message: `An entry of x-always has no "${key}". Write ${list(additionKeys)}.`,
        }
  }
}

function* findInBody({ operation, at }: Located, contract: Contract): Iterable<Finding> {
  const keys = ['x-body', 'x-event-of', 'requestBody'] as const
  const said = keys.filter(key => operation[key] !== undefined)
  if (said.length > 1) yield { at, message: `${said.join(' and ')} say what the body is. Write one of them.` }
  yield* findUnknown(operation['x-body'], [...at, 'x-body'], contract)
  if (operation['x-event-of'] === undefined) return
  const place = [...at, 'x-event-of']
  yield* findUnknown(operation['x-event-of'], place, contract)
  yield* findFormless('event', ['id', 'type', 'data'], place, contract)
  if (at[0] !== 'webhooks')
    yield { at: place, message: `Only what stands under webhooks is an event. Write x-body.` }
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
  if (answer['x-page-of'] === undefined) return
  yield* findUnknown(answer['x-page-of'], [...at, 'x-page-of'], contract)
  yield* findFormless('page', ['data'], [...at, 'x-page-of'], contract)
}

/** A filter by a field of the records is told by its name, and takes what the field holds. */
function* findInFilters({ operation, at }: Located, contract: Contract): Iterable<Finding> {
  const fields = listFields(contract, operation)
  const lists = Object.values(operation.responses ?? {}).some(answer => answer['x-page-of'] !== undefined)
  // A record that is unknown is told once, and not again for each of its fields.
  if (lists && Object.keys(fields).length === 0) return
  for (const [name, description] of Object.entries(operation['x-filters'] ?? {})) {
    const place = [...at, 'x-filters', name]
    if (!fields[name])
      yield {
        at: place,
        message: `What this lists has no field "${name}". Correct its spelling, or write a parameter with a schema of its own.`,
      }
    if (typeof description !== 'string' || description === '')
      yield { at: place, message: `Say what the filter does, such as: Only employees of this branch.` }
  }
  for (const [index, { name, in: part }] of (operation.parameters ?? []).entries())
    if (part === 'query' && name && fields[name])
      yield {
        at: [...at, 'parameters', index],
        message: `"${name}" is a field of what this lists. Write x-filters: { ${name}: ... } with the description.`,
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

function* findUnknown(name: unknown, at: Place, contract: Contract): Iterable<Finding> {
  if (name === undefined) return
  if (typeof name !== 'string' || !contract.components?.schemas?.[name])
    yield {
      at,
      message: `There is no schema ${JSON.stringify(name)}. Write the bare name of one, such as Employee, or add it to components/schemas.`,
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
  const shared = joinResponses(everything)
  const added = joinResponses(selectAdditions(always, contract, located))
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const message =
      isSuccess(status) || at[0] === 'webhooks' ? undefined : judgeFailure(status, response, shared, added)
    if (message) yield { at: [...at, 'responses', status], message }
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
  for (const [name, schema] of schemas(contract)) {
    const at = ['components', 'schemas', name]
    if (schema['x-complete'] === true && schema.required)
      yield {
        at: [...at, 'required'],
        message: `"${name}" is x-complete, which says it. Remove the list.`,
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
            : `An event is written out where a webhook says x-event-of and its record. Remove "${name}".`,
      }
  }
}
