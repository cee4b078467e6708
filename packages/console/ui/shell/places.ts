// Where people find the pages: at most eight places in the rail with at most six tabs each.

import { isOffered, type Missing, titlePage } from '../../app/room.ts'
import { type PagePath, type PlacedPage, rooms } from '../../app/rooms.ts'
import { say, type WordId } from '../../app/words.ts'
import type { OperationId } from '../../gen/needs.ts'
import type { FrameIconName } from '../icons/frame-icon.tsx'
import { decided } from './decided.ts'
import type { WorkKind } from './pending-work.ts'
import { settings } from './places/settings.ts'

/** One page, or several that show the same thing from another side. */
export interface Tab {
  /** Of the first page, where nothing is said. */
  readonly title?: WordId
  readonly pages: readonly [PagePath, ...PagePath[]]
  /** Where it stands in the rail, for somebody who has no other place. */
  readonly icon?: FrameIconName
}

export interface Place {
  readonly title: WordId
  /** What it is to whoever works here, where it leads them to what is theirs or their team's. */
  readonly own?: WordId
  readonly icon: FrameIconName
  readonly tabs: readonly Tab[]
  /** The page of those that lead on. */
  readonly index?: typeof index
  /** What waits and is counted beside it: always, or for whoever may do the operation. */
  readonly counts?: (work: WorkKind) => OperationId | boolean
  /** After g, it leads there. */
  readonly key: string
}

/** Of all settings; no room has it, because it shows the pages of all. */
const index = '/settings'

const isOfRuns = (work: WorkKind): boolean => work.startsWith('payroll_runs_')
export const rail: readonly Place[] = [
  {
    title: 'place.home',
    own: 'place.my',
    icon: 'house',
    key: 'h',
    tabs: [
      { icon: 'house', title: 'my.start', pages: ['/my', '/my/announcements'] },
      { icon: 'calendar', title: 'my.leave', pages: ['/my/leave', '/my/leave/applications'] },
      {
        icon: 'clock',
        title: 'my.attendance',
        pages: ['/my/attendance', '/my/attendance/corrections', '/my/attendance/overtime'],
      },
      { icon: 'banknote', title: 'my.pay', pages: ['/my/pay', '/my/details', '/my/loans', '/my/claims'] },
      {
        icon: 'file-text',
        title: 'my.records',
        pages: ['/my/documents', '/my/letters', '/my/letters/requests', '/my/assets'],
      },
      { icon: 'users', title: 'my.company', pages: ['/', '/my/colleagues', '/my/colleagues/chart'] },
    ],
  },
  {
    title: 'place.inbox',
    icon: 'inbox',
    key: 'i',
    counts: work => decided[work] ?? false,
    tabs: [
      { pages: ['/inbox'] },
      { pages: ['/inbox/everybody'] },
      { pages: ['/attendance/late-punches'] },
      { pages: ['/inbox/decided'] },
    ],
  },
  {
    title: 'place.people',
    own: 'place.team',
    icon: 'users',
    key: 'p',
    tabs: [
      { title: 'tab.employees', pages: ['/employees', '/organisation/tree', '/employees/profile-changes'] },
      { title: 'tab.documents', pages: ['/documents', '/documents/contracts'] },
      { title: 'tab.letters', pages: ['/documents/letter-requests', '/documents/letters'] },
      { title: 'tab.assets', pages: ['/assets', '/assets/assignments'] },
      { title: 'tab.announcements', pages: ['/announcements', '/announcements/drafts'] },
      { title: 'place.team', pages: ['/team', '/team/attendance', '/team/calendar', '/team/requests'] },
    ],
  },
  {
    title: 'place.time',
    icon: 'calendar-clock',
    key: 't',
    tabs: [
      { title: 'tab.calendar', pages: ['/leave/calendar'] },
      { title: 'tab.requests', pages: ['/leave/applications', '/leave/encashments'] },
      { title: 'tab.balances', pages: ['/leave/balances', '/leave/overdrafts'] },
      {
        title: 'tab.attendance',
        pages: ['/attendance/months', '/attendance/records', '/attendance/punches'],
      },
      { title: 'tab.corrections', pages: ['/attendance/regularisations', '/attendance/overtime'] },
      { title: 'tab.shifts', pages: ['/organisation/employee-shifts', '/attendance/rest-day-swaps'] },
    ],
  },
  {
    title: 'place.pay',
    icon: 'banknote',
    key: 'm',
    counts: isOfRuns,
    tabs: [
      { title: 'tab.months', pages: ['/payroll/runs'] },
      { title: 'tab.results', pages: ['/payroll/entries', '/payroll/slips'] },
      {
        title: 'tab.salaries',
        pages: ['/payroll/assignments', '/payroll/adjustments', '/payroll/corrections'],
      },
      {
        title: 'tab.payments',
        pages: ['/payroll/batches', '/payroll/bank-files', '/payroll/payments', '/payroll/account-changes'],
      },
      { title: 'tab.loans', pages: ['/loans', '/loans/installments'] },
      { title: 'tab.expenses', pages: ['/expenses', '/expenses/items'] },
    ],
  },
  {
    title: 'place.hiring',
    icon: 'briefcase',
    key: 'c',
    tabs: [
      { pages: ['/recruitment'] },
      { pages: ['/recruitment/candidates'] },
      { pages: ['/recruitment/applications'] },
    ],
  },
  {
    title: 'place.reports',
    icon: 'chart-column',
    key: 'r',
    tabs: [
      { pages: ['/reports/people'] },
      { pages: ['/reports/cost'] },
      { pages: ['/payroll/tax-certificates'] },
      { title: 'tab.files', pages: ['/files/exports', '/files/imports'] },
    ],
  },
  { title: 'place.settings', icon: 'sliders-horizontal', key: 's', tabs: [], index },
]

