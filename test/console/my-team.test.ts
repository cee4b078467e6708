// The room of whoever has reports: its pages in three languages on two screens, and that they reach the team and nobody else.

import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findDeadLinks, findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { Clicks } from '../support/browser/jobs/clicks.ts'
import {
  describeInBrowser,
  openBrowser,
  openConsole,
  type SignedIn,
  signInAs,
} from '../support/browser/open.ts'
import { watchBeyond } from '../support/browser/requests-within.ts'
import { readRooms } from '../support/browser/rooms.ts'
import { walk } from '../support/browser/walk.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { ahead, type Company, joinAs, makeCompany, monday, tuesday } from '../support/fixtures/reach.ts'
import { until } from '../support/processes/until.ts'

const pages = readRooms().filter(({ room }) => room === 'team')

/** A photo is asked for by its address alone, and is what everybody who works here sees of each other. */
const photo = /^\/console\/employees\/\w+\/photo$/

/** The requests to come that do not stay within the team. What the company has for everybody, such as holidays, is read for oneself. */
const watchWide = (page: Page) => watchBeyond(page, ['team', 'own'], photo)

const screens = (['light', 'dark'] as const).flatMap(colorScheme =>
  [360, 1280].flatMap(width => ['en-GB', 'ur', 'ar'].map(locale => [locale, width, colorScheme] as const)),
)

/** Of the demo, whoever has most people below them but no role. */
async function joinManager(workspace: TestWorkspace): Promise<SignedIn['member']> {
  const { data } = await workspace.muster.employees.list({ limit: 100 })
  const reports = Map.groupBy(data, ({ reporting_manager_id: id }) => id)
  const [manager] = [...reports]
    .filter(([id]) => id !== null)
    .sort(([, one], [, other]) => other.length - one.length)[0]!
  return (await joinAs(workspace, manager!)) as SignedIn['member']
}

describeInBrowser('the pages of a team', () => {
  let workspace: TestWorkspace
  let member: SignedIn['member']
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
    member = await joinManager(workspace)
  })

  it.each(screens)(
    'can be read and used in %s at %i px, %s, and reach the team alone',
    async (locale, width, colorScheme) => {
      const context = { locale, colorScheme, viewport: { width, height: 740 } }
      const opened = await openConsole({ workspace, member, at: '/team', context })
      const wide = watchWide(opened.page)
      const flaws: string[] = []
      for (const entry of pages)
        for await (const _ of walk(opened, entry))
          for (const find of [findFlaws, findDeadLinks, findUnreadable, findSidewaysScroll])
            flaws.push(...(await find(opened)))
      expect(flaws).toEqual([])
      expect(wide).toEqual([])
    },
  )

  it('show the photos of the team, where there are some', async () => {
    const { page } = await openConsole({ workspace, member, at: '/team' })
    await page.locator('img.avatar').first().waitFor()
    const widths = (): Promise<number[]> =>
      page.evaluate(`[...document.querySelectorAll('img.avatar')].map(one => one.naturalWidth)`)
    await until(async () => (await widths()).every(width => width > 0))
    expect((await widths()).length).toBeGreaterThan(0)
  })
})

async function openTeam(company: Company, at: string, width = 360) {
  const opened = await openBrowser({ locale: 'en', viewport: { width, height: 740 } })
  const clicks = new Clicks()
  await clicks.watch(opened.context)
  await signInAs(opened.context, company.member)
  await opened.load(at)
  return Object.assign(opened, { clicks })
}

const listed = (page: Page, name: string) =>
  page.getByRole('list', { name }).getByRole('listitem').getByRole('link')

describeInBrowser('a manager without a role', () => {
  let company: Company
  beforeAll(async () => {
    company = await makeCompany()
  })

  it.each([360, 1280])('is led from the first page to their people in one click at %i px', async width => {
    const { page, clicks, settle } = await openTeam(company, '/', width)
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link').allInnerTexts()).toEqual(['My Muster', 'My team'])
    await rooms.getByRole('link', { name: 'My team' }).click()
    await settle()
    const names = listed(page, 'My team').filter({ hasText: /Below|Report/ })
    expect(await names.allInnerTexts()).toEqual(['Below Khan', 'Report Khan'])
    expect(clicks.count).toBe(1)
  })

  it('sees those who report to them, or all below, and keeps the choice in the address', async () => {
    const { page, settle } = await openTeam(company, '/team')
    await page.getByRole('link', { name: 'Who reports to me' }).click()
    await settle()
    expect(page.url()).toContain('view=direct')
    const names = listed(page, 'My team').filter({ hasText: /Khan/ })
    expect(await names.allInnerTexts()).toEqual(['Report Khan'])
  })

  it('sees of a person their work, leave and days, and nothing private', async () => {
    const { page } = await openTeam(company, `/team/people/${company.people.report}`)
    await page.getByRole('heading', { level: 1, name: 'Report Khan' }).waitFor()
    const main = page.getByRole('main')
    for (const part of ['Leave balances', 'Leave applications', 'Days'])
      await main.getByText(part, { exact: false }).first().waitFor()
    for (const word of ['Date of birth', 'Personal email', 'Phone', 'National id', 'Salary', 'Gender'])
      expect([word, await main.getByText(word, { exact: false }).count()]).toEqual([word, 0])
  })

  it('goes through the days, and sees who came and whose correction waits', async () => {
    const { page, settle } = await openTeam(company, `/team/attendance?day=${tuesday}`)
    await page.getByRole('list', { name: 'Who is in' }).getByText('Missing').nth(1).waitFor()
    await page.getByRole('link', { name: 'Day before' }).click()
    await settle()
    expect(page.url()).toContain(`day=${monday}`)
    const lines = page.getByRole('list', { name: 'Who is in' }).getByRole('listitem')
    expect((await lines.allInnerTexts()).map(text => text.split('\n').at(-1))).toEqual(['Here', 'Here'])
    const waiting = page.getByRole('region', { name: 'Corrections that wait' })
    await waiting.getByRole('link', { name: 'Report Khan' }).click()
    await page.getByText('The reader was broken').waitFor()
  })
})

