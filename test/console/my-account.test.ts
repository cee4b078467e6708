// A bank account from the employee to payroll and back: asked for, approved, and stopped by whoever did not ask for it.

import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import {
  askForAccount,
  findChange,
  linkIn,
  makeAsker,
  makeChange,
  openMailing,
} from '../support/fixtures/bank-account-changes.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { bodyOf } from '../support/outbound/mail.ts'

type Member = SignedIn['member']

/** Types the account, and finds it again in what is stored. */
async function ask(own: SignedIn): Promise<readonly string[]> {
  await press(own.page, 'Change bank account')
  const form = own.page.getByRole('dialog')
  await fill(form, 'Bank name', 'West Bank')
  await fill(form, 'Name of the account holder', 'Ayesha Khan')
  await fill(form, 'Account number', '0098 7654 3219')
  const flaws = await findFlaws(own)
  await press(form, 'Change bank account')
  await own.page.getByText('Payroll has not decided yet', { exact: false }).waitFor()
  await own.settle()
  return [...flaws, ...(await findFlaws(own)), ...(await findSidewaysScroll(own))]
}

/** From the inbox, with both accounts and what to look at in sight. */
async function approve(payroll: SignedIn): Promise<readonly string[]> {
  const { page } = payroll
  await page.getByText('to West Bank, ends in 3219', { exact: false }).first().waitFor()
  await page.getByText('Nobody could be told by e-mail', { exact: false }).first().waitFor()
  const flaws = await findFlaws(payroll)
  await page.getByRole('link', { name: 'Open and decide' }).click()
  await press(page, 'Approve')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await payroll.settle()
  return [...flaws, ...(await findFlaws(payroll))]
}

async function stop(own: SignedIn): Promise<readonly string[]> {
  await own.load('/my/details')
  await own.page.getByText(/Counts from .* It was not you\? Stop it\./).waitFor()
  const flaws = [...(await findFlaws(own)), ...(await findSidewaysScroll(own))]
  await press(own.page, 'It was not me: stop it')
  await press(own.page.getByRole('dialog'), 'It was not me: stop it')
  await own.page.getByText(/Stopped on .* in person alone/).waitFor()
  await own.settle()
  return flaws
}

describeInBrowser('a bank account', () => {
  it.each([360, 1280])(
    'is asked for, approved by payroll and stopped by the employee at %i px',
    async width => {
      const asker = await makeAsker()
      const { workspace } = asker
      const member = asker.member as Member
      const context = { viewport: { width, height: 800 } }
      const own = await openConsole({ workspace, member, at: '/my/details', context })
      const flaws = [...(await ask(own))]
      const [change] = (await member.browser.do('listBankAccountChanges')).data
      expect(change).toMatchObject({ bank_name: 'West Bank', account_ends: '3219', status: 'pending' })
      const payroll = await openConsole({ workspace, member: asker.payroll as Member, at: '/inbox' })
      flaws.push(...(await approve(payroll)))
      expect((await findChange(asker, change)).status).toBe('approved')
      flaws.push(...(await stop(own)))
      expect((await findChange(asker, change)).status).toBe('frozen')
      expect(flaws).toEqual([])
    },
  )

  it.each(['ur', 'ar'])('is shown without a flaw in %s', async locale => {
    const asker = await makeAsker()
    await makeChange(asker)
    const member = asker.member as Member
    const context = { locale, viewport: { width: 360, height: 800 } }
    const opened = await openConsole({ workspace: asker.workspace, member, at: '/my/details', context })
    expect([...(await findFlaws(opened)), ...(await findSidewaysScroll(opened))]).toEqual([])
  })

  it('is stopped by the link of an e-mail, without signing in and by a press alone', async () => {
    const mailing = await openMailing()
    const asker = await makeAsker()
    const answer = await askForAccount({ ...asker.member, browser: mailing.open(asker.member) })
    await mailing.send()
    const token = linkIn(bodyOf(mailing.mail.taken[0]!))
    await mailing.end()
    await inDatabase(
      'delete from bank_account_change_emails where used_at is null and token_sealed is not null',
    )
    const opened = await openBrowser({ viewport: { width: 360, height: 800 } })
    await opened.load(`/stop-bank-account#${token}`)
    expect((await findChange(asker, answer.json)).status).toBe('pending')
    const flaws = await findFlaws(opened)
    await press(opened.page, 'It was not me: stop it')
    await opened.page
      .getByText('Your pay from Indus Textile stays where it goes now.', { exact: false })
      .waitFor()
    expect((await findChange(asker, answer.json)).status).toBe('frozen')
    flaws.push(...(await findFlaws(opened)))
    expect(flaws).toEqual([])
  })
})
