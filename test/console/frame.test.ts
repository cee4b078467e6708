// The frame around every page: the rail and what waits in it, the one search, the keys, the settings, and a page as code.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { root } from '../support/contract/page.ts'
import { makeKey, type TestWorkspace } from '../support/fixtures/make.ts'
import { atEnd } from '../support/jest/at-end.ts'

const run = promisify(execFile)

const narrow = { viewport: { width: 360, height: 740 } }

/** The search is loaded when it is first asked for. */
async function openSearch(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.locator('dialog input:focus').waitFor()
}

const sumUp = (counts: readonly string[]): number => counts.reduce((sum, count) => sum + Number(count), 0)

describeInBrowser('the frame', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
  })

  it('counts what waits beside its place, as the first page does', async () => {
    const { page, goTo } = await openConsole({ workspace })
    const waiting = page.getByRole('region', { name: 'What waits for you' })
    const decided = waiting.locator('a[href="/app/inbox"], a[href^="/app/documents/contracts"]')
    const all = sumUp(await decided.locator('strong').allInnerTexts())
    expect(all).toBeGreaterThan(0)
    const inbox = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: /Inbox/ })
    expect(Number.parseInt((await inbox.locator('.count').textContent())!, 10)).toBe(all)
    await goTo('/inbox')
    expect(sumUp(await page.locator('.inbox-groups header .count').allInnerTexts())).toBe(all)
  })

  it('marks one tab, also where the path of another one begins as its own', async () => {
    const { page, goTo } = await openConsole({ workspace })
    await goTo('/documents/letters')
    const tabs = page.locator('nav.of-place [aria-current]')
    expect(await tabs.allInnerTexts()).toEqual(['Letters'])
  })

  it('stays narrow on this browser', async () => {
    const { page, load } = await openConsole({ workspace })
    await page.getByRole('button', { name: 'Narrow' }).click()
    await load('/employees')
    expect(await page.getByRole('button', { name: 'Narrow', pressed: true }).count()).toBe(1)
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect((await rooms.boundingBox())!.width).toBeLessThan(60)
    await rooms.getByRole('link', { name: /Time and leave/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Who is away' }).waitFor()
  })

  it('is a bar of five on a telephone, and the fifth leads to the rest', async () => {
    const { page, settle } = await openConsole({ workspace, context: narrow })
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link').count()).toBe(4)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('navigation', { name: 'More rooms' }).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await settle()
  })
})

describeInBrowser('the settings', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
  })

  it('are found by a few letters, and lead back', async () => {
    const { page, settle } = await openConsole({ workspace, at: '/settings' })
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('polic')
    expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([
      'Policies',
      'Approval policies',
      'Leave policies',
    ])
    await page.getByRole('link', { name: 'Leave policies' }).click()
    await settle()
    await page
      .getByRole('navigation', { name: 'Where this is' })
      .getByRole('link', { name: 'Settings' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  })

  it('are offered to whom they belong', async () => {
    const { page } = await openConsole({ workspace, role: 'Developer' })
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link', { name: 'Pay' }).count()).toBe(0)
    await rooms.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'API keys' }).waitFor()
    await page.getByRole('button', { name: 'This page as code' }).waitFor()
    const { page: clerk } = await openConsole({ workspace, role: 'HR', at: '/settings' })
    expect(await clerk.getByRole('link', { name: 'API keys' }).count()).toBe(0)
    expect(await clerk.getByRole('button', { name: 'This page as code' }).count()).toBe(0)
  })
})

describeInBrowser('the search', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
  })

  it('begins the raise of a person whose name was typed', async () => {
    const { data } = await workspace.muster.employees.list({ limit: 1, status: 'active' })
    const { first_name, last_name } = data[0]!
    const { page, settle } = await openConsole({ workspace })
    await openSearch(page, '/')
    await page.keyboard.type(`raise ${first_name} ${last_name}`)
    const raise = page.getByRole('menuitem', { name: `Raise ${first_name} ${last_name}` }).first()
    await raise.click()
    await page.getByRole('heading', { level: 1, name: 'New salary' }).waitFor()
    await settle()
    expect(await page.getByLabel('Employee', { exact: true }).inputValue()).toBe(`${first_name} ${last_name}`)
  })

  it('offers nobody what the role may not do', async () => {
    const { data } = await workspace.muster.employees.list({ limit: 1, status: 'active' })
    const { first_name } = data[0]!
    const { page } = await openConsole({ workspace, role: 'HR' })
    await openSearch(page, 'Control+k')
    await page.keyboard.type(`raise ${first_name}`)
    await page.getByRole('menuitem', { name: first_name }).first().waitFor()
    expect(await page.getByRole('menuitem', { name: /^Raise/ }).count()).toBe(0)
  })

  it('finds a run by its month, and the form for a person', async () => {
    const { page } = await openConsole({ workspace })
    await openSearch(page, 'Control+k')
    await page.keyboard.type('2026')
    await page
      .getByRole('menuitem', { name: /\w+ 2026 payroll run/ })
      .first()
      .waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('add person')
    await page.getByRole('menuitem', { name: /Add person/ }).click()
    await page.getByRole('heading', { level: 1, name: 'New employee' }).waitFor()
  })

  it('leaves the keys to whoever types, and goes to a place by two of them', async () => {
    const { page, settle } = await openConsole({ workspace, at: '/settings' })
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').pressSequentially('gp/?')
    expect(await page.getByRole('searchbox').inputValue()).toBe('gp/?')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('main').focus()
    await page.keyboard.press('g')
    await page.keyboard.press('p')
    await page.getByRole('heading', { level: 1, name: 'Employees' }).waitFor()
    await settle()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Time and leave').waitFor()
  })
})

