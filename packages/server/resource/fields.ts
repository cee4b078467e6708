// The fields of a resource as SQL: what the contract declares, turned into select lists and statements once, at boot.

import { channel } from 'node:diagnostics_channel'
import { type Comparisons, comparisons, type SchemaFacts, schemas } from '@muster/contract'
import { toNoun } from '../http/nouns.ts'
import type { Filter } from './access-paths.ts'
import { listSorts } from './lists/list-order.ts'

export type ResourceName = keyof typeof schemas

export interface Fields {
  /** The name of the schema. */
  readonly kind: ResourceName
  readonly table: string
  /** For people: `employment type`. */
  readonly noun: string
  /** What `object` says of each record. */
  readonly object: string
  /** Every declared field, in the order in which a record is read. */
  readonly names: readonly string[]
  /** Every declared field but that, in the contract's order, as a select list. */
  readonly shown: string
  /** The same behind `object`. */
  readonly selected: string
  /** The stored fields, in the same order. */
  readonly columns: readonly string[]
  /** What a caller may write and change: the fields that the create and update bodies share. */
  readonly writable: readonly string[]
  /** What lists are ordered by, newest first. Ids are in the order of time, too, where no time is shown. */
  readonly order: readonly string[]
  /** What the contract lets them be sorted by instead, such as `-joining_date`. */
  readonly sorts: readonly string[]
  /** The filters of lists that compare a field, as the contract says. */
  readonly compared: Readonly<Record<string, Filter>>
  readonly nullable: ReadonlySet<string>
  readonly money: ReadonlySet<string>
  /** Decimals that are not money, such as days: answers carry two digits of them. */
  readonly decimals: ReadonlySet<string>
  /** Lists of objects, which are stored as JSON. */
  readonly json: ReadonlySet<string>
  /** The writable fields that are read as they are written: no references, decimals, times or lists. */
  readonly plain: ReadonlySet<string>
  /** Whether its records are deleted softly: they stay, flagged `deleted`. The contract says so by the field. */
  readonly softDeleted: boolean
  /** Whether they are removed, and their last values stored in another table. The contract says so by a field `deleted` that is computed. */
  readonly removable: boolean
  /** Whether some computed field depends on today; only then is it worth working out. */
  readonly dated: boolean
  /** Field of a body -> the resource that it names a record of. */
  readonly references: ReadonlyMap<string, ResourceName>
}

const notRemoved = 'false'

/** The select list of records that were removed, over their last values under the name of their table. */
export const showRemoved = (shown: string): string =>
  shown.replace(`${notRemoved} as deleted`, 'true as deleted')

/** The last values of what was removed as rows of its table; fields without a table name its columns alone. */
export const asRow = (table: string): string =>
  `cross join lateral jsonb_populate_record(null::${table}, kept.record) as ${table}`

/** Reads one record that was removed. */
export const readRemoved = ({ table, object, shown }: Pick<Fields, 'table' | 'object' | 'shown'>): string =>
  `select '${object}' as object, ${showRemoved(shown)} from (
     select record from removed_records where workspace_id = :workspace_id and kind = '${table}' and record_id = :id
   ) as kept ${asRow(table)}`

/** `given` is the SQL of fields that no column holds; `created` are references that only a create takes. */
export function describeFields(
  name: ResourceName,
  given: Readonly<Record<string, string | undefined>> = {},
  created: readonly string[] = [],
): Fields {
  const facts: SchemaFacts = schemas[name]
  const removable = 'deleted' in facts.fields && !isSoftDeleted(name)
  const computed = removable ? Object.assign({}, given, { deleted: notRemoved }) : given
  const table = nameTable(name)
  // What it is and which one come first, whatever the order of composition.
  const { object: kind, id, ...others } = facts.fields
  const every = Object.entries({ object: kind, id, ...others }) as [string, (typeof others)[string]][]
  // A secret is read by the operation that shows it.
  const entries = every.filter(([, { extensions }]) => extensions?.['x-secret'] === undefined)
  const object = String(facts.fields.object?.const)
  const select = (field: string) => (computed[field] ? `${computed[field]} as ${field}` : `${table}.${field}`)
  const shown = entries.flatMap(([field]) => (field === 'object' ? [] : select(field))).join(', ')
  const withDecimals = (digits: unknown) =>
    new Set(
      entries.filter(([, { extensions }]) => extensions?.['x-decimal'] === digits).map(([field]) => field),
    )
  const writable = Object.keys((schemas as Record<string, SchemaFacts>)[`${name}Fields`]?.fields ?? {})
  const columns = entries.map(([field]) => field).filter(field => field !== 'object' && !computed[field])
  return {
    kind: name,
    table,
    noun: toNoun(object),
    object,
    names: entries.map(([field]) => field),
    shown,
    selected: `'${object}' as object, ${shown}`,
    columns,
    writable,
    order: columns.includes('created_at') ? ['created_at', 'id'] : ['id'],
    sorts: listSorts(name),
    compared: compareFields(name),
    softDeleted: isSoftDeleted(name),
    removable,
    dated: Object.values(computed).some(sql => sql?.includes(':today')),
    nullable: new Set(entries.filter(([, field]) => field.nullable).map(([field]) => field)),
    money: withDecimals('currency'),
    decimals: withDecimals(2),
    json: new Set(entries.filter(([, field]) => isObjectList(field)).map(([field]) => field)),
    plain: new Set(
      entries.filter(([field, facts]) => writable.includes(field) && isPlain(facts)).map(([field]) => field),
    ),
    references: new Map(
      entries.flatMap(([field, { extensions }]) => {
        const target = extensions?.['x-references']
        return typeof target === 'string' && (writable.includes(field) || created.includes(field))
          ? [[field, target as ResourceName] as const]
          : []
      }),
    ),
  }
}

