// Parts of My Muster that a company has closed: nobody calls them about themselves, and whoever reaches others goes on.

import { type CompanyPart, type OperationFacts, operations } from '@muster/contract'
import { listTags } from '../../../packages/server/auth/closed-parts.ts'
import { findReaches } from '../../../packages/server/auth/reach.ts'
import { type Chain, makeChain } from '../../support/fixtures/approvals.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { until } from '../../support/processes/until.ts'

/** By a list, or the only read that there is. */
const reads = {
  punching: 'listPunches',
  overtime: 'listOvertimeRequests',
  corrections: 'listRegularisations',
  expenses: 'listExpenseClaims',
  loans: 'listLoans',
  letters: 'listHrLetterRequests',
  assets: 'listAssetAssignments',
  announcements: 'listAnnouncements',
  directory: 'getColleagues',
  own_details: 'listProfileChanges',
  own_bank_account: 'listBankAccountChanges',
} as const satisfies Record<CompanyPart, keyof typeof operations>

const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()

let chain: Chain
beforeAll(async () => {
  chain = await makeChain()
})

/** Until the session of whoever asks knows it, as it is remembered for a moment. */
async function close(closed_parts: readonly CompanyPart[]): Promise<void> {
  await chain.owner.browser.do('updateCompany', { body: { closed_parts } })
  const wanted = JSON.stringify(listTags(closed_parts))
  const isKnown = async () =>
    JSON.stringify((await chain.staff.browser.do('getSession')).workspace.closed_tags) === wanted
  await until(isKnown)
}

const refused = [403, 'insufficient_scope', 'Your company does not use this part of My Muster.']

describe('A part of My Muster', () => {
  it.each(Object.entries(reads))('that is closed answers nobody about themselves: %s', async (part, read) => {
    await close([part as CompanyPart])
    const { status, json } = await chain.staff.browser.ask(read)
    expect([status, json.code, json.detail]).toEqual(refused)
    const others = Object.values(reads).filter(id => id !== read)
    const answers = await Promise.all(others.map(id => chain.staff.browser.ask(id)))
    expect(answers.map(answer => answer.status)).toEqual(others.map(() => 200))
  })

  it('that is closed takes no request either, and keeps what was asked for before', async () => {
    const body = { employee_id: chain.ids.staff, date: today, requested_hours: '2', reason: 'Stock' }
    const { id } = await chain.staff.browser.do('createOvertimeRequest', { body })
    await close(['overtime', 'punching'])
    const punch = await chain.staff.browser.ask('createPunch', {
      body: { employee_id: chain.ids.staff, direction: 'in' },
    })
    const more = await chain.staff.browser.ask('createOvertimeRequest', { body })
    expect([punch, more].map(({ status, json }) => [status, json.code, json.detail])).toEqual([
      refused,
      refused,
    ])
    // Whoever has reports decides about it as before, and so does a key.
    const seen = await chain.manager.browser.send('GET', `/console/v1/overtime_requests/${id}`, {
      headers: { 'muster-reach': 'team' },
    })
    expect([seen.status, seen.json.status]).toEqual([200, 'pending'])
    expect((await chain.workspace.muster.overtimeRequests.approve(id)).status).toBe('approved')
  })

  it('that is closed shows a manager their own among those of their team, and takes nothing from them', async () => {
    const body = { employee_id: chain.ids.manager, date: today, requested_hours: '1', reason: 'Stock' }
    const { id } = await chain.workspace.muster.overtimeRequests.create(body)
    await close(['overtime'])
    // The session of each is remembered by itself.
    await until(async () => (await chain.manager.browser.do('getSession')).workspace.closed_tags.length === 1)
    const { data } = await chain.manager.browser.do('listOvertimeRequests')
    expect(data.map((each: { id: string }) => each.id)).toContain(id)
    const own = { headers: { 'muster-reach': 'own' } }
    const answers = [
      await chain.manager.browser.send('GET', '/console/v1/overtime_requests', own),
      await chain.manager.browser.ask('createOvertimeRequest', { body }),
      await chain.manager.browser.ask('cancelOvertimeRequest', { ids: { id } }),
    ]
    expect(answers.map(({ status, json }) => [status, json.code, json.detail])).toEqual(
      answers.map(() => refused),
    )
  })

  it('that is closed is open to whoever reaches everybody, also about themselves', async () => {
    await close(['loans'])
    const hr = await makeFullMember(chain.workspace.id, 'Owner')
    expect((await hr.browser.ask('listLoans')).status).toBe(200)
  })

  it('is told to the console by the tags that it closes', async () => {
    await close(['expenses'])
    const { workspace } = await chain.staff.browser.do('getSession')
    expect(workspace.closed_tags).toEqual(['expense_claims', 'expense_claim_items', 'expense_receipts'])
  })

  it('that nobody knows is refused by its name', async () => {
    const { status, json } = await chain.owner.browser.ask('updateCompany', {
      body: { closed_parts: ['payslips'] },
    })
    expect([status, json.errors[0].field]).toEqual([400, 'closed_parts[0]'])
  })

  it('is made of operations that whoever works here may call about themselves', () => {
    const own = Object.values<OperationFacts>(operations).filter(facts => findReaches(facts).includes('own'))
    const tags = new Set<string>(own.map(({ tag }) => tag))
    const parts = Object.keys(reads) as CompanyPart[]
    expect(listTags(parts).filter(tag => !tags.has(tag))).toEqual([])
  })
})
