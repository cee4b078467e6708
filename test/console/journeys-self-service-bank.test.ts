// Another bank account, from its employee to payroll, by e-mail to the employee, and stopped by its link after payroll has approved it. It is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import {
  confirm,
  expectNoFlaws,
  openFor,
  openScreen,
  screens,
  type Traveller,
} from '../support/browser/travel.ts'
import {
  type Asker,
  findChange,
  linkIn,
  makeAsker,
  passHours,
} from '../support/fixtures/bank-account-changes.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { type InvitingServer, startInvitingServer } from '../support/fixtures/invitations.ts'
import { bodyOf } from '../support/outbound/mail.ts'
import { deliver, server, setClock } from '../support/server/server.ts'

let own: InvitingServer
beforeAll(async () => {
  own = await startInvitingServer()
  await fetch(`${server.control_url}/pages?of=build`)
})
afterEach(() => setClock())
afterAll(() => own.stop())

const oldAccount = { bank_name: 'East Bank', account_title: 'Ayesha Khan', account_number: '98765432' }
const today = () => Temporal.Now.plainDateISO('Asia/Karachi').toString()

async function ask(opened: Traveller): Promise<void> {
  const { page, speech } = opened
  await press(page, speech.say('my.change_account'))
  const form = page.getByRole('dialog')
  await fill(form, speech.say('field.bank_name'), 'West Bank')
  await fill(form, speech.say('field.account_title'), 'Ayesha Khan')
  await fill(form, speech.say('field.account_number'), '0098 7654 3219')
  await expectNoFlaws(opened)
  await confirm(opened)
  await page.getByText(speech.say('my.account_waits', { date: speech.writeDays(today()) })).waitFor()
  await expectNoFlaws(opened)
}

async function approve(payroll: Traveller): Promise<void> {
  const { page, speech } = payroll
  const account = speech.say('inbox.to_account', { bank: 'West Bank', ends: '3219' })
  // On a narrow screen the list comes first.
  await page.getByRole('listitem').getByText(account, { exact: false }).click()
  await page.getByRole('link', { name: speech.say('inbox.decide_there') }).click()
  await press(page, speech.nameAction('approve'))
  await confirm(payroll)
  await expectNoFlaws(payroll)
}

/** What the e-mails since then say; nobody is signed in where their link is opened. */
async function stopByEmail(screen: Parameters<typeof openScreen>[0], since: number): Promise<void> {
  await deliver()
  const mails = own.mail.taken.slice(since)
  // To both addresses that HR has, and to the one that signs in.
  expect(mails).toHaveLength(3)
  const opened = await openScreen(screen)
  const { page, speech, load } = opened
  await load(`/stop-bank-account#${linkIn(bodyOf(mails[0]!))}`)
  await expectNoFlaws(opened)
  await press(page, speech.say('sign_in.stop_it'))
  await page.getByText(speech.say('sign_in.stopped', { workspace: 'Indus Textile' })).waitFor()
  await expectNoFlaws(opened)
}

const paidTo = async ({ workspace, employee }: Asker) =>
  (await workspace.muster.employeeBankAccounts.list(employee)).data
    .filter(({ is_primary }) => is_primary)
    .map(({ bank_name }) => bank_name)

describeInBrowser('another bank account', () => {
  it.each(screens)(
    'is asked for, approved, stopped by the link of an e-mail, and never paid to, in %s at %i px',
    async (locale, width) => {
      const screen = { locale, width, baseURL: own.origin }
      const asker = await makeAsker()
      const { workspace, employee, member } = asker
      await inConsole(workspace, 'createEmployeeBankAccount', { id: employee, body: oldAccount })
      await deliver()
      const employeeSees = await openFor(member, '/my/details', screen)
      const { page, speech, load } = employeeSees
      await ask(employeeSees)
      await deliver()
      const [change] = (await member.browser.do('listBankAccountChanges')).data
      const payroll = await openFor(asker.payroll, '/inbox', screen)
      await approve(payroll)
      expect((await findChange(asker, change)).status).toBe('approved')
      await stopByEmail(screen, own.mail.taken.length)
      expect((await findChange(asker, change)).status).toBe('frozen')
      await load('/my/details')
      await page.getByText(speech.say('my.account_frozen', { date: speech.writeDays(today()) })).waitFor()
      await expectNoFlaws(employeeSees)
      await passHours(80)
      expect([await paidTo(asker), (await findChange(asker, change)).status]).toEqual([
        ['East Bank'],
        'frozen',
      ])
    },
  )
})
