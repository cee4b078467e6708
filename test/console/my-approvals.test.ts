// What others ask of a person without a role: it is found from the first page, decided in three clicks, and refused to whoever is not asked.

import arabic from '../../packages/console/words/ar/records.json' with { type: 'json' }
import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import urdu from '../../packages/console/words/ur/records.json' with { type: 'json' }
import { findDeadLinks, findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { Clicks } from '../support/browser/jobs/clicks.ts'
import { describeInBrowser, openBrowser, type SignedIn, signInAs } from '../support/browser/open.ts'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../support/fixtures/approvals.ts'
import { statusesOf } from '../support/fixtures/bulk.ts'
import { allocateOn } from '../support/fixtures/leave.ts'
import { ayesha, inDatabase } from '../support/fixtures/make.ts'
import type { TestMember } from '../support/fixtures/people.ts'
import { deliver, setClock } from '../support/server/server.ts'

const languages = { 'en-GB': english, ur: urdu, ar: arabic }
const screens = [360, 1280].flatMap(width =>
  (['en-GB', 'ur', 'ar'] as const).map(locale => [locale, width] as const),
)
const bySteps = [{ approver: 'manager' }, { approver: 'second_manager' }] as const

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})
afterEach(() => setClock())

async function openAs(member: TestMember, at: string, locale = 'en-GB', width = 360) {
  const opened = await openBrowser({ locale, viewport: { width, height: 740 } })
  const clicks = new Clicks()
  await clicks.watch(opened.context)
  await signInAs(opened.context, member)
  await opened.load(at)
  return Object.assign(opened, { clicks, workspace: chain.workspace, member: member as SignedIn['member'] })
}

const findAll = async (opened: Parameters<typeof findFlaws>[0]) => {
  const flaws: string[] = []
  for (const find of [findFlaws, findDeadLinks, findUnreadable, findSidewaysScroll])
    flaws.push(...(await find(opened)))
  return flaws
}

/** Single days from a Monday on, each of a week of its own. */
const askForDays = async (days: number) => {
  const asked: { id: string }[] = []
  for (let n = 0; n < days; n++) {
    const day = Temporal.PlainDate.from('2026-12-07')
      .add({ days: 7 * n })
      .toString()
    asked.push(await askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day }))
  }
  return asked
}

describeInBrowser('a manager without a role', () => {
  it.each(screens)('decides in three clicks from the first page, in %s at %i px', async (locale, width) => {
    const words = languages[locale]
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const opened = await openAs(chain.manager, '/', locale, width)
    const { page, clicks, settle } = opened
    await page.getByRole('main').getByRole('link', { name: words['approvals.title'] }).click()
    const line = page.getByRole('list', { name: words['approvals.title'] }).getByRole('listitem')
    await line.getByText('Staff Khan').waitFor()
    await settle()
    const flaws = await findAll(opened)
    await line.getByRole('button', { name: words['action.approve'] }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox').fill('Enjoy it')
    await settle()
    flaws.push(...(await findAll(opened)))
    await drawer.getByRole('button', { name: words['action.approve'], exact: true }).click()
    await page.getByText(words['approvals.none']).waitFor()
    expect(clicks.count).toBe(3)
    await page.getByRole('link', { name: words['approvals.decided'] }).click()
    await page.getByRole('link', { name: 'Staff Khan' }).click()
    await page.getByText('Enjoy it').waitFor()
    await settle()
    flaws.push(...(await findAll(opened)))
    expect(flaws).toEqual([])
    const { steps } = await approvalOf(chain, leave)
    expect(steps.map(({ status }) => status)).toEqual(['approved', 'open'])
  })

  it.each([360, 1280])('decides ten at once at %i px, and the employee sees it', async width => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const asked = await askForDays(10)
    const { page, clicks } = await openAs(chain.manager, '/approvals', 'en-GB', width)
    await page.getByRole('checkbox', { name: 'Choose all' }).check()
    await page.getByRole('button', { name: 'Approve 10' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve 10' }).click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    expect(clicks.count).toBe(3)
    await setClock(Temporal.Now.instant().add({ seconds: 30 }).toString())
    await deliver()
    await page.getByRole('status').filter({ hasText: 'done' }).waitFor()
    expect(await statusesOf(asked.map(({ id }) => id))).toEqual(asked.map(() => 'approved'))
    await setClock()
    const own = await openAs(chain.staff, '/my/leave', 'en-GB', width)
    expect(await own.page.getByRole('main').getByText('Approved', { exact: true }).count()).toBe(10)
  })
})

describeInBrowser('a decision of a manager', () => {
  it('that is refused says why, and the request stays', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    await askForLeave(chain, chain.ids.staff, { from_date: '2026-07-06', to_date: '2026-07-07' })
    await inDatabase(
      `insert into time_locks (workspace_id, locked_through) values ($1, '2026-07-31')
       on conflict (workspace_id) do update set locked_through = excluded.locked_through`,
      [chain.workspace.id],
    )
    const { page, complaints, settle } = await openAs(chain.manager, '/approvals')
    const line = page.getByRole('list', { name: 'Waiting for me' }).getByRole('listitem')
    await line.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText(/locked/)
      .first()
      .waitFor()
    await settle()
    await page.keyboard.press('Escape')
    await line.getByText('Staff Khan').waitFor()
    expect(new Set(complaints.takeRefusals().map(told => told.slice(0, 8)))).toEqual(new Set(['409 POST']))
  })

  it('that rejects has a reason, which the employee reads', async () => {
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const { page, complaints } = await openAs(chain.manager, '/approvals')
    await page.getByRole('list', { name: 'Waiting for me' }).getByRole('button', { name: 'Reject' }).click()
    const drawer = page.getByRole('dialog')
    const send = drawer.getByRole('button', { name: 'Reject', exact: true })
    await send.click()
    await drawer.getByRole('alert').first().waitFor()
    expect(new Set(complaints.takeRefusals().map(told => told.slice(0, 8)))).toEqual(new Set(['400 POST']))
    await drawer.getByRole('textbox').fill('Too many are away')
    await send.click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    expect(await statusesOf([leave.id])).toEqual(['rejected'])
    const own = await openAs(chain.staff, '/my/leave')
    await own.page.getByText('Too many are away').waitFor()
  })

  it('that comes second names who was first', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const { page, complaints, settle } = await openAs(chain.manager, '/approvals')
    await page.getByRole('list', { name: 'Waiting for me' }).getByRole('button', { name: 'Approve' }).click()
    const { name } = chain.manager.session
    await approve(chain.manager, await approvalOf(chain, leave))
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('alert').getByText(`${name} has approved the request already.`).first().waitFor()
    await settle()
    expect(new Set(complaints.takeRefusals().map(told => told.slice(0, 8)))).toEqual(new Set(['409 POST']))
  })
})

