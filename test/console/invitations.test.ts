// Invitations in the console where a mail server is set: whom the link goes to, and how that goes.

import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { choose, fill, press, shows } from '../support/browser/steps.ts'
import { act, itemsOf } from '../support/fixtures/bulk.ts'
import {
  consoleUrl,
  type MailingServer,
  openAt,
  startMailingServer,
  tokenOf,
} from '../support/fixtures/invitations.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember, newEmail, password } from '../support/fixtures/people.ts'
import { makeWorker } from '../support/outbound/disabling.ts'
import { type MailServerUnderTest, makeMailServer } from '../support/outbound/mail.ts'
import { deliver, server, setClock } from '../support/server/server.ts'

let own: MailingServer
let mail: MailServerUnderTest
let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Karachi Mills' })
  own = await startMailingServer()
  await fetch(`${server.control_url}/pages?of=build`)
  mail = await makeMailServer()
})
afterAll(async () => {
  await own.stop()
  await mail.close()
})

/** Sends what is due. */
async function sendDue(at?: string): Promise<void> {
  const worker = makeWorker({
    MUSTER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
    MUSTER_CONSOLE_URL: consoleUrl,
  })
  worker.now = at
  await worker.drain()
  await worker.end()
}

describeInBrowser('an owner with a mail server', () => {
  it('is told whom the link goes to and whether it was sent, and sends another one', async () => {
    const { page, settle } = await openConsole({
      workspace,
      at: '/settings/invitations/new',
      context: { baseURL: own.origin },
    })
    const email = newEmail()
    await fill(page, 'E-mail', email)
    await fill(page, 'Name', 'Bilal Ahmed')
    await choose(page, 'Role', 'Payroll')
    await press(page, 'Create invitation')
    await page.getByText(`The link goes to ${email} by e-mail.`).waitFor()
    expect(await page.getByText('/app/invitation#').count()).toBe(0)
    await press(page, 'Close')
    await shows(page, 'Invitations')
    const row = page.getByRole('row').filter({ hasText: email })
    await row.getByText('Waiting').waitFor()
    mail.refusal = 550
    await sendDue()
    await row.getByText('Failed').waitFor()
    mail.refusal = undefined
    await press(row, 'Send again')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Send again/ }).click()
    await dialog.getByText(`The link goes to ${email} by e-mail.`).waitFor()
    await sendDue()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await row.getByText('Sent').waitFor()
    expect(mail.taken.map(({ to }) => to)).toEqual([[email]])
    expect(tokenOf(mail.taken[0]!)).toMatch(/^mst_invt_/)
    await settle()
  })
})

describeInBrowser('an owner who invites employees', () => {
  it('invites the employees whom they choose in the list, and one on their page', async () => {
    const emails = [newEmail(), newEmail()]
    for (const [n, work_email] of emails.entries())
      await workspace.muster.employees.create({ ...ayesha, last_name: `Khan ${n}`, work_email })
    const { id } = await workspace.muster.employees.create({ ...ayesha, last_name: 'Malik' })
    const { page, complaints } = await openConsole({
      workspace,
      at: '/employees',
      context: { baseURL: own.origin },
    })
    for (const name of ['Khan 0', 'Khan 1'])
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
    await press(page, 'Invite: 2')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ur')
    await press(page.getByRole('dialog'), 'Invite: 2')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await setClock(Temporal.Now.instant().add({ seconds: 30 }).toString())
    await deliver()
    await setClock()
    await page.getByText(/Invite.*done/).waitFor()
    await page.goto(`/app/employees/${id}`)
    await press(page, 'Invite')
    await press(page.getByRole('dialog'), 'Invite Ayesha Malik')
    await page.getByText('The employee has no e-mail address. Enter one, or invite them by hand.').waitFor()
    expect(complaints.takeRefusals()).toEqual([`409 POST /console/employees/${id}/invite`])
  })
})

describeInBrowser('whoever is hired', () => {
  it('is invited with others, accepts on a phone within 14 days, and finds their own first page', async () => {
    const { muster } = workspace
    const work_email = newEmail()
    const { id } = await muster.employees.create({ ...ayesha, first_name: 'Noor', work_email })
    const other = await muster.employees.create({ ...ayesha, first_name: 'Bilal', work_email: newEmail() })
    const hr = openAt(own, await makeFullMember(workspace.id, 'Owner'))
    const made = await act(hr, { operation: 'inviteEmployee', ids: [id, other.id] })
    expect((await itemsOf(hr, made)).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    // Those of many come ten a second.
    await sendDue(Temporal.Now.instant().add({ minutes: 2 }).toString())
    const taken = mail.taken.find(({ to }) => to.includes(work_email))
    const almost = Temporal.Now.instant().add({ hours: 14 * 24 - 1 })
    await setClock(almost.toString())
    const phone = { viewport: { width: 360, height: 740 }, baseURL: own.origin }
    const { page, load, settle } = await openBrowser(phone)
    await load(`/invitation#${tokenOf(taken!)}`)
    await page.getByLabel('Choose a password').fill(password)
    await page.getByRole('button', { name: 'Accept and sign in' }).click()
    await page.waitForURL('**/app/my')
    await page.getByRole('heading', { name: 'Next leave' }).waitFor()
    await settle()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Noor Khan')
    await setClock()
  })
})