describeInBrowser('the search of records', () => {
  it('finds any claim and any document by words of its title, however many are newer', async () => {
    const workspace = await openDemoWorkspace()
    const { muster } = workspace
    const old = (await muster.expenseClaims.list({ limit: 100, sort: 'claim_date' })).data[0]!
    const { page, settle } = await openConsole({ workspace })
    await page.route(/matches\?limit=100/, route =>
      route.fulfill({ json: { object: 'list', data: [], has_more: false, next_cursor: null } }),
    )
    await openSearch(page, 'Control+k')
    await page.keyboard.type(`claim ${old.claim_number.toLowerCase()}`)
    await page.getByRole('menuitem', { name: old.title }).click()
    await page.getByRole('heading', { level: 1, name: old.title }).waitFor()
    await settle()
    const document = (await muster.employeeDocuments.list({ limit: 1 })).data[0]!
    await openSearch(page, 'Control+k')
    await page.keyboard.type(document.title)
    await page.getByRole('menuitem', { name: document.title }).first().waitFor()
  })
})

describeInBrowser('a page as code', () => {
  /** Runs what the page prints, as it is printed, with what the page says has to be set. */
  async function runPrinted(
    page: Page,
    id: string,
    env: Readonly<Record<string, string>>,
  ): Promise<string[]> {
    const section = page.locator('section.code', { hasText: id })
    await section.waitFor()
    const texts = await section.locator('pre').allTextContents()
    const cwd = mkdtempSync(join(tmpdir(), 'muster-page-'))
    atEnd(async () => rmSync(cwd, { recursive: true, force: true }))
    symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
    const given = { cwd, env: Object.assign({}, process.env, { NODE_OPTIONS: '' }, env) }
    writeFileSync(join(cwd, 'page.mjs'), texts[1]!)
    const curl = await run('bash', ['-euc', texts[0]!.replace('curl ', 'curl -sS --fail-with-body ')], given)
    const node = await run(process.execPath, ['page.mjs'], given)
    return [curl.stdout, node.stdout]
  }

  it('runs with curl and the SDK as it is printed, for keys and for tokens', async () => {
    const workspace = await openDemoWorkspace()
    const { page } = await openConsole({ workspace, at: '/leave/types' })
    await page.getByRole('button', { name: 'This page as code' }).click()
    for (const text of await runPrinted(page, 'listLeaveTypes', { MUSTER_API_KEY: workspace.key }))
      expect(text).toContain('leave_type')
    await page.keyboard.press('Escape')
    await page.goto(page.url().replace('/leave/types', '/settings/rules'))
    await page.getByRole('button', { name: 'This page as code' }).click()
    const [, rights = ''] = /with the rights (.*)\. Put it into MUSTER_TOKEN/.exec(
      (await page.getByText('Put it into MUSTER_TOKEN').textContent())!,
    )!
    const token = await makeKey(workspace.id, { scopes: [], permissions: rights.split(', ') })
    for (const text of await runPrinted(page, 'getPayrollSettings', { MUSTER_TOKEN: token }))
      expect(text).toContain('payroll_settings')
  })

  it('makes the key with which its calls run', async () => {
    const { page } = await openConsole({ at: '/leave/types' })
    await page.getByRole('button', { name: 'This page as code' }).click()
    await page.getByRole('button', { name: 'Make a key for these calls' }).click()
    const form = page.getByRole('dialog', { name: 'Make a key for these calls' })
    await form.getByLabel('Name', { exact: true }).fill('From the page')
    await form.getByRole('button', { name: 'Make a key for these calls' }).click()
    const line = (await page.getByText(/^export MUSTER_API_KEY=/).textContent())!
    const curl = (await page.getByText(/^curl /).textContent())!
    const address = /'(http[^']+)'/.exec(curl)![1]!
    const key = line.split('=')[1]!
    expect(curl).toContain('Bearer $MUSTER_API_KEY')
    const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
    const other = await fetch(address.replace('leave_types', 'employees'), {
      headers: { authorization: `Bearer ${key}` },
    })
    expect(other.status).toBe(403)
  })
})
