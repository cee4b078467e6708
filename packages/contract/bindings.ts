// Which statuses bind which operations: the record that an operation addresses, and what x-from and x-to say of its statuses.

import {
  type Contract,
  isSuccess,
  type Located,
  type Operation,
  operations,
  properties,
  readName,
  resolve,
  type Schema,
} from './document.ts'
import type { Binding } from './states.ts'

/** A record that operations address. */
export interface Addressed {
  /** Its schema; of a view of a record, such as PayrollRunDetail, that of the record. */
  readonly kind: string
  /** The field that holds its status; undefined where it has none. */
  readonly field: string | undefined
  readonly statuses: readonly string[]
}

export type FindAddressed = (path: string) => Addressed | undefined

/** Finds the record that an operation addresses by the path of the operation; undefined where it addresses none. */
export function makeFindAddressed(contract: Contract): FindAddressed {
  const kinds = indexKinds(contract)
  return path => {
    const kind = kinds.get(cutToRecord(path) ?? '')
    return kind === undefined ? undefined : { kind, ...findStatuses(kind, contract) }
  }
}

/** The operations that a status binds, in the order of the contract. */
export function listBindings(contract: Contract): Binding[] {
  const findAddressed = makeFindAddressed(contract)
  return operations(contract).flatMap(({ operation, path }): Binding[] => {
    const { operationId: id = '', 'x-from': from, 'x-to': to } = operation
    const addressed = findAddressed(path)
    if (!Array.isArray(from) || !addressed) return []
    const { kind, field } = addressed
    return [
      {
        id,
        kind,
        ...(field !== 'status' && { field }),
        from,
        ...(to !== undefined && { to: [to].flat() }),
        ...findInstead(operation, contract.components?.schemas?.[kind], from),
      },
    ]
  })
}

/** What the operation says, and else its record, of the statuses in which it is refused. */
function findInstead(operation: Operation, record: Schema | undefined, from: readonly string[]) {
  const all = Object.entries({ ...(record?.['x-instead'] as object), ...operation['x-instead'] })
  const instead = Object.fromEntries(all.filter(([status]) => !from.includes(status)))
  return Object.keys(instead).length > 0 && { instead }
}

/** `/assets/{}` of /console/assets/{id}/repair, as of /v1/assets/{id}. */
const cutToRecord = (path: string): string | undefined =>
  /^\/[^/]+(\/.*\})/.exec(path)?.[1]?.replace(/\{\w+\}/g, '{}')

/** The kind of record at each path: what reading it answers, or what its list holds, or what its change answers. */
function indexKinds(contract: Contract): Map<string, string> {
  const [read, listed, changed] = [new Map(), new Map(), new Map()] as Map<string, string>[]
  for (const located of operations(contract)) {
    const { method, path } = located
    const record = cutToRecord(path)
    const isRecord = path.endsWith('}')
    const kind = readAnswer(located, contract)
    if (kind === undefined) continue
    if (method !== 'get') {
      if (isRecord && record !== undefined) changed!.set(record, kind)
    } else if (isRecord && record !== undefined) read!.set(record, kind)
    else listed!.set(`${path.replace(/^\/[^/]+/, '').replace(/\{\w+\}/g, '{}')}/{}`, kind)
  }
  const kinds = new Map([...changed!, ...listed!, ...read!])
  return new Map([...kinds].map(([path, kind]) => [path, findStored(kind, contract)]))
}

/** The schema of what is answered; of a page that of its records. */
function readAnswer({ operation }: Located, contract: Contract): string | undefined {
  const [answer] = Object.entries(operation.responses ?? {}).flatMap(([status, node]) =>
    isSuccess(status) ? [node] : [],
  )
  const short = answer?.['x-page-of'] ?? answer?.['x-body']
  if (short !== undefined) return short
  const schema = answer?.content?.['application/json']?.schema
  const { data, has_more: more } = properties(contract, schema)
  return readName('schemas', more ? data?.items : schema)
}

/** PayrollRun of PayrollRunDetail: the stored record that the name begins with. */
function findStored(name: string, contract: Contract): string {
  const schemas = contract.components?.schemas ?? {}
  for (let stored = name; stored !== ''; stored = stored.replace(/[A-Z][^A-Z]*$/, ''))
    if (schemas[stored]?.['x-table'] !== undefined) return stored
  return name
}

/** A field that is called `status`, or that says x-status: true; its values are listed. */
export function findStatuses(kind: string, contract: Contract): Pick<Addressed, 'field' | 'statuses'> {
  const fields = Object.entries(properties(contract, contract.components?.schemas?.[kind]))
  const field =
    fields.find(([, one]) => one['x-status'] === true) ?? fields.find(([name]) => name === 'status')
  const values = field && resolve(contract, field[1]).enum
  return values ? { field: field[0], statuses: values.map(String) } : { field: undefined, statuses: [] }
}
