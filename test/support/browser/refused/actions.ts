// Opens the forms of the actions that the pages of a room offer, each once: what is done with a record besides changing it.

import type { Locator } from 'playwright-core'
import type { AnyOperation, AnyRecord } from '../../../../packages/console/records/operation.ts'
import { fieldsOf, readOperations } from '../forms/contract-forms.ts'
import type { Offered } from '../offered.ts'
import type { SignedIn } from '../open.ts'
import { type RoomPage, readRooms } from '../rooms.ts'
import type { Words } from '../words.ts'

export interface OfferedAction extends Offered {
  readonly id: string
}

type Operations = ReadonlyMap<string, AnyOperation>

const stripRoom = (path: string): string => path.replace(/^\/(v1|console)/, '')

const findGet = (operations: Operations, kind: string | undefined): AnyOperation | undefined =>
  operations.get(`get${kind}`) ?? operations.get(`get${kind}Detail`)

const findList = (operations: Operations, kind: string | undefined): AnyOperation | undefined =>
  [...operations.values()].find(
    ({ isList, result, path }) => isList && result === kind && !path.includes('{'),
  )

/** The actions on one record of a page that ask for something. */
function listOf(operations: Operations, { kind }: RoomPage): readonly AnyOperation[] {
  const get = findGet(operations, kind)
  if (get === undefined) return []
  const at = stripRoom(get.path)
  return [...operations.values()].filter(
    operation =>
      operation.method === 'post' &&
      stripRoom(operation.path).startsWith(`${at}/`) &&
      !/\{.*\{/.test(operation.path) &&
      Object.keys(fieldsOf(operation)).length > 0,
  )
}

/** What a button says, where that is not the word of its operation. */
const labels: Readonly<Record<string, string>> = { createPayrollBankFile: 'payroll.bank_file_again' }

export class Actions {
  readonly #opened: SignedIn
  readonly #words: Words
  readonly #operations: Operations
  readonly #done = new Set<string>()

  private constructor(opened: SignedIn, words: Words, operations: Operations) {
    this.#opened = opened
    this.#words = words
    this.#operations = operations
  }

  static async make(opened: SignedIn, words: Words): Promise<Actions> {
    return new Actions(opened, words, await readOperations())
  }

  /** By name, of all pages of a room. */
  listOfRoom(room: string): readonly string[] {
    const pages = readRooms().filter(page => page.room === room)
    return [...new Set(pages.flatMap(page => listOf(this.#operations, page).map(({ id }) => id)))].sort()
  }

  /** The forms of the actions that pages of one kind offer, but for some. */
  async *walk(page: RoomPage, but: readonly string[]): AsyncGenerator<OfferedAction> {
    const actions = listOf(this.#operations, page).filter(({ id }) => !but.includes(id))
    for (const { id, states } of await this.#listRecords(page.kind, actions)) {
      const open = actions.filter(one => !this.#done.has(one.id) && fits(one, states))
      if (open.length === 0) continue
      await this.#opened.goTo(`${page.path}/${id}`)
      for (const action of open) {
        const form = await this.#open(action)
        if (form === undefined) continue
        this.#done.add(action.id)
        yield { form, at: `${page.path}/…`, id: action.id }
        await this.#leave()
      }
    }
  }

  /** One record of each state. */
  async #listRecords(kind: string | undefined, actions: readonly AnyOperation[]) {
    const list = findList(this.#operations, kind)
    if (list === undefined || actions.length === 0) return []
    const { browser } = this.#opened.member
    const { data } = (await browser.do(list.id as never, { query: 'limit=100' })) as {
      data: readonly AnyRecord[]
    }
    const known = new Map<string, { readonly id: string; readonly states: readonly unknown[] }>()
    for (const record of data) {
      const states = [record.status, record.stage]
      if (record.id !== undefined && !known.has(String(states)))
        known.set(String(states), { id: record.id, states })
    }
    return [...known.values()]
  }

  /** What is rare is behind the menu of the head. */
  async #open({ id }: AnyOperation): Promise<Locator | undefined> {
    const { page, settle } = this.#opened
    const own = labels[id]
    const name = own === undefined ? this.#words.nameAction(id) : this.#words.say(own)
    const buttons = page.getByRole('main').getByRole('button', { name, exact: true, includeHidden: true })
    const button = buttons.and(page.locator(':not([aria-disabled=true], :disabled, tr *)')).first()
    if ((await button.count()) === 0) return undefined
    if (!(await button.isVisible()))
      await page.getByRole('button', { name: this.#words.say('record.more'), exact: true }).click()
    await button.click()
    await page.locator('dialog[open]').waitFor()
    await settle()
    const form = page.locator('dialog[open] form').first()
    return (await form.count()) === 0 ? undefined : form
  }

  /** What was typed is lost on purpose. */
  async #leave(): Promise<void> {
    const { page, settle } = this.#opened
    const dialog = page.locator('dialog[open]')
    if ((await dialog.count()) === 0) return
    await page.keyboard.press('Escape')
    const discard = dialog.getByRole('button', { name: this.#words.say('drawer.discard'), exact: true })
    if ((await discard.count()) > 0) await discard.click()
    await dialog.waitFor({ state: 'detached' })
    await settle()
  }
}

const fits = ({ states }: AnyOperation, of: readonly unknown[]): boolean =>
  states === undefined || states.from.some(state => of.includes(state))
