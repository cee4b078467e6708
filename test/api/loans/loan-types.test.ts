// Loan types: the limits and the interest of loans.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a loan type', () => {
  it('is written in the console and read with a key', async () => {
    const workspace = await makeWorkspace()
    const made = await inConsole(workspace, 'createLoanType', { body: { name: 'Advance', code: 'ADV' } })
    expect(made).toEqual({
      object: 'loan_type',
      id: expect.stringMatching(/^lnt_/),
      name: 'Advance',
      code: 'ADV',
      max_amount: null,
      max_installments: null,
      interest_rate: '0.00',
      max_active_loans: 1,
      is_active: true,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await workspace.muster.loanTypes.get(made.id)).toEqual(made)
    const body = { max_amount: '500000', max_installments: 24, interest_rate: '12.5', is_active: false }
    const changed = await inConsole(workspace, 'updateLoanType', { id: made.id, body })
    expect(changed).toMatchObject({ max_amount: '500000.00', interest_rate: '12.50', is_active: false })
    expect((await workspace.muster.loanTypes.list({ is_active: false })).data).toEqual([changed])
    expect((await workspace.muster.loanTypes.list({ is_active: true })).data).toEqual([])
    const since = { updated_since: changed.updated_at }
    expect((await workspace.muster.loanTypes.list(since)).data).toEqual([changed])
  })

  it('has a code of its own', async () => {
    const workspace = await makeWorkspace()
    const body = { name: 'Advance', code: 'ADV' }
    await inConsole(workspace, 'createLoanType', { body })
    expect((await askConsole(workspace, 'createLoanType', { body })).status).toBe(409)
  })

  it.each([
    [{ interest_rate: '100.01' }, 'interest_rate must be a percentage from 0 to 100'],
    [{ interest_rate: '-1' }, 'interest_rate must be a percentage from 0 to 100'],
    [{ interest_rate: 10 }, 'interest_rate'],
    [{ max_amount: '0' }, 'max_amount must be greater than 0'],
    [{ max_installments: 601 }, 'max_installments must be at most 600'],
    [{ max_active_loans: 0 }, 'max_active_loans must be at least 1'],
  ])('is rejected with %j', async (wrong, told) => {
    const body = { name: 'Advance', code: 'ADV', ...wrong }
    const { status, json } = await askConsole(await makeWorkspace(), 'createLoanType', { body })
    expect([status, json.detail]).toEqual([400, expect.stringContaining(told)])
  })

  it('of another workspace does not exist', async () => {
    const [one, other] = [await makeWorkspace(), await makeWorkspace()]
    const { id } = await inConsole(one, 'createLoanType', { body: { name: 'Advance', code: 'ADV' } })
    await expect(other.muster.loanTypes.get(id)).rejects.toMatchObject({ status: 404 })
    const patch = { id, body: { name: 'Mine' } }
    expect((await askConsole(other, 'updateLoanType', patch)).status).toBe(404)
  })
})
