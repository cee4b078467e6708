// What is wrong with a page for those who read it with a screen reader, with the keyboard, on a telephone or in the dark.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ConsolePage } from './open.ts'
import { readRooms } from './rooms.ts'

const axe = readFileSync(resolve(import.meta.dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In sentences; empty where all is well. */
export async function findFlaws({ page }: ConsolePage): Promise<string[]> {
  // Half a megabyte of script, which most pages of the tests do without.
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axe)
  const found = await page.evaluate(`musterTests.flaws(${JSON.stringify(tags)})`)
  const where = new URL(page.url()).pathname
  return (found as string[]).map(flaw => `${where}: ${flaw}`)
}

const narrow = { width: 360, height: 740 }

/** On a telephone, nobody scrolls sideways to read a page. */
export async function findSidewaysScroll({ page }: ConsolePage): Promise<string[]> {
  const wide = page.viewportSize()!
  await page.setViewportSize(narrow)
  const tooWide = await page.evaluate('musterTests.tooWide()')
  await page.setViewportSize(wide)
  return (tooWide as string[]).map(what => `${new URL(page.url()).pathname} at 360 px: ${what} is too wide`)
}

/** What a page shows that nobody can read: ids, days as programs write them, drawings that are cut off, and nothing at all. */
export async function findUnreadable({ page }: ConsolePage): Promise<string[]> {
  const where = new URL(page.url()).pathname + new URL(page.url()).search
  const ids = (await page.evaluate('musterTests.ids()')) as string[]
  const raw = (await page.evaluate('musterTests.raw()')) as string[]
  const cutOff = (await page.evaluate('musterTests.cutOff()')) as string[]
  const isBlank = await page.evaluate('musterTests.isBlank()')
  return [
    ...ids.map(text => `${where}: shows an id in "${text}"`),
    ...raw.map(text => `${where}: shows a day or a figure as programs write it in "${text}"`),
    ...cutOff.map(what => `${where}: cuts off ${what}`),
    ...(isBlank ? [`${where}: shows nothing`] : []),
  ]
}

const entries = readRooms()
const lists = new Set(entries.map(({ path }) => `/app${path}`))
/** Besides those of the rooms. */
const others = ['/app/', '/app/account', '/app/settings']

/** A link leads to a list, to the form that makes a record, to a record or to the form that changes it. */
export async function findDeadLinks({ page }: ConsolePage): Promise<string[]> {
  const links = (await page.evaluate('musterTests.links()')) as string[]
  const dead = links.filter(link => {
    const [path = ''] = link.split(/[?#]/)
    const list = path.replace(/\/(new|[a-z]{3,4}_\w+(\/edit)?)$/, '')
    return !lists.has(list) && !others.includes(path)
  })
  return [...new Set(dead)].map(link => `${new URL(page.url()).pathname}: ${link} leads nowhere`)
}