function compareFields(name: ResourceName): Record<string, Filter> {
  const { fields }: SchemaFacts = schemas[name]
  return Object.fromEntries(
    Object.entries((comparisons as Comparisons)[name] ?? {}).map(([parameter, { field, op }]) => {
      const type = fields[field]?.format === 'date-time' ? '::timestamptz' : ''
      return [parameter, { [field]: `${op} :${parameter}${type}` }]
    }),
  )
}

const isObjectList = ({ type, items }: SchemaFacts['fields'][string]): boolean =>
  type === 'array' && items?.type === 'object'

const plainTypes = new Set(['boolean', 'integer'])
const plainFormats = new Set([undefined, 'date', 'email'])

/** Whether PostgreSQL returns a value of the field as it was given. A time of day may come with other digits. */
function isPlain({ type, format, ref, extensions = {} }: SchemaFacts['fields'][string]): boolean {
  if (extensions['x-references'] !== undefined || extensions['x-decimal'] !== undefined) return false
  return plainTypes.has(type) || (type === 'string' && plainFormats.has(format) && ref !== 'TimeOfDay')
}

/** Whether records of it are deleted softly. */
export function isSoftDeleted(name: ResourceName): boolean {
  const { deleted } = (schemas[name] as SchemaFacts).fields
  return deleted !== undefined && deleted.extensions?.['x-computed'] !== true
}

export function nameTable(name: ResourceName): string {
  const table = (schemas[name] as SchemaFacts).extensions?.['x-table']
  if (typeof table === 'string') return table
  throw new Error(`Schema ${name} has no x-table in the contract; a resource needs one.`)
}

const madeVariants = channel('muster.variants')

/** Tells of all variants when they are made; the check of all statements asks for it. */
export function watchVariants(watch: (made: Variants<unknown>) => void): void {
  madeVariants.subscribe(made => watch(made as Variants<unknown>))
}

/** Each part alone, and all of them together. */
export function eachAndAll(parts: readonly string[]): (readonly string[])[] {
  return parts.length === 0 ? [] : [...parts.map(part => [part]), parts]
}

/**
 * What is built of the optional parts that a call uses, such as a statement. Each combination is built once; the first
 * few are prepared by name, the rest run unnamed, so that no caller can fill the connections with prepared statements.
 */
export class Variants<Built> {
  readonly #name: string
  readonly #build: (parts: readonly string[], name: string) => Built
  readonly #built = new Map<string, Built>()

  readonly #max: number
  /** Combinations that stand for all: whoever checks statements builds these. */
  readonly samples: readonly (readonly string[])[]

  constructor(
    name: string,
    samples: readonly (readonly string[])[],
    build: (parts: readonly string[], name: string) => Built,
    max = 64,
  ) {
    this.#name = name
    this.#build = build
    this.#max = max
    this.samples = samples
    madeVariants.publish(this)
  }

  for(parts: readonly string[]): Built {
    const key = parts.join()
    const known = this.#built.get(key)
    if (known) return known
    const named = this.#built.size < this.#max
    const built = this.#build(parts, named ? `${this.#name}_${this.#built.size}` : '')
    if (named) this.#built.set(key, built)
    return built
  }
}
