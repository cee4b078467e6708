// What pages weigh: all JavaScript that they load until they rest, compressed as it is sent, within the budgets of the console.

import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openBrowser, signInAs } from '../support/browser/open.ts'
import { type RoomPage, readRooms } from '../support/browser/rooms.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'

const kilobyte = 1_000
const signInBudget = 135 * kilobyte
const roomBudget = 200 * kilobyte
/** The first page of whoever works here is read on phones. */
const ownBudget = 140 * kilobyte
/** One of them for what others ask of the person, and for whom the person waits. */
const ownRequests = 21

const pages = readRooms()
const rooms = [...new Set(pages.map(({ room }) => room))]

/** By the names of the files, so that a failure says which have grown. */
type Weights = Readonly<Record<string, number>>

const sum = (weights: Weights): number => Object.values(weights).reduce((all, one) => all + one, 0)

/** A name has a digest of its file. */
const compressed = new Map<string, number>()

/** Loads a page with nothing in the cache; `read` looks at it then. */
async function weigh(
  path: string,
  member?: TestMember,
  read?: (page: Page) => Promise<void>,
  viewport = { width: 1280, height: 720 },
): Promise<Weights> {
  const { page, context, load } = await openBrowser({ viewport })
  if (member) await signInAs(context, member)
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
  })
  await load(path)
  await read?.(page)
  const weights: Record<string, number> = {}
  for (const [name, body] of scripts) {
    const length = compressed.get(name) ?? brotliCompressSync(await body).length
    compressed.set(name, length)
    weights[name] = length
  }
  await context.close()
  return weights
}

/** The page of an entry, the form that makes a record, and a record. */
async function weighAll({ path, create }: RoomPage, member: TestMember): Promise<Record<string, Weights>> {
  const found: Record<string, Weights> = {}
  const records: string[] = []
  found[path] = await weigh(path, member, async page => {
    const link = page.getByRole('rowheader').getByRole('link').first()
    const to = (await link.count()) > 0 ? await link.getAttribute('href') : null
    if (to?.startsWith(`/app${path}/`)) records.push(to.slice('/app'.length))
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
    if (sum(weights) > signInBudget) expect(weights).toEqual(`at most ${signInBudget} bytes together`)
  })

  it('the first page of whoever works here is within 140 kB, and it takes 21 requests at most', async () => {
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
    if (sum(weights) > ownBudget) expect(weights).toEqual(`at most ${ownBudget} bytes together`)
    const asked = all.filter(one => !isOfBell(one, all[0]!.at)).map(({ path }) => path)
    if (asked.length > ownRequests) expect(asked.join('\n')).toEqual(`at most ${ownRequests} requests`)
    expect(asked.length).toBeGreaterThan(10)
  })

  it.each(rooms)('each page of the room %s is within 200 kB', async room => {
    const heavy: Record<string, Weights> = {}
    for (const page of pages.filter(one => one.room === room))
      for (const [path, weights] of Object.entries(await weighAll(page, member)))
        if (sum(weights) > roomBudget) heavy[`${path}, ${sum(weights)} bytes`] = weights
    expect(heavy).toEqual({})
  })
})
