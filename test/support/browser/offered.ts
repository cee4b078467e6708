// Opens the forms that the pages of a room offer, one after the other.

import type { Locator } from 'playwright-core'
import type { AnyOperation, AnyRecord } from '../../../packages/console/records/operation.ts'
import { readOperations } from './forms/contract-forms.ts'
import type { SignedIn } from './open.ts'
import type { RoomPage } from './rooms.ts'

export interface Offered {
  readonly form: Locator
  /** Where it is, for a person who reads what did not hold. */
  readonly at: string
}

/** So many records of a kind are looked at, each in another state. */
const mostStates = 6

export class Offers {
  readonly #opened: SignedIn
  readonly #operations: ReadonlyMap<string, AnyOperation>

  private constructor(opened: SignedIn, operations: ReadonlyMap<string, AnyOperation>) {
    this.#opened = opened
    this.#operations = operations
  }

  static async make(opened: SignedIn): Promise<Offers> {
    return new Offers(opened, await readOperations())
  }

  /** The forms that change a record of each kind. */
  async *walkChanges({ path, kind }: RoomPage): AsyncGenerator<Offered> {
    const { page, goTo } = this.#opened
    for (const id of await this.#listIds(kind)) {
      await goTo(`${path}/${id}`)
      if ((await page.locator(`a[href='/app${path}/${id}/edit']`).count()) === 0) continue
      await goTo(`${path}/${id}/edit`)
      const form = page.locator('main form.form').first()
      if ((await form.count()) > 0) return yield { form, at: `${path}/…/edit` }
    }
  }

  /** One record of each state, the newest first. */
  async #listIds(kind: string | undefined): Promise<readonly string[]> {
    const list = [...this.#operations.values()].find(
      ({ isList, result, path }) => isList && result === kind && !path.includes('{'),
    )
    // What has no page of its own is worked on in its list.
    const hasPage = this.#operations.has(`get${kind}`) || this.#operations.has(`get${kind}Detail`)
    if (list === undefined || !hasPage) return []
    const { browser, session } = this.#opened.member
    const { data } = (await browser.do(list.id as never, { query: 'limit=100' })) as {
      data: readonly AnyRecord[]
    }
    const known = new Map<string, string>()
    // Nobody takes their own rights away.
    for (const record of data)
      if (record.id !== undefined && record.id !== session.member_id) {
        const state = `${record.status} ${record.stage} ${record.deleted}`
        if (!known.has(state)) known.set(state, record.id)
      }
    return [...known.values()].slice(0, mostStates)
  }
}
