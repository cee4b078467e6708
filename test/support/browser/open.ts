// Opens the console in a browser: as somebody of a role, in a context of its own, and with nothing left to complain about afterwards.

import type { BrowserContext, BrowserContextOptions, Browser as Chromium, Page } from 'playwright-core'
import { makeWorkspace, type TestWorkspace } from '../fixtures/make.ts'
import { makeFullMember, origin, type TestMember } from '../fixtures/people.ts'
import { until } from '../processes/until.ts'
import { Complaints } from './complaints.ts'
import { inPage } from './in-page.ts'
import { inPageReading } from './in-page-reading.ts'
import { inPageSums } from './in-page-sums.ts'

declare global {
  /** The environment of each test file of console puts it here, where there is a Chromium. */
  var musterBrowser: Chromium | undefined
}

/** A describe whose tests need Chromium; each of them ends with a look at what the browser complained about. */
export function describeInBrowser(title: string, body: () => void): void {
  const here = globalThis.musterBrowser ? describe : describe.skip
  here(title, () => {
    afterEach(closeConsoles)
    body()
  })
}

export interface ConsolePage {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: Complaints
  /** Loads a page of the console, by its path below /app. */
  readonly load: (path: string) => Promise<void>
  /** Goes there without loading the console again, as a link does. */
  readonly goTo: (path: string) => Promise<void>
  /** Until the page shows what it has read. */
  readonly settle: () => Promise<void>
}

export interface SignedIn extends ConsolePage {
  readonly workspace: TestWorkspace
  readonly member: TestMember & { readonly secret: string }
}

interface Wanted {
  readonly role?: string
  readonly workspace?: TestWorkspace
  /** Instead of somebody new. */
  readonly member?: SignedIn['member']
  readonly at?: string
  readonly context?: BrowserContextOptions
}

const open: ConsolePage[] = []
const members = new Map<string, Promise<SignedIn['member']>>()

/** A page of somebody who is signed in. Members are shared by the tests of a file; who changes one brings their own. */
export async function openConsole({
  role = 'Owner',
  workspace,
  member,
  at = '/',
  context,
}: Wanted = {}): Promise<SignedIn> {
  const place = workspace ?? (await makeWorkspace())
  const who = member ?? (await memberOf(place, role))
  const opened = await openBrowser(context)
  await signInAs(opened.context, who)
  await opened.load(at)
  return { ...opened, workspace: place, member: who }
}

function memberOf({ id }: TestWorkspace, role: string): Promise<SignedIn['member']> {
  const known = members.get(`${id} ${role}`)
  if (known) return known
  const made = makeFullMember(id, role)
  members.set(`${id} ${role}`, made)
  return made
}

export const signInAs = (context: BrowserContext, { browser }: Pick<TestMember, 'browser'>): Promise<void> =>
  context.addCookies([
    {
      name: '__Host-muster_session',
      value: browser.cookie!,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])

let addresses = 0

/** After it, a test is told what it waited for; the limit of jest does not know that. */
const patienceMs = 60_000

/** A page of nobody yet. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<ConsolePage> {
  const number = ++addresses
  const context = await globalThis.musterBrowser!.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    reducedMotion: 'reduce',
    // Wrong passwords are counted by address.
    extraHTTPHeaders: { 'x-forwarded-for': `10.${process.pid % 250}.${number >> 8}.${number % 256}` },
    ...options,
  })
  context.setDefaultTimeout(patienceMs)
  await context.addInitScript({ content: inPage(patienceMs) + inPageReading + inPageSums })
  const page = await context.newPage()
  const complaints = new Complaints(page)
  const settle = () => untilSettled(page, complaints)
  const load = async (path: string) => {
    await page.goto(`/app${path}`)
    await settle()
  }
  const goTo = async (path: string) => {
    await page.evaluate(`musterTests.go(${JSON.stringify(`/app${path}`)})`)
    await settle()
  }
  const opened = { page, context, complaints, load, goTo, settle }
  open.push(opened)
  return opened
}

/** Closes what the test opened, and fails where the browser complained. */
async function closeConsoles(): Promise<void> {
  const closed = open.splice(0)
  await Promise.all(closed.map(({ context }) => context.close()))
  expect(closed.flatMap(({ complaints }) => complaints.all)).toEqual([])
}

async function untilSettled(page: Page, complaints: Complaints): Promise<void> {
  do {
    await page.evaluate('musterTests.shown()')
    await until(() => complaints.underWay === 0)
    await page.evaluate('musterTests.frame()')
  } while (complaints.underWay > 0 || !(await page.evaluate('musterTests.isShown()')))
}
