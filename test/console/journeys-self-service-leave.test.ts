// Leave of one's own from the invitation on, that of a manager, and that of a month that payroll has locked. Each is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press, shows } from '../support/browser/steps.ts'
import {
  confirm,
  expectNoFlaws,
  openFor,
  openScreen,
  type Screen,
  screens,
  type Traveller,
} from '../support/browser/travel.ts'
import { addPolicy, approvalOf, approve, makeChain, told } from '../support/fixtures/approvals.ts'
import { statusesOf } from '../support/fixtures/bulk.ts'
import { type InvitingServer, startInvitingServer, tokenOf } from '../support/fixtures/invitations.ts'
import { allocateOn, type LeaveWorkspace, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { lockThrough } from '../support/fixtures/locks.ts'
import { ayesha } from '../support/fixtures/make.ts'
import { makeFullMember, newEmail, password } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { deliver, server, setClock } from '../support/server/server.ts'

/** Within the fiscal year that began in July 2026. */
const now = '2026-08-03T05:00:00Z'

afterEach(() => setClock())

const lockedWords = {
  en: 'so nothing on Jul 30, 2026 can change',
  ur: 'کو کچھ نہیں بدل سکتا',
  ar: 'فلا يتغير شيء',
}

/** The service and the browser have the same time from now on. */
async function stopClocks({ page }: Traveller): Promise<void> {
  await setClock(now)
  await page.clock.setFixedTime(now)
}

const listOf = async ({ muster }: LeaveWorkspace, employee_id: string) =>
  (await muster.leaveApplications.list({ employee_id })).data

/** From the first page: the way there, the first day, the last one, and the request. */
async function askForTwoDays({ page, speech }: Traveller): Promise<void> {
  await page.getByRole('link', { name: speech.say('my.ask') }).click()
  await page.getByRole('button', { name: speech.writeDays('2026-08-10') }).click()
  const send = (days: number) => {
    const said = speech.say('my.days', { count: days, days: String(days) })
    return page.getByRole('button', { name: speech.say('my.ask_for', { days: said, type: 'Annual leave' }) })
  }
  await send(1).waitFor()
  await page.getByRole('button', { name: speech.writeDays('2026-08-11') }).click()
  await send(2).click()
  await page.getByRole('heading', { name: speech.say('my.applications') }).waitFor()
}

async function withdraw(opened: Traveller): Promise<void> {
  const { page, speech } = opened
  await press(page, speech.say('my.withdraw'))
  await confirm(opened)
  await page.getByText(speech.nameValue('cancelled', 'LeaveApplicationStatus'), { exact: true }).waitFor()
}

/** A server that sends e-mails. */
let own: InvitingServer
let workspace: LeaveWorkspace

/** The owner presses one button on the page of the employee; the address of the link in the e-mail. */
async function invite(employee: string, { locale }: Screen): Promise<string> {
  const { page } = await openConsole({
    workspace,
    member: await makeFullMember(workspace.id, 'Owner'),
    at: `/employees/${employee}`,
    context: { baseURL: own.origin },
  })
  await press(page, 'Invite')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption(locale)
  await press(dialog, 'Invite Ayesha Khan')
  await page.getByText(/The link goes to .* by e-mail\./).waitFor()
  await deliver()
  return `${own.origin}/app/invitation#${tokenOf(own.mail.taken.at(-1)!)}`
}

async function accept(link: string, screen: Screen): Promise<void> {
  const opened = await openScreen(screen)
  const { page, speech, settle } = opened
  await page.goto(link)
  await fill(page, speech.say('sign_in.new_password'), password)
  await expectNoFlaws(opened)
  await press(page, speech.say('sign_in.accept'))
  await shows(page, speech.say('home.hello', { name: 'Ayesha Khan' }))
  await settle()
}

async function comeIn({ page, load, speech }: Traveller, email: string): Promise<void> {
  await load('/')
  await fill(page, speech.say('sign_in.email'), email)
  await fill(page, speech.say('sign_in.password'), password)
  await press(page, speech.say('sign_in.go'))
  await shows(page, speech.say('home.hello', { name: 'Ayesha Khan' }))
}

describeInBrowser('an employee', () => {
  beforeAll(async () => {
    own = await startInvitingServer()
    await fetch(`${server.control_url}/pages?of=build`)
    workspace = await makeLeaveWorkspace()
  })
  afterAll(() => own.stop())

  it.each(screens)(
    'is invited by e-mail, comes in, asks for leave in four touches and takes it back, in %s at %i px',
    async (locale, width) => {
      const screen = { locale, width, baseURL: own.origin }
      const work_email = newEmail()
      const { id } = await workspace.muster.employees.create(Object.assign({}, ayesha, { work_email }))
      await allocateOn(workspace, '2026-07-01')
      await accept(await invite(id, screen), screen)
      const opened = await openScreen(screen)
      await comeIn(opened, work_email)
      await stopClocks(opened)
      await opened.load('/')
      const before = { clicks: opened.clicks.count, writes: opened.writes.length }
      await askForTwoDays(opened)
      await expectNoFlaws(opened)
      const taken = [opened.clicks.count - before.clicks, opened.writes.length - before.writes]
      expect(taken).toEqual([4, 3])
      const asked = { from_date: '2026-08-10', to_date: '2026-08-11', total_days: '2.00' }
      expect(await listOf(workspace, id)).toMatchObject([{ ...asked, status: 'pending' }])
      await withdraw(opened)
      await expectNoFlaws(opened)
      expect(await listOf(workspace, id)).toMatchObject([{ ...asked, status: 'cancelled' }])
    },
  )
})

describeInBrowser('a manager who asks for leave', () => {
  it.each(screens)(
    'does not decide it, and is told whom it waits for and who did, in %s at %i px',
    async (locale, width) => {
      const chain = await makeChain()
      await allocateOn(chain.workspace, '2026-07-01')
      await addPolicy(chain, [{ approver: 'manager' }])
      const own = await openFor(chain.manager, '/my', { locale, width })
      const { page, speech, load } = own
      await stopClocks(own)
      await load('/my')
      await askForTwoDays(own)
      const { name } = chain.director.session
      await page.getByText(speech.say('approvals.waits_for', { names: name, step: '1', all: '1' })).waitFor()
      const [leave] = await listOf(chain.workspace, chain.ids.manager)
      const approval = await approvalOf(chain, leave!)
      await load('/approvals')
      await page.getByText(speech.say('approvals.none')).waitFor()
      await load(`/approvals?item=${approval.id}`)
      await page.getByRole('heading', { name: speech.say('approvals.steps') }).waitFor()
      expect(await page.getByRole('button', { name: speech.nameAction('approve') }).count()).toBe(0)
      expect(told(await approve(chain.manager, approval))[0]).toBe(409)
      const above = await openFor(chain.director, '/approvals', { locale: 'en', width })
      await press(above.page, 'Approve')
      await confirm(above)
      await above.page.getByText('Nothing waits for your decision.').waitFor()
      await load(`/my/leave/applications/${leave!.id}`)
      await page
        .getByRole('region', { name: speech.say('approvals.steps') })
        .getByText(name)
        .waitFor()
      await expectNoFlaws(own)
      expect(await statusesOf([leave!.id])).toEqual(['approved'])
    },
  )
})

describeInBrowser('leave in a month that is locked', () => {
  it.each(screens)('is refused in a sentence, in %s at %i px', async (locale, width) => {
    const workspace = await makeLeaveWorkspace()
    await allocateOn(workspace, '2026-07-01')
    await lockThrough(workspace, '2026-07-31')
    const opened = await openFor(await joinAs(workspace, workspace.employee), '/my', { locale, width })
    const { page, speech, load } = opened
    await stopClocks(opened)
    await load('/my/leave/ask')
    await page.getByRole('link', { name: speech.say('month.before') }).click()
    await page.getByRole('button', { name: speech.writeDays('2026-07-30') }).click()
    const said = page.getByRole('alert').filter({ hasText: speech.writeDays('2026-07-31') })
    await said.getByText(lockedWords[locale]).waitFor()
    await expectNoFlaws(opened)
    expect(await listOf(workspace, workspace.employee)).toEqual([])
  })
})
