// What a path names and what its operations declare, brought together: {id} twice, a query in a path, other spellings.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { resolveFully } from '../references.ts'
import type { Tell } from './repair.ts'

interface Template {
  readonly path: string
  /** What tells it from another path that requests have too. */
  readonly mark: string
  /** Names that stand for a second parameter of a name, and that name. */
  readonly copies: ReadonlyMap<string, string>
  readonly query: readonly QueryPart[]
}

/** What a path says of a query: a fixed value, a parameter, or one that may be left out. */
interface QueryPart {
  readonly name: string
  readonly value?: string
  readonly variable?: string
  readonly isRequired: boolean
}

/** A path as requests have it. */
export function mendTemplate(written: string, declared: readonly string[], tell: Tell): Template {
  let path = written.trim()
  if (!path.startsWith('/')) {
    path = `/${path}`
    tell([], {
      code: 'invalid-path',
      message: 'the path does not start with a slash.',
      assumed: `It was read as ${path}.`,
    })
  }
  path = readOtherBraces(path, declared, tell)
  const [, bare = path, expression = '', rest = ''] =
    /^([^?#]*?)(\{\?[^}]*\})?(?:\?([^#]*))?(?:#.*)?$/.exec(path) ?? []
  const query = [...readExpression(expression), ...readQuery(rest)]
  if (query.length > 0 || expression !== '' || path.replace(/#.*/, '').includes('?')) {
    const names = query.map(({ name }) => name).join(', ')
    const assumed = names === '' ? 'It was left out.' : `It was read as parameters of the query: ${names}.`
    tell([], { code: 'invalid-path', message: 'the path holds a question mark.', assumed })
    path = bare === '' ? '/' : bare
  }
  const { path: unique, copies } = separateNames(path, tell)
  const mark = (rest || query.map(({ name }) => name).join('&')).replaceAll(/[{}\s]/g, '') || 'other'
  return { path: unique, mark, copies, query }
}

/** ':id' and '<id>' as other frameworks write them, where the operations declare such a parameter. */
function readOtherBraces(path: string, declared: readonly string[], tell: Tell): string {
  const read = path.replaceAll(
    /(?<=\/):([\w-]+)|<(?:\w+:)?([\w-]+)>/g,
    (text, colon?: string, angle?: string) => {
      const name = colon ?? angle ?? ''
      return declared.includes(name) && !path.includes(`{${name}}`) ? `{${name}}` : text
    },
  )
  if (read !== path)
    tell([], {
      code: 'undeclared-path-parameter',
      message: 'its parameters are not in braces.',
      assumed: `It was read as ${read}.`,
    })
  return read
}

const readExpression = (expression: string): QueryPart[] =>
  expression
    .slice(2, -1)
    .split(',')
    .filter(name => name !== '')
    .map(name => ({ name: name.replace(/\*$/, ''), isRequired: false }))

const readQuery = (text: string): QueryPart[] =>
  text
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => {
      const [name = '', value] = pair.split('=', 2)
      const [, variable] = /^\{(.+)\}$/.exec(value ?? '') ?? []
      if (variable !== undefined) return { name, variable, isRequired: true }
      const [, own] = /^\{(.+)\}$/.exec(name) ?? []
      if (own !== undefined) return { name: own, variable: own, isRequired: true }
      return { name, ...(value ? { value, isRequired: true } : { isRequired: false }) }
    })

function separateNames(path: string, tell: Tell) {
  const copies = new Map<string, string>()
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!)
  const seen = new Set<string>()
  const unique = path.replaceAll(/\{([^{}]+)\}/g, (text, name: string) => {
    if (!seen.has(name)) {
      seen.add(name)
      return text
    }
    let count = 2
    while (seen.has(`${name}${count}`) || names.includes(`${name}${count}`)) count++
    const copy = `${name}${count}`
    seen.add(copy)
    copies.set(copy, name)
    const message = `the path holds {${name}} more than once.`
    tell([], { code: 'duplicate-path-parameter', message, assumed: `The next one was read as {${copy}}.` })
    return `{${copy}}`
  })
  return { path: unique, copies }
}

/** The parameters that an operation of a path has; the same list where nothing is wrong with it. */
export function mendDeclared(template: Template, all: Json[], root: JsonObject, tell: Tell): Json[] {
  return new Declared(template, all, root, tell).run()
}

interface Declaration {
  readonly written: Json
  readonly found: JsonObject
}

class Declared {
  readonly #template: Template
  readonly #all: Json[]
  readonly #tell: Tell
  #list: Declaration[]
  #isChanged = false

  constructor(template: Template, all: Json[], root: JsonObject, tell: Tell) {
    this.#template = template
    this.#all = all
    this.#tell = tell
    this.#list = all.map(written => ({
      written,
      found: isObject(written) ? resolveFully(root, written) : {},
    }))
  }

  run(): Json[] {
    for (const part of this.#template.query) this.#addQuery(part)
    const names = [...this.#template.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!)
    for (const [copy, name] of this.#template.copies) this.#copy(name, copy)
    const undeclared = names.filter(name => !this.#find('path', name))
    const absent = this.#list.filter(
      ({ found }) => found.in === 'path' && !names.includes(String(found.name)),
    )
    const isOnly = undeclared.length === 1 && absent.length === 1
    for (const name of undeclared) this.#declare(name, absent, isOnly)
    for (const one of absent) if (this.#list.includes(one)) this.#remove(one)
    return this.#isChanged ? this.#list.map(({ written }) => written) : this.#all
  }

  #find(place: string, name: string): Declaration | undefined {
    return this.#list.find(({ found }) => found.in === place && found.name === name)
  }

  #replace(one: Declaration | undefined, found: JsonObject): void {
    this.#isChanged = true
    const made = { written: found, found }
    this.#list = one ? this.#list.map(other => (other === one ? made : other)) : [...this.#list, made]
  }

  /** What the path says of the query, declared as such; told with the path. */
  #addQuery({ name, value, variable, isRequired }: QueryPart): void {
    const known = this.#find('query', name)
    const inPath = variable === undefined ? undefined : this.#find('path', variable)
    const isNamed = variable !== undefined && this.#template.path.includes(`{${variable}}`)
    if (known) {
      if (inPath && !isNamed) this.#drop(inPath)
      return
    }
    const schema = { type: 'string', ...(value !== undefined && { enum: [value] }) }
    const found = inPath?.found ?? { schema }
    this.#replace(isNamed ? undefined : inPath, { ...found, name, in: 'query', required: isRequired })
  }

  #copy(name: string, copy: string): void {
    const known = this.#find('path', name)
    if (known && !this.#find('path', copy)) this.#replace(undefined, { ...known.found, name: copy })
  }

  #declare(name: string, absent: readonly Declaration[], isOnly: boolean): void {
    const elsewhere = this.#list.find(({ found }) => found.in === 'query' && found.name === name)
    const message = `the path holds {${name}}, which no parameter declares.`
    const code = 'undeclared-path-parameter'
    if (elsewhere) {
      this.#tell([], {
        code,
        message,
        assumed: 'The parameter of the query with this name was read as that of the path.',
      })
      this.#replace(elsewhere, { ...elsewhere.found, in: 'path', required: true })
      return
    }
    const left = absent.filter(one => this.#list.includes(one))
    const alike =
      left.find(({ found }) => isAlike(String(found.name), name)) ?? (isOnly ? left[0] : undefined)
    if (alike) {
      this.#tell([], {
        code,
        message,
        assumed: `The path parameter ${String(alike.found.name)} was read as it.`,
      })
      this.#replace(alike, { ...alike.found, name })
      return
    }
    this.#tell([], { code, message, assumed: 'It was read as a text.' })
    this.#replace(undefined, { name, in: 'path', required: true, schema: { type: 'string' } })
  }

  #remove(one: Declaration): void {
    const message = `the path parameter ${String(one.found.name)} does not stand in the path.`
    this.#tell([], { code: 'unused-path-parameter', message, assumed: 'It was left out.' })
    this.#drop(one)
  }

  #drop(one: Declaration): void {
    this.#isChanged = true
    this.#list = this.#list.filter(other => other !== one)
  }
}

/** Names that differ by capitals and by what separates their words. */
const isAlike = (one: string, other: string): boolean => flatten(one) === flatten(other)

const flatten = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
