// Contracts that end: signed ones expire at the midnight of the workspace, each once.

import { Database } from '@muster/db'
import { expireContracts } from '../../../../packages/server/features/documents/index.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { draft, makeContractWorkspace, move, signed } from '../../../support/fixtures/contracts.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { runJobs, server, setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

/** Runs the jobs at a moment. The workspace's day is that of Karachi, five hours ahead. */
async function at(instant: string): Promise<void> {
  await setClock(instant)
  await runJobs()
}

it('a signed contract expires once its last day has passed, and lists of changes show it once', async () => {
  const workspace = await makeContractWorkspace()
  const { muster } = workspace
  const made = await signed(workspace)
  await at('2027-11-30T18:59:00Z')
  expect(await muster.employmentContracts.get(made.id)).toEqual(made)
  await at('2027-11-30T19:00:00Z')
  const expired = await muster.employmentContracts.get(made.id)
  expect(expired).toEqual({ ...made, status: 'expired', updated_at: expired.updated_at })
  expect(expired.updated_at > made.updated_at).toBe(true)
  const changed = await muster.employmentContracts.list({ updated_since: expired.updated_at })
  expect(changed.data).toEqual([expired])
  await at('2027-12-02T19:00:00Z')
  expect(await muster.employmentContracts.get(made.id)).toEqual(expired)
})

it('an expired contract covers its days, and a renewal may follow it', async () => {
  const workspace = await makeContractWorkspace()
  const { id } = await signed(workspace, { start_date: '2025-01-01', end_date: '2025-12-31' })
  await runJobs()
  const other = await draft(workspace, { start_date: '2025-12-31' })
  await move(workspace, 'sendEmploymentContract', other.id)
  await expect(move(workspace, 'signEmploymentContract', other.id)).rejects.toThrow(
    'CTR-00001 covers the days from 2025-01-01 to 2025-12-31',
  )
  const body = { end_date: '2026-12-31' }
  const renewal = await inConsole(workspace, 'renewEmploymentContract', { id, body })
  expect(renewal.start_date).toBe('2026-01-01')
})

it('nothing else expires: drafts, sent, cancelled and terminated ones, and those without an end', async () => {
  const workspace = await makeContractWorkspace()
  const days = { start_date: '2025-01-01', end_date: '2025-12-31' }
  const open = await draft(workspace, days)
  const sent = await move(workspace, 'sendEmploymentContract', (await draft(workspace, days)).id)
  const cancelled = await move(workspace, 'cancelEmploymentContract', (await draft(workspace, days)).id)
  const { id } = await signed(workspace, days)
  const terminated = await move(workspace, 'terminateEmploymentContract', id, { last_day: '2025-06-30' })
  const endless = await signed(workspace, { type: 'permanent', end_date: null })
  await at('2030-01-01T00:00:00Z')
  const { data } = await workspace.muster.employmentContracts.list()
  expect(data).toEqual([endless, terminated, cancelled, sent, open])
})

it('many expire in pieces, once each, where two runners meet', async () => {
  const workspace = await makeContractWorkspace()
  await inDatabase(
    `insert into employment_contracts (workspace_id, id, employee_id, contract_number, title, type, start_date, end_date, status, sent_at, signed_at, signed_by_name)
     select $1, 'ctr_many' || n || $1, $2, 'M-' || n, 'Weaver', 'fixed_term', date '2000-01-01' + n, date '2000-01-01' + n, 'signed', now(), now(), 'Ayesha'
     from generate_series(1, 1200) n`,
    [workspace.id, workspace.employee],
  )
  const before = await inDatabase<{ at: Date }>('select clock_timestamp() as at')
  const now = Temporal.Instant.from('2026-11-20T05:00:00Z')
  const runners = [1, 2].map(() => new Database({ url: server.database_url, poolSize: 1 }))
  try {
    await Promise.all(runners.map(database => expireContracts(database, now)))
    await expireContracts(runners[0]!, now)
  } finally {
    await Promise.all(runners.map(database => database.close()))
  }
  const written = await inDatabase<{ status: string; count: string; stamps: string }>(
    `select status, count(*) as count, count(distinct xmin::text) as stamps from employment_contracts
     where workspace_id = $1 and updated_at >= $2 group by status`,
    [workspace.id, before[0]!.at],
  )
  expect(written).toEqual([{ status: 'expired', count: '1200', stamps: expect.stringMatching(/^[3-6]$/) }])
})
