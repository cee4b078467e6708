// What pages weigh: all JavaScript that they load until they rest, compressed as it is sent, within the budgets of the console.

import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openBrowser, signInAs } from '../support/browser/open.ts'
import { type RoomPage, readRooms } from '../support/browser/rooms.ts'
import { budgets, followScripts, sum, type Weights, weighScripts } from '../support/browser/scripts.ts'
import { addPolicy, askForLeave, makeChain } from '../support/fixtures/approvals.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'

const ownRequests = 20

const pages = readRooms()
const rooms = [...new Set(pages.map(({ room }) => room))]

/** Loads a page with nothing in the cache; `read` looks at it then. */
async function weigh(
  path: string,
  member?: TestMember,
  read?: (page: Page) => Promise<void>,
  viewport = { width: 1280, height: 720 },
): Promise<Weights> {
  const { page, context, load } = await openBrowser({ viewport })
  if (member) await signInAs(context, member)
  const names = followScripts(page)
  await load(path)
  await read?.(page)
  await context.close()
  return weighScripts(names)
}

/** Of an inbox, the first item of each kind: each loads what its decision rests on. */
async function listItems(page: Page): Promise<string[]> {
  const links = await page.locator('.inbox-groups li:first-child a').all()
  const found = await Promise.all(links.map(link => link.getAttribute('href')))
  return found.map(address => address!.slice('/app'.length))
}

/** The page of an entry, the form that makes a record, a record, and the items of an inbox. */
async function weighAll({ path, create }: RoomPage, member: TestMember): Promise<Record<string, Weights>> {
  const found: Record<string, Weights> = {}
  const records: string[] = []
  found[path] = await weigh(path, member, async page => {
    const link = page.getByRole('rowheader').getByRole('link').first()
    const to = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (to?.startsWith(`/app${path}/`)) records.push(to.slice('/app'.length))
    records.push(...(await listItems(page)))
  })
  for (const other of [...(create ? [`${path}/new`] : []), ...records])
    found[other] = await weigh(other, member)
  return found
}

interface Asked {
  readonly path: string
  readonly at: number
}

/** The bell reads when the page has stood for four seconds, which is before it stands where the machine is slow. */
const isOfBell = ({ path, at }: Asked, begun: number): boolean =>
  path === '/console/notifications' && at - begun >= 4_000

describeInBrowser('the JavaScript of', () => {
  let member: TestMember
  beforeAll(async () => {
    member = await makeFullMember((await openDemoWorkspace()).id, 'Owner')
  })

  it('the sign-in is within 135 kB', async () => {
    const weights = await weigh('/sign-in')
    expect(Object.keys(weights).length).toBeGreaterThan(2)
    if (sum(weights) > budgets.signIn) expect(weights).toEqual(`at most ${budgets.signIn} bytes together`)
  })

  it('the first page of whoever works here is within 140 kB, and it takes 20 requests at most', async () => {
    const workspace = await openDemoWorkspace()
    const { data } = await workspace.muster.leaveApplications.list({ limit: 1, status: 'pending' })
    const employee = await joinAs(workspace, data[0]!.employee_id)
    const all: Asked[] = []
    const count = async (page: Page) => {
      page.on('request', request => all.push({ path: new URL(request.url()).pathname, at: Date.now() }))
      await page.reload()
      await page.getByRole('heading', { name: 'Last payslip' }).waitFor()
      await page
        .getByRole('link', { name: /20\d\d$/ })
        .first()
        .waitFor()
    }
    const weights = await weigh('/my', employee, count, { width: 360, height: 740 })
    if (sum(weights) > budgets.own) expect(weights).toEqual(`at most ${budgets.own} bytes together`)
    const asked = all.filter(one => !isOfBell(one, all[0]!.at)).map(({ path }) => path)
    if (asked.length > ownRequests) expect(asked.join('\n')).toEqual(`at most ${ownRequests} requests`)
    expect(asked.length).toBeGreaterThan(10)
  })

  it('an item of the inbox that waits for steps is within 200 kB', async () => {
    const chain = await makeChain()
    const { departments, employees } = chain.workspace.muster
    const { id: department_id } = await departments.create({ name: 'Weaving' })
    await employees.update(chain.ids.staff, { department_id })
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
    await askForLeave(chain, chain.ids.staff)
    const steps = (page: Page) => page.getByRole('heading', { name: 'Steps' }).waitFor()
    const weights = await weigh('/inbox', chain.owner, steps)
    if (sum(weights) > budgets.room) expect(weights).toEqual(`at most ${budgets.room} bytes together`)
  })

  it.each(rooms)('each page of the room %s is within 200 kB', async room => {
    const heavy: Record<string, Weights> = {}
    for (const page of pages.filter(one => one.room === room))
      for (const [path, weights] of Object.entries(await weighAll(page, member)))
        if (sum(weights) > budgets.room) heavy[`${path}, ${sum(weights)} bytes`] = weights
    expect(heavy).toEqual({})
  })
})
