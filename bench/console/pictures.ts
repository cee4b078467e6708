// Takes pictures of pages of the console in several looks, to be looked at; they go to .data/pictures. Words after it choose: npm run pictures -- dark loan payslip.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { type Demo, startDemo } from './demo.ts'
import { type Looker, pages } from './pages.ts'
import { beginWorkspace, findPeople, invite, signInByLink } from './people.ts'
import { Rest } from './settle.ts'

const folder = resolve(import.meta.dirname, '../../.data/pictures')
const installed = process.env.MUSTER_CHROMIUM || '/usr/bin/chromium'

interface Look {
  readonly name: string
  readonly language: string
  readonly options: BrowserContextOptions
}

const wide = { viewport: { width: 1280, height: 860 } }
const narrow = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const looks: readonly Look[] = [
  { name: 'light', language: 'en', options: wide },
  { name: 'dark', language: 'en', options: { viewport: wide.viewport, colorScheme: 'dark' } },
  { name: 'narrow', language: 'en', options: narrow },
  {
    name: 'narrow-dark',
    language: 'en',
    options: { viewport: narrow.viewport, isMobile: true, hasTouch: true, colorScheme: 'dark' },
  },
  { name: 'right-to-left', language: 'ar', options: wide },
  { name: 'narrow-urdu', language: 'ur', options: narrow },
]

/** Those that were named; all of them where none was. */
function choose<T extends { readonly name: string }>(
  all: readonly T[],
  named: readonly string[],
): readonly T[] {
  const chosen = all.filter(({ name }) => named.includes(name))
  return chosen.length > 0 ? chosen : all
}

type State = BrowserContextOptions['storageState']

/** Links and invitations count once, so each look takes over these sessions. */
async function signIn(browser: Browser, demo: Demo): Promise<Record<Looker, State>> {
  const owner = await signInByLink(browser, demo.origin, demo.link)
  const people = await findPeople(owner.page)
  const manager = await invite(browser, demo, owner.page, people.manager)
  const employee = await invite(browser, demo, owner.page, people.employee)
  const newcomer = await beginWorkspace(browser, demo)
  return {
    owner: await owner.context.storageState(),
    manager: await manager.context.storageState(),
    employee: await employee.context.storageState(),
    newcomer: await newcomer.storageState(),
    nobody: { cookies: [], origins: [] },
  }
}

const named = process.argv.slice(2)
const unknown = named.filter(one => ![...looks, ...pages].some(({ name }) => name === one))
if (unknown.length > 0) throw new Error(`No page and no look is called ${unknown.join(', ')}.`)
const chosen = choose(pages, named)
const data = mkdtempSync(join(tmpdir(), 'muster-pictures-'))
const demo = await startDemo(data)
const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
const failures: string[] = []
try {
  mkdirSync(folder, { recursive: true })
  const sessions = await signIn(browser, demo)
  for (const { name: look, language, options } of choose(looks, named))
    for (const { name, path, of = 'owner', record = false } of chosen) {
      const context = await browser.newContext(Object.assign({ storageState: sessions[of] }, options))
      await context.addInitScript(`localStorage.setItem('muster.language', '${language}')`)
      const page = await context.newPage()
      const rest = new Rest(page)
      try {
        await rest.open(`${demo.origin}/app${path}`)
        if (record && !(await rest.follow('main tbody th a'))) throw new Error(`${path} has no record.`)
        await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true })
      } catch (error) {
        // The others are worth taking.
        failures.push(`${name}-${look}: ${(error as Error).message}`)
      }
      await context.close()
    }
} finally {
  await browser.close()
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
if (failures.length > 0) throw new Error(`Pictures that were not taken:\n${failures.join('\n')}`)
console.log('The pictures are in .data/pictures.')
