// Where a form is: on a page of its own, or in a dialog that a button of a page opens.

import type { Locator } from 'playwright-core'
import type { SignedIn } from '../open.ts'
import { sayWord } from './contract-forms.ts'

export interface FormPlace {
  /** Goes there; the form. */
  readonly open: () => Promise<Locator>
  /** Until the form is gone. */
  readonly left: () => Promise<void>
  /** Goes away without saving. */
  readonly giveUp: () => Promise<void>
}

/** What few need is folded. */
export async function unfold(form: Locator): Promise<void> {
  await form.waitFor()
  const folded = form.locator('details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}

export function onPage({ page, goTo }: SignedIn, at: string): FormPlace {
  const form = page.locator('form.form')
  return {
    open: async () => {
      await goTo(at)
      await unfold(form)
      return form
    },
    left: () => form.waitFor({ state: 'detached' }),
    giveUp: () => goTo('/'),
  }
}

export interface Dialog {
  readonly at: string
  /** The id of the words above the part of the page. */
  readonly section: string
  readonly button: string
  /** The button is in the row with this text, which a change may change. */
  readonly row?: () => Promise<string>
}

export function inDialog(
  { page, goTo, load, settle }: SignedIn,
  { at, section, button, row }: Dialog,
): FormPlace {
  const dialog = page.getByRole('dialog')
  return {
    open: async () => {
      // A tab has the title of its page, by which one would know that it is there.
      await (at.includes('?') ? load(at) : goTo(at))
      const part = page
        .locator('section.card')
        .filter({ has: page.getByRole('heading', { name: sayWord(section), exact: true }) })
      const within = row === undefined ? part : part.getByRole('row').filter({ hasText: await row() })
      await within.getByRole('button', { name: button, exact: true }).first().click()
      await settle()
      const form = dialog.locator('form.form')
      await unfold(form)
      return form
    },
    left: () => dialog.waitFor({ state: 'detached' }),
    giveUp: () => dialog.getByRole('button', { name: sayWord('form.keep'), exact: true }).click(),
  }
}
