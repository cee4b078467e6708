// The numbering of expense claims: the prefix, the digits and the next number.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { type ExpenseWorkspace, makeDraft, makeExpenseWorkspace } from '../../support/fixtures/expenses.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const set = (workspace: ExpenseWorkspace, body: object) =>
  inConsole(workspace, 'updateExpenseClaimNumbering', { body })
const nextNumber = async (workspace: ExpenseWorkspace) => (await makeDraft(workspace, [])).claim_number

describe('the numbering of expense claims', () => {
  it('is EXP- and five digits until it is changed', async () => {
    const workspace = await makeExpenseWorkspace()
    const numbering = { number_prefix: 'EXP-', number_digits: 5, number_next: 1 }
    expect(await inConsole(workspace, 'getExpenseClaimNumbering', {})).toEqual({
      ...numbering,
      next_claim_number: 'EXP-00001',
    })
    expect(await nextNumber(workspace)).toBe('EXP-00001')
    const after = await inConsole(workspace, 'getExpenseClaimNumbering', {})
    expect(after).toMatchObject({ number_next: 2, next_claim_number: 'EXP-00002' })
  })

  it('goes on from a number of another system, and gives none twice', async () => {
    const workspace = await makeExpenseWorkspace()
    await set(workspace, { number_prefix: 'C/26-', number_digits: 3, number_next: 301 })
    expect(await nextNumber(workspace)).toBe('C/26-301')
    const back = await askConsole(workspace, 'updateExpenseClaimNumbering', { body: { number_next: 301 } })
    expect([back.status, ...told(back)]).toEqual([
      400,
      'number_next must be 302 or more; 301 is the highest number in use after C/26-',
    ])
    expect(await nextNumber(workspace)).toBe('C/26-302')
  })

  it('is the own one of each workspace, and kept by the audit', async () => {
    const [workspace, other] = [await makeExpenseWorkspace(), await makeExpenseWorkspace()]
    await set(workspace, { number_digits: 6 })
    expect(await nextNumber(other)).toBe('EXP-00001')
    const [entry] = await inDatabase<{ details: string }>(
      "select details from audit_entries where workspace_id = $1 and action = 'expense_claim_numbering.updated'",
      [workspace.id],
    )
    expect(JSON.parse(entry!.details)).toMatchObject({ number_digits: 6, next_claim_number: 'EXP-000001' })
  })
})