const pages = new Map(rooms.flatMap(room => room.pages).map(page => [page.path, page]))

/** The compiler holds that a room has each of them. */
export const findPage = (path: PagePath): PlacedPage => pages.get(path)!

/** Of these pages, those that the person may see. */
export const listOffered = (paths: readonly PagePath[], missing: Missing): PlacedPage[] =>
  paths.map(findPage).filter(page => isOffered(page, missing))

export interface OfferedTab {
  readonly title: string
  readonly icon: FrameIconName | undefined
  readonly pages: readonly PlacedPage[]
}

/** The tabs in which the person may see something. */
export function listTabs({ tabs }: Place, missing: Missing): OfferedTab[] {
  return tabs.flatMap(({ title, icon, pages: paths }) => {
    const offered = listOffered(paths, missing)
    const [first] = offered
    if (first === undefined) return []
    return [{ title: title === undefined ? titlePage(first) : say(title), icon, pages: offered }]
  })
}

/** Where the rail leads; the settings are there for whoever may see one of them. */
export function findWay(place: Place, missing: Missing): PagePath | typeof index | undefined {
  if (place.index === undefined) return listTabs(place, missing)[0]?.pages[0]?.path
  const maySetUp = settings.some(({ pages: paths }) => listOffered(paths, missing).length > 0)
  return maySetUp ? place.index : undefined
}

/** A place of one's own, and of all, is called by what it leads the person to. */
export function titlePlace(place: Place, missing: Missing): string {
  const to = findWay(place, missing)
  const isOwn = to !== undefined && to !== index && findPage(to).reach !== undefined
  return say(isOwn ? (place.own ?? place.title) : place.title)
}

/** The places in which the person may see something. */
export const listPlaces = (missing: Missing): readonly Place[] =>
  rail.filter(place => findWay(place, missing) !== undefined)

/** Somebody with one place alone has its tabs in the rail. */
export const isOnlyPlace = (missing: Missing): boolean => listPlaces(missing).length === 1

/** Which page an address belongs to: that of a list also has its records and forms. */
export function findPageAt(address: string): PagePath | undefined {
  const around = [...pages.keys()].filter(
    path => address === path || (path !== '/' && address.startsWith(`${path}/`)),
  )
  return around.sort((one, other) => other.length - one.length)[0]
}

/** Where the person is: what is set up belongs to the settings. */
export function findPlace(path: PagePath | undefined): Place | undefined {
  if (path === undefined) return undefined
  const isSetUp = settings.some(({ pages: paths }) => paths.includes(path))
  return rail.find(place =>
    isSetUp ? place.index !== undefined : place.tabs.some(({ pages: paths }) => paths.includes(path)),
  )
}

export const findPlaceAt = (address: string): Place | undefined =>
  rail.find(place => place.index === address) ?? findPlace(findPageAt(address))

/** What a page is found under. */
export function titleAround(path: PagePath): string {
  const around = settings.find(({ pages: paths }) => paths.includes(path))
  if (around) return say(around.title)
  const place = findPlace(path)
  return place === undefined ? '' : say((findPage(path).reach && place.own) ?? place.title)
}
