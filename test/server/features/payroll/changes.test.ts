// Changes of a large run: who follows them by updated_since waits for no operation on it, and has every entry as it ended.

import type { PayrollEntry } from '@muster/contract'
import { makePaidWorkspace, now, type PaidWorkspace } from '../../../../bench/payroll/workspace.ts'
import { inDatabase, makeKey, raw } from '../../../support/fixtures/make.ts'
import { askFor } from '../../../support/fixtures/payroll-month.ts'
import { until } from '../../../support/processes/until.ts'
import { PayrollNode } from '../../../support/server/payroll-node.ts'
import { server } from '../../../support/server/server.ts'

/** More than are stamped behind the barrier, and several pieces. */
const employees = 700
/** By then, who worked at `now` has been silent for too long. */
const later = '2026-08-05T00:00:31Z'
const longAgo = '2020-01-01T00:00:00.000Z'
/** What is done to the run, one after the other, each with the statement that stamps. */
const steps = [
  ['process', 'stamp_payroll_entries'],
  ['approve', 'approve_payroll_entries'],
  ['reopen', 'reopen_payroll_entries'],
  ['approve', 'approve_payroll_entries'],
  ['lock', 'lock_entries_of_payroll_run'],
  ['prepare_payment', 'insert_payroll_payments'],
  ['record_payment', 'record_payroll_payments'],
] as const

let paid: PaidWorkspace
let key: string
beforeAll(async () => {
  paid = await makePaidWorkspace(
    { url: server.database_url, secret: 'a secret of a workspace that is paid' },
    employees,
  )
  key = await makeKey(paid.id, { scopes: ['payroll:read'] })
})

type Copy = Map<string, string>

/** Rule 6 of the specification: the start of one walk is the updated_since of the next. */
async function follow(since: string, copy: Copy): Promise<string> {
  const started = new Date().toISOString()
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `limit=100&updated_since=${since}${cursor && `&starting_after=${cursor}`}`
    const answer = await raw('GET', `/v1/payroll_entries?${query}`, { key })
    expect([query, answer.status]).toEqual([query, 200])
    const page = answer.json as { data: PayrollEntry[]; next_cursor: string | null }
    for (const entry of page.data) copy.set(entry.id, JSON.stringify(entry))
    cursor = page.next_cursor
  }
  return started
}

const endedAs = async () => {
  const [last] = await inDatabase<{ status: string }>(
    'select status from payroll_operations where workspace_id = $1 order by created_at desc limit 1',
    [paid.id],
  )
  return last!.status
}

/** Of those who are employed in the month: more than 500, so they are stamped ahead. */
const countEntries = async () => {
  const [row] = await inDatabase<{ entries: number }>(
    'select count(*)::int as entries from payroll_entries where workspace_id = $1',
    [paid.id],
  )
  expect(row!.entries).toBeGreaterThan(600)
  return row!.entries
}

it('shows every entry as it ended, and is read while entries are being stamped, also by a process that dies', async () => {
  const copy: Copy = new Map()
  let since = longAgo
  for (const [kind, stamping] of steps) {
    await askFor({ id: paid.id, run: paid.run }, kind)
    const dying = await PayrollNode.open(now)
    const trapped = dying.holdAfter(stamping)
    const cut = dying.drained()
    const held = await trapped
    // Its rows are stamped and not committed, and nothing goes on before this is answered.
    since = await follow(since, copy)
    await dying.kill()
    await cut
    since = await follow(since, copy)
    const heir = await PayrollNode.open(later)
    let isOver = false
    const worked = until(async () => {
      await heir.drained()
      return (await endedAs()) !== 'running'
    }).finally(() => {
      isOver = true
    })
    while (!isOver) since = await follow(since, copy)
    await worked
    held.resume()
    expect([kind, await endedAs()]).toEqual([kind, 'succeeded'])
    since = await follow(since, copy)
    const all: Copy = new Map()
    await follow(longAgo, all)
    expect(all.size).toBe(await countEntries())
    expect([...copy].sort()).toEqual([...all].sort())
    await Promise.all([dying, heir].map(node => node.close()))
  }
})

it('has one stamp for all that was paid, which is past', async () => {
  const stamps = await inDatabase(
    `select bool_and(updated_at <= stamp()) as is_past, count(distinct updated_at)::int as stamps
     from payroll_entries where workspace_id = $1 and status = 'paid'`,
    [paid.id],
  )
  expect(stamps).toEqual([{ is_past: true, stamps: 1 }])
})
