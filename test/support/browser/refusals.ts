// Has forms and actions refused, and reads what is left in English on the page.

import type { Locator, Page } from 'playwright-core'
import type { SignedIn } from './open.ts'

/** Three words in a row of a sentence; names, codes and ids have fewer. */
const english = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/

/** What the page says, text by text, without what people and programs wrote: values, choices, codes. */
const readTexts = `(() => {
  const written = 'select, textarea, input, code, pre, td, dd, a, [role=option], [role=listbox], .preview'
  const texts = []
  for (const part of document.querySelectorAll('main form, [role=alert], [role=dialog]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode
      if (!parentElement.closest(written) && parentElement.checkVisibility()) texts.push(data)
    }
  }
  return texts
})()`

export async function findEnglish(page: Page): Promise<string[]> {
  const texts = (await page.evaluate(readTexts)) as string[]
  return [...new Set(texts.filter(text => english.test(text)))]
}

/** Nothing of the contract takes it, but the name of something. */
const nonsense = '?!'

async function fillWrongly(form: Locator): Promise<void> {
  const fields = form.locator(
    'input:not([type]), input[type=text], input[type=email], input[type=url], textarea',
  )
  for (const field of await fields.all())
    if ((await field.isVisible()) && (await field.isEditable())) await field.fill(nonsense)
}

/** Sends a form as it is, then filled with what no field takes; what is left in English after either. */
export async function findInForm(opened: SignedIn, form: Locator): Promise<string[]> {
  const { page, settle } = opened
  const found: string[] = []
  for (const fill of [false, true]) {
    if ((await form.count()) === 0) break
    if (fill) await fillWrongly(form)
    await form.locator('button[type=submit]').click()
    await settle()
    found.push(...(await findEnglish(page)))
  }
  return found
}
