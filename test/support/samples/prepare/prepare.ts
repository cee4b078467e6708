// Prepares the demo for the samples of the Workspace API: a record for each operation whose work can be done on it but once.

import type { ServedDemo } from '../served.ts'
import { prepareChanges } from './asking.ts'
import { prepareExpenses, prepareLoans, prepareSalaries } from './money.ts'
import { inOffice, type Prepared } from './office.ts'
import { prepareInputs, preparePast, preparePayments, prepareRuns } from './pay.ts'
import { prepareAnnouncements, prepareEmployees, prepareHiring, prepareLeave } from './people.ts'
import { prepareAssets, prepareContracts, prepareFiles, prepareLetters, prepareRequests } from './work.ts'

export const all = [
  prepareEmployees,
  prepareLeave,
  prepareSalaries,
  prepareRuns,
  preparePayments,
  prepareInputs,
  preparePast,
  prepareLoans,
  prepareExpenses,
  prepareAssets,
  prepareAnnouncements,
  prepareHiring,
  prepareContracts,
  prepareLetters,
  prepareFiles,
  prepareRequests,
  prepareChanges,
]

/** @param files takes what samples upload that is only known of records that are there */
export const prepare = (demo: ServedDemo, files: Map<string, string>): Promise<Prepared> =>
  inOffice(demo, files, async office => {
    const prepared = {}
    for (const one of all) Object.assign(prepared, await one(office))
    return prepared
  })
