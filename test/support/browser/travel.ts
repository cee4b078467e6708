// Somebody on a journey: in a language, on a screen, with what they press and what they ask the service to write counted.

import type { Request } from 'playwright-core'
import type { TestMember } from '../fixtures/people.ts'
import { findFlaws, findSidewaysScroll, findUnreadable } from './flaws.ts'
import { Clicks } from './jobs/clicks.ts'
import { type ConsolePage, openBrowser, signInAs } from './open.ts'
import { type Locale, Speech } from './speech.ts'

export interface Traveller extends ConsolePage {
  readonly speech: Speech
  readonly clicks: Clicks
  /** What the page has asked the service to write, dry runs among it. */
  readonly writes: readonly Request[]
}

export interface Screen {
  readonly locale: Locale
  readonly width: number
  /** Of a server of the test's own. */
  readonly baseURL?: string
}

/** Where all six screens would take too long: each width once at least, and each language. */
export const screens: readonly (readonly [Locale, number])[] = [
  ['en', 360],
  ['ur', 1280],
  ['ar', 360],
]

/** A browser of nobody yet. */
export async function openScreen({ locale, width, baseURL }: Screen): Promise<Traveller> {
  const viewport = { width, height: 740 }
  const opened = await openBrowser(Object.assign({ locale, viewport }, baseURL && { baseURL }))
  const clicks = new Clicks()
  await clicks.watch(opened.context)
  const writes: Request[] = []
  opened.page.on('request', request => {
    if (request.method() !== 'GET') writes.push(request)
  })
  return Object.assign(opened, { speech: new Speech(locale), clicks, writes })
}

/** A member at a page. */
export async function openFor(member: TestMember, at: string, screen: Screen): Promise<Traveller> {
  const opened = await openScreen(screen)
  await signInAs(opened.context, member)
  await opened.load(at)
  return opened
}

/** What is wrong with the page as it is now, for whoever reads it in any way. */
export async function expectNoFlaws(opened: ConsolePage): Promise<void> {
  await opened.settle()
  const flaws: string[] = []
  for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
  expect(flaws).toEqual([])
}

/** Presses the button of the dialog that does what the dialog is about. */
export async function confirm({ page }: ConsolePage): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'detached' })
}
