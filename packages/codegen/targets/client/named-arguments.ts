// What a method takes that has one object for all of it: each parameter by its name in the document, and the body.

import type { Operation, Parameter } from '../../model/model.ts'
import { camelCase, Identifiers, reservedWords } from '../../model/names.ts'
import { quote, type TypeImports, writeKey } from '../../output/emit.ts'
import { listHeaders, writeParameterType } from '../parameter-type.ts'
import {
  type Arguments,
  isInherited,
  listOtherStyles,
  sendsBody,
  writeBodyInput,
  writeBodyType,
  writePathMember,
  writeStyles,
} from './arguments.ts'

interface Member {
  parameter: Parameter
  /** How it is called in the object. */
  key: string
  /** The variable that holds it. */
  local: string
}

export function makeNamedArguments(
  operation: Operation,
  types: TypeImports,
  handledHeaders: readonly string[] = [],
  bodyType?: string,
): Arguments {
  const of = (place: Parameter['in']) => operation.parameters.filter(one => one.in === place)
  const groups = {
    path: of('path'),
    query: of('query'),
    headers: listHeaders(operation, handledHeaders),
    cookies: of('cookie'),
  }
  const body = operation.body && sendsBody(operation) ? operation.body : undefined
  const members = nameMembers([groups.path, groups.query, groups.headers, groups.cookies].flat(), body)
  const own = (group: readonly Parameter[]) => members.filter(({ parameter }) => group.includes(parameter))
  const renamed = own(groups.query).filter(({ parameter, key }) => key !== parameter.name)
  const spelled = members.filter(
    member => renamed.includes(member) || !groups.query.includes(member.parameter),
  )
  const fields = spelled
    .filter(member => !renamed.includes(member))
    .map(({ parameter, key }) => {
      return `${writeKey(key)}${parameter.required ? '' : '?'}: ${writeParameterType(parameter, operation, types)}`
    })
  if (body) fields.push(`body${body.required ? '' : '?'}: ${bodyType ?? writeBodyType(body, types)}`)
  const picked = spelled.map(({ key, local }) => (key === local ? key : `${writeKey(key)}: ${local}`))
  if (body) picked.push('body')
  const input = [
    ...writeGroup('path', own(groups.path), ({ parameter, local }) =>
      writePathMember(parameter, local, writeParameterType(parameter, operation, types)),
    ),
    ...writeBodyInput(operation),
    ...writeQuery(groups.query, renamed),
    ...writeGroup('headers', own(groups.headers), writeMember),
    ...writeGroup('cookies', own(groups.cookies), writeMember),
    ...listOtherStyles({ path: groups.path, headers: groups.headers, cookies: groups.cookies }),
  ]
  const type = [
    ...(fields.length > 0 ? [`{ ${fields.join('; ')} }`] : []),
    ...writeQueryType(operation.queryType, renamed, types),
  ].join(' & ')
  if (operation.queryType !== undefined) picked.push('...query')
  const isOptional = members.every(({ parameter }) => !parameter.required) && body?.required !== true
  const none = members.some(({ parameter }) => isInherited(parameter)) ? 'Object.create(null)' : '{}'
  const taken = picked.join() === '...query' ? 'query' : `{ ${picked.join(', ')} }`
  return {
    parameters: [
      ...(type === '' ? [] : [`${taken}: ${type}${isOptional ? ` = ${none}` : ''}`]),
      'options?: CallOptions',
    ],
    input: input.length > 0 ? `{ ${input.join(', ')} }` : '{}',
  }
}

/** Of two of one name the later, and one that is called body beside a body, has its place in front: query_id. */
function nameMembers(parameters: readonly Parameter[], body: object | undefined): Member[] {
  const keys = new Set(body ? ['body'] : [])
  const locals = new Identifiers([...reservedWords, 'query', 'body', 'options'])
  return parameters.map(parameter => {
    let key = parameter.name
    while (keys.has(key)) key = `${parameter.in}_${key}`
    keys.add(key)
    return { parameter, key, local: locals.take(camelCase(key), 'Parameter') }
  })
}

const writeMember = ({ parameter: { name }, local }: Member): string =>
  name === local ? name : `${writeKey(name)}: ${local}`

function writeGroup(name: string, members: readonly Member[], write: (member: Member) => string): string[] {
  return members.length > 0 ? [`${name}: { ${members.map(write).join(', ')} }`] : []
}

function writeQuery(query: readonly Parameter[], renamed: readonly Member[]): string[] {
  if (query.length === 0) return []
  const own = renamed.map(writeMember)
  return [own.length > 0 ? `query: { ...query, ${own.join(', ')} }` : 'query', ...writeStyles(query)]
}

function writeQueryType(type: string | undefined, renamed: readonly Member[], types: TypeImports): string[] {
  if (type === undefined) return []
  const query = types.use(type)
  if (renamed.length === 0) return [query]
  const names = renamed.map(({ parameter }) => quote(parameter.name)).join(' | ')
  const fields = renamed.map(({ parameter: { name, required }, key }) => {
    return `${writeKey(key)}${required ? '' : '?'}: ${query}[${quote(name)}]`
  })
  return [`Omit<${query}, ${names}>`, `{ ${fields.join('; ')} }`]
}
