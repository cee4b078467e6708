// What a page offers for a record is what the server takes of it, in each state that the record can be in.

import { type OperationFacts, operations } from '@muster/contract'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { findDifferences } from '../support/lives/compare.ts'
import { kinds } from '../support/lives/kinds.ts'
import { listWrites } from '../support/lives/writes.ts'

/** Those that have a page of their own. */
const shown = Object.keys(kinds).filter(name => kinds[name]!.page !== undefined)

describeInBrowser('the pages of', () => {
  it.each(shown)('%s offer what the server takes, and nothing else', async name => {
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
  'approveApproval',
  'assignLeaveGroupTypes',
  'closeFiscalYear',
  'readMessage',
  'rejectApproval',
  'rerouteApproval',
  'revokeApiKey',
  'revokeApprovalDelegation',
  'revokeCalendarFeed',
  'revokeServiceToken',
  'rotateServiceToken',
  'storeLetterheadLogo',
]

describe('the states of a record', () => {
  it('are tried for every action of the contract', () => {
    const actions = (Object.values(operations) as readonly OperationFacts[]).filter(
      ({ method, path }) => method === 'post' && /\{id\}\/\w+$/.test(path),
    )
    const tried = new Set(
      shown
        .map(name => kinds[name]!)
        .flatMap(kind => [...listWrites(kind).map(({ id }) => id), ...Object.keys(kind.elsewhere ?? {})]),
    )
    expect(
      actions
        .map(({ id }) => id)
        .filter(id => !tried.has(id))
        .sort(),
    ).toEqual(stateless)
  })
})
