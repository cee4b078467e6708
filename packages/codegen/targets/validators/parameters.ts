// parameters.ts: reads the parameters of a request as their styles say.
import { type GeneratedFile, quote } from '../../emit.ts'

const body = `
/** A request as it came. */
export interface RawRequest {
  /** Decoded, each as text. */
  path: Readonly<Record<string, string>>
  /** What follows the question mark. */
  search: string
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** As its media type says: JSON parsed, a form as FormData or as an object, text as text, anything else as bytes. */
  body: unknown
}

type Values = Record<string, unknown>

export interface Parameters {
  path: Values
  query: Values
  header: Values
  cookie: Values
  /** The names in the query that are neither parameters nor keys. */
  unknown: readonly string[]
}

/** The parameters of an operation, in text still, with the defaults of those that were left out. */
export function readParameters({ parameters, queryKeys }: OperationFacts, request: RawRequest): Parameters {
  const { path, query, header, cookie } = parameters
  const cookies = cookiesOf(request.headers.cookie)
  return {
    path: valuesOf(path, ({ name }) => ownOf(request.path, name), ','),
    ...queryOf(query, request.search, queryKeys),
    header: valuesOf(
      header.map(parameter => ({ ...parameter, name: parameter.name.toLowerCase() })),
      ({ name }) => [ownOf(request.headers, name) ?? []].flat().join(',') || undefined,
      /\\s*,\\s*/,
    ),
    cookie: valuesOf(cookie, ({ name }) => cookies.get(name), ','),
  }
}

function valuesOf(
  facts: readonly ParameterFacts[],
  textOf: (parameter: ParameterFacts) => string | undefined,
  separator: string | RegExp,
): Values {
  const values: Values = {}
  for (const parameter of facts) {
    const text = textOf(parameter)
    const value = text === undefined ? structuredClone(parameter.default) : simple(parameter, text, separator)
    if (value !== undefined) put(values, parameter.name, value)
  }
  return values
}

/** One text that may hold a list, or the names and values of an object by turns. */
function simple({ name, type, style, explode, mediaType }: ParameterFacts, text: string, separator: string | RegExp): unknown {
  if (mediaType !== undefined) return parsed(text)
  const bare = style === 'label' ? text.slice(1) : style === 'matrix' ? text.slice(name.length + 2) : text
  if (type === 'array') return bare === '' ? [] : bare.split(separator)
  if (type !== 'object') return bare
  const parts = bare.split(separator)
  if (explode) return Object.fromEntries(parts.map(part => [part.split('=', 1)[0], part.slice(part.indexOf('=') + 1)]))
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]]] : [])))
}

function queryOf(
  facts: readonly ParameterFacts[],
  search: string,
  keys: readonly string[] = [],
): { query: Values; unknown: string[] } {
  const given = new Map<string, string[]>()
  for (const pair of search.split('&').filter(pair => pair !== '')) {
    const [name = ''] = pair.split('=', 1)
    const key = decoded(name)
    given.set(key, [...(given.get(key) ?? []), pair.slice(name.length + 1)])
  }
  const isParameter = (key: string) => facts.some(({ name }) => name === key)
  // A key is checked by authentication, before anything here.
  for (const key of keys) if (!isParameter(key)) given.delete(key)
  const query: Values = {}
  const take = (name: string) => {
    const texts = given.get(name)
    given.delete(name)
    return texts
  }
  // An object that is spread over the query takes what no other parameter does, so it comes last.
  const isSpread = ({ type, style = 'form', explode, mediaType }: ParameterFacts) =>
    type === 'object' && style === 'form' && explode !== false && mediaType === undefined
  for (const parameter of [...facts].sort((left, right) => Number(isSpread(left)) - Number(isSpread(right)))) {
    const { name } = parameter
    let value: unknown
    if (isSpread(parameter)) value = objectOf([...given.keys()].map(key => [[key], take(key)!]))
    else if (given.has(name)) value = listed(parameter, take(name)!)
    else if (given.has(\`\${name}[]\`)) value = take(\`\${name}[]\`)!.map(decoded)
    else value = objectOf(
      [...given.keys()]
        .filter(key => key.startsWith(\`\${name}[\`) && key.endsWith(']'))
        .map(key => [key.slice(name.length + 1, -1).split(']['), take(key)!]),
    )
    value ??= structuredClone(parameter.default)
    if (value !== undefined) put(query, name, value)
  }
  return { query, unknown: [...given.keys()] }
}

/** What was given under the name of a parameter, once or several times. */
function listed(parameter: ParameterFacts, texts: readonly string[]): unknown {
  const { type, style, explode, mediaType } = parameter
  const [first = ''] = texts
  if (mediaType !== undefined) return parsed(decoded(first))
  const separator = style === 'spaceDelimited' ? /%20|\\+/ : style === 'pipeDelimited' ? /\\||%7C/i : ','
  const isSplit = explode === false || style === 'spaceDelimited' || style === 'pipeDelimited'
  if (type === 'array') return texts.flatMap(text => (isSplit ? text.split(separator) : [text])).map(decoded)
  if (type === 'object') return simple({ ...parameter, explode: false }, texts.map(decoded).join(','), separator)
  return texts.length > 1 ? texts.map(decoded) : decoded(first)
}

/** An object of what stood in brackets: filter[price][min]=1 or filter[tags][]=a. Undefined when there was nothing. */
function objectOf(entries: readonly (readonly [keys: readonly string[], texts: readonly string[]])[]): Values | undefined {
  if (entries.length === 0) return undefined
  const whole: Values = {}
  for (const [keys, texts] of entries) {
    const isList = keys.at(-1) === ''
    const path = isList ? keys.slice(0, -1) : keys
    let at = whole
    for (const key of path.slice(0, -1)) {
      if (!Object.hasOwn(at, key) || typeof at[key] !== 'object') put(at, key, {})
      at = at[key] as Values
    }
    const values = texts.map(decoded)
    put(at, path.at(-1) ?? '', isList || values.length > 1 ? values : values[0])
  }
  return whole
}

/** What was sent under a name, which may be one that every object inherits. */
const ownOf = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

// An assignment to __proto__ would not make a field.
const put = (values: Values, key: string, value: unknown): void => {
  Object.defineProperty(values, key, { value, enumerable: true, writable: true, configurable: true })
}

function cookiesOf(header: RawRequest['headers'][string]): Map<string, string> {
  const pairs = [header ?? []].flat().flatMap(text => text.split(/;\\s*/))
  return new Map(pairs.map(pair => [pair.split('=', 1)[0]!, decoded(pair.slice(pair.indexOf('=') + 1))]))
}

function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
`

export function parametersFile(operations: string): GeneratedFile {
  const text = `import { parsed } from './coercion.ts'
import type { OperationFacts, ParameterFacts } from ${quote(operations)}
${body}`
  return { path: 'parameters.ts', text }
}
