// The records that a field can refer to, as the API lists them.

import { kinds } from '../../../../packages/console/gen/kinds.ts'
import { references } from '../../../../packages/console/gen/references.ts'
import type { TestMember } from '../../fixtures/people.ts'

/** The first time a form is filled, and the second. */
export type Turn = 0 | 1

export type Listed = Readonly<Record<string, unknown>> & { readonly id: string }

const titleOf = (kind: string, record: Listed): string =>
  (references[kind]?.title ?? [])
    .map(field => record[field])
    .filter(Boolean)
    .join(' ') || record.id

const idsOf = (record: Listed): string[] =>
  Object.entries(record).flatMap(([name, id]) => (name.endsWith('_id') && typeof id === 'string' ? [id] : []))

export class Choices {
  readonly #browser: TestMember['browser']

  constructor(browser: TestMember['browser']) {
    this.#browser = browser
  }

  /** Those in use whose name no other has, so that a person can tell which one to take. */
  list(kind: string): Promise<readonly Listed[]> {
    return this.#read(kind)
  }

  /** One of them, and for the second turn another. */
  async pick(kind: string, turn: number, isFit: (record: Listed) => boolean = () => true): Promise<string> {
    const fit = (await this.list(kind)).filter(isFit)
    const [first] = fit
    if (first === undefined) throw new Error(`There is no ${kind} to choose.`)
    return (fit[turn] ?? first).id
  }

  /** As the record is offered: its name, and behind it what tells it from others of that name. */
  async nameOf(kind: string, id: string): Promise<{ readonly name: string; readonly offered: string }> {
    const found = (await this.list(kind)).find(record => record.id === id) ?? (await this.#find(kind, id))
    const title = titleOf(kind, found)
    const name = title === id ? await this.#nameByOthers(found) : title
    const behind = found[references[kind]?.code ?? '']
    return { name, offered: typeof behind === 'string' ? `${name} ${behind}` : name }
  }

  /** What has no name is called by the names of what it is about. */
  async #nameByOthers(record: Listed): Promise<string> {
    const ids = idsOf(record)
    const { data } = await this.#browser.do('getNames', { query: `ids=${ids.join(',')}` })
    const names = new Map((data as { id: string; name: string }[]).map(({ id, name }) => [id, name]))
    return ids.flatMap(id => names.get(id) ?? []).join(' · ')
  }

  async #read(kind: string): Promise<readonly Listed[]> {
    const { operation } = kinds[kind] ?? {}
    if (operation === undefined) throw new Error(`No list has records of the kind ${kind}.`)
    const all = await this.ask(operation)
    const nameOf = (record: Listed) => {
      const title = titleOf(kind, record)
      return title === record.id ? idsOf(record).join() : title
    }
    const names = all.map(nameOf)
    return all.filter(
      record =>
        names.filter(name => name === nameOf(record)).length === 1 &&
        !['inactive', 'terminated', 'resigned', 'retired'].includes(String(record.status)) &&
        record.is_active !== false &&
        // Somebody who was there before anything that the forms are about.
        String(record.joining_date ?? '') < '2025-01-01',
    )
  }

  /** Also one that is not among the newest. */
  #find(kind: string, id: string): Promise<Listed> {
    return this.#browser.do(`get${kind}` as never, { ids: { id } })
  }

  /** What any operation answers that takes nothing. */
  get(operation: string): Promise<Readonly<Record<string, unknown>>> {
    return this.#browser.do(operation as never)
  }

  /** The records of any list. */
  async ask(operation: string, filter = ''): Promise<readonly Listed[]> {
    const { data } = await this.#browser.do(operation as never, { query: `limit=100&${filter}` })
    return data
  }
}
