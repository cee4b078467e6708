// Has forms refused, and reads what is left in English on the page.

import type { Locator } from 'playwright-core'
import type { SignedIn } from './open.ts'

/** Three words in a row of a sentence; names, codes and ids have fewer. */
const english = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/

/** What the page says, text by text, without what people and programs wrote: values, choices, codes, names of records. */
const readTexts = `(() => {
  const written = 'select, input, textarea, code, pre, td, dd, a, [role=option], [role=listbox]'
  const texts = []
  for (const part of document.querySelectorAll('main form, [role=alert], dialog')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode
      if (!parentElement.closest(written) && parentElement.checkVisibility()) texts.push(data)
    }
  }
  return texts
})()`

/** Nothing of the contract takes it, but the name of something. */
const nonsense = '?!'

const typed = [
  ...['[type=text]', '[type=email]', '[type=url]', ':not([type])'].map(type => `input${type}`),
  'textarea',
].join()

export class RefusalWalk {
  readonly #opened: SignedIn
  readonly #found = new Set<string>()
  #refused = 0

  constructor(opened: SignedIn) {
    this.#opened = opened
  }

  /** What was left in English, by where it is. */
  get found(): readonly string[] {
    return [...this.#found]
  }

  /** How many times the service refused. */
  get refused(): number {
    return this.#refused
  }

  /** Sends the form of a page as it is, and then filled with what no field takes. */
  async sendForm(at: string): Promise<void> {
    const { page, goTo } = this.#opened
    await goTo(at)
    const form = page.locator('main form.form').first()
    await this.#send(form, at)
    if ((await form.count()) === 0) return
    await fillWrongly(form)
    await this.#send(form, at)
  }

  async #send(form: Locator, at: string): Promise<void> {
    await form.locator('button[type=submit]').click()
    await this.#opened.settle()
    await this.#read(at)
  }

  async #read(at: string): Promise<void> {
    const { page, complaints } = this.#opened
    const texts = (await page.evaluate(readTexts)) as string[]
    for (const text of texts) if (english.test(text)) this.#found.add(`${at}: ${text}`)
    this.#refused += complaints.takeRefusals().length
  }
}

async function fillWrongly(form: Locator): Promise<void> {
  for (const field of await form.locator(typed).all())
    if ((await field.isVisible()) && (await field.isEditable())) {
      await field.fill(nonsense)
      // What is offered for it lies over what is below.
      await field.blur()
    }
}
