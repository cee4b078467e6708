// Takes the pictures of the guides for employees and managers on the demo of npm start (npm run pictures:guides). Urdu takes a font, such as fonts-noto-core.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Demo, startDemo } from './demo.ts'
import { settle } from './settle.ts'

const folder = resolve(import.meta.dirname, '../../docs/guides/pictures')
const installed = process.env.MUSTER_CHROMIUM || '/usr/bin/chromium'
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}

type Person = 'employee' | 'manager'

interface Picture {
  readonly name: string
  readonly of: Person
  readonly path: string
  /** What is done on the page before the picture is taken. */
  readonly work?: (page: Page) => Promise<void>
}

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

async function openFirst(page: Page): Promise<void> {
  await page.locator('main tbody th a, main li a').first().click()
}

/** The last two days of the month that is shown, so that a picture has what comes after them. */
async function chooseDays(page: Page): Promise<void> {
  const days = page.locator('main .my-days button')
  for (const before of [2, 1]) await days.nth((await days.count()) - before).click()
  await page.locator('.my-after').waitFor()
  await page.locator('.my-ask button[type=submit]').scrollIntoViewIfNeeded()
}

interface Found {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly reporting_manager_id: string | null
}

/** What the page asks for as itself, with its session. */
const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'content-type': 'application/json', 'muster-reach': 'own' }
      if (!path.startsWith('/console/v1/leave')) Reflect.deleteProperty(headers, 'muster-reach')
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
      // biome-ignore lint/suspicious/noExplicitAny: each answer is read where it is asked for
      return answer.json() as Promise<any>
    },
    [method, path, body] as const,
  )

/** Somebody with a manager, and that manager. */
async function findPeople(page: Page): Promise<Record<Person, Found>> {
  const { data } = await ask(page, 'GET', '/console/v1/employees?status=active&limit=100')
  const people = data as readonly Found[]
  for (const employee of people) {
    const manager = people.find(({ id }) => id === employee.reporting_manager_id)
    if (manager) return { employee, manager }
  }
  throw new Error('The demo has nobody with a manager.')
}

async function signIn(browser: Browser, { origin }: Demo, owner: Page, { id, first_name, last_name }: Found) {
  const body = { email: `${id}@example.com`, name: `${first_name} ${last_name}`, employee_id: id }
  const { token } = await ask(owner, 'POST', '/console/invitations', body)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${origin}/app/sign-in`)
  await ask(page, 'POST', '/console/invitations/accept', { token, password: 'correct horse battery staple' })
  return { context, page }
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
  const owner = await (await browser.newContext()).newPage()
  await owner.goto(`${demo.origin}/app/sign-in#${demo.link}`)
  await owner.locator('main#page h1').waitFor()
  const people = await findPeople(owner)
  const manager = await signIn(browser, demo, owner, people.manager)
  const employee = await signIn(browser, demo, owner, people.employee)
  await askForLeave(employee.page, people.employee)
  const signedIn = { employee, manager }
  for (const language of languages)
    for (const { name, of, path, work } of pictures) {
      const page = await signedIn[of].context.newPage()
      await page.addInitScript(`localStorage.setItem('muster.language', '${language}')`)
      await page.goto(`${demo.origin}/app${path}`)
      await settle(page)
      await work?.(page)
      await settle(page)
      await page.screenshot({ path: join(folder, `${name}-${language}.png`) })
      await page.close()
    }
} finally {
  await browser.close()
  await demo.stop()
  rmSync(data, { recursive: true, force: true })
}
