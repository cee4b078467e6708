// The moves of employment contracts: which there are, and that one signed contract covers a day.

import type { OperationId } from '@muster/contract'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  bodies,
  type ContractWorkspace,
  draft,
  type Made,
  makeContractWorkspace,
  move,
  signed,
} from '../../support/fixtures/contracts.ts'
import { told } from '../../support/fixtures/loans.ts'
import { ayesha, eventsOf, inDatabase, raw } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const signedEvents = async (id: string) =>
  (await eventsOf(id)).filter(({ type }) => type === 'contract.signed')

const actions = async (id: string): Promise<string[]> =>
  (
    await inDatabase<{ action: string }>(
      'select action from audit_entries where object_id = $1 order by id',
      [id],
    )
  ).map(({ action }) => action)

/** Contracts of each status, and how one is made. */
const states: Record<string, (workspace: ContractWorkspace) => Promise<Made>> = {
  draft: workspace => draft(workspace),
  sent: async workspace => move(workspace, 'sendEmploymentContract', (await draft(workspace)).id),
  signed: workspace => signed(workspace),
  expired: async workspace => {
    const { id } = await signed(workspace, { start_date: '2025-01-01', end_date: '2025-12-31' })
    await runJobs()
    return (await workspace.muster.employmentContracts.get(id)) as Made
  },
  terminated: async workspace => move(workspace, 'terminateEmploymentContract', (await signed(workspace)).id),
  cancelled: async workspace => move(workspace, 'cancelEmploymentContract', (await draft(workspace)).id),
}

const moves = [
  ['updateEmploymentContract', ['draft'], 'changed'],
  ['sendEmploymentContract', ['draft'], 'sent'],
  ['signEmploymentContract', ['sent'], 'signed'],
  ['cancelEmploymentContract', ['draft', 'sent'], 'cancelled'],
  ['terminateEmploymentContract', ['signed'], 'terminated'],
  ['renewEmploymentContract', ['signed', 'expired'], 'renewed'],
] as const satisfies [OperationId, string[], string][]

describe('an employment contract', () => {
  it.each(Object.keys(states))('that is %s takes the moves of its status and no other', async status => {
    const workspace = await makeContractWorkspace()
    const contract = await states[status]!(workspace)
    expect(contract.status).toBe(status)
    for (const [operation, from, done] of moves) {
      if ((from as readonly string[]).includes(status)) continue
      const body = bodies[operation]
      const answer = await askConsole(workspace, operation, { id: contract.id, ...(body && { body }) })
      expect([operation, answer.status, answer.json.detail]).toEqual([
        operation,
        409,
        expect.stringContaining(
          `This employment contract is ${status === 'draft' ? 'a draft' : status}; only one that is ${from.join(' or ').replace('draft', 'a draft')} can be ${done}.`,
        ),
      ])
    }
    expect(await workspace.muster.employmentContracts.get(contract.id)).toEqual(contract)
    for (const [operation, from] of moves) {
      if (!(from as readonly string[]).includes(status)) continue
      const own = await makeContractWorkspace()
      const { id } = await states[status]!(own)
      const term = operation === 'renewEmploymentContract' ? { end_date: '2028-11-30' } : {}
      expect((await move(own, operation, id, term)).object).toBe('employment_contract')
    }
  })

  it('is sent, signed and told of, each step in the audit', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await draft(workspace)
    const sent = await inConsole(workspace, 'sendEmploymentContract', { id })
    expect(sent).toMatchObject({ status: 'sent', sent_at: sent.updated_at, signed_at: null })
    const done = await move(workspace, 'signEmploymentContract', id)
    expect(done).toEqual({
      ...sent,
      status: 'signed',
      signed_at: done.updated_at,
      signed_by_name: 'Ayesha Khan',
      updated_at: done.updated_at,
    })
    const events = await signedEvents(workspace.id)
    expect(events).toEqual([expect.objectContaining({ object_id: id, data: done })])
    await move(workspace, 'terminateEmploymentContract', id)
    expect(await actions(id)).toEqual([
      'employment_contract.created',
      'employment_contract.sent',
      'employment_contract.signed',
      'employment_contract.terminated',
    ])
    expect(await signedEvents(workspace.id)).toHaveLength(1)
  })

  it('is signed and told of once, however often the request is repeated', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await states.sent!(workspace)
    const key = await tokenOf(workspace)
    const request = { key, headers: { 'idempotency-key': 'sign-1' }, body: { signed_by_name: 'Ayesha Khan' } }
    const path = `/console/employment_contracts/${id}/sign`
    const [first, again] = [await raw('POST', path, request), await raw('POST', path, request)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true'])
    expect(await signedEvents(workspace.id)).toHaveLength(1)
    const entries = (await actions(id)).filter(action => action === 'employment_contract.signed')
    expect(entries).toHaveLength(1)
  })

  it('is signed at the moment that is sent, and not in the future', async () => {
    const workspace = await makeContractWorkspace()
    const { id } = await states.sent!(workspace)
    const at = (signed_at: string) => ({ id, body: { signed_by_name: 'Ayesha Khan', signed_at } })
    const ahead = await askConsole(workspace, 'signEmploymentContract', at('2027-01-01T00:00:00Z'))
    expect(told(ahead)).toEqual([
      expect.stringMatching(/^signed_at must be 2026-11-20T05:00:\d\dZ or earlier$/),
    ])
    const nobody = await askConsole(workspace, 'signEmploymentContract', { id, body: {} })
    expect(told(nobody)).toEqual(['signed_by_name is required'])
    const done = await inConsole(workspace, 'signEmploymentContract', at('2026-11-02T12:00:00+05:00'))
    expect(done.signed_at).toBe('2026-11-02T07:00:00.000Z')
    expect(await signedEvents(workspace.id)).toHaveLength(1)
  })

  it('is held to the employment again when it is sent and signed', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    const [first, second] = [await draft(workspace), await states.sent!(workspace)]
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-11-30' })
    for (const [operation, { id, contract_number }] of [
      ['sendEmploymentContract', first],
      ['signEmploymentContract', second],
    ] as const) {
      const body = bodies[operation]
      const { status, json } = await askConsole(workspace, operation, { id, ...(body && { body }) })
      expect([status, json.detail]).toEqual([
        409,
        `${contract_number} starts on 2026-12-01, and its start_date must be 2026-11-30 or earlier, when the employee leaves. Correct the employment, or cancel the contract and create another one.`,
      ])
    }
  })
})

