// Rules about operations: their names, what they take, who may call them and what people read.
import {
  bodyOf,
  everyProperty,
  type Finding,
  isBodyRequired,
  isOfWorkspace,
  type Located,
  list,
  type Operation,
  operations,
  parameter,
  pascal,
  type Rule,
  readName,
  schemas,
  singular,
} from '../document.ts'

const methodOf: Record<string, string> = {
  list: 'get',
  get: 'get',
  create: 'post',
  update: 'patch',
  delete: 'delete',
}

/** operationId is a verb of the closed list and the noun of the tag, and the method is the verb's. */
export const operationId: Rule = function* (contract, options) {
  const verbs = (options.verbs as string[] | undefined) ?? []
  for (const { operation, path, method, at } of operations(contract)) {
    const id = operation.operationId ?? ''
    const tag = operation.tags?.[0] ?? ''
    const [, verb = '', noun = ''] = /^([a-z]+)(.*)$/.exec(id) ?? []
    const place = [...at, 'operationId']
    // A part of one record, such as its secret, is named after the record.
    const part = verb === 'get' && /\}\/[^{}]+$/.test(path)
    const nouns = verb === 'list' ? [pascal(tag)] : [pascal(singular(tag)), pascal(tag)]
    if (!verbs.includes(verb))
      yield {
        at: place,
        message: `"${id}" does not begin with a verb of the list. Write one of ${list(verbs)}, then ${nouns[0]}.`,
      }
    else if (methodOf[verb] && !part ? !nouns.includes(noun) : !noun.startsWith(nouns[0] ?? ''))
      yield {
        at: place,
        message: `"${id}" does not name the noun of its tag "${tag}". Write "${verb}${nouns[0]}".`,
      }
    else if (method !== (methodOf[verb] ?? 'post'))
      yield {
        at: place,
        message: `"${id}" stands under ${method}. Write it under ${methodOf[verb] ?? 'post'}, or choose the verb that fits.`,
      }
  }
}

/** One tag an operation; tags are snake_case, described, used, and in one group of the page. */
export const oneTag: Rule = function* (contract) {
  const declared = new Set((contract.tags ?? []).map(tag => tag.name))
  const groups = (contract['x-tagGroups'] ?? []) as { tags?: string[] }[]
  const used = new Set<string>()
  for (const { operation, at } of operations(contract)) {
    const tags = operation.tags ?? []
    if (tags.length !== 1)
      yield {
        at: [...at, 'tags'],
        message: `This has ${tags.length} tags. Write exactly one: it decides the handler file and the client's class.`,
      }
    for (const tag of tags) {
      used.add(tag)
      if (!declared.has(tag))
        yield {
          at: [...at, 'tags'],
          message: `The tag "${tag}" is not declared. Add it to the top-level tags with a description.`,
        }
    }
  }
  for (const [index, tag] of (contract.tags ?? []).entries()) {
    const at = ['tags', index]
    if (!/^[a-z]+(_[a-z]+)*$/.test(tag.name))
      yield { at, message: `"${tag.name}" is not snake_case. Write a plural noun such as leave_types.` }
    if (!tag.description)
      yield { at, message: `The tag "${tag.name}" has no description. Say in one sentence what it is about.` }
    if (!used.has(tag.name)) yield { at, message: `No operation has the tag "${tag.name}". Remove it.` }
    if (groups.filter(group => group.tags?.includes(tag.name)).length !== 1)
      yield {
        at,
        message: `The tag "${tag.name}" has to stand in exactly one group of x-tagGroups, or the page hides it.`,
      }
  }
}

/**
 * Each operation names its scopes, alternatives as several entries, all of them known. `except` lists writes of the console
 * that need no permission of their own: what they are asked for decides.
 */
export const scopes: Rule = function* (contract, options) {
  const except = new Set((options.except as string[] | undefined) ?? [])
  const scope = contract.components?.schemas?.Scope ?? {}
  const known = new Set(scope.enum as string[] | undefined)
  const explained = Object.keys((scope['x-scopes'] ?? {}) as object)
  const atScope = ['components', 'schemas', 'Scope']
  for (const name of known)
    if (!explained.includes(name))
      yield { at: atScope, message: `x-scopes does not say what ${name} grants. Add "${name}: ..." to it.` }
  for (const name of explained)
    if (!known.has(name))
      yield {
        at: [...atScope, 'x-scopes', name],
        message: `${name} is not in the enum of Scope. Add it there, or remove it here.`,
      }
  const { console_token = {} } = contract.components?.securitySchemes ?? {}
  const permissions = new Set(Object.keys(console_token['x-permissions'] ?? {}))
  for (const { operation, path, method, at } of operations(contract)) {
    const place = [...at, 'security']
    if (path.startsWith('/console/')) {
      if (isOfWorkspace(operation))
        yield* permission(
          operation,
          { permissions, scopes: known },
          {
            at,
            isOpen: method === 'get' || except.has(operation.operationId ?? ''),
          },
        )
      continue
    }
    if (!operation.security?.length)
      yield {
        at,
        message: `${operation.operationId} names no scope. Write security: [{ api_key: [employees:read] }], or [{ api_key: [] }] for any key.`,
      }
    for (const entry of operation.security ?? []) {
      const names = entry.api_key
      if (!names || Object.keys(entry).length > 1 || names.length > 1)
        yield { at: place, message: `Write one entry for each scope that would do: - api_key: [org:read].` }
      for (const name of names ?? [])
        if (!known.has(name))
          yield {
            at: place,
            message: `The scope ${name} does not exist. Use one of the enum of Scope, or add it there.`,
          }
    }
  }
  for (const { name, schema, at } of everyProperty(contract))
    if (schema['x-sensitive'] !== undefined && !known.has(String(schema['x-sensitive'])))
      yield {
        at,
        message: `x-sensitive of ${name} names ${String(schema['x-sensitive'])}, which is no scope. Write x-sensitive: employees.sensitive:read.`,
      }
    else if (schema['x-sensitive-where'] !== undefined && schema['x-sensitive'] === undefined)
      yield { at, message: `x-sensitive-where of ${name} stands alone. Write x-sensitive beside it.` }
}

