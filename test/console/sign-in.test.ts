// Signing in and out in a browser, in each of the ways that there are.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { freshCode, giveDevice, readNewApp, typeCode, typePassword } from '../support/browser/signing-in.ts'
import { press } from '../support/browser/steps.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import {
  inviteAs,
  linkFor,
  makeFullMember,
  makeMember,
  newEmail,
  password,
  type TestMember,
} from '../support/fixtures/people.ts'
import { makeCompany, somebody, startProvider } from '../support/fixtures/sign-on.ts'

let workspace: TestWorkspace
let member: TestMember & { secret: string }
let clerk: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Karachi Mills' })
  // No role but HR does without a second factor.
  const made = [makeFullMember(workspace.id, 'Payroll'), makeMember(workspace.id, 'HR')] as const
  ;[member, clerk] = await Promise.all(made)
})

describeInBrowser('somebody who signs in', () => {
  it('gives a password and a code, and gets to the page that they asked for', async () => {
    const { page, load, settle } = await openBrowser()
    await load('/employees?status=active')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in')
    await typePassword(page, member.email)
    await typeCode(page, await freshCode(member))
    await page.waitForURL('**/app/employees?status=active')
    await settle()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Employees')
  })

  it('goes on with the code who left before giving it', async () => {
    const { page, load } = await openBrowser()
    await load('/sign-in')
    await typePassword(page, member.email)
    await page.getByLabel('Code', { exact: true }).waitFor()
    await load('/leave/types')
    await typeCode(page, await freshCode(member))
    await page.waitForURL('**/app/leave/types')
    await page.getByRole('heading', { level: 1, name: 'Leave types' }).waitFor()
  })

  it('gives a recovery code in place of a code', async () => {
    const { codes } = await member.browser.do('issueAccountRecoveryCodes')
    const { page, load, complaints } = await openBrowser()
    await load('/sign-in')
    await typePassword(page, member.email)
    await typeCode(page, codes[0])
    await page.waitForURL('**/app/')
    await page.getByRole('button', { name: 'Ayesha Khan' }).waitFor()
    expect(complaints.takeRefusals()).toEqual([])
  })
})

describeInBrowser('somebody who signs in while very many do', () => {
  it('is told when their turn comes, and is let in without typing anything again', async () => {
    const { page, load, complaints } = await openBrowser()
    await page.clock.install()
    let turnedAway = 0
    await page.route('**/console/sessions', async route => {
      if (turnedAway++ > 1) return route.fallback()
      const refusal = { code: 'internal_error', status: 503, detail: 'Too many people sign in.', errors: [] }
      await route.fulfill({
        status: 503,
        headers: { 'retry-after': '20' },
        contentType: 'application/problem+json',
        json: refusal,
      })
    })
    await load('/sign-in')
    await typePassword(page, clerk.email)
    const said = page.getByRole('status')
    for (let times = 0; times < 2; times++) {
      await said.getByText('Your turn comes in about 20 seconds.').waitFor()
      expect(await said.textContent()).toContain('Keep this page open: it goes on by itself.')
      await page.clock.runFor(21_000)
    }
    await page.waitForURL('**/app/')
    expect(complaints.takeRefusals()).toEqual(Array(2).fill('503 POST /console/sessions'))
  })
})

describeInBrowser('a sign-in', () => {
  it('with a wrong password is refused in words, and can be tried again', async () => {
    const { page, load, complaints } = await openBrowser()
    await load('/sign-in')
    await typePassword(page, clerk.email, 'four quiet otters sank')
    const said = await page.getByRole('alert').textContent()
    expect(said).toContain('That did not work. Check what you typed.')
    expect(said).toMatch(/Request req_\w+/)
    expect(complaints.takeRefusals()).toEqual(['401 POST /console/sessions'])
    await typePassword(page, clerk.email)
    await page.waitForURL('**/app/')
  })

  it.each(['//evil.example/app', '/\\evil.example', 'https://evil.example/', '/app//evil.example'])(
    'leads nobody to %s',
    async to => {
      const { page, load, settle } = await openBrowser()
      await load(`/sign-in?to=${encodeURIComponent(to)}`)
      await typePassword(page, clerk.email)
      await page.waitForURL(address => address.pathname !== '/app/sign-in')
      await settle()
      expect(new URL(page.url()).hostname).toBe('localhost')
    },
  )

  it('is needed again by who has signed out', async () => {
    const staff = await makeFullMember(workspace.id, 'HR')
    const { page, load, settle } = await openConsole({ workspace, member: staff })
    // What the page still asks for would be refused after it.
    await settle()
    await page.getByRole('button', { name: 'Ayesha Khan' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.waitForURL('**/app/sign-in')
    await load('/employees')
    expect(new URL(page.url()).pathname).toBe('/app/sign-in')
  })

  it('has pages that everybody can read and use', async () => {
    const opened = await openBrowser()
    await opened.load('/sign-in')
    const flaws = await findFlaws(opened)
    await opened.page.getByRole('button', { name: 'Sign in through your company' }).click()
    flaws.push(...(await findFlaws(opened)))
    await opened.load('/sign-in')
    await typePassword(opened.page, member.email)
    await opened.page.getByLabel('Code', { exact: true }).waitFor()
    expect([...flaws, ...(await findFlaws(opened))]).toEqual([])
  })
})

describeInBrowser('a link of an operator', () => {
  it('signs in once, and is not kept in the address', async () => {
    const link = await linkFor(workspace.id, member.email)
    const { page, load, settle } = await openBrowser()
    await page.goto(`/app/sign-in#${link}`)
    await page.waitForURL('**/app/')
    await settle()
    expect(page.url()).not.toContain(link)
    const other = await openBrowser()
    await other.load(`/sign-in#${link}`)
    expect(await other.page.getByRole('alert').textContent()).toMatch(/./)
    expect(other.page.url()).not.toContain(link)
    expect(other.complaints.takeRefusals()).toEqual(['401 POST /console/sessions'])
    await load('/account')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your account')
  })
})

describeInBrowser('an invitation', () => {
  it('is accepted with a password and a second factor', async () => {
    const opened = await openBrowser()
    const { page, load, settle } = opened
    await load(`/invitation#${await inviteAs(workspace.id, 'Payroll')}`)
    expect(await page.getByText('Join Karachi Mills as Payroll').count()).toBe(1)
    const flaws = await findFlaws(opened)
    await page.getByLabel('Choose a password').fill(password)
    await page.getByRole('button', { name: 'Accept and sign in' }).click()
    await page.getByLabel('First code of the app').fill(await readNewApp(page))
    flaws.push(...(await findFlaws(opened)))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'I have kept them' }).waitFor()
    expect(await page.getByRole('listitem').count()).toBe(10)
    flaws.push(...(await findFlaws(opened)))
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await page.waitForURL('**/app/')
    await settle()
    expect([await page.getByRole('heading', { level: 1 }).textContent(), flaws]).toEqual([
      'Hello, Ayesha Khan',
      [],
    ])
  })

  it('that is not there any more says so', async () => {
    const { page, load, complaints } = await openBrowser()
    await load('/invitation#mst_inv_nothing')
    expect(await page.getByRole('alert').textContent()).toMatch(/invitation/i)
    expect(complaints.takeRefusals()).toHaveLength(1)
  })
})

