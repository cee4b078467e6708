// Letters asked for by oneself: requested and taken back by whoever works here, and decided and written by HR alone.

import type { HrLetterRequest } from '@muster/contract'
import { addPolicy, approvalOf, approve, type Chain, makeChain } from '../../support/fixtures/approvals.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import type { RawAnswer } from '../../support/fixtures/make.ts'
import type { Browser } from '../../support/fixtures/people.ts'

type Request = HrLetterRequest & { readonly id: string }

const none = 'lrq_01k21fe3zefz69jqj7htb64786'
const nobody = 'emp_01k21fdv66feyb5k5ze5g9980h'

let chain: Chain
let me: Browser
beforeAll(async () => {
  chain = await makeChain()
  me = chain.staff.browser
})

const bodyOf = (more: object = {}) => ({
  employee_id: chain.ids.staff,
  letter_type: 'salary_certificate',
  ...more,
})
const request = (more: object = {}): Promise<Request> =>
  me.do('createHrLetterRequest', { body: bodyOf({ purpose: 'Visa', ...more }) })
const statusOf = async (id: string): Promise<string> =>
  (await chain.owner.browser.do('getHrLetterRequest', { ids: { id } })).status
const told = ({ status, json }: RawAnswer, id: string) => [
  status,
  json.code,
  String(json.detail).replaceAll(id, 'ID'),
]

describe('Whoever works here', () => {
  it('asks for a letter, sees what became of it, and reads the reason of a rejection', async () => {
    const made = await request({ addressed_to: 'The Embassy', copies: 2 })
    expect(made).toMatchObject({
      employee_id: chain.ids.staff,
      letter_type: 'salary_certificate',
      purpose: 'Visa',
      addressed_to: 'The Embassy',
      copies: 2,
      status: 'pending',
    })
    const { data } = await me.do('listHrLetterRequests')
    expect(data.map(({ id }: Request) => id)).toContain(made.id)
    const rejection_reason = 'The probation has not ended'
    await inConsole(chain.workspace, 'rejectHrLetterRequest', { id: made.id, body: { rejection_reason } })
    expect(await me.do('getHrLetterRequest', { ids: { id: made.id } })).toMatchObject({
      status: 'rejected',
      rejection_reason,
    })
  })

  it('takes it back while there is no letter yet, and not after HR has refused it', async () => {
    const waiting = await request()
    expect(await me.do('cancelHrLetterRequest', { ids: { id: waiting.id } })).toMatchObject({
      status: 'cancelled',
    })
    const allowed = await request()
    await inConsole(chain.workspace, 'approveHrLetterRequest', { id: allowed.id })
    await me.do('cancelHrLetterRequest', { ids: { id: allowed.id } })
    expect(await statusOf(allowed.id)).toBe('cancelled')
    const { id } = await request()
    await inConsole(chain.workspace, 'rejectHrLetterRequest', { id, body: { rejection_reason: 'No' } })
    expect((await me.ask('cancelHrLetterRequest', { ids: { id } })).status).toBe(409)
  })

  it('waits for the steps of a policy, and takes the request back with them', async () => {
    await addPolicy(chain, [{ approver: 'manager' }], { name: 'Letters', kind: 'letter' })
    const [first, second] = [await request(), await request()]
    await me.do('cancelHrLetterRequest', { ids: { id: second.id } })
    await approve(chain.manager, await approvalOf(chain, first))
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['approved', 'cancelled'])
  })
})

describe('Nobody', () => {
  it('asks for a letter of somebody else, or takes theirs back', async () => {
    const ask = (employee_id: string) => me.ask('createHrLetterRequest', { body: bodyOf({ employee_id }) })
    const unknown = told(await ask(nobody), nobody)
    expect(unknown[0]).toBe(400)
    for (const id of [chain.ids.manager, chain.ids.director]) expect(told(await ask(id), id)).toEqual(unknown)
    const theirs: Request = await inConsole(chain.workspace, 'createHrLetterRequest', {
      body: bodyOf({ employee_id: chain.ids.manager }),
    })
    for (const operation of ['getHrLetterRequest', 'cancelHrLetterRequest'] as const) {
      const missing = told(await me.ask(operation, { ids: { id: none } }), none)
      expect([operation, missing[0]]).toEqual([operation, 404])
      expect(told(await me.ask(operation, { ids: { id: theirs.id } }), theirs.id)).toEqual(missing)
    }
    const { data } = await me.do('listHrLetterRequests', { query: `employee_id=${chain.ids.manager}` })
    expect(data).toEqual([])
    expect(await statusOf(theirs.id)).toBe('pending')
  })

  it('sees the letters that their team asks for', async () => {
    const { id } = await request()
    const answer = await chain.manager.browser.ask('getHrLetterRequest', { ids: { id } })
    expect(answer.status).toBe(404)
  })

  it('says what HR decides, or writes the letter of their own', async () => {
    for (const more of [{ status: 'approved' }, { hr_letter_id: none }, { rejection_reason: 'No' }])
      expect([more, (await me.ask('createHrLetterRequest', { body: bodyOf(more) })).status]).toEqual([
        more,
        400,
      ])
    const { id } = await request()
    for (const operation of [
      'approveHrLetterRequest',
      'rejectHrLetterRequest',
      'issueHrLetterRequest',
    ] as const)
      expect([operation, (await me.ask(operation, { ids: { id }, body: {} })).status]).toEqual([
        operation,
        403,
      ])
    expect((await me.ask('createHrLetter', { body: bodyOf() })).status).toBe(403)
    expect(await statusOf(id)).toBe('pending')
  })
})