/**
 * What only the console may do asks for a permission; one of several where each would do. A write may ask for the scope
 * that writes the same under /v1. Reading may ask for scopes: each one that its records would ask for. What is read of any kind asks for none, and leaves out what the caller may not read.
 * What is rehearsed shows what would follow, so it may ask for several too, and for one at least.
 */
function* permission(
  { security, 'x-rehearsed': isRehearsed = false }: Operation,
  {
    permissions,
    scopes,
  }: { readonly permissions: ReadonlySet<string>; readonly scopes: ReadonlySet<string> },
  { at, isOpen }: Pick<Located, 'at'> & { readonly isOpen: boolean },
): Iterable<Finding> {
  const writing = new Set([...scopes].filter(name => name.endsWith(':write')))
  const known = permissions.union(isOpen || isRehearsed ? scopes : writing)
  const isRight = (names: readonly string[] | undefined) =>
    names?.every(name => known.has(name)) &&
    (isOpen || names.length === 1 || (isRehearsed && names.length > 1))
  if (!security?.every(entry => isRight(entry.console_token)))
    yield {
      at: [...at, 'security'],
      message: `Write one permission: security: [{ console_token: [${[...known][0]}] }]; x-permissions of console_token lists them. Write an entry for each permission that would do.`,
    }
}

/** A body is JSON, a named schema made for one direction, and required unless an action needs nothing that is in it. */
export const requestBody: Rule = function* (contract) {
  for (const { operation, at } of operations(contract)) {
    const body = operation.requestBody
    if (!body) continue
    const place = [...at, 'requestBody']
    const verb = /^(create|update)/.exec(operation.operationId ?? '')?.[1]
    const name = readName('schemas', bodyOf(operation))
    const required = isBodyRequired(contract, operation, name)
    if (body.required !== required)
      yield {
        at: place,
        message: required
          ? 'Write required: true. A body that may be absent is two operations in one.'
          : 'Write required: false. All that the body has may be left out, so the body may be, too.',
      }
    if (list(Object.keys(body.content ?? {})) !== 'application/json')
      yield { at: place, message: `A body is application/json and nothing else.` }
    if (!name)
      yield {
        at: place,
        message: `The body has no named schema. Write x-body: XCreate beside the operation's security.`,
      }
    else if (verb && !name.endsWith(pascal(verb)))
      yield {
        at: place,
        message: `${operation.operationId} takes "${name}". Its body has to be a schema named ...${pascal(verb)}.`,
      }
  }
}

/** What people read: a summary and a description on everything that has a name. */
export const described: Rule = function* (contract) {
  for (const { operation, at } of operations(contract)) {
    const { summary = '', description = '' } = operation
    if (!summary || summary.endsWith('.') || summary.length > 60)
      yield {
        at: [...at, 'summary'],
        message: `Write a summary of at most 60 characters without a full stop, such as "List employees".`,
      }
    if (description.length < 20)
      yield {
        at: [...at, 'description'],
        message: `Write a description for the caller: the rules, what is refused, which event is fired.`,
      }
  }
  for (const { operation, at } of operations(contract))
    for (const [index, node] of (operation.parameters ?? []).entries())
      if (!parameter(contract, node).description)
        yield {
          at: [...at, 'parameters', index],
          message: `The parameter "${node.name}" has no description. Say what it does.`,
        }
  for (const [name, schema] of schemas(contract))
    if (!schema.description)
      yield {
        at: ['components', 'schemas', name],
        message: `"${name}" has no description. Say in one sentence what it is.`,
      }
  for (const { name, schema, at } of everyProperty(contract)) {
    const target = contract.components?.schemas?.[readName('schemas', schema) ?? '']
    if (name !== 'object' && name !== 'type' && !schema.description && !target?.description)
      yield {
        at,
        message: `"${name}" has no description. Say what it means, with its unit and what null or empty stands for.`,
      }
  }
}
