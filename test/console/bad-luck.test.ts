// What goes wrong while somebody works: sessions that end, two people at once, refusals, a service that is slow or away.

import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { freshCode, typeCode, typePassword } from '../support/browser/signing-in.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { untilStale } from '../support/fixtures/passkeys.ts'
import { ageProof, listRoleIds, makeFullMember, newEmail, password } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const h1 = { level: 1 } as const
const departments = '**/console/v1/departments*'

describeInBrowser('somebody in the middle of a form', () => {
  it('signs in again when the session has ended, and loses nothing', async () => {
    const member = await makeFullMember(workspace.id, 'Owner')
    const at = '/organisation/departments/new'
    const { page, context, complaints } = await openConsole({ workspace, member, at })
    await page.getByLabel('Name', { exact: true }).fill('Dyeing')
    // What the frame loads last has asked by then.
    await page.waitForLoadState('networkidle')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Create department' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await typePassword(dialog, member.email)
    await typeCode(dialog, await freshCode(member))
    await page.getByRole('heading', { ...h1, name: 'Dyeing' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(complaints.takeRefusals()).toEqual(['401 POST /console/v1/departments'])
  })

  it('proves who they are where that is needed, and goes on', async () => {
    const member = await makeFullMember(workspace.id, 'Owner')
    await ageProof(member.session)
    await untilStale(member.browser)
    const { page, complaints } = await openConsole({ workspace, member, at: '/settings/invitations/new' })
    await page.getByLabel('E-mail').fill(newEmail())
    await page.getByLabel('Name', { exact: true }).fill('Bilal Ahmed')
    await page.getByRole('combobox', { name: 'Role' }).fill('HR')
    await page.getByRole('option', { name: 'HR' }).click()
    await page.getByRole('button', { name: 'Create invitation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Prove that it is you' })
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('/app/invitation#mst_').first().waitFor()
    expect(complaints.takeRefusals()).toEqual(['403 POST /console/invitations'])
  })

  it('is told what somebody else has changed meanwhile, and keeps both changes', async () => {
    const { id } = await workspace.muster.departments.create({ name: 'Weaving', code: 'WV' })
    const { page, settle } = await openConsole({ workspace, at: `/organisation/departments/${id}/edit` })
    await page.getByLabel('Code (optional)').fill('WEAV')
    await workspace.muster.departments.update(id, { name: 'Weaving hall' })
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' })
    expect(await dialog.getByRole('deletion').textContent()).toBe('Weaving')
    expect(await dialog.getByRole('insertion').textContent()).toBe('Weaving hall')
    await dialog.getByRole('button', { name: 'Save my changes too' }).click()
    await page.getByRole('heading', { ...h1, name: 'Weaving hall' }).waitFor()
    await settle()
    expect(await workspace.muster.departments.get(id)).toMatchObject({ name: 'Weaving hall', code: 'WEAV' })
  })

  it('tries a change without saving it', async () => {
    const { page } = await openConsole({ workspace, at: '/organisation/departments/new' })
    await page.getByLabel('Name', { exact: true }).fill('Nobody keeps this')
    await page.getByRole('button', { name: 'Try without saving' }).click()
    await page.getByText('Nothing was saved.').waitFor()
    const { data } = await workspace.muster.departments.list({ limit: 100 })
    expect(data.map(({ name }) => name)).not.toContain('Nobody keeps this')
  })
})

describeInBrowser('a refusal', () => {
  it('stands beside its field where it has one', async () => {
    const { page, complaints } = await openConsole({ workspace, at: '/leave/types/new' })
    await page.getByRole('button', { name: 'Create leave type' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await page.getByRole('alert').waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(complaints.takeRefusals()).toEqual(['400 POST /console/leave_types'])
  })

  it('says in words what does not fit', async () => {
    await workspace.muster.departments.create({ name: 'Spinning', code: 'SP' })
    const { page, complaints } = await openConsole({ workspace, at: '/organisation/departments/new' })
    await page.getByLabel('Name', { exact: true }).fill('Spinning')
    await page.getByRole('button', { name: 'Create department' }).click()
    const said = page.getByRole('alert')
    await said.waitFor()
    expect(await said.textContent()).toMatch(
      /does not fit the present state\.Another department has the same name/,
    )
    expect(complaints.takeRefusals()).toEqual(['409 POST /console/v1/departments'])
  })

  it('for too many requests says how long to wait', async () => {
    const { page, complaints, load } = await openConsole({ workspace })
    await page.route(departments, route =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '240' },
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          code: 'rate_limit_exceeded',
          status: 429,
          detail: 'Too many.',
          errors: [],
        },
      }),
    )
    await load('/organisation/departments')
    expect(await page.getByRole('alert').textContent()).toContain('Try again in 240 seconds.')
    expect(new Set(complaints.takeRefusals())).toEqual(new Set(['429 GET /console/v1/departments']))
  })

  it('comes in words when a right is taken away while somebody looks', async () => {
    const owner = await makeFullMember(workspace.id, 'Owner')
    const member = await makeFullMember(workspace.id, 'HR')
    const { page, complaints } = await openConsole({ workspace, member, at: '/organisation/departments/new' })
    await page.getByLabel('Name', { exact: true }).fill('Printing')
    const { Auditor: role_id } = await listRoleIds(owner.browser)
    await owner.browser.do('updateMember', { ids: { id: member.session.member_id }, body: { role_id } })
    await until(async () => (await member.browser.do('getSession')).role_name === 'Auditor')
    await page.getByRole('button', { name: 'Create department' }).click()
    const said = page.getByRole('alert')
    await said.waitFor()
    expect(await said.textContent()).toContain('Your role')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Printing')
    expect(complaints.takeRefusals()).toEqual(['403 POST /console/v1/departments'])
  })
})

