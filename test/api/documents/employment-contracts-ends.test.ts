// The ends of employment contracts: terminated through a day, and renewed by a draft that follows.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { draft, makeContractWorkspace, move, signed } from '../../support/fixtures/contracts.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('a termination', () => {
  it('ends with its last day in the zone of the workspace, and leaves the days after it to others', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace, { type: 'permanent', start_date: '2026-01-01', end_date: null })
    const body = { last_day: '2026-12-31', reason: 'Resignation of 2026-11-20' }
    const ended = await inConsole(workspace, 'terminateEmploymentContract', { id, body })
    expect(ended).toMatchObject({
      status: 'terminated',
      terminated_at: '2026-12-31T18:59:59.999Z',
      end_date: null,
    })
    const [entry] = await inDatabase<{ details: string }>(
      `select details from audit_entries where object_id = $1 and action = 'employment_contract.terminated'`,
      [id],
    )
    expect(JSON.parse(entry!.details)).toEqual(body)
    const late = await draft(workspace, { start_date: '2026-12-31' })
    await move(workspace, 'sendEmploymentContract', late.id)
    const sent = { id: late.id, body: { signed_by_name: 'Ayesha Khan' } }
    expect((await askConsole(workspace, 'signEmploymentContract', sent)).json.detail).toContain(
      'CTR-00001 covers the days from 2026-01-01 to 2026-12-31',
    )
    expect((await signed(workspace, { start_date: '2027-01-01' })).status).toBe('signed')
  })

  it('is today by default, and within the days of the contract', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace, { start_date: '2026-11-01', end_date: '2027-10-31' })
    const ask = (body: object) => askConsole(workspace, 'terminateEmploymentContract', { id, body })
    const reason = 'Resigned'
    expect(told(await ask({}))).toEqual(['reason is required'])
    expect(told(await ask({ reason, last_day: '2026-10-31' }))).toEqual([
      'last_day must be 2026-11-01 or later, the first day of the contract',
    ])
    expect(told(await ask({ reason, last_day: '2027-11-01' }))).toEqual([
      'last_day must be 2027-10-31 or earlier, the end_date of the contract',
    ])
    expect((await ask({ reason })).json.terminated_at).toBe('2026-11-20T18:59:59.999Z')
  })

  it('before the first day leaves no day covered', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace)
    const early = { id, body: { reason: 'Did not come', last_day: '2026-11-19' } }
    expect(told(await askConsole(workspace, 'terminateEmploymentContract', early))).toEqual([
      'last_day must be 2026-11-20 or later, today: the contract has not begun',
    ])
    await move(workspace, 'terminateEmploymentContract', id)
    expect((await signed(workspace)).status).toBe('signed')
    const before = await signed(workspace, { start_date: '2026-11-01', end_date: '2026-11-30' })
    expect(before.status).toBe('signed')
  })
})

describe('a renewal', () => {
  it('is a draft from the day after, with the same terms and no probation', async () => {
    const workspace = await makeContractWorkspace()
    const terms = { notice_period_days: 30, weekly_hours: '40', probation_months: 3, contract_number: 'W-1' }
    const first = await signed(workspace, terms)
    const body = { end_date: '2028-11-30' }
    const renewal = await inConsole(workspace, 'renewEmploymentContract', { id: first.id, body })
    expect(renewal).toEqual({
      ...first,
      id: renewal.id,
      contract_number: 'CTR-00001',
      start_date: '2027-12-01',
      end_date: '2028-11-30',
      probation_months: null,
      status: 'draft',
      sent_at: null,
      signed_at: null,
      signed_by_name: null,
      renewed_from_id: first.id,
      created_at: renewal.created_at,
      updated_at: soonAfter(renewal.created_at),
    })
    const entries = await inDatabase('select action from audit_entries where object_id = $1 order by id', [
      first.id,
    ])
    expect(entries.at(-1)).toEqual({ action: 'employment_contract.renewed' })
    await move(workspace, 'sendEmploymentContract', renewal.id)
    expect((await move(workspace, 'signEmploymentContract', renewal.id)).status).toBe('signed')
  })

  it('is one, unless it was cancelled', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace)
    const body = { end_date: '2028-11-30' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => askConsole(workspace, 'renewEmploymentContract', { id, body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = await askConsole(workspace, 'renewEmploymentContract', { id, body })
    expect(refused.json.detail).toBe(
      'CTR-00001 is renewed by CTR-00002, whose status is draft; cancel that one first.',
    )
    const [{ json: renewal } = { json: null }] = answers.filter(({ status }) => status === 200)
    await inConsole(workspace, 'cancelEmploymentContract', { id: renewal.id })
    expect((await move(workspace, 'renewEmploymentContract', id, body)).contract_number).toBe('CTR-00003')
  })

  it('needs a start where the contract has no end, and an end where its type has one', async () => {
    const workspace = await makeContractWorkspace()
    const open = await signed(workspace, { type: 'permanent', start_date: '2024-03-01', end_date: null })
    const ask = async (id: string, body?: object) =>
      told(await askConsole(workspace, 'renewEmploymentContract', { id, ...(body && { body }) }))
    expect(await ask(open.id)).toEqual(['start_date is needed, for CTR-00001 has no end_date'])
    expect(await ask(open.id, { start_date: '2024-03-01' })).toEqual([
      'start_date must be after 2024-03-01, the first day of CTR-00001',
    ])
    await move(workspace, 'terminateEmploymentContract', open.id, { last_day: '2026-11-30' })
    const fixed = await signed(workspace)
    expect(await ask(fixed.id)).toEqual(['end_date is needed for a contract of the type fixed_term'])
    const permanent = await move(workspace, 'renewEmploymentContract', fixed.id, { type: 'permanent' })
    expect(permanent).toMatchObject({ type: 'permanent', start_date: '2027-12-01', end_date: null })
  })

  it('is renewed in its turn once it is signed, and never starts before the contract that it renews', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace)
    const renewal = await move(workspace, 'renewEmploymentContract', id, { end_date: '2028-11-30' })
    const early = { id: renewal.id, body: { start_date: '2026-12-01' } }
    expect(told(await askConsole(workspace, 'updateEmploymentContract', early))).toEqual([
      'start_date must be after 2026-12-01, the first day of CTR-00001',
    ])
    await move(workspace, 'sendEmploymentContract', renewal.id)
    await move(workspace, 'signEmploymentContract', renewal.id)
    const ask = async () =>
      (await askConsole(workspace, 'renewEmploymentContract', { id, body: {} })).json.detail
    expect(await ask()).toBe(
      'CTR-00001 is renewed by CTR-00002, whose status is signed; renew that one instead.',
    )
    await move(workspace, 'terminateEmploymentContract', renewal.id)
    expect(await ask()).toBe(
      'CTR-00001 is renewed by CTR-00002, whose status is terminated; create a contract of its own instead.',
    )
  })
})
