// Makes a record by its form, reads it back and compares; then leaves the form of a change as it is, changes each field, and clears what may be empty.

import type { Locator } from 'playwright-core'
import type { AnyOperation, Field } from '../../../../packages/console/records/operation.ts'
import { isTrial } from '../complaints.ts'
import type { SignedIn } from '../open.ts'
import { Choices } from './choices.ts'
import { fieldsOf, hasCreate, type NounForms } from './contract-forms.ts'
import { fillField, isAskedFor } from './fill.ts'
import { hintOf } from './hints.ts'
import { type FormPlace, onPage } from './places.ts'
import { file, type Wanted, wantedOf } from './wanted.ts'

type Kept = Readonly<Record<string, unknown>>

/** Reads the record of an id back. */
export type ReadBack = (id: string) => Promise<Kept>

export class FormWalk {
  readonly #opened: SignedIn
  readonly #choices: Choices
  readonly #found: string[] = []

  constructor(opened: SignedIn) {
    this.#opened = opened
    this.#choices = new Choices(opened.member.browser)
  }

  /** What did not hold so far, in sentences. */
  get found(): readonly string[] {
    return this.#found
  }

  /** The pages that make a record of a kind and change one. */
  async walk(forms: NounForms): Promise<void> {
    const { page, create, change } = forms
    const read = this.#readBackOf(forms)
    const id = create
      ? await this.make(create, onPage(this.#opened, `${page.path}/new`), read)
      : await this.#find(forms)
    if (id !== undefined && change)
      await this.change(change, onPage(this.#opened, `${page.path}/${id}/edit`), read, id)
  }

  /** The id of what was made; undefined where it was refused, and where what is answered is no such record. */
  async make(create: AnyOperation, place: FormPlace, read: ReadBack): Promise<string | undefined> {
    const wanted = await wantedOf(create, 0, this.#choices)
    const answer = (await this.#send(create, place, wanted)) as { id: string } | undefined
    if (answer === undefined || hintOf(create, 'id')?.skip !== undefined) return undefined
    await this.#compare(create, wanted, read, answer.id)
    return answer.id
  }

  async change(change: AnyOperation, place: FormPlace, read: ReadBack, id: string): Promise<void> {
    await this.#leaveAsItIs(change, place)
    // A setting is there before any form is filled, so that both values of a box have to be tried.
    const current = hasCreate(change) ? {} : await read(id)
    const turns = hasCreate(change) ? [1 as const] : [0 as const, 1 as const]
    const wanted = await Promise.all(turns.map(turn => wantedOf(change, turn, this.#choices, current)))
    for (const one of [...wanted, listCleared(change)]) {
      if (Object.keys(one).length === 0) continue
      if ((await this.#send(change, place, one)) !== undefined) await this.#compare(change, one, read, id)
    }
  }

  #readBackOf({ get, list }: NounForms): ReadBack {
    const { browser } = this.#opened.member
    return async id => {
      if (get) return browser.do(get.id as never, { ids: { id } })
      const { data } = await browser.do(list!.id as never, { query: 'limit=100' })
      return data.find((one: Kept) => one.id === id)
    }
  }

  /** Where none is made here, one that is there already. */
  async #find({ list }: NounForms): Promise<string | undefined> {
    const { browser, session } = this.#opened.member
    const { data } = await browser.do(list!.id as never, { query: 'limit=100' })
    // Nobody takes their own rights away.
    return data.find(({ id }: Kept) => id !== session.member_id)?.id
  }

  async #leaveAsItIs(change: AnyOperation, place: FormPlace): Promise<void> {
    const { page } = this.#opened
    const form = await place.open()
    const sent: string[] = []
    const hear = (request: { method(): string; url(): string }) => {
      if (request.method() === 'PATCH') sent.push(request.url())
    }
    page.on('request', hear)
    await submit(form)
    await place.left()
    page.off('request', hear)
    if (sent.length > 0) this.#found.push(`${change.id}: an unchanged form was sent`)
  }

  /** The answer; undefined where it was refused, which is told. */
  async #send(operation: AnyOperation, place: FormPlace, wanted: Wanted): Promise<unknown> {
    const { page, complaints, settle } = this.#opened
    const form = await place.open()
    const fields = fieldsOf(operation)
    for (const [name, value] of Object.entries(wanted).sort(byBoxes)) {
      const at = { within: form, name, facts: fields[name] as Field, schemas: operation.schemas }
      // What is not asked for any more is empty already, or the comparison says so.
      if (value === null && !(await isAskedFor(at))) continue
      await fillField({ page, choices: this.#choices }, at, value)
    }
    const template = new RegExp(`${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const answered = page.waitForResponse(
      response =>
        response.request().method() === operation.method.toUpperCase() &&
        !isTrial(response.request()) &&
        template.test(new URL(response.url()).pathname),
    )
    await submit(form)
    const response = await answered
    const text = await response.text()
    await settle()
    if (response.ok()) {
      await place.left()
      return JSON.parse(text)
    }
    complaints.takeRefusals()
    await place.giveUp()
    this.#found.push(`${operation.id} was refused: ${text} to ${response.request().postData()}`)
    return undefined
  }

  async #compare(operation: AnyOperation, wanted: Wanted, read: ReadBack, id: string): Promise<void> {
    const kept = await read(id)
    for (const [name, value] of Object.entries(wanted)) {
      const { unread, by } = hintOf(operation, name) ?? {}
      if (unread !== undefined) continue
      const told: Kept = by ? await this.#opened.member.browser.do(by as never, { ids: { id } }) : kept
      const [field, filled] = name === 'content_base64' ? ['file_name', file.name] : [name, value]
      if (!isSame(fieldsOf(operation)[name] as Field, filled, told[field]))
        this.#found.push(
          `${operation.id}.${name}: ${JSON.stringify(filled)} was filled in, ${JSON.stringify(told[field])} is kept`,
        )
    }
  }
}

const submit = (form: Locator): Promise<void> => form.locator('button[type=submit]').click()

/** Boxes come last, because what stands in them follows what is typed. */
const byBoxes = ([, one]: [string, unknown], [, other]: [string, unknown]): number =>
  Number(typeof one === 'boolean') - Number(typeof other === 'boolean')

/** Every field that may be empty. */
function listCleared(change: AnyOperation): Wanted {
  const entries = Object.entries(fieldsOf(change)).flatMap(([name, facts]) => {
    if (hintOf(change, name)?.skip !== undefined || hintOf(change, name)?.keeps !== undefined) return []
    return facts.nullable ? [[name, null] as const] : []
  })
  return Object.fromEntries(entries)
}

/** The same value, however it is written: 12.5 and 12.50, and a moment in another zone. */
function isSame(facts: Field, wanted: unknown, kept: unknown): boolean {
  if (wanted === null || kept === null || kept === undefined) return wanted === (kept ?? null)
  if (facts.type === 'array' && Array.isArray(wanted)) {
    const given = kept as readonly unknown[]
    // Objects are told among others, as the lines of a salary among those of its structure.
    const isWhole = wanted.length === given.length || typeof wanted[0] === 'object'
    return isWhole && wanted.every(one => given.some(other => isPart(one, other)))
  }
  if (typeof wanted === 'object') return isPart(wanted, kept)
  if (facts.decimals !== undefined) return Number(wanted) === Number(kept)
  if (facts.format === 'date-time') return Date.parse(String(wanted)) === Date.parse(String(kept))
  return wanted === kept
}

/** What the kept one has too is the same in both. */
function isPart(wanted: unknown, kept: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return isSameScalar(wanted, kept)
  const other = (kept ?? {}) as Kept
  const shared = Object.entries(wanted).filter(([name]) => name in other)
  return shared.length > 0 && shared.every(([name, value]) => isPart(value, other[name]))
}

const isSameScalar = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' && typeof other === 'string' && one !== '' && Number(one) === Number(other))
