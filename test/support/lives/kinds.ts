// Every kind of record of which there is one in each state.

import type { Kind } from './life.ts'
import * as announcements from './of-announcements.ts'
import * as approvals from './of-approvals.ts'
import * as assets from './of-assets.ts'
import * as documents from './of-documents.ts'
import * as expenses from './of-expenses.ts'
import * as law from './of-law.ts'
import * as loans from './of-loans.ts'
import * as organisation from './of-organisation.ts'
import * as payroll from './of-payroll.ts'
import * as people from './of-people.ts'
import * as profile from './of-profile.ts'
import * as time from './of-time.ts'
import * as work from './of-work.ts'

export const kinds: Readonly<Record<string, Kind>> = Object.assign(
  {},
  announcements,
  approvals,
  assets,
  documents,
  expenses,
  law,
  loans,
  organisation,
  payroll,
  people,
  profile,
  time,
  work,
)
