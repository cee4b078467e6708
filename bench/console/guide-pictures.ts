// Takes the pictures of the guides for employees and managers on the demo of npm start (npm run pictures:guides). Urdu takes a font, such as fonts-noto-core.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { startDemo } from './demo.ts'
import { ask, type Found, findPeople, invite, type Person, signInByLink } from './people.ts'
import { Rest } from './settle.ts'

const folder = resolve(import.meta.dirname, '../../docs/guides/pictures')
const installed = process.env.MUSTER_CHROMIUM || '/usr/bin/chromium'
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}

interface Picture {
  readonly name: string
  readonly of: Person
  readonly path: string
  /** What is done on the page before the picture is taken. */
  readonly work?: (page: Page, rest: Rest) => Promise<unknown>
}

const openFirst = (_: Page, rest: Rest) => rest.follow('main tbody th a, main li a')

const pictures: readonly Picture[] = [
  { name: 'my-home', of: 'employee', path: '/my' },
  { name: 'my-leave', of: 'employee', path: '/my/leave/ask', work: chooseDays },
  { name: 'my-payslip', of: 'employee', path: '/my/pay', work: openFirst },
  { name: 'my-papers', of: 'employee', path: '/my/documents' },
  { name: 'waiting', of: 'manager', path: '/approvals' },
  { name: 'deciding', of: 'manager', path: '/approvals', work: openFirst },
  { name: 'team', of: 'manager', path: '/team' },
]
const languages = ['en', 'ur'] as const

/** The last two days of the month that is shown, so that a picture has what comes after them. */
async function chooseDays(page: Page): Promise<void> {
  const days = page.locator('main .my-days button')
  for (const before of [2, 1]) await days.nth((await days.count()) - before).click()
  await page.locator('.my-after').waitFor()
  await page.locator('.my-ask button[type=submit]').scrollIntoViewIfNeeded()
}

/** Two days in two weeks, which the manager is asked for. */
async function askForLeave(page: Page, { id: employee_id }: Found): Promise<void> {
  const { data } = await ask(page, 'GET', '/console/v1/leave_types?limit=100')
  const annual = (data as readonly { id: string; code: string }[]).find(({ code }) => code === 'AL')!
  const monday = Temporal.Now.plainDateISO().add({ weeks: 2 })
  const from = monday.subtract({ days: monday.dayOfWeek - 1 })
  const [from_date, to_date] = [from, from.add({ days: 1 })].map(String)
  const body = { employee_id, leave_type_id: annual.id, from_date, to_date, reason: 'A wedding' }
  await ask(page, 'POST', '/console/v1/leave_applications', body)
}

const data = mkdtempSync(join(tmpdir(), 'muster-pictures-'))
const demo = await startDemo(data)
const browser = await chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
try {
  mkdirSync(folder, { recursive: true })
  const { page: owner } = await signInByLink(browser, demo.origin, demo.link)
  const people = await findPeople(owner)
  const manager = await invite(browser, demo, owner, people.manager, phone)
  const employee = await invite(browser, demo, owner, people.employee, phone)
  await askForLeave(employee.page, people.employee)
  const signedIn = { employee, manager }
  for (const language of languages)
    for (const { name, of, path, work } of pictures) {
      const page = await signedIn[of].context.newPage()
      await page.addInitScript(`localStorage.setItem('muster.language', '${language}')`)
      const rest = new Rest(page)
      await rest.open(`${demo.origin}/app${path}`)
      await work?.(page, rest)
      await rest.come()
      await page.screenshot({ path: join(folder, `${name}-${language}.png`) })
      await page.close()
    }
} finally {
  await browser.close()
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
