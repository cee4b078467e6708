// parameters.ts: reads the parameters of a request as their styles say.
import { type GeneratedFile, quote } from '../../output/emit.ts'

const body = `
/** A request as it came. */
export interface RawRequest {
  /** Each as it was sent, still encoded. */
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

/** The parameters of an operation, in text still. */
export function readParameters({ parameters, queryKeys }: OperationFacts, request: RawRequest): Parameters {
  const { path, query, header, cookie } = parameters
  const cookies = readCookies(request.headers['cookie'])
  return {
    path: readValues(path, ({ name }) => readOwn(request.path, name), inUrl),
    ...readQuery(query, request.search, queryKeys),
    header: readValues(
      header.map(parameter => ({ ...parameter, name: parameter.name.toLowerCase() })),
      ({ name }) => [readOwn(request.headers, name) ?? []].flat().join(',') || undefined,
      inHeader,
    ),
    cookie: readValues(cookie, ({ name }) => cookies.get(name), inUrl),
  }
}

/** How a text is read: it is split first, so that what is encoded in a part does not split it. */
interface Reading {
  separator: string | RegExp
  decode: (text: string) => string
}

const inUrl: Reading = { separator: ',', decode: decoded }
const inHeader: Reading = { separator: /\\s*,\\s*/, decode: text => text }
const inQuery: Reading = { separator: ',', decode: text => decoded(text.replaceAll('+', ' ')) }

function readValues(
  facts: readonly ParameterFacts[],
  textOf: (parameter: ParameterFacts) => string | undefined,
  reading: Reading,
): Values {
  const values: Values = {}
  for (const parameter of facts) {
    const text = textOf(parameter)
    if (text !== undefined) put(values, parameter.name, simple(parameter, text, reading))
  }
  return values
}

const prefixes: Readonly<Record<string, string>> = { label: '.', matrix: ';' }

/** One text that may hold a list, or the names and values of an object by turns. */
function simple({ name, type, style = 'simple', explode, mediaType }: ParameterFacts, text: string, { separator, decode }: Reading): unknown {
  if (mediaType !== undefined) return parsed(decode(text))
  const prefix = prefixes[style] ?? ''
  const bare = text.startsWith(prefix) ? text.slice(prefix.length) : text
  const unnamed = (part: string) => (style === 'matrix' && decode(part.split('=', 1)[0]!) === name ? part.slice(part.indexOf('=') + 1) : part)
  if (type !== 'array' && type !== 'object') return decode(unnamed(bare))
  const whole = explode ? bare : unnamed(bare)
  const parts = whole === '' ? [] : whole.split(explode && prefix !== '' ? prefix : separator)
  if (type === 'array') return parts.map(part => decode(explode ? unnamed(part) : part))
  const pairs = explode
    ? parts.map(part => [part.split('=', 1)[0]!, part.slice(part.indexOf('=') + 1)])
    : parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : []))
  return Object.fromEntries(pairs.map(pair => pair.map(decode)))
}

function readQuery(
  facts: readonly ParameterFacts[],
  search: string,
  keys: readonly string[] = [],
): { query: Values; unknown: string[] } {
  const given = givenIn(search)
  // A key is checked by authentication, before anything here.
  for (const key of keys) if (!facts.some(({ name }) => name === key)) given.delete(key)
  const query: Values = {}
  for (const parameter of inOrder(facts)) {
    const value = valueIn(given, parameter)
    if (value !== undefined) put(query, parameter.name, value)
  }
  return { query, unknown: [...given.keys()] }
}

/** The texts by their names, each text as it was sent. */
function givenIn(search: string): Map<string, string[]> {
  const given = new Map<string, string[]>()
  for (const pair of search.split('&').filter(pair => pair !== '')) {
    const [name = ''] = pair.split('=', 1)
    const key = inQuery.decode(name)
    given.set(key, [...(given.get(key) ?? []), pair.slice(name.length + 1)])
  }
  return given
}

/** Objects that are spread over the query take what no other parameter does, so they come last; one takes the rest. */
function inOrder(facts: readonly ParameterFacts[]): ParameterFacts[] {
  const spread = facts.filter(one => one.spread !== undefined)
  const last = spread.find(one => one.spread?.length === 0) ?? spread[0]
  const own = [...facts.filter(one => one.spread === undefined), ...spread.filter(one => one !== last)]
  // Without the names of its fields it takes every name.
  return last ? [...own, { ...last, spread: [] }] : own
}

/** What was given for a parameter, which is taken out of what is given. Undefined when there was nothing. */
function valueIn(given: Map<string, string[]>, parameter: ParameterFacts): unknown {
  const { name, spread } = parameter
  const { decode } = chooseReading(parameter)
  const take = (key: string) => {
    const texts = given.get(key)!.map(decode)
    given.delete(key)
    return texts
  }
  const keys = [...given.keys()]
  if (spread) return makeObject(keys.filter(key => spread.length === 0 || spread.includes(key)).map(key => [[key], take(key)]))
  const texts = given.get(name)
  given.delete(name)
  if (texts) return listed(parameter, texts)
  if (given.has(\`\${name}[]\`)) return take(\`\${name}[]\`)
  const inBrackets = keys.filter(key => key.startsWith(\`\${name}[\`) && key.endsWith(']'))
  return makeObject(inBrackets.map(key => [key.slice(name.length + 1, -1).split(']['), take(key)]))
}

function chooseReading({ style, allowReserved }: ParameterFacts): Reading {
  const { decode } = allowReserved ? inUrl : inQuery
  if (style === 'spaceDelimited') return { decode, separator: /%20|\\+/ }
  return { decode, separator: style === 'pipeDelimited' ? '|' : ',' }
}

/** What was given under the name of a parameter, once or several times. */
function listed(parameter: ParameterFacts, texts: readonly string[]): unknown {
  const { type, style = 'form', explode = style === 'form', mediaType } = parameter
  const { separator, decode } = chooseReading(parameter)
  const [first = ''] = texts
  if (mediaType !== undefined) return parsed(decode(first))
  // Many encode the pipe that separates; one that is not encoded is no part of an item.
  const plain = (text: string) => (separator === '|' && !text.includes('|') ? text.replaceAll(/%7C/gi, '|') : text)
  if (type === 'array') return texts.flatMap(text => (explode ? [text] : plain(text).split(separator))).map(decode)
  if (type === 'object') return simple({ ...parameter, style: 'form', explode: false }, plain(texts.join(',')), { separator, decode })
  return texts.length > 1 ? texts.map(decode) : decode(first)
}

/** An object of what stood in brackets: filter[price][min]=1 or filter[tags][]=a. Undefined when there was nothing. */
export function makeObject(entries: readonly (readonly [keys: readonly string[], values: readonly unknown[]])[]): Values | undefined {
  if (entries.length === 0) return undefined
  const whole: Values = {}
  for (const [keys, values] of entries) {
    const isList = keys.at(-1) === ''
    const path = isList ? keys.slice(0, -1) : keys
    let at = whole
    for (const key of path.slice(0, -1)) {
      if (!Object.hasOwn(at, key) || typeof at[key] !== 'object') put(at, key, {})
      at = at[key] as Values
    }
    put(at, path.at(-1) ?? '', isList || values.length > 1 ? values : values[0])
  }
  return whole
}

/** What was sent under a name, which may be one that every object inherits. */
const readOwn = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined

// An assignment to __proto__ would not make a field.
const put = (values: Values, key: string, value: unknown): void => {
  Object.defineProperty(values, key, { value, enumerable: true, writable: true, configurable: true })
}

function readCookies(header: RawRequest['headers'][string]): Map<string, string> {
  const pairs = [header ?? []].flat().flatMap(text => text.split(/;\\s*/))
  return new Map(pairs.map(pair => [pair.split('=', 1)[0]!, pair.slice(pair.indexOf('=') + 1)]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
`

export function makeParametersFile(operations: string): GeneratedFile {
  const text = `import { parsed } from './coercion.ts'
import type { OperationFacts, ParameterFacts } from ${quote(operations)}
${body}`
  return { path: 'parameters.ts', text }
}
