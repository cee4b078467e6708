// x-record: a record's frame, its XCreate and its XUpdate, which follow from its name, its id and its XFields.

import { type Contract, type Place, refer, type Schema, schemas, snake } from './document.ts'
import { nameKind, withArticle } from './states.ts'

/** What x-record says of a record. */
export interface RecordForm {
  /** An id such as it has, for the examples. */
  readonly id: string
  /** What it is called in sentences, where its name says it otherwise. */
  readonly noun?: string
  /** The fields that a create needs; it makes XCreate. */
  readonly create?: readonly string[]
  /** It makes XUpdate. */
  readonly update?: true
  /** Which of created_at and updated_at it has, where that is not both. */
  readonly times?: readonly string[]
}

export const recordEntries = ['id', 'noun', 'create', 'update', 'times']
export const recordTimes: Readonly<Record<string, Schema>> = {
  created_at: { ...refer('schemas', 'Timestamp'), description: 'When it was created.' },
  updated_at: { ...refer('schemas', 'Timestamp'), description: 'When it last changed.' },
}

export const readForm = (schema: Schema | undefined): RecordForm | undefined =>
  schema?.['x-record'] as RecordForm | undefined

/** The contract with each record written out. It is the same object where there is none. */
export function writeRecords(contract: Contract): Contract {
  const all = contract.components?.schemas ?? {}
  if (!Object.values(all).some(readForm)) return contract
  const written = schemas(contract).flatMap(([name, schema]): [string, Schema][] => {
    const form = readForm(schema)
    if (form) return [...makeUpdate(name, form), [name, writeRecord(name, schema, form, all)]]
    const record = /^(.+)Fields$/.exec(name)?.[1] ?? ''
    const made = readForm(all[record])
    return [[name, schema], ...(made ? makeCreate(record, made) : [])]
  })
  return { ...contract, components: { ...contract.components, schemas: Object.fromEntries(written) } }
}

/** XCreate and XUpdate, where x-record asks for them. */
export const makeBodies = (name: string, form: RecordForm): [string, Schema][] => [
  ...makeCreate(name, form),
  ...makeUpdate(name, form),
]

function makeCreate(name: string, { noun = nameKind(name), create }: RecordForm): [string, Schema][] {
  if (!create) return []
  const description = `${withArticle(noun).replace('a', 'A')} to be created.`
  return [[`${name}Create`, { description, allOf: composeOf(name), required: [...create] }]]
}

function makeUpdate(name: string, { noun = nameKind(name), update }: RecordForm): [string, Schema][] {
  if (!update) return []
  const description = `The fields of ${withArticle(noun)} to change. A field that is not sent does not change.`
  return [[`${name}Update`, { description, allOf: composeOf(name), minProperties: 1 }]]
}

const composeOf = (name: string): Schema[] => [refer('schemas', `${name}Fields`)]

/** Fields of its own stand between the id and the times; a time that is written stays where it is. */
function writeRecord(
  name: string,
  { 'x-record': _, properties: own = {}, ...rest }: Schema,
  { id, noun = nameKind(name), times = Object.keys(recordTimes) }: RecordForm,
  all: Readonly<Record<string, Schema>>,
): Schema {
  const missing = times.filter(time => !Object.hasOwn(own, time))
  const properties: Record<string, Schema> = {
    object: { type: 'string', const: snake(name) },
    id: { ...refer('schemas', 'Id'), description: `Identifies the ${noun}.`, examples: [id] },
    ...own,
    ...Object.fromEntries(missing.map(time => [time, { ...recordTimes[time] }])),
  }
  const complete = { 'x-complete': true }
  return all[`${name}Fields`]
    ? { ...rest, allOf: [...composeOf(name), { type: 'object', properties }], ...complete }
    : { type: 'object', ...rest, properties, ...complete }
}

/** Where openapi.yaml says what stands at a place of the document that is written out. */
export function locate(short: Contract, at: Place): Place {
  const [root, section, name, ...rest] = at
  if (root !== 'components' || section !== 'schemas') return at
  const all = short.components?.schemas ?? {}
  const [, record, body] = /^(.+)(Create|Update)$/.exec(String(name)) ?? []
  if (record && !Object.hasOwn(all, String(name)) && readForm(all[record]))
    return [root, section, record, 'x-record', body!.toLowerCase()]
  const schema = all[String(name)]
  if (!schema || !readForm(schema)) return at
  const within = rest[0] === 'allOf' && rest[1] === 1 ? rest.slice(2) : rest
  const isWritten =
    within[0] === 'properties'
      ? Object.hasOwn(schema.properties ?? {}, String(within[1]))
      : Object.hasOwn(schema, String(within[0]))
  if (within.length === 0) return at.slice(0, 3)
  return [root, section, name!, ...(isWritten ? within : ['x-record'])]
}
