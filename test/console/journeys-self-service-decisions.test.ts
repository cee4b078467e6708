// Decisions of those who are asked: ten at once, a stand-in while away and the return, and head office as the second step. Each is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import {
  confirm,
  expectNoFlaws,
  openFor,
  type Screen,
  screens,
  type Traveller,
} from '../support/browser/travel.ts'
import { addPolicy, approvalOf, askForLeave, type Chain, makeChain } from '../support/fixtures/approvals.ts'
import { statusesOf } from '../support/fixtures/bulk.ts'
import { ayesha, inDatabase } from '../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { deliver, setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** So that a sentence says which of them is meant. */
const call = ({ session }: TestMember, name: string) =>
  inDatabase('update members set name = $2 where id = $1', [session.member_id, name])

/** Single days, each of a week of its own. */
const askInWeek = (chain: Chain, week: number) => {
  const day = Temporal.PlainDate.from('2026-12-07').add({ weeks: week }).toString()
  return askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day })
}

async function decideTen(own: Traveller): Promise<void> {
  const { page, speech, clicks } = own
  await page
    .getByRole('main')
    .getByRole('link', { name: speech.say('approvals.title') })
    .click()
  const before = clicks.count
  await page.getByRole('checkbox', { name: speech.say('approvals.choose_all') }).click()
  await press(page, speech.say('inbox.do', { action: speech.nameAction('approve'), count: 10 }))
  await confirm(own)
  await page.getByText(speech.say('approvals.none')).waitFor()
  expect(clicks.count - before).toBe(3)
  // Until then it could be taken back.
  await setClock(Temporal.Now.instant().add({ seconds: 30 }).toString())
  await deliver()
  await page
    .getByRole('status')
    .filter({ hasText: speech.say('toast.done') })
    .waitFor()
  await setClock()
}

async function nameStandIn(own: Traveller, id: string): Promise<void> {
  const { page, speech } = own
  const today = Temporal.Now.plainDateISO('Asia/Karachi')
  await page.getByRole('link', { name: speech.say('approvals.away') }).click()
  await press(page, speech.say('approvals.name_stand_in'))
  const form = page.getByRole('dialog')
  await form.getByRole('searchbox').fill('Deputy')
  const choice = form.getByLabel(speech.say('field.to_employee_id'), { exact: true })
  await choice.locator('option', { hasText: /^Deputy/ }).waitFor({ state: 'attached' })
  await choice.selectOption(id)
  await fill(form, speech.say('field.starts_on'), today.toString())
  await fill(form, speech.say('field.ends_on'), today.add({ days: 5 }).toString())
  await expectNoFlaws(own)
  await confirm(own)
  await page.getByText(speech.say('approvals.stands_in_for_you', { name: 'The deputy' })).waitFor()
}

/** The only request that waits. */
async function approveOne(own: Traveller): Promise<void> {
  const { page, speech } = own
  await press(page, speech.nameAction('approve'))
  await confirm(own)
  await page.getByText(speech.say('approvals.none')).waitFor()
}

async function returnFrom(own: Traveller): Promise<void> {
  const { page, speech, load } = own
  await load('/approvals?view=away')
  await press(page, speech.nameAction('revokeApprovalDelegation'))
  await confirm(own)
  await page.getByText(speech.say('approvals.revoked'), { exact: true }).waitFor()
}

describeInBrowser('a manager', () => {
  it.each(screens)(
    'decides ten, names a stand-in who decides, and decides again once back, in %s at %i px',
    async (locale, width) => {
      const chain = await makeChain()
      const hired = Object.assign({}, ayesha, { first_name: 'Deputy' })
      const { id } = await chain.workspace.muster.employees.create(hired)
      const deputy = await joinAs(chain.workspace, id)
      await call(deputy, 'The deputy')
      await call(chain.manager, 'The manager')
      await addPolicy(chain, [{ approver: 'manager' }])
      const asked = []
      for (let week = 0; week < 10; week++) asked.push(await askInWeek(chain, week))
      const own = await openFor(chain.manager, '/', { locale, width })
      const { page, speech, load } = own
      await decideTen(own)
      expect(await statusesOf(asked.map(({ id }) => id))).toEqual(asked.map(() => 'approved'))
      await nameStandIn(own, id)

      const meanwhile = await askInWeek(chain, 10)
      const standIn = await openFor(deputy, '/approvals', { locale, width })
      await standIn.page
        .getByText(speech.say('approvals.for', { name: 'The manager' }))
        .first()
        .waitFor()
      await expectNoFlaws(standIn)
      await approveOne(standIn)

      await returnFrom(own)
      const after = await askInWeek(chain, 11)
      await standIn.load('/approvals')
      await standIn.page.getByText(speech.say('approvals.none')).waitFor()
      await load('/approvals')
      await approveOne(own)
      await load(`/approvals?item=${(await approvalOf(chain, meanwhile)).id}`)
      const byFor = speech.say('approvals.by_for', { by: 'The deputy', name: 'The manager' })
      await page.getByText(byFor).waitFor()
      await expectNoFlaws(own)
      expect(await statusesOf([meanwhile.id, after.id])).toEqual(['approved', 'approved'])
    },
  )
})

/** HR with an app, as everybody with such a role has one. */
async function makeHeadOffice(chain: Chain): Promise<TestMember> {
  const head = await makeFullMember(chain.workspace.id, 'HR')
  await call(head, 'Head office')
  const { HR: role_id } = await listRoleIds(chain.owner.browser)
  await addPolicy(chain, [{ approver: 'manager' }, { approver: 'role', role_id: role_id! }])
  return head
}

async function seesStep(own: Traveller, leave: string, names: string, step: string): Promise<void> {
  const { page, speech, load } = own
  await load('/my/leave')
  await page.getByText(speech.say('approvals.waits_for', { names, step, all: '2' })).waitFor()
  await load(`/my/leave/applications/${leave}`)
  await page.getByText(speech.say('approvals.waits_for', { names, step, all: '2' })).waitFor()
}

describeInBrowser('head office', () => {
  it.each(screens)(
    'approves leave as the second step, and the employee reads the way of it, in %s at %i px',
    async (locale, width) => {
      const chain = await makeChain()
      await call(chain.manager, 'The manager')
      const head = await makeHeadOffice(chain)
      const leave = await askForLeave(chain, chain.ids.staff)
      const screen: Screen = { locale, width }
      const own = await openFor(chain.staff, '/my', screen)
      await seesStep(own, leave.id, 'The manager', '1')
      const second = await openFor(head, '/approvals', screen)
      await second.page.getByText(second.speech.say('approvals.none')).waitFor()
      await approveOne(await openFor(chain.manager, '/approvals', screen))
      expect(await statusesOf([leave.id])).toEqual(['pending'])
      await seesStep(own, leave.id, 'Head office', '2')
      await second.load('/approvals')
      await expectNoFlaws(second)
      await approveOne(second)
      expect(await statusesOf([leave.id])).toEqual(['approved'])
      await own.load(`/my/leave/applications/${leave.id}`)
      const steps = own.page.getByRole('region', { name: own.speech.say('approvals.steps') })
      for (const name of ['The manager', 'Head office']) await steps.getByText(name).waitFor()
      await expectNoFlaws(own)
    },
  )
})
