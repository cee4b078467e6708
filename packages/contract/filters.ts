// Filters of a list by a field of its records, and the fields that it can be sorted by, as query parameters.
import {
  type Contract,
  isFreeText,
  type Operation,
  type Parameter,
  properties,
  readName,
  refer,
  type Schema,
} from './document.ts'

/** The fields that the records of a list have; none where the operation is no list. */
export function listFields(contract: Contract, { responses = {} }: Operation): Record<string, Schema> {
  const records = Object.values(responses).flatMap(({ 'x-page-of': record }) => record ?? [])
  return Object.assign({}, ...records.map(name => properties(contract, contract.components?.schemas?.[name])))
}

export function makeFilters(contract: Contract, operation: Operation): Parameter[] {
  const fields = listFields(contract, operation)
  return Object.entries(operation['x-filters'] ?? {}).map(([name, description]) => {
    const schema = takeValues(fields[name] ?? {})
    const reserved = isFreeText(contract, schema) && { allowReserved: true }
    return { name, in: 'query', description, ...reserved, schema }
  })
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
