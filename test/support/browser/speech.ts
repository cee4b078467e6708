// What the console says in a language, so that a journey goes by the same roles and labels in each of them.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

export type Locale = 'en' | 'ur' | 'ar'

const folder = resolve(import.meta.dirname, '../../../packages/console/words')

export class Speech {
  readonly locale: Locale
  readonly #words: I18n

  constructor(locale: Locale) {
    this.locale = locale
    const files = ['shell', 'records'].map(file => readFileSync(`${folder}/${locale}/${file}.json`, 'utf8'))
    const messages = Object.assign({}, ...files.map(file => JSON.parse(file))) as Record<string, string>
    this.#words = setupI18n({ locale, messages: { [locale]: messages } })
    this.#words.setMessagesCompiler(compileMessage)
  }

  /** The sentence with its gaps filled. */
  say(id: string, values: Readonly<Record<string, string | number>> = {}): string {
    if (!this.#has(id)) throw new Error(`The console has no words ${id}.`)
    const filled = Object.entries(values).map(([name, value]) => [name, this.#isolate(value)])
    return this.#words._(id, Object.fromEntries(filled) as Record<string, unknown>)
  }

  /** What the button of an operation says. */
  nameAction(operation: string): string {
    const id = `action.${operation}`
    return this.say(this.#has(id) ? id : `action.${/^[a-z]+/.exec(operation)![0]}`)
  }

  /** The label of a value, by the word that its schema has for it. */
  nameValue(value: string, schema = ''): string {
    const id = `value.${schema}.${value}`
    return this.say(this.#has(id) ? id : `value.${value}`)
  }

  /** A day, or the first and the last. */
  writeDays(from: string, to = from): string {
    const options = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const
    const [first, last] = [from, to].map(day => new Date(`${day}T00:00:00Z`))
    return new Intl.DateTimeFormat(this.#tag, options).formatRange(first!, last!)
  }

  writeMonth(month: string): string {
    const options = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const
    return new Intl.DateTimeFormat(this.#tag, options).format(new Date(`${month}-01T00:00:00Z`))
  }

  /** With two decimals, as the currency of the tests has. */
  writeAmount(amount: string): string {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    return new Intl.NumberFormat(this.#tag, digits).format(amount as `${number}`)
  }

  // Western digits in every language.
  get #tag(): string {
    return `${this.locale}-u-nu-latn-ca-gregory`
  }

  #has(id: string): boolean {
    return id in this.#words.messages
  }

  /** As in the console, a name keeps its own direction. */
  #isolate(value: string | number): string | number {
    return typeof value === 'string' && this.locale !== 'en' ? `\u2068${value}\u2069` : value
  }
}
