// What a page offers for a record is what the server takes of it, in each state that the record can be in.

import { type OperationFacts, operations } from '@muster/contract'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { findDifferences, listWrites } from '../support/lives/compare.ts'
import type { Kind } from '../support/lives/life.ts'
import * as announcements from '../support/lives/of-announcements.ts'
import * as assets from '../support/lives/of-assets.ts'
import * as documents from '../support/lives/of-documents.ts'
import * as expenses from '../support/lives/of-expenses.ts'
import * as law from '../support/lives/of-law.ts'
import * as loans from '../support/lives/of-loans.ts'
import * as payroll from '../support/lives/of-payroll.ts'
import * as people from '../support/lives/of-people.ts'
import * as time from '../support/lives/of-time.ts'
import * as work from '../support/lives/of-work.ts'

const kinds: Readonly<Record<string, Kind>> = Object.assign(
  {},
  announcements,
  assets,
  documents,
  expenses,
  law,
  loans,
  payroll,
  people,
  time,
  work,
)

describeInBrowser('the pages of', () => {
  it.each(Object.keys(kinds))('%s offer what the server takes, and nothing else', async name => {
    const kind = kinds[name]!
    const { workspace, member, records } = await kind.live()
    const opened = await openConsole({ workspace, ...(member && { member }) })
    const differences: string[] = []
    for (const each of Object.entries(records))
      differences.push(...(await findDifferences(opened, kind, each)))
    expect(differences).toEqual([])
  })
})

/** Actions that no state of their record decides, and those of records without a page of their own. */
const stateless = [
  'adjustLeaveBalance',
  'assignLeaveGroupTypes',
  'closeFiscalYear',
  'readMessage',
  'revokeApiKey',
  'storeLetterheadLogo',
]

describe('the states of a record', () => {
  it('are tried for every action of the contract', () => {
    const actions = (Object.values(operations) as readonly OperationFacts[]).filter(
      ({ method, path }) => method === 'post' && /\{id\}\/\w+$/.test(path),
    )
    const tried = new Set(
      Object.values(kinds).flatMap(kind => [
        ...listWrites(kind).map(({ id }) => id),
        ...Object.keys(kind.elsewhere ?? {}),
      ]),
    )
    expect(
      actions
        .map(({ id }) => id)
        .filter(id => !tried.has(id))
        .sort(),
    ).toEqual(stateless)
  })
})
