// Envelopes: the schemas of pages and of events, made of the records that they hold.
import {
  type Always,
  type Contract,
  operations,
  pascal,
  refer,
  type Schema,
  schemas,
  webhooks,
} from './document.ts'

interface Envelope {
  readonly record: string
  readonly name: string
  readonly schema: Schema
}

export const namePage = (record: string): string => `${record}Page`

/** employee.created -> EmployeeCreatedEvent */
export const nameEvent = (type: string): string => `${pascal(type.replaceAll('.', '_'))}Event`

/** The schemas, each followed by the envelopes of its records. */
export function addEnvelopes(contract: Contract, always: Always): Record<string, Schema> {
  const made = Map.groupBy(makeEnvelopes(contract, always), ({ record }) => record)
  return Object.fromEntries(
    schemas(contract).flatMap(([name, schema]): [string, Schema][] => [
      [name, schema],
      ...(made.get(name) ?? []).map((envelope): [string, Schema] => [envelope.name, envelope.schema]),
    ]),
  )
}

function* makeEnvelopes(contract: Contract, always: Always): Iterable<Envelope> {
  for (const { operation } of operations(contract))
    for (const { 'x-page-of': record } of Object.values(operation.responses ?? {}))
      if (record) yield { record, name: namePage(record), schema: makePage(record, always) }
  for (const { operation, path } of webhooks(contract)) {
    const { 'x-event-of': record, summary } = operation
    if (record)
      yield { record, name: nameEvent(path), schema: makeEvent(path, `${summary}.`, record, always) }
  }
}

function makePage(record: string, always: Always): Schema {
  const schema = structuredClone(always.page?.schema ?? {})
  const { data, ...others } = schema.properties ?? {}
  return { ...schema, properties: { data: { ...data, items: refer('schemas', record) }, ...others } }
}

function makeEvent(type: string, description: string, record: string, always: Always): Schema {
  const schema = structuredClone(always.event?.schema ?? {})
  const { id = {}, type: kind, data } = schema.properties ?? {}
  const properties = { id, type: { ...kind, const: type }, data: { ...refer('schemas', record), ...data } }
  return { ...schema, description, properties }
}
