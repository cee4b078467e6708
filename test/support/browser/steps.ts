// What a person does on any page of the console: presses, types, chooses, and looks at what it is called.

import type { Locator, Page } from 'playwright-core'

export type Place = Page | Locator

/** What is rare or ends a record is behind the menu of its head. */
export async function press(place: Place, name: string): Promise<void> {
  const button = place.getByRole('button', { name, exact: true, includeHidden: true })
  await button.first().waitFor({ state: 'attached' })
  if ((await button.locator('visible=true').count()) === 0)
    await place.getByRole('button', { name: 'More actions', exact: true }).click()
  await button.locator('visible=true').click()
}

export const fill = (place: Place, label: string, text: string): Promise<void> =>
  place.getByLabel(label, { exact: true }).fill(text)

/** By the keyboard, in place of what is there. */
export async function typeInto(place: Place, label: string, text: string): Promise<void> {
  const field = place.getByLabel(label, { exact: true })
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
}

/** Waits until the page is called so. */
export const shows = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor()

/** Types a few letters into a field for another record, and takes what is offered. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).click()
}
