// Takes pictures of twenty pages of the console in four looks, to be looked at (npm run pictures); they go to .data/pictures.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { startDemo } from './demo.ts'
import { settle } from './settle.ts'

const folder = resolve(import.meta.dirname, '../../.data/pictures')
const installed = process.env.MUSTER_CHROMIUM || '/usr/bin/chromium'

interface Look {
  readonly name: string
  readonly language: string
  readonly options: BrowserContextOptions
}

const wide = { width: 1280, height: 860 }
const looks: readonly Look[] = [
  { name: 'light', language: 'en', options: { viewport: wide } },
  { name: 'dark', language: 'en', options: { viewport: wide, colorScheme: 'dark' } },
  { name: 'narrow', language: 'en', options: { viewport: { width: 360, height: 740 } } },
  { name: 'right-to-left', language: 'ar', options: { viewport: wide } },
]

/** Each by its address; `record` opens the first of the list. */
const pages = [
  { name: 'home', path: '/' },
  { name: 'employees', path: '/employees' },
  { name: 'employee', path: '/employees', record: true },
  { name: 'new-employee', path: '/employees/new' },
  { name: 'inbox', path: '/inbox' },
  { name: 'leave-calendar', path: '/leave/calendar' },
  { name: 'attendance-month', path: '/attendance/months' },
  { name: 'payroll-run', path: '/payroll/runs', record: true },
  { name: 'loan', path: '/loans', record: true },
  { name: 'deliveries', path: '/developers/deliveries' },
  { name: 'law', path: '/settings/law' },
  { name: 'roles', path: '/settings/roles' },
  { name: 'import', path: '/files/imports', record: true },
  { name: 'approval-policies', path: '/settings/approvals' },
  { name: 'audit', path: '/settings/audit' },
  { name: 'cost', path: '/reports/cost' },
  { name: 'tree', path: '/organisation/tree' },
  { name: 'vacancy', path: '/recruitment', record: true },
  { name: 'claim', path: '/expenses', record: true },
  { name: 'letter', path: '/documents/letters', record: true },
]

/** The link counts once, so each look takes over the session of the first. */
async function signIn(browser: Browser, origin: string, link: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/app/sign-in#${link}`)
  await page.locator('main#page h1').waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

const data = mkdtempSync(join(tmpdir(), 'muster-pictures-'))
const demo = await startDemo(data)
const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
try {
  mkdirSync(folder, { recursive: true })
  const storageState = await signIn(browser, demo.origin, demo.link)
  for (const { name: look, language, options } of looks) {
    const context = await browser.newContext(Object.assign({ storageState }, options))
    await context.addInitScript(`localStorage.setItem('muster.language', '${language}')`)
    const page = await context.newPage()
    for (const { name, path, record = false } of pages) {
      await page.goto(`${demo.origin}/app${path}`)
      await settle(page)
      const first = page.locator('main tbody th a').first()
      if (record && (await first.count()) > 0) {
        await first.click()
        await settle(page)
      }
      await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true })
    }
    await context.close()
  }
  console.log(`${pages.length * looks.length} pictures are in .data/pictures.`)
} finally {
  await browser.close()
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
