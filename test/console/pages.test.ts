// Every page of the table of rooms: it shows what it has, breaks nothing, and everybody can read and use it.

import type { BrowserContextOptions } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findDeadLinks, findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { type RoomPage, readRooms } from '../support/browser/rooms.ts'
import { walk } from '../support/browser/walk.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { issueToken } from '../support/fixtures/service-tokens.ts'

/** Of no room: it leads to the pages of all. */
const settings: RoomPage = {
  room: 'settings',
  path: '/settings',
  kind: undefined,
  create: undefined,
  file: 'settings/all-settings.tsx',
}
const pages = [...readRooms(), settings]
const rooms = [...new Set(pages.map(({ room }) => room))]

/** Lists, records and forms of each make. */
const sample = [
  '/',
  '/employees',
  '/leave/applications',
  '/payroll/runs',
  '/developers/endpoints',
  '/settings',
  '/settings/members',
  '/reports/people',
]

describeInBrowser('a page of the console', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
    // The demo has none, and a page that is empty has few flaws.
    await issueToken(await makeFullMember(workspace.id, 'Owner'))
  })

  const findFlawsOf = async (opened: SignedIn, entries: readonly RoomPage[]): Promise<string[]> => {
    const flaws: string[] = []
    for (const entry of entries)
      for await (const _ of walk(opened, entry)) {
        flaws.push(...(await findFlaws(opened)))
        flaws.push(...(await findDeadLinks(opened)))
        flaws.push(...(await findUnreadable(opened)))
        flaws.push(...(await findSidewaysScroll(opened)))
      }
    return flaws
  }

  it.each(rooms)('can be read and used by everybody in the room %s', async room => {
    const opened = await openConsole({ workspace })
    expect(
      await findFlawsOf(
        opened,
        pages.filter(page => page.room === room),
      ),
    ).toEqual([])
  })

  it.each<[string, BrowserContextOptions]>([
    ['in the dark', { colorScheme: 'dark' }],
    ['in Arabic on a telephone', { locale: 'ar', viewport: { width: 360, height: 740 } }],
  ])('can be read and used %s', async (_title, context) => {
    const opened = await openConsole({ workspace, context })
    expect(
      await findFlawsOf(
        opened,
        pages.filter(({ path }) => sample.includes(path)),
      ),
    ).toEqual([])
  })
})
