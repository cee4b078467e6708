// What the console says in one of its languages, as a test looks for it on a page.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../../packages/console/words')

export type Language = 'en' | 'ur' | 'ar'

export class Words {
  readonly #words: Readonly<Record<string, string>>

  constructor(language: Language) {
    const parts = ['shell', 'records'].map(part =>
      JSON.parse(readFileSync(`${folder}/${language}/${part}.json`, 'utf8')),
    )
    this.#words = Object.assign({}, ...parts)
  }

  say(id: string): string {
    return this.#words[id] ?? id
  }

  /** What the button of an operation says, where its page has no other name for it. */
  nameAction(id: string): string {
    return this.#words[`action.${id}`] ?? this.say(`action.${/^[a-z]+/.exec(id)?.[0]}`)
  }

  nameField(name: string): string {
    const plain = name.replace(/_id$/, '').replaceAll(/[_.]/g, ' ')
    return this.#words[`field.${name}`] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
  }

  /** How a field is labelled, where it has to be filled and where it may be left empty. */
  labelsOf(name: string): readonly string[] {
    const field = this.nameField(name)
    return [field, this.say('form.optional').replace('{field}', field)]
  }
}
