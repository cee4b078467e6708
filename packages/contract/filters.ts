// Filters of a list by a field of its records, and the fields that it can be sorted by, as query parameters.
import {
  type Comparison,
  type Contract,
  isFreeText,
  type Operation,
  operations,
  type Parameter,
  properties,
  readName,
  refer,
  type Schema,
} from './document.ts'

const findListedKinds = ({ responses = {} }: Operation): string[] =>
  Object.values(responses).flatMap(({ 'x-page-of': record }) => record ?? [])

/** The fields that the records of a list have; none where the operation is no list. */
export function listFields(contract: Contract, operation: Operation): Record<string, Schema> {
  const kinds = findListedKinds(operation)
  return Object.assign({}, ...kinds.map(name => properties(contract, contract.components?.schemas?.[name])))
}

export const isComparison = (said: string | Comparison): said is Comparison =>
  typeof said === 'object' && said !== null

/** The field that a filter asks about is the one of its name, unless it says which one it compares. */
export const readFilter = (name: string, said: string | Comparison) =>
  isComparison(said) ? said : { field: name, description: said }

export function makeFilters(contract: Contract, operation: Operation): Parameter[] {
  const fields = listFields(contract, operation)
  return Object.entries(operation['x-filters'] ?? {}).map(([name, said]) => {
    const { field, description } = readFilter(name, said)
    const schema = takeValues(fields[field] ?? {})
    const reserved = isFreeText(contract, schema) && { allowReserved: true }
    return { name, in: 'query', description, ...reserved, schema }
  })
}

/** By the records of a list: the field that each filter compares, and how; not of those that take a value of a field. */
export type Comparisons = Readonly<Record<string, Readonly<Record<string, Pick<Comparison, 'field' | 'op'>>>>>

/** All of them, in the short form of the contract, which alone says so. */
export function listComparisons(short: Contract): Comparisons {
  const all = operations(short).flatMap(({ operation }) =>
    Object.entries(operation['x-filters'] ?? {}).flatMap(([name, said]) => {
      if (!isComparison(said)) return []
      const { field, op } = said
      return findListedKinds(operation).map(kind => ({ kind, filter: [name, { field, op }] as const }))
    }),
  )
  const kinds = Map.groupBy(all, ({ kind }) => kind)
  return Object.fromEntries(
    [...kinds].map(([kind, own]) => [kind, Object.fromEntries(own.map(({ filter }) => filter))]),
  )
}

/** By each field in both directions; none where the list is newest first alone. */
export function makeSort({ 'x-sorts': fields = [] }: Operation): Parameter[] {
  if (fields.length === 0) return []
  const description =
    'The field that the list is sorted by, highest first with a minus before it. Newest first when not sent.'
  const values = fields.flatMap(field => [field, `-${field}`])
  return [{ name: 'sort', in: 'query', description, schema: { type: 'string', enum: values } }]
}

const isAside = (keyword: string) =>
  ['description', 'examples', 'minLength'].includes(keyword) || keyword.startsWith('x-')

/** What a query can say of what a field holds: no null, and an empty text that nothing has. */
function takeValues(field: Schema): Schema {
  const name = readName('schemas', field)
  if (name) return refer('schemas', name.replace(/^Nullable/, ''))
  const kept = Object.entries(field).filter(([keyword]) => !isAside(keyword))
  return Object.fromEntries(
    kept.map(([keyword, value]) => {
      if (!Array.isArray(value)) return [keyword, value]
      const values = value.filter(one => one !== null && one !== 'null')
      return [keyword, keyword === 'type' && values.length === 1 ? values[0] : values]
    }),
  )
}