describeInBrowser('a passkey', () => {
  it('is added to the account, signs in alone, and is the second factor', async () => {
    const { page, load, settle } = await openConsole({
      workspace,
      member: await makeFullMember(workspace.id, 'Payroll'),
      at: '/account',
    })
    await giveDevice(page)
    await page.getByLabel('Name of the passkey').fill('Laptop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor()
    const email = await page.evaluate('document.querySelector("#person-menu").textContent')
    await page.getByRole('button', { name: 'Ayesha Khan' }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/app/')
    await settle()
    // What the page asks late would be refused without its cookies.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await load('/employees')
    await typePassword(page, /p\w+@muster\.example/.exec(email as string)![0])
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.waitForURL('**/app/employees')
    await settle()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Employees')
  })
})

describeInBrowser('somebody of a company with a sign-on', () => {
  it('comes back from its provider signed in', async () => {
    const provider = await startProvider()
    const company = await makeCompany(provider)
    const email = newEmail()
    const { data } = await company.owner.browser.do('listRoles')
    const hr = data.find(({ name }: { name: string }) => name === 'HR').id
    await company.owner.browser.do('createInvitation', { body: { email, name: 'Bilal Ahmed', role_id: hr } })
    await provider.order(somebody(email))
    const { page, load } = await openBrowser()
    await load('/sign-in')
    await page.getByRole('button', { name: 'Sign in through your company' }).click()
    await page.getByLabel('Id of the workspace').fill(company.workspace.id)
    await page.getByRole('button', { name: 'Go to your company’s sign-on' }).click()
    await page.waitForURL('**/app/')
    await page.getByRole('button', { name: 'Bilal Ahmed' }).waitFor()
  })

  it('connects the account that they have, once, with their password and a code', async () => {
    const { company, provider } = await companyOf()
    const member = await makeFullMember(company.workspace.id, 'HR')
    await provider.order(somebody(member.email))
    const opened = await openBrowser()
    const { page, complaints } = opened
    await goToCompany(opened, company.workspace.id)
    await page.getByRole('heading', { level: 1, name: 'Connect your account' }).waitFor()
    expect(complaints.takeRefusals()).toEqual(['403 POST /console/sign_on/finish'])
    const flaws = await findFlaws(opened)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Connect the account')
    await page.getByText('This needs your second factor, too.').waitFor()
    expect(complaints.takeRefusals()).toEqual(['403 POST /console/sign_on/verify'])
    await page.getByLabel('Code', { exact: true }).fill(await freshCode(member))
    await press(page, 'Connect the account')
    await page.waitForURL('**/app/')
    await page.getByRole('button', { name: 'Ayesha Khan' }).waitFor()
    expect(flaws).toEqual([])
  })

  it('connects it with the link of an operator, pasted as it was sent', async () => {
    const { company, provider } = await companyOf()
    const member = await makeMember(company.workspace.id, 'HR')
    await provider.order(somebody(member.email))
    const opened = await openBrowser()
    const { page, complaints } = opened
    await goToCompany(opened, company.workspace.id)
    const link = await linkFor(company.workspace.id, member.email)
    await page.getByLabel('Link of an operator').fill(` https://muster.example/app/sign-in#${link}`)
    await press(page, 'Connect the account')
    await page.waitForURL('**/app/')
    await page.getByRole('button', { name: 'Ayesha Khan' }).waitFor()
    complaints.takeRefusals()
  })
})

async function companyOf() {
  const provider = await startProvider()
  return { provider, company: await makeCompany(provider) }
}

async function goToCompany({ page, load }: Awaited<ReturnType<typeof openBrowser>>, workspace_id: string) {
  await load('/sign-in')
  await page.getByRole('button', { name: 'Sign in through your company' }).click()
  await page.getByLabel('Id of the workspace').fill(workspace_id)
  await page.getByRole('button', { name: 'Go to your company’s sign-on' }).click()
}
