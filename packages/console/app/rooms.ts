// The rooms of the console: one table of all pages, of which the routes are made.
import { announcements } from '../pages/announcements/room.ts'
import { approvals } from '../pages/approvals/room.ts'
import { assets } from '../pages/assets/room.ts'
import { attendance } from '../pages/attendance/room.ts'
import { developers } from '../pages/developers/room.ts'
import { documents } from '../pages/documents/room.ts'
import { employees } from '../pages/employees/room.ts'
import { expenses } from '../pages/expenses/room.ts'
import { files } from '../pages/files/room.ts'
import { home } from '../pages/home/room.ts'
import { inbox } from '../pages/inbox/room.ts'
import { leave } from '../pages/leave/room.ts'
import { loans } from '../pages/loans/room.ts'
import { my } from '../pages/my/room.ts'
import { organisation } from '../pages/organisation/room.ts'
import { payroll } from '../pages/payroll/room.ts'
import { recruitment } from '../pages/recruitment/room.ts'
import { reports } from '../pages/reports/room.ts'
import { settings } from '../pages/settings/room.ts'
import { team } from '../pages/team/room.ts'
import type { Kind, SearchOf } from '../records/kind.ts'
import type { Reach } from './rights.ts'
import { isOfNoun, type Page, type Room } from './room.ts'

const all = [
  home,
  inbox,
  approvals,
  employees,
  organisation,
  leave,
  attendance,
  payroll,
  loans,
  expenses,
  documents,
  assets,
  announcements,
  recruitment,
  reports,
  files,
  developers,
  settings,
  my,
  team,
] as const

type Pages = (typeof all)[number]['pages']
type PathIn<Some> = Some extends unknown ? keyof Some & string : never
type NounPathIn<Some> = Some extends unknown
  ? { [Path in keyof Some]: Some[Path] extends { kind: string } ? Path : never }[keyof Some] & string
  : never

/** Where a page begins that a room lists. */
export type PagePath = PathIn<Pages>

/** Where the records of a kind are listed; below it each has a page. */
export type NounPath = NounPathIn<Pages>

/** What the address of a page says besides its path: the filters of a list, or what a page made by hand reads of it. */
export type SearchAt<Path> = Path extends NounPath ? SearchOf<KindAt<Path>> : SearchOfOthers

type KindAt<Path extends NounPath> = Pages extends infer Some
  ? Some extends { readonly [At in Path]: { readonly kind: infer Of extends Kind } }
    ? Of
    : never
  : never

/** The month, the day and the year that a page shows, and the part of a record's page that is open. */
type SearchOfOthers = Readonly<
  Partial<
    Record<
      'day' | 'department_id' | 'is_read' | 'item' | 'month' | 'outcome' | 'tab' | 'view' | 'year',
      string
    >
  >
>

/** A page with its place. */
export type PlacedPage = Page & Pick<Room, 'reach'> & { readonly path: PagePath }

export interface ListedRoom {
  readonly pages: readonly PlacedPage[]
}

export const rooms: readonly ListedRoom[] = all.map(({ pages, reach }: Room) => ({
  pages: Object.entries(pages).map(([path, page]) => Object.assign({ path: path as PagePath, reach }, page)),
}))

const everyPage = rooms.flatMap(({ pages }) => pages)

/** Where the page of a record of the kind is, within a reach; some kinds are shown with what the console alone knows of them. */
export function findRecordPath(kind: string, reach?: Reach): NounPath | undefined {
  const kinds = [kind, `${kind}Detail`]
  return everyPage.find(page => page.reach === reach && isOfNoun(page) && kinds.includes(page.kind))?.path as
    | NounPath
    | undefined
}
