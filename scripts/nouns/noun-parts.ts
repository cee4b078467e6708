// The parts of a noun in the contract: its schemas, operations, events and parameters, and where others use it.
import {
  below,
  type Contract,
  type Located,
  operations,
  type Place,
  pascal,
  readName,
  type Schema,
  schemas,
  singular,
  webhooks,
} from '../../packages/contract/document.ts'

export interface Part {
  readonly title: string
  readonly at: Place
}

export interface Parts {
  readonly schemas: readonly Part[]
  readonly operations: readonly Part[]
  readonly events: readonly Part[]
  readonly parameters: readonly Part[]
  readonly uses: readonly Part[]
}

/** What may be asked for: each schema that is no part of a record, and each record. */
export const listNouns = (contract: Contract): string[] => [
  ...new Set(schemas(contract).map(([name]) => findOwner(name, contract))),
]

/** Asset of Asset, asset, assets and AssetFields; undefined where there is none. */
export function findNoun(written: string, contract: Contract): string | undefined {
  const wanted = [written, pascal(written), pascal(singular(written))].map(name => name.toLowerCase())
  const name = schemas(contract).find(([name]) => wanted.includes(name.toLowerCase()))?.[0]
  return name === undefined ? undefined : findOwner(name, contract)
}

const isRecord = (schema: Schema): boolean =>
  schema['x-table'] !== undefined || schema['x-record'] !== undefined || schema['x-id-prefix'] !== undefined

/** AssetCategoryFields belongs to AssetCategory, and not to Asset. */
function findOwner(name: string, contract: Contract): string {
  const owners = schemas(contract).flatMap(([record, schema]) =>
    isRecord(schema) && name.startsWith(record) && /^($|[A-Z])/.test(name.slice(record.length))
      ? [record]
      : [],
  )
  return owners.sort((a, b) => b.length - a.length)[0] ?? name.replace(/(Fields|Create|Update)$/, '')
}

export function collectParts(noun: string, contract: Contract): Parts {
  const owned = new Set(
    schemas(contract).flatMap(([name]) => (findOwner(name, contract) === noun ? [name] : [])),
  )
  const all = operations(contract)
  const own = all.filter(({ operation: { tags = [] } }) =>
    tags.some(tag => pascal(singular(tag)) === noun || pascal(tag) === noun),
  )
  const events = webhooks(contract).filter(({ operation }) => operation['x-event-of'] === noun)
  return {
    schemas: [...owned].map(name => ({ title: name, at: ['components', 'schemas', name] })),
    operations: own.map(locateOperation),
    events: events.map(({ path, at }) => ({ title: path, at: at.slice(0, 2) })),
    parameters: listParameters(own),
    uses: [
      ...findUsers(
        all.filter(one => !own.includes(one)),
        new Set([...owned, `${noun}Create`, `${noun}Update`]),
      ),
      ...findReferences(noun, owned, contract),
    ],
  }
}

const locateOperation = ({ method, path, operation, at }: Located): Part => ({
  title: `${method.toUpperCase()} ${path} (${operation.operationId})`,
  at,
})

function listParameters(own: readonly Located[]): Part[] {
  const names = own.flatMap(({ parameters }) => parameters.flatMap(one => readName('parameters', one) ?? []))
  return [...new Set(names)].map(name => ({ title: name, at: ['components', 'parameters', name] }))
}

/** Operations of others that take or return it. */
function findUsers(others: readonly Located[], owned: ReadonlySet<string>): Part[] {
  return others
    .filter(({ operation }) =>
      [
        operation['x-body'],
        ...Object.values(operation.responses ?? {}).flatMap(one => [one['x-body'], one['x-page-of']]),
      ].some(name => name !== undefined && owned.has(name)),
    )
    .map(locateOperation)
}

/** Fields of others that name it or hold it. */
function findReferences(noun: string, owned: ReadonlySet<string>, contract: Contract): Part[] {
  return schemas(contract).flatMap(([name, schema]) =>
    owned.has(name)
      ? []
      : [...below(schema, ['components', 'schemas', name])].flatMap(({ schema: part, at }) => {
          const target = readName('schemas', part)
          const refers = [part['x-references']].flat().includes(noun)
          if (!refers && !(target !== undefined && owned.has(target))) return []
          const fields = at.slice(3).filter(step => typeof step === 'string' && !keywords.has(step))
          return [{ title: [name, ...fields].join('.'), at }]
        }),
  )
}

const keywords = new Set(['properties', 'items', 'allOf', 'anyOf', 'oneOf'])
