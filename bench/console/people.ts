// An employee of the demo and the manager of that employee, signed in to the console beside its owner.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { computeTotp } from '../../packages/server/auth/factors/totp.ts'
import type { Demo } from './demo.ts'

export type Person = 'employee' | 'manager'

export interface Found {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly reporting_manager_id: string | null
}

/** What the page asks for as itself, with its session. */
export const ask = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const headers = new Headers({ 'content-type': 'application/json' })
      if (path.startsWith('/console/v1/leave')) headers.set('muster-reach', 'own')
      const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null })
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
      // biome-ignore lint/suspicious/noExplicitAny: each answer is read where it is asked for
      return answer.json() as Promise<any>
    },
    [method, path, body] as const,
  )

/** The link counts once. */
export async function signInByLink(browser: Browser, origin: string, link: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/app/sign-in#${link}`)
  await page.locator('main#page h1').waitFor()
  return { context, page }
}

/** Somebody with a manager, and that manager. */
export async function findPeople(page: Page): Promise<Record<Person, Found>> {
  const { data } = await ask(page, 'GET', '/console/v1/employees?status=active&limit=100')
  const people = data as readonly Found[]
  for (const employee of people) {
    const manager = people.find(({ id }) => id === employee.reporting_manager_id)
    if (manager) return { employee, manager }
  }
  throw new Error('The demo has nobody with a manager.')
}

export async function invite(
  browser: Browser,
  demo: Demo,
  owner: Page,
  { id, first_name, last_name }: Found,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const body = { email: `${id}@example.com`, name: `${first_name} ${last_name}`, employee_id: id }
  const { token } = await ask(owner, 'POST', '/console/invitations', body)
  return accept(browser, demo, token, options)
}

/** The owner of a workspace that has nothing yet, on the first morning. */
export async function beginWorkspace(browser: Browser, demo: Demo): Promise<BrowserContext> {
  const created = await demo.operate('workspace', 'create', '--name', 'First Morning')
  const to = ['--workspace', /wsp_\w+/.exec(created)![0], '--email', 'first@example.com']
  const invited = await demo.operate('person', 'invite', ...to, '--name', 'Sana Malik')
  const { context, page } = await accept(browser, demo, /mst_\w+/.exec(invited)![0])
  const { secret } = await ask(page, 'POST', '/console/account/totp')
  const step = Math.floor(Temporal.Now.instant().epochMilliseconds / 30_000)
  await ask(page, 'POST', '/console/account/totp/verify', { code: computeTotp(secret, step) })
  return context
}

async function accept(
  browser: Browser,
  { origin }: Demo,
  token: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(`${origin}/app/sign-in`)
  await ask(page, 'POST', '/console/invitations/accept', { token, password: 'correct horse battery staple' })
  return { context, page }
}
