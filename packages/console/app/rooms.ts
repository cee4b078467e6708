// The rooms of the console: one table, of which navigation, routes and the palette are made.
import { announcements } from '../pages/announcements/room.ts'
import { assets } from '../pages/assets/room.ts'
import { attendance } from '../pages/attendance/room.ts'
import { developers } from '../pages/developers/room.ts'
import { documents } from '../pages/documents/room.ts'
import { employees } from '../pages/employees/room.ts'
import { expenses } from '../pages/expenses/room.ts'
import { files } from '../pages/files/room.ts'
import { home } from '../pages/home/room.ts'
import { leave } from '../pages/leave/room.ts'
import { loans } from '../pages/loans/room.ts'
import { organisation } from '../pages/organisation/room.ts'
import { payroll } from '../pages/payroll/room.ts'
import { recruitment } from '../pages/recruitment/room.ts'
import { settings } from '../pages/settings/room.ts'
import { isNounPages, type Room } from './room.ts'

export const rooms: readonly Room[] = [
  home,
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
  files,
  developers,
  settings,
]

/** Where the page of a record of the kind is; some kinds are shown with what the console alone knows of them. */
export function findRecordPath(kind: string): string | undefined {
  const kinds = [kind, `${kind}Detail`]
  return rooms
    .flatMap(({ pages }) => pages)
    .filter(isNounPages)
    .find(page => kinds.includes(page.kind))?.path
}