describeInBrowser('whoever asks for leave', () => {
  it('asks by the page, and reads there whom it waits for', async () => {
    await allocateOn(chain.workspace, '2026-07-01')
    await addPolicy(chain, bySteps)
    const { page, goTo } = await openAs(chain.staff, '/my/leave')
    await setClock('2026-12-01T05:00:00Z')
    await page.clock.setFixedTime('2026-12-01T05:00:00Z')
    await goTo('/my/leave/ask')
    await page.getByRole('button', { name: /Dec 14, 2026/ }).click()
    await page.getByRole('button', { name: 'Ask for 1 day' }).click()
    await page.getByText(`Waits for ${chain.manager.session.name}, step 1 of 2`).waitFor()
    const other = await openAs(chain.manager, '/approvals')
    await other.page.getByText('Staff Khan').waitFor()
  })

  it('reads whom it waits for, and then who decided', async () => {
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const { page, load } = await openAs(chain.staff, '/my/leave')
    await page.getByText(`Waits for ${chain.manager.session.name}, step 1 of 2`).waitFor()
    await load('/my')
    await page.getByText(`Waits for ${chain.manager.session.name}, step 1 of 2`).waitFor()
    expect(await page.getByRole('link', { name: 'Waiting for me' }).count()).toBe(0)
    await approve(chain.manager, await approvalOf(chain, leave))
    await load(`/my/leave/applications/${leave.id}`)
    await page.getByText(`Waits for ${chain.director.session.name}, step 2 of 2`).waitFor()
    await page.getByRole('region', { name: 'Steps of the decision' }).getByText('Approved').first().waitFor()
  })

  it('and is the manager does not decide it; the one above is asked', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.manager)
    const own = await openAs(chain.manager, '/approvals')
    await own.page.getByText('Nothing waits for your decision.').waitFor()
    const { page } = await openAs(chain.director, '/approvals')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    expect(await statusesOf([leave.id])).toEqual(['approved'])
  })
})

describeInBrowser('whoever is asked', () => {
  it('by name, without a role or a team, finds it on their first page and decides', async () => {
    const { member_id } = chain.staff.session
    await addPolicy(chain, [{ approver: 'member', member_id }])
    const leave = await askForLeave(chain, chain.ids.director)
    const { page, settle } = await openAs(chain.staff, '/')
    await page.getByRole('link', { name: 'Waiting for me' }).click()
    await page.getByText('Director Khan').waitFor()
    await settle()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByText('Nothing waits for your decision.').waitFor()
    expect(await statusesOf([leave.id])).toEqual(['approved'])
  })

  it('as a manager sees how many of the team are away already', async () => {
    const { employees, leaveApplications } = chain.workspace.muster
    const of = { first_name: 'Other', reporting_manager_id: chain.ids.manager }
    const { id: other } = await employees.create({ ...ayesha, ...of })
    const { id } = await askForLeave(chain, other)
    await leaveApplications.approve(id)
    await addPolicy(chain, bySteps)
    await askForLeave(chain, chain.ids.staff)
    const { page } = await openAs(chain.manager, '/approvals')
    await page.getByText('1 of 2 are away already').waitFor()
  })
})

describeInBrowser('whoever is not asked', () => {
  it('finds no such request, and is refused the turn of another', async () => {
    await addPolicy(chain, [{ approver: 'second_manager' }])
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    const { page, complaints } = await openAs(chain.manager, `/approvals?item=${approval.id}`)
    await page.getByRole('alert').waitFor()
    expect(await page.getByText('Staff Khan').count()).toBe(0)
    expect(new Set(complaints.takeRefusals())).toEqual(new Set([`404 GET /console/approvals/${approval.id}`]))
    expect((await approve(chain.manager, approval)).status).toBe(404)
    expect((await approve(chain.staff, approval)).status).toBe(409)
  })

  it('but decides later, reads the request and has no button', async () => {
    await addPolicy(chain, bySteps)
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    await approve(chain.manager, approval)
    const { page } = await openAs(chain.manager, `/approvals?item=${approval.id}`)
    await page.getByText(`Waits for ${chain.director.session.name}, step 2 of 2`).waitFor()
    expect(await page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0)
  })
})
