// Where a page holds what a rule names: the keys that lead there, and what stands there.

import type { SchemaObject } from '../../../document/openapi.ts'
import { classifyContent, findMainContent, type Model, type Operation } from '../../../model/model.ts'
import { type FieldFacts, type ObjectFacts, SchemaReader, type ValueFacts } from '../../../model/schema.ts'
import { quote, type TypeImports } from '../../../output/emit.ts'

export interface Located {
  /** None for the page itself. */
  keys: readonly string[]
  facts: ValueFacts
  /** By key, whether it may be missing, or null. */
  optional: readonly boolean[]
}

/** Finds fields in the pages of one document. */
export class Locator {
  readonly #named: ReadonlyMap<string, ObjectFacts | undefined>
  readonly #reader: SchemaReader
  /** A page is asked for each name that is common, and read once. */
  readonly #pages = new Map<SchemaObject, ObjectFacts | undefined>()

  constructor(model: Model) {
    this.#named = new Map(model.schemas.map(({ name, object }) => [name, object]))
    this.#reader = new SchemaReader(model.document)
  }

  /** The schema of a page; undefined for what is not JSON. */
  page({ success }: Operation): SchemaObject | undefined {
    const content = findMainContent(success.contents)
    return content && classifyContent(content) === 'json' ? content.schema : undefined
  }

  /** A field by its path. A dot separates fields, unless it is part of a name. */
  field(page: SchemaObject, path: string): Located | undefined {
    return this.#find(this.#read(page)?.fields, path.split('.'))
  }

  /** The items of a page: at a path, or else the page itself, or the only list in it. */
  items(page: SchemaObject, path?: string): Located | undefined {
    if (path !== undefined) {
      const located = this.field(page, path)
      return located?.facts.type === 'array' ? located : undefined
    }
    const facts = this.#reader.value(page)
    if (facts.type === 'array') return { keys: [], facts, optional: [] }
    const lists = Object.entries(this.#read(page)?.fields ?? {}).filter(([, field]) => field.type === 'array')
    const [only] = lists
    return only && lists.length === 1 ? make(only[0], only[1]) : undefined
  }

  /** The names of the fields of a page, for whoever wrote another one. */
  names(page: SchemaObject): string[] {
    return Object.keys(this.#read(page)?.fields ?? {})
  }

  #read(page: SchemaObject): ObjectFacts | undefined {
    if (!this.#pages.has(page)) this.#pages.set(page, this.#reader.object(page))
    return this.#pages.get(page)
  }

  #find(fields: Record<string, FieldFacts> | undefined, path: readonly string[]): Located | undefined {
    if (!fields) return undefined
    for (let length = path.length; length > 0; length--) {
      const key = path.slice(0, length).join('.')
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined
      if (!field) continue
      if (length === path.length) return make(key, field)
      const inner = this.#find(this.#fields(field), path.slice(length))
      if (!inner) continue
      const outer = make(key, field)
      return {
        keys: [...outer.keys, ...inner.keys],
        facts: inner.facts,
        optional: [...outer.optional, ...inner.optional],
      }
    }
    return undefined
  }

  #fields({ fields, ref }: ValueFacts): Record<string, FieldFacts> | undefined {
    if (fields || ref === undefined) return fields
    return this.#named.get(ref)?.fields
  }
}

const make = (key: string, facts: FieldFacts): Located => ({
  keys: [key],
  facts,
  optional: [!facts.required || facts.nullable === true],
})

/** The type of an item: its own name where it has one. */
export function writeItemType(
  operation: Operation,
  items: Located,
  model: Model,
  types: TypeImports,
): string {
  const ref = items.facts.items?.ref
  const named = model.schemas.find(({ name }) => name === ref)?.type
  if (named !== undefined && !items.facts.items?.nullable) return types.use(named)
  const list = items.keys.reduce((type, key, index) => {
    const field = `${type}[${quote(key)}]`
    return items.optional[index] ? `NonNullable<${field}>` : field
  }, types.use(operation.success.type!))
  return `${list}[number]`
}
