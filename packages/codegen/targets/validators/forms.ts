// forms.ts: reads a form as an object, each field as its schema and its encoding say.
import type { GeneratedFile } from '../../output/emit.ts'

const text = `import { fieldIn, listParts, type Schema, typesIn } from './coercion.ts'
import { makeObject } from './parameters.ts'

/** How a field is written that is written otherwise than most: lists repeated, objects as JSON. */
export interface Encoding {
  readonly style?: string
  readonly explode?: boolean
}

/** What a form is read by. */
export interface FormFacts {
  readonly schema: Schema
  readonly encoding: Readonly<Record<string, Encoding>>
  /** The document that references are followed in. */
  readonly root: unknown
}

/** A form as an object, in which a field that came several times is a list. What has no schema stays as it came. */
export function readForm(body: unknown, { schema, encoding, root }: FormFacts): object {
  const sent: [string, unknown][] = body instanceof FormData ? [...body] : Object.entries(body as object)
  const fields = new Map<string, unknown[]>()
  for (const [key, value] of sent) {
    const isList = key.endsWith('[]') && fieldIn(schema, key, root) === undefined
    const name = isList ? key.slice(0, -2) : key
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  const read = new Map<string, unknown>()
  for (const [name, { style, explode }] of Object.entries(encoding)) {
    if (style === 'deepObject') read.set(name, inBrackets(fields, name))
    else if (explode === false && fields.has(name)) {
      read.set(name, apart(fields.get(name)!, separators[style ?? ''] ?? ',', typesIn(fieldIn(schema, name, root), root)))
      fields.delete(name)
    }
  }
  for (const name of listInBrackets(fields, schema, root)) {
    read.set(name, withLists(inBrackets(fields, name), fieldIn(schema, name, root), root))
  }
  const others = [...fields].map(([name, values]): [string, unknown] => [name, values.length > 1 ? values : values[0]])
  return Object.fromEntries([...others, ...[...read].filter(([, value]) => value !== undefined)])
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** The fields address[city] and address[zip] as one, taken out of the others. Undefined when there is none. */
function inBrackets(fields: Map<string, unknown[]>, name: string): object | undefined {
  const keys = [...fields.keys()].filter(key => key.startsWith(\`\${name}[\`) && key.endsWith(']'))
  const parts = keys.map(key => [key.slice(name.length + 1, -1).split(']['), fields.get(key)!] as const)
  for (const key of keys) fields.delete(key)
  return makeObject(parts)
}

/** The declared fields that came in parts, such as page[scan] and pages[0][scan]: files within objects and lists do. */
function listInBrackets(fields: ReadonlyMap<string, unknown>, schema: Schema, root: unknown): Set<string> {
  const names = [...fields.keys()].filter(key => key.endsWith(']')).flatMap(key => {
    const name = key.slice(0, Math.max(key.indexOf('['), 0))
    if (name === '' || fields.has(name) || fieldIn(schema, key, root)) return []
    return typesIn(fieldIn(schema, name, root), root).some(type => type === 'object' || type === 'array') ? [name] : []
  })
  return new Set(names)
}

/** A value in which what has numbers for its names is a list, where the schema has one. */
function withLists(value: unknown, schema: Schema | undefined, root: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Blob || depth > 30) return value
  const isList = typesIn(schema, root).includes('array') && Object.keys(value).every(key => /^\\d+$/.test(key))
  if (isList) return Object.values(value).map(one => withLists(one, itemIn(schema, root), root, depth + 1))
  const fieldOf = (name: string) => schema && fieldIn(schema, name, root)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLists(one, fieldOf(name), root, depth + 1)]))
}

/** What is declared of the items of a list; undefined where nothing is. */
function itemIn(schema: Schema | undefined, root: unknown, depth = 0): Schema | undefined {
  if (schema === undefined || depth > 30 || typeof schema.items === 'object') return schema?.items as Schema | undefined
  const parts = [...listParts(schema, undefined, root), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  for (const part of parts) {
    const found = itemIn(part, root, depth + 1)
    if (found) return found
  }
  return undefined
}

/** A list in one text, or the names and values of an object by turns. */
function apart(values: readonly unknown[], separator: string, types: readonly string[]): unknown {
  const parts = values.flatMap(value => (typeof value === 'string' ? value.split(separator) : [value]))
  if (!types.includes('object')) return parts
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]]] : [])))
}
`

export function makeFormsFile(): GeneratedFile {
  return { path: 'forms.ts', text }
}