describe('a signed contract', () => {
  it.each([
    ['has begun and starts later', '2026-11-01', '2027-10-31', [], '2026-10-01'],
    ['is terminated', '2026-11-01', '2027-10-31', ['terminateEmploymentContract'], '2026-11-10'],
    ['is expired', '2025-01-01', '2025-12-31', ['expires'], '2025-06-01'],
  ] as const)('that %s is not to be terminated for another one', async (_, from, to, steps, start_date) => {
    const workspace = await makeContractWorkspace()
    const { id } = await signed(workspace, { start_date: from, end_date: to })
    for (const step of steps) await (step === 'expires' ? runJobs() : move(workspace, step, id))
    const own = await draft(workspace, { start_date })
    await move(workspace, 'sendEmploymentContract', own.id)
    const sent = { id: own.id, body: { signed_by_name: 'Ayesha Khan' } }
    const { status, json } = await askConsole(workspace, 'signEmploymentContract', sent)
    expect([status, json.detail]).toEqual([
      409,
      expect.stringMatching(/ At most one signed contract covers a day: cancel CTR-00002\.$/),
    ])
  })

  it('covers its days alone, and the refusal names it', async () => {
    const workspace = await makeContractWorkspace()
    await signed(workspace)
    const spans = [
      ['2026-12-01', '2027-11-30', 'from 2026-12-01 to 2027-11-30', '2026-12-01'],
      ['2027-11-30', null, 'from 2027-11-30 on', '2027-11-30'],
      // It has not begun, so it can be called off before its first day.
      ['2026-01-01', '2026-12-01', 'from 2026-01-01 to 2026-12-01', '2026-12-01'],
      ['2026-01-01', null, 'from 2026-01-01 on', '2026-12-01'],
    ] as const
    for (const [start_date, end_date, told, before] of spans) {
      const own = await draft(workspace, { type: 'permanent', start_date, end_date })
      await move(workspace, 'sendEmploymentContract', own.id)
      const sent = { id: own.id, body: { signed_by_name: 'Ayesha Khan' } }
      const { status, json } = await askConsole(workspace, 'signEmploymentContract', sent)
      expect([status, json.detail]).toEqual([
        409,
        `CTR-00001 covers the days from 2026-12-01 to 2027-11-30, and ${own.contract_number} the days ${told}. At most one signed contract covers a day: terminate CTR-00001 before ${before}, or cancel ${own.contract_number}.`,
      ])
    }
    expect(await signedEvents(workspace.id)).toHaveLength(1)
  })

  it('leaves the days before and after it to others, and all days to other employees', async () => {
    const workspace = await makeContractWorkspace()
    await signed(workspace)
    await signed(workspace, { start_date: '2025-12-01', end_date: '2026-11-30' })
    await signed(workspace, { type: 'permanent', start_date: '2027-12-01', end_date: null })
    const { id: employee_id } = await workspace.muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    expect((await signed(workspace, { employee_id })).status).toBe('signed')
  })

  it('is one where two are signed at once', async () => {
    const workspace = await makeContractWorkspace()
    const contracts = [
      await states.sent!(workspace),
      await states.sent!(workspace),
      await states.sent!(workspace),
    ]
    const answers = await Promise.all(
      contracts.map(({ id }) =>
        askConsole(workspace, 'signEmploymentContract', { id, body: { signed_by_name: 'Ayesha Khan' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [won] = answers.filter(({ status }) => status === 200)
    for (const { status, json } of answers)
      if (status === 409)
        expect(json.detail).toContain(
          `${won!.json.contract_number} covers the days from 2026-12-01 to 2027-11-30`,
        )
    expect(await signedEvents(workspace.id)).toHaveLength(1)
  })

  it('is one for PostgreSQL too', async () => {
    const workspace = await makeContractWorkspace()
    await signed(workspace)
    const { id } = await states.sent!(workspace)
    const second = inDatabase(
      `update employment_contracts set status = 'signed', signed_at = now(), signed_by_name = 'Ayesha' where id = $1`,
      [id],
    )
    await expect(second).rejects.toThrow('employment_contracts_start_date_exclusive')
  })
})
