// The room of whoever works here: its pages in three languages on two screens, and that they reach nobody else.

import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findDeadLinks, findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { watchBeyond } from '../support/browser/requests-within.ts'
import { readRooms } from '../support/browser/rooms.ts'
import { walk } from '../support/browser/walk.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { joinAs, link } from '../support/fixtures/reach.ts'

const pages = readRooms().filter(({ room }) => room === 'my')

/** A picture has no header of its own; colleagues are the same under each reach. */
const photo = /^\/console\/colleagues\/\w+\/photo$/
/** The requests to come that reach further than the person themselves. */
const watchWide = (page: Page) => watchBeyond(page, ['own'], photo)

let workspace: TestWorkspace
let employee: string
let colleague: string
let member: SignedIn['member']

/** Somebody with leave that waits, and somebody else with leave. */
async function openPeople(): Promise<void> {
  workspace = await openDemoWorkspace()
  const { data } = await workspace.muster.leaveApplications.list({ limit: 50, status: 'pending' })
  employee = data[0]!.employee_id
  colleague = data.find(({ employee_id }) => employee_id !== employee)!.id
  member = await joinEmployee()
}

const screens = [360, 1280].flatMap(width => ['en-GB', 'ur', 'ar'].map(locale => [locale, width] as const))

describeInBrowser('the pages of one’s own', () => {
  beforeAll(openPeople)

  it.each(screens)('can be read and used in %s at %i px, and reach nobody else', async (locale, width) => {
    const context = { locale, viewport: { width, height: 740 } }
    const opened = await openConsole({ workspace, member, at: '/my', context })
    const wide = watchWide(opened.page)
    const flaws: string[] = []
    for (const entry of pages)
      for await (const _ of walk(opened, entry))
        for (const find of [findFlaws, findDeadLinks, findUnreadable, findSidewaysScroll])
          flaws.push(...(await find(opened)))
    expect(flaws).toEqual([])
    expect(wide).toEqual([])
  })

  it('are the first place of an owner who works here, and are narrow for them, too', async () => {
    const { page, goTo, settle } = await openConsole({ workspace, member: await makeLinkedOwner() })
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link').count()).toBeLessThanOrEqual(8)
    const wide = watchWide(page)
    await rooms.getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Next leave' }).waitFor()
    await settle()
    for (const { path } of pages) await goTo(path)
    expect(wide).toEqual([])
  })

  it('do not have the record of a colleague, whose id somebody types', async () => {
    // An employee is one member, so the second takes the place of the first.
    for (const join of [joinEmployee, makeLinkedOwner]) {
      const who = await join()
      const { page, load, complaints, context } = await openConsole({ workspace, member: who, at: '/my' })
      await load(`/my/leave/applications/${colleague}`)
      await page.getByText('This record does not exist, or not in this workspace.').waitFor()
      expect(new Set(complaints.takeRefusals())).toEqual(
        new Set([`404 GET /console/v1/leave_applications/${colleague}`]),
      )
      await context.close()
    }
  })
})

describeInBrowser('the first page of one’s own', () => {
  beforeAll(openPeople)

  it('is where somebody without a right begins, with what is theirs alone', async () => {
    const { page } = await openConsole({ workspace, member, at: '/' })
    await page.waitForURL('**/app/my')
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link').allInnerTexts()).toEqual([
      'Overview',
      'My leave',
      'My days',
      'My pay',
      'My papers',
      'Company',
    ])
  })

  it('has papers that say of what kind they are', async () => {
    const { page } = await openConsole({ workspace, member, at: '/my/documents' })
    const cards = page.getByRole('main').getByText('Identity card (CNIC)', { exact: true })
    // The title of the paper, and its type.
    await cards.nth(1).waitFor()
    expect(await page.getByText('document type', { exact: true }).count()).toBe(0)
  })

  it('says to somebody who is no employee why it is empty, and asks for nothing', async () => {
    const { page, goTo } = await openConsole({ workspace })
    const wide = watchWide(page)
    await goTo('/my/leave')
    await page.getByText('You are linked to no employee of this company').waitFor()
    expect(wide).toEqual([])
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    expect(await rooms.getByRole('link', { name: 'My Muster' }).count()).toBe(0)
  })
})

const joinEmployee = async () => (await joinAs(workspace, employee)) as SignedIn['member']

async function makeLinkedOwner(): Promise<SignedIn['member']> {
  const owner = await makeFullMember(workspace.id, 'Owner')
  await link(workspace, owner, employee)
  return owner
}
