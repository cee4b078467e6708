// The numbering of loans: the prefix, the digits and the next number.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { type LoanWorkspace, makeLoan, makeLoanWorkspace, told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const set = (workspace: LoanWorkspace, body: object) => inConsole(workspace, 'updateLoanNumbering', { body })
const nextNumber = async (workspace: LoanWorkspace) => (await makeLoan(workspace)).loan_number

describe('the numbering of loans', () => {
  it('is LN- and five digits until it is changed', async () => {
    const workspace = await makeLoanWorkspace()
    expect(await inConsole(workspace, 'getLoanNumbering', {})).toEqual({
      number_prefix: 'LN-',
      number_digits: 5,
      number_next: 1,
      next_loan_number: 'LN-00001',
    })
    expect(await nextNumber(workspace)).toBe('LN-00001')
    expect(await inConsole(workspace, 'getLoanNumbering', {})).toMatchObject({ next_loan_number: 'LN-00002' })
  })

  it('goes on from a number of another system, under another prefix', async () => {
    const workspace = await makeLoanWorkspace()
    await set(workspace, { number_prefix: 'HR/26-', number_digits: 3, number_next: 301 })
    expect(await nextNumber(workspace)).toBe('HR/26-301')
    await set(workspace, { number_digits: 4 })
    expect(await nextNumber(workspace)).toBe('HR/26-0302')
  })

  it('counts from the next loan on, also when loans follow each other closely', async () => {
    const workspace = await makeLoanWorkspace()
    const close = [makeLoan(workspace), makeLoan(workspace), makeLoan(workspace), makeLoan(workspace)]
    const numbers = (await Promise.all(close)).map(({ loan_number }) => loan_number)
    expect(numbers.sort()).toEqual(['LN-00001', 'LN-00002', 'LN-00003', 'LN-00004'])
    await set(workspace, { number_prefix: 'A', number_next: 9 })
    expect(await nextNumber(workspace)).toBe('A00009')
    expect(await nextNumber(workspace)).toBe('A00010')
  })

  it('gives no number twice', async () => {
    const workspace = await makeLoanWorkspace()
    await set(workspace, { number_next: 7 })
    expect(await nextNumber(workspace)).toBe('LN-00007')
    const back = await askConsole(workspace, 'updateLoanNumbering', { body: { number_next: 7 } })
    expect([back.status, ...told(back)]).toEqual([
      400,
      'number_next must be 8 or more; 7 is the highest number in use after LN-',
    ])
    await set(workspace, { number_prefix: 'A', number_next: 2 })
    expect(await nextNumber(workspace)).toBe('A00002')
    expect(await set(workspace, { number_prefix: 'LN-' })).toMatchObject({ next_loan_number: 'LN-00008' })
    expect(await nextNumber(workspace)).toBe('LN-00008')
  })

  it('is kept by the audit when it changes', async () => {
    const workspace = await makeLoanWorkspace()
    await set(workspace, { number_digits: 6 })
    const [entry] = await inDatabase<{ details: string }>(
      "select details from audit_entries where workspace_id = $1 and action = 'loan_numbering.updated'",
      [workspace.id],
    )
    expect(JSON.parse(entry!.details)).toMatchObject({ number_digits: 6, next_loan_number: 'LN-000001' })
  })
})
