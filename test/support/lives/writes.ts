// The writes of one record, as the contract has them: listed, sent as a member of the workspace does, and the record read again.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import type { RawAnswer } from '../fixtures/make.ts'
import type { TestMember } from '../fixtures/people.ts'
import type { Kind } from './life.ts'

const all = Object.values(operations) as readonly OperationFacts[]

/** The writes of one record of a kind, in the order of the contract. */
export const listWrites = ({
  collections,
  elsewhere = {},
}: Pick<Kind, 'collections' | 'elsewhere'>): readonly OperationFacts[] =>
  all.filter(
    ({ id, method, path }) =>
      method !== 'get' &&
      !(id in elsewhere) &&
      collections.some(name => new RegExp(`^/(v1|console)/${name}/\\{id\\}(/\\w+)?$`).test(path)),
  )

export interface Sent {
  readonly body: object | undefined
  readonly isTried: boolean
}

type Sender = Pick<TestMember, 'browser'>

/** Sends it, to be tried or to be done. */
export function send(
  { browser }: Sender,
  { method, path }: OperationFacts,
  id: string,
  { body, isTried }: Sent,
): Promise<RawAnswer> {
  const at = `${path.startsWith('/v1/') ? '/console' : ''}${path.replace('{id}', id)}`
  const headers = isTried ? { 'dry-run': 'true' } : {}
  return browser.send(method.toUpperCase(), at, { body, headers })
}

export interface ShownRecord {
  readonly updated_at?: string
  readonly status?: string
  readonly deleted?: boolean
}

/** As it is read; of what is listed alone, its line in the list. */
export async function readRecord(
  { browser }: Sender,
  collection: string,
  id: string,
): Promise<ShownRecord | undefined> {
  const find = (end: string) =>
    all.find(one => one.method === 'get' && one.path.replace(/^\/\w+/, '') === `/${collection}${end}`)
  const get = find('/{id}')
  if (get) return (await browser.ask(get.id as OperationId, { ids: { id } })).json
  const list = await browser.do(find('')!.id as OperationId, { query: 'limit=100' })
  return list.data.find((one: { id: string }) => one.id === id)
}
