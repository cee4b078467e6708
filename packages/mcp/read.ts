// Reading: a record, or the first records of a list, with the fields that were asked for.

import { type Fields, type Operation, Refusal } from './api.ts'
import { type Asked, splitParameters, type Values } from './arguments.ts'
import type { Catalog } from './catalog.ts'
import { countFitting, fitRecord, mostRecords } from './fit.ts'
import { type Json, Picker } from './pick.ts'

/** What is searched for words, a page at a time. */
const pageSize = 100
const mostPages = 10

interface Page {
  readonly data: readonly Json[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

/** A list as it was asked for. */
interface Asking {
  readonly operation: Operation
  readonly asked: Asked
  readonly fields: readonly string[] | undefined
  readonly picker: Picker
  /** The fields in which words are looked for. */
  readonly searched: readonly string[]
}

export async function read(catalog: Catalog, given: Values): Promise<object> {
  const operation = catalog.operation(given.operation as string)
  assertReads(catalog, operation)
  const asked = splitParameters(operation, (given.parameters ?? {}) as Values)
  const fields = given.fields as string[] | undefined
  const picker = new Picker(catalog)
  picker.assertFields(operation.answer, fields)
  const searched = listSearched(catalog.type(operation.answer))
  const asking = { operation, asked, fields, picker, searched }
  const containing = given.containing as string | undefined
  if (operation.isPage) return containing ? search(asking, containing) : readPage(asking, mostRecords)
  if (containing !== undefined)
    throw new Refusal(`${operation.id} reads one record; containing is for lists.`)
  const record = await operation.api.open().request<Json>('get', operation.path, asked)
  return { record: fitRecord(await picker.pick(record, operation.answer, fields)) }
}

function assertReads(catalog: Catalog, { id, method, answer, isFile }: Operation): void {
  if (method !== 'get')
    throw new Refusal(
      `${id} changes something, which read never does. Use prepare_change, where this server has it.`,
    )
  if (isFile)
    throw new Refusal(`${id} answers a file, which is not read here. A person can open it in the console.`)
  // Whoever reads it is written into the audit, and a secret belongs into no conversation.
  if (Object.values(catalog.type(answer)).some(({ secret }) => secret) && id.endsWith('Secret'))
    throw new Refusal(`${id} answers a secret, which is not read here. A person can read it in the console.`)
}

async function readPage(asking: Asking, most: number): Promise<object> {
  const { operation, asked, fields, picker } = asking
  const limit = Math.min(Number(asked.query.limit ?? most), most)
  const query = Object.assign({}, asked.query, { limit: String(limit) })
  const page = await ask(asking, query)
  const records = await pickAll(asking, page.data)
  const fitting = countFitting(records)
  if (fitting === 0 && records.length > 0) {
    const one = await ask(asking, Object.assign({}, query, { limit: '1' }))
    const record = await picker.pick(one.data[0]!, operation.answer, fields)
    return Object.assign({ records: [fitRecord(record)] }, tellRest(one))
  }
  // The place to go on from is that of a page which ends there.
  if (fitting < records.length) return readPage(asking, fitting)
  return Object.assign({ records }, tellRest(page))
}

/** Ids and times hold any digits that somebody may mean. */
const listSearched = (types: Fields): string[] =>
  Object.entries(types)
    .filter(([name, { type }]) => !['id', 'object'].includes(name) && !/^(id of|time)/.test(type))
    .map(([name]) => name)

/** Looks through the list for records that hold all of the words. */
async function search(asking: Asking, containing: string): Promise<object> {
  const words = fold(containing).split(/\s+/).filter(Boolean)
  const found: Json[] = []
  let cursor = asking.asked.query.starting_after
  let looked = 0
  for (let pages = 0; pages < mostPages; pages++) {
    const query: Record<string, string> = Object.assign({}, asking.asked.query, { limit: String(pageSize) })
    if (cursor !== undefined) query.starting_after = cursor
    const page = await ask(asking, query)
    looked += page.data.length
    found.push(...page.data.filter(record => holds(record, asking.searched, words)))
    cursor = page.next_cursor ?? undefined
    if (cursor === undefined || found.length > mostRecords) break
  }
  const best = found.sort((a, b) => Number(isShown(b, asking, words)) - Number(isShown(a, asking, words)))
  const records = await pickAll(asking, best.slice(0, mostRecords))
  const shown = records.slice(0, Math.max(1, countFitting(records)))
  const isAll = cursor === undefined && shown.length === found.length
  const rest = isAll
    ? {}
    : { more: `Not all are here. Use more words, fewer fields, or a filter of the list.` }
  return Object.assign({ records: shown.map(fitRecord), looked_through: looked }, rest)
}

const pickAll = ({ operation, fields, picker }: Asking, records: readonly Json[]): Promise<Json[]> =>
  Promise.all(records.map(record => picker.pick(record, operation.answer, fields)))

const ask = ({ operation: { api, path }, asked }: Asking, query: Record<string, string>): Promise<Page> =>
  api.open().request<Page>('get', path, { path: asked.path, query })

const tellRest = ({ has_more, next_cursor }: Page): object =>
  has_more ? { more: `There are more. Read again with the parameter starting_after: ${next_cursor}` } : {}

function holds(record: Json, names: readonly string[], words: readonly string[]): boolean {
  const values = names.map(name => record[name] ?? '')
  const text = fold(
    values.map(value => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
  )
  return words.every(word => text.includes(word))
}

/** Whether the words stand in the fields that are shown, and not elsewhere alone. */
const isShown = (record: Json, { fields = [], searched }: Asking, words: readonly string[]): boolean =>
  holds(
    record,
    searched.filter(name => fields.includes(name)),
    words,
  )

/** Case and accents do not matter. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
