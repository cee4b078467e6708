// The types of schemas: names of other languages, formats in the place of types, null without quotes.
import { isObject, type Json, type JsonObject, makeReference } from '../json.ts'
import { type Mend, omit, quoteValue } from './repair.ts'

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

const others: Record<string, JsonObject> = {
  any: {},
  mixed: {},
  unknown: {},
  undefined: {},
  file: { type: 'string', format: 'binary' },
  binary: { type: 'string', format: 'binary' },
  bytes: { type: 'string', format: 'byte' },
  datetime: { type: 'string', format: 'date-time' },
  'date-time': { type: 'string', format: 'date-time' },
  timestamp: { type: 'string', format: 'date-time' },
  str: { type: 'string' },
  text: { type: 'string' },
  enum: { type: 'string' },
  url: { type: 'string', format: 'uri' },
  int: { type: 'integer' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  long: { type: 'integer', format: 'int64' },
  float: { type: 'number', format: 'float' },
  double: { type: 'number', format: 'double' },
  decimal: { type: 'number' },
  numeric: { type: 'number' },
  bool: { type: 'boolean' },
  map: { type: 'object' },
  dict: { type: 'object' },
  json: { type: 'object' },
  hash: { type: 'object' },
  list: { type: 'array' },
  none: { type: 'null' },
  ...Object.fromEntries(
    ['date', 'time', 'email', 'uuid', 'uri', 'password', 'byte', 'hostname', 'ipv4', 'ipv6'].map(format => [
      format,
      { type: 'string', format },
    ]),
  ),
}

/** The schema that a type by any name means; undefined where it is none. */
export function nameType(written: Json | undefined): JsonObject | undefined {
  if (typeof written !== 'string') return undefined
  const name = written.trim().toLowerCase()
  if (types.includes(name)) return { type: name }
  return Object.hasOwn(others, name) ? others[name] : undefined
}

export const mendType: Mend = ({ node, kind, place, root }, tell) => {
  const { type } = node
  if (kind !== 'schema' || type === undefined || isKnown(type)) return node
  const { type: _, ...rest } = node
  const message =
    type === null ? 'null is written without quotes.' : `${quoteValue(type)} is no type of JSON.`
  const say = (assumed: string) => tell(['type'], { code: 'invalid-type', message, assumed })
  const meant = readType(type, ['anyOf', 'oneOf'].includes(place?.parent?.key ?? ''))
  if (meant) {
    say(Object.keys(meant).length === 0 ? 'It takes any value.' : `It was read as ${quoteValue(meant)}.`)
    return {
      ...rest,
      ...meant,
      ...(rest.format !== undefined && meant.type !== undefined && { format: rest.format }),
    }
  }
  const { components } = root
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  if (typeof type === 'string' && Object.hasOwn(schemas, type)) {
    const $ref = makeReference('components', 'schemas', type)
    say(`It was read as a reference to ${$ref}.`)
    return { ...rest, $ref }
  }
  say('The type was left out: it takes any value.')
  return omit(node, 'type')
}

const isKnown = (type: Json): boolean =>
  Array.isArray(type) ? type.length > 0 && type.every(isName) : isName(type)

const isName = (type: Json): boolean => typeof type === 'string' && types.includes(type)

/** What a type means, or the types of a list. */
function readType(type: Json, isVariant: boolean): JsonObject | undefined {
  if (type === null) return isVariant ? { type: 'null' } : {}
  if (typeof type === 'string') {
    const known = nameType(type)
    const names = type.split(/\s*(?:,|\||\bor\b)\s*/)
    return known ?? (names.length > 1 ? readType(names, isVariant) : undefined)
  }
  if (!Array.isArray(type)) return undefined
  const meant = type.map(one => (one === null ? { type: 'null' } : nameType(one)))
  if (meant.length === 0 || meant.some(one => one && Object.keys(one).length === 0)) return {}
  const names = meant.flatMap(one => (typeof one?.type === 'string' ? one.type : []))
  const [first] = names
  if (first === undefined) return undefined
  const format = meant.find(one => one?.format !== undefined)?.format
  return { type: names.length > 1 ? [...new Set(names)] : first, ...(format !== undefined && { format }) }
}
