// Mistakes in the short form of the contract: what would be added wrongly, twice or not at all.
import { additionKeys, isSituation, selectAdditions } from './always.ts'
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

/** A document that is written out already has none. */
export function* findMistakes(contract: Contract): Iterable<Finding> {
  const always = contract['x-always']
  if (always) yield* findInAlways(always)
  for (const located of [...operations(contract), ...webhooks(contract)]) {
    yield* findInBodies(located, contract)
    if (always) yield* findAdded(located, always, contract)
  }
  yield* findInSchemas(contract)
}

function* findInAlways(always: Always): Iterable<Finding> {
  for (const [name, addition] of Object.entries(always)) {
    const at = ['x-always', name]
    if (!isSituation(name))
      yield {
        at,
        message: `x-always knows no "${name}". Write answer, operation, event, a method such as post, path_parameter, body, page, or page_with_ and a field.`,
      }
    for (const key of Object.keys(addition))
      if (!additionKeys.includes(key))
        yield {
          at: [...at, key],
          message: `An entry of x-always has no "${key}". Write ${list(additionKeys)}.`,
        }
  }
}

/** x-body and x-page-of name a schema, and stand alone. */
function* findInBodies({ operation, at }: Located, contract: Contract): Iterable<Finding> {
  yield* findUnknown(operation['x-body'], [...at, 'x-body'], contract)
  if (operation['x-body'] !== undefined && operation.requestBody)
    yield {
      at: [...at, 'x-body'],
      message: `The body stands here and under requestBody. Remove one of them.`,
    }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const place = [...at, 'responses', status]
    const said = (['x-body', 'x-page-of', 'content'] as const).filter(key => response[key] !== undefined)
    if (said.length > 1)
      yield { at: place, message: `${said.join(' and ')} say what this answer holds. Write one of them.` }
    if (response.$ref && isSuccess(status) && contract['x-always'])
      yield {
        at: place,
        message: `Write this answer in place, with description and x-body, so that its headers are added.`,
      }
    yield* findUnknown(response['x-body'], [...place, 'x-body'], contract)
    yield* findUnknown(response['x-page-of'], [...place, 'x-page-of'], contract)
    if (response['x-page-of'] && !contract['x-always']?.page?.schema?.properties?.data)
      yield {
        at: [...place, 'x-page-of'],
        message: `Nothing says what a page is. Write x-always.page.schema, an object with the array data.`,
      }
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
    if (contract['x-always']?.page && name.endsWith('Page'))
      yield {
        at,
        message: `A page is written out where an answer says x-page-of: ${name.slice(0, -4)}. Remove "${name}".`,
      }
  }
}