describeInBrowser('a service', () => {
  it('that is away is told of, and asked again by a button', async () => {
    const { page, complaints, goTo } = await openConsole({ workspace })
    await page.route(departments, route => route.abort('connectionrefused'))
    const going = goTo('/organisation/departments')
    await page.getByText('Muster does not answer. Trying again.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await going
    await page.unroute(departments)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'New department' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(new Set(complaints.takeAll())).toEqual(
      new Set([
        'request failed: GET /console/v1/departments net::ERR_CONNECTION_REFUSED',
        'console: Failed to load resource: net::ERR_CONNECTION_REFUSED',
      ]),
    )
  })

  it('that is slow has a skeleton stand for what is to come', async () => {
    const { page, goTo } = await openConsole({ workspace })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(departments, async route => {
      await answered
      await route.continue()
    })
    const going = goTo('/organisation/departments')
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    answer()
    await going
    expect(await page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
  })
})

describeInBrowser('a browser', () => {
  it('without JavaScript is told in one sentence', async () => {
    const { page, complaints } = await openBrowser({ javaScriptEnabled: false })
    await page.goto('/app/')
    expect(await page.locator('noscript').textContent()).toBe(
      'The console needs JavaScript. Turn it on for this site, and load the page again.',
    )
    for (const complaint of complaints.takeAll()) expect(complaint).toMatch(/\.js csp$/)
  })

  it('goes back and forward to the filters and the place in a list', async () => {
    const many = await makeWorkspace()
    const names = Array.from({ length: 40 }, (_, n) => `Branch ${String(n + 10)}`)
    for (const name of names) await many.muster.departments.create({ name, code: name.slice(-2) })
    const { page, settle } = await openConsole({ workspace: many, at: '/organisation/departments' })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Active')
    await settle()
    const table = page.getByRole('region', { name: 'Departments' })
    await table.evaluate('document.querySelector("section.table").scrollTop = 700')
    const link = page.getByRole('link', { name: 'Branch 30' })
    await link.click()
    await page.getByRole('heading', { ...h1, name: 'Branch 30' }).waitFor()
    await settle()
    await page.goBack()
    await page.getByRole('link', { name: 'Branch 30' }).waitFor()
    await settle()
    expect(new URL(page.url()).search).toBe('?status=active')
    await page.getByRole('button', { name: 'Remove the filter Status' }).waitFor()
    expect(await table.evaluate('document.querySelector("section.table").scrollTop')).toBeGreaterThan(300)
    await page.goForward()
    await page.getByRole('heading', { ...h1, name: 'Branch 30' }).waitFor()
  })
})