describeInBrowser('a day off', () => {
  let company: Company
  beforeAll(async () => {
    company = await makeCompany()
    const { workspace, people } = company
    const { muster } = workspace
    const today = Temporal.Now.plainDateISO('Asia/Karachi')
    /** A short shift that is free on this weekday. */
    const work = async (employee_id: string, off: number) => {
      const hours = { start_time: '23:00:00', end_time: '23:30:00', break_duration_minutes: 0 }
      const shift = await muster.shifts.create({ name: `Off ${off}`, weekly_off_days: [off], ...hours })
      await muster.employeeShifts.create({ employee_id, shift_id: shift.id, effective_from: '2024-03-01' })
    }
    await work(people.report, today.dayOfWeek)
    await work(people.below, (today.dayOfWeek % 7) + 1)
  })

  it('is said of whom it frees, and others are awaited from the time of their shift', async () => {
    const { page } = await openTeam(company, '/team/attendance')
    const list = page.getByRole('list', { name: 'Who is in' })
    const line = (name: string) => list.getByRole('listitem').filter({ hasText: name })
    await line('Report Khan').getByText('Rest day').waitFor()
    await line('Below Khan')
      .getByText(/Expected at (23:00|11:00.pm)/i)
      .waitFor()
    await line('Below Khan').getByText('Not in yet').waitFor()
    expect((await list.getByRole('listitem').allInnerTexts()).map(text => text.split('\n')[0])).toEqual([
      'BK',
      'RK',
    ])
  })

  it('is a holiday of the company for everybody', async () => {
    const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
    await company.workspace.muster.holidays.create({ name: 'Founders', date: today, type: 'company' })
    const { page } = await openTeam(company, '/team')
    const list = page.getByRole('list', { name: 'My team' })
    await list.getByText('Holiday').nth(1).waitFor()
    expect(await list.getByText('Holiday').count()).toBe(2)
  })
})

describeInBrowser('what a team asks for', () => {
  let company: Company
  beforeAll(async () => {
    company = await makeCompany()
    const { muster } = company.workspace
    const { data } = await muster.leaveApplications.list({ employee_id: company.people.below })
    await muster.leaveApplications.approve(data[0]!.id)
  })

  it.each([360, 1280])('has leave that waits with how many are away then, at %i px', async width => {
    const { page, settle } = await openTeam(company, '/team/requests', width)
    const leave = page.getByRole('region', { name: 'Leave that waits' })
    await leave.getByText('1 of 2 are away already').waitFor()
    expect(await leave.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual(['Report Khan'])
    await leave.getByRole('link', { name: 'Report Khan' }).click()
    await page.getByText('1 of 2 are away already').waitFor()
    await settle()
  })

  it('is in the calendar of the month, approved and waiting apart, and nobody else’s', async () => {
    const { page } = await openTeam(company, `/team/calendar?month=${ahead.slice(0, 7)}`, 1280)
    const calendar = page.getByRole('region', { name: 'Who is away' })
    await calendar.getByRole('rowheader', { name: 'Report Khan' }).waitFor()
    expect(
      await calendar
        .getByRole('row', { name: /Below Khan/ })
        .locator('.leave-bar.approved')
        .count(),
    ).toBe(1)
    expect(
      await calendar
        .getByRole('row', { name: /Report Khan/ })
        .locator('.leave-bar.pending')
        .count(),
    ).toBe(1)
    expect(await calendar.getByText(/Peer|Stranger|Manager/).count()).toBe(0)
  })
})

describeInBrowser('somebody who is not of the team', () => {
  let company: Company
  beforeAll(async () => {
    company = await makeCompany()
  })

  it.each(['Peer', 'Stranger', 'Manager'])('is not found, nor named in any answer: %s', async name => {
    const { page, settle } = await openTeam(company, '/team')
    const bodies: Promise<string>[] = []
    page.on('response', response => {
      if (response.url().includes('/console/')) bodies.push(response.text().catch(() => ''))
    })
    await page.reload()
    await page.getByText('Report Khan').waitFor()
    await settle()
    await page.getByRole('searchbox', { name: 'Find somebody of the team' }).fill(name)
    await page.getByText('Nobody here.').waitFor()
    const told = (await Promise.all(bodies)).join(' ')
    expect(told).toContain('"Report"')
    expect(told).not.toContain(`"${name}"`)
  })

  it('has no page for a manager who types their id', async () => {
    const { page, load, complaints } = await openTeam(company, '/team')
    for (const path of [`/team/people/${company.people.peer}`, `/team/people/${company.people.stranger}`]) {
      await load(path)
      await page.getByText('This record does not exist, or not in this workspace.').waitFor()
      expect(await page.getByText(/(Peer|Stranger) Khan/).allInnerTexts()).toEqual([])
    }
    expect(new Set(complaints.takeRefusals())).toEqual(
      new Set(
        [company.people.peer, company.people.stranger].map(id => `404 GET /console/v1/employees/${id}`),
      ),
    )
  })
})
