// Bulk actions that are held before they begin, and those that need a fresh proof.

import {
  approval,
  askForDays,
  at,
  makeOwned,
  type Owned,
  outcomesOf,
  statusesOf,
} from '../../support/fixtures/bulk.ts'
import { ageProof, refusal } from '../../support/fixtures/people.ts'
import { deliver, setClock } from '../../support/server/server.ts'

let workspace: Owned['workspace']
let owner: Owned['owner']
let browser: Owned['browser']
beforeEach(async () => {
  ;({ workspace, owner, browser } = await makeOwned())
})
afterEach(() => setClock())

describe('a bulk action that is held', () => {
  it('does nothing before its moment, and is taken back as a whole', async () => {
    const ids = await askForDays(workspace, 2)
    const { id, begins_at } = await browser.do('createBulkAction', {
      body: approval(ids, { hold_seconds: 10 }),
    })
    expect(begins_at).toBe('2026-06-10T05:00:10.000Z')
    await deliver()
    expect(await statusesOf(ids)).toEqual(['pending', 'pending'])
    const cancelled = await browser.do('cancelBulkAction', { ids: { id } })
    expect(cancelled).toMatchObject({ status: 'cancelled', done: 0, skipped: 2 })
    await setClock(at(11))
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(['skipped', 'skipped'])
    expect(await statusesOf(ids)).toEqual(['pending', 'pending'])
    expect((await browser.ask('cancelBulkAction', { ids: { id } })).status).toBe(409)
  })

  it('is done after it, and refused where somebody else has decided meanwhile', async () => {
    const ids = await askForDays(workspace, 2)
    const { id } = await browser.do('createBulkAction', { body: approval(ids, { hold_seconds: 10 }) })
    await workspace.muster.leaveApplications.reject(ids[0]!, { rejection_reason: 'Peak season' })
    await setClock(at(10))
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(['refused: conflict', 'done'])
    expect(await statusesOf(ids)).toEqual(['rejected', 'approved'])
  })

  it('is one of 20 that may run at once', async () => {
    const body = approval(['lap_01k21fe3zefz69jqj7htb64786'], { hold_seconds: 60 })
    const asked = Array.from({ length: 24 }, () => browser.ask('createBulkAction', { body }))
    const made = (await Promise.all(asked)).filter(({ status }) => status === 201)
    expect(made).toHaveLength(20)
    const answer = await browser.ask('createBulkAction', { body })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/^20 of your bulk actions/),
    ])
  })
})

describe('an action that needs a fresh proof', () => {
  it('asks for it with the request, and not again for each record', async () => {
    await setClock()
    const body = { name: 'Sync', scopes: ['org:read'] }
    const { api_key } = await browser.do('issueApiKey', { body })
    const revocation = { operation: 'revokeApiKey', ids: [api_key.id], hold_seconds: 1 }
    const { id } = await browser.do('createBulkAction', { body: revocation })
    await ageProof(owner.session)
    while ((await browser.do('getSession')).proven_until !== null);
    expect(refusal(await browser.ask('createBulkAction', { body: revocation }))).toEqual([
      403,
      'fresh_proof_required',
    ])
    await setClock(Temporal.Now.instant().add({ seconds: 5 }).toString())
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(['done'])
  })
})
