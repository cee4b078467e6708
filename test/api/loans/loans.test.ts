// Loans: how one is requested, what forbids it, and why its schedule is what it is.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  type LoanWorkspace,
  makeLoan,
  makeLoanWorkspace,
  requestBody,
  requestLoan,
  told,
} from '../../support/fixtures/loans.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('the request of a loan', () => {
  it('has the figures of its schedule, and owes nothing yet', async () => {
    const workspace = await makeLoanWorkspace()
    const body = requestBody(workspace, { purpose: 'School fees' })
    const loan = await inConsole(workspace, 'createLoan', { body })
    expect(loan).toEqual({
      object: 'loan',
      id: expect.stringMatching(/^lon_/),
      employee_id: workspace.employee,
      loan_type_id: workspace.type,
      loan_number: 'LN-00001',
      amount: '100000.00',
      interest_rate: '10.00',
      total_payable: '110000.00',
      installment_amount: '9166.67',
      total_installments: 12,
      paid_installments: 0,
      paid_amount: '0.00',
      outstanding_balance: '0.00',
      start_month: 1,
      start_year: 2027,
      purpose: 'School fees',
      status: 'pending',
      approved_at: null,
      completed_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(loan.created_at),
    })
    expect(await workspace.muster.loans.get(loan.id)).toEqual(loan)
    expect((await workspace.muster.loanInstallments.list({ loan_id: loan.id })).data).toEqual([])
  })

  it('is listed by employee, type, status and change', async () => {
    const workspace = await makeLoanWorkspace()
    const loan = await makeLoan(workspace)
    const second = await makeLoan(workspace)
    expect(second.loan_number).toBe('LN-00002')
    const { list } = { list: (query: object) => workspace.muster.loans.list(query) }
    const found = async (query: object) => (await list(query)).data.map(({ id }) => id)
    expect(await found({ employee_id: workspace.employee })).toEqual([second.id, loan.id])
    expect(await found({ loan_type_id: workspace.type, limit: 1 })).toEqual([second.id])
    expect(await found({ status: 'pending' })).toEqual([second.id, loan.id])
    expect(await found({ status: 'active' })).toEqual([])
    expect(await found({ updated_since: '2100-01-01T00:00:00Z' })).toEqual([])
  })

  it('keeps the interest of its day when the type changes', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    await inConsole(workspace, 'updateLoanType', { id: workspace.type, body: { interest_rate: '20' } })
    expect(await workspace.muster.loans.get(id)).toMatchObject({ interest_rate: '10.00' })
    expect(await makeLoan(workspace)).toMatchObject({ interest_rate: '20.00', total_payable: '120000.00' })
  })

  it('keeps the method of its day when the settings of payroll change', async () => {
    const workspace = await makeLoanWorkspace()
    const flat = await makeLoan(workspace)
    const body = { loan_interest_method: 'reducing' }
    await inConsole(workspace, 'updatePayrollSettings', { body })
    const reducing = await makeLoan(workspace)
    expect(reducing).toMatchObject({ total_payable: '105499.05', installment_amount: '8791.59' })
    const approved = await inConsole(workspace, 'approveLoan', { id: flat.id })
    expect(approved).toMatchObject({ total_payable: '110000.00', outstanding_balance: '110000.00' })
  })

  it('is previewed without being written', async () => {
    const workspace = await makeLoanWorkspace()
    const body = requestBody(workspace, { total_installments: 3, start_month: 12, start_year: 2026 })
    expect(await inConsole(workspace, 'previewLoan', { body })).toEqual({
      interest_method: 'flat',
      interest_rate: '10.00',
      total_payable: '102500.00',
      installment_amount: '34166.67',
      installments: [
        [1, 2026, 12, '33333.34', '833.33', '34166.67'],
        [2, 2027, 1, '33333.34', '833.33', '34166.67'],
        [3, 2027, 2, '33333.32', '833.34', '34166.66'],
      ].map(([installment_no, due_year, due_month, principal, interest, total_due]) => ({
        installment_no,
        due_month,
        due_year,
        principal,
        interest,
        total_due,
      })),
      lines: [
        { rule: 'principal', text: 'The amount lent is 100000.00', figure: '100000.00' },
        { rule: 'flat_interest', text: '100000.00 x 10.00 % x 3 / 12', figure: '2500.00' },
        { rule: 'installments', text: '3 installments of 34166.67, the last 34166.66', figure: null },
      ].map(line => ({
        ...line,
        source: {
          kind: 'loan_type',
          id: workspace.type,
          title: 'Loan type',
          parameter: null,
          effective_from: null,
          citation: null,
        },
        refs: [],
      })),
    })
    expect((await workspace.muster.loans.list()).data).toEqual([])
  })

  it('reports everything that its type forbids, with the figures', async () => {
    const workspace = await makeLoanWorkspace({ max_amount: '50000', max_installments: 6 })
    await inConsole(workspace, 'updateLoanType', { id: workspace.type, body: { is_active: false } })
    const refused = [
      'loan_type_id names a type that is no longer in use',
      'amount must be at most 50000.00, the most that a loan of the type ADV may be',
      'total_installments must be at most 6, the most that a loan of the type ADV may have',
    ]
    expect(told(await requestLoan(workspace))).toEqual(refused)
    const body = requestBody(workspace)
    expect(told(await askConsole(workspace, 'previewLoan', { body }))).toEqual(refused)
  })

  it.each([
    [{ start_month: 0 }, 'start_month must be at least 1'],
    [{ start_month: 13 }, 'start_month must be at most 12'],
    [{ total_installments: 601 }, 'total_installments must be at most 600'],
    [{ amount: '0' }, 'amount must be greater than 0'],
    [{ amount: '0.001' }, "amount is 0.001, which has more than the 2 decimals of the workspace's currency"],
    [{ amount: '-5' }, 'amount must be a plain decimal'],
    [
      { amount: '0.05' },
      'total_installments cannot repay 0.05 in 12 installments of 0.01: what rounding leaves for the last one would be -0.05; choose fewer installments or a larger amount',
    ],
  ])('is rejected with %j', async (wrong, why) => {
    const answer = await requestLoan(await makeLoanWorkspace(), wrong)
    expect([answer.status, told(answer)]).toEqual([400, [expect.stringContaining(why)]])
  })

  it('is in the minor units of the currency', async () => {
    const yen = await makeLoanWorkspace({ interest_rate: '0' }, { currency: 'JPY' })
    const loan = await makeLoan(yen, { amount: '50000' })
    expect(loan).toMatchObject({ installment_amount: '4167', total_payable: '50000' })
    expect(told(await requestLoan(yen, { amount: '8', total_installments: 12 }))).toEqual([
      'total_installments cannot repay 8 in 12 installments of 1: what rounding leaves for the last one would be -3; choose fewer installments or a larger amount',
    ])
    const dinar = await makeLoanWorkspace({ interest_rate: '0' }, { currency: 'KWD' })
    expect(await makeLoan(dinar)).toMatchObject({ installment_amount: '8333.333' })
  })

  it('begins after the last month that payroll has locked', async () => {
    const workspace = await makeLoanWorkspace()
    await lockThrough(workspace, '2026-11-25')
    for (const start of [
      { start_month: 11, start_year: 2026 },
      { start_month: 12, start_year: 2025 },
    ])
      expect(told(await requestLoan(workspace, start))).toEqual([
        `start_month is in ${start.start_year}-${start.start_month}; it must be after 2026-11, the last month whose payroll is locked`,
      ])
    expect((await requestLoan(workspace, { start_month: 12, start_year: 2026 })).status).toBe(201)
  })

  it('is rejected for an employee who has left before it is due', async () => {
    const workspace = await makeLoanWorkspace()
    const { employees } = workspace.muster
    await employees.update(workspace.employee, { status: 'resigned', separation_date: '2026-12-31' })
    expect(told(await requestLoan(workspace))).toEqual([
      'employee_id names an employee whose last day is 2026-12-31, before the first installment is due in 2027-01',
    ])
    expect((await requestLoan(workspace, { start_month: 12, start_year: 2026 })).status).toBe(201)
    await employees.delete(workspace.employee)
    expect(told(await requestLoan(workspace))).toEqual(['employee_id names no record of this workspace'])
  })

  it('names records of this workspace', async () => {
    const [one, other] = [await makeLoanWorkspace(), await makeLoanWorkspace()]
    const foreign = { employee_id: other.employee, loan_type_id: other.type }
    expect(told(await requestLoan(one, foreign))).toEqual([
      'employee_id names no record of this workspace',
      'loan_type_id names no record of this workspace',
    ])
    const { id } = await makeLoan(other)
    await expect(one.muster.loans.get(id)).rejects.toMatchObject({ status: 404 })
  })
})

async function linesOf(workspace: LoanWorkspace, id: string): Promise<(string | null)[][]> {
  const { lines } = await inConsole(workspace, 'getLoanExplanation', { id })
  return lines.map(({ text, figure }: { text: string; figure: string | null }) => [text, figure])
}

// 100,000 x 10 % x 12 / 12 = 10,000.00 of interest; 110,000 / 12 = 9,166.67, eleven times 100,833.37 leaves 9,166.63.
const terms = [
  ['The amount lent is 100000.00', '100000.00'],
  ['100000.00 x 10.00 % x 12 / 12', '10000.00'],
  ['12 installments of 9166.67, the last 9166.63', null],
]

describe('the explanation of a loan', () => {
  it('has the rules that its preview had, before and after the approval', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace)
    expect(await linesOf(workspace, id)).toEqual(terms)
    await inConsole(workspace, 'approveLoan', { id })
    expect(await linesOf(workspace, id)).toEqual([
      ...terms,
      ['Installments: 12 pending of 110000.00; 110000.00 is outstanding', '110000.00'],
    ])
  })

  // The pending 100,000 in 6 months: 5,000.00 of interest, so 17,500.00 each.
  it('tells what changed the schedule since, with its day and reason', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace, {}, 'approveLoan', 'disburseLoan')
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: id, due_month: 1 })
    const unpaid = { reason: 'On unpaid leave' }
    await inConsole(workspace, 'deferLoanInstallment', { id: data[0]!.id, body: unpaid })
    await setClock('2026-11-21T05:00:00Z')
    await inConsole(workspace, 'rescheduleLoan', { id, body: { installments: 6, reason: 'Sooner' } })
    await inConsole(workspace, 'settleLoan', { id, body: { amount: '60000', reason: 'Bank transfer' } })
    expect(await linesOf(workspace, id)).toEqual([
      ...terms,
      ['Handed over on 2026-11-20', '100000.00'],
      ['2026-11-20: Installment 1 moves from 2027-01 to 2028-01: On unpaid leave', null],
      [
        '2026-11-21: 110000.00 in 12 installments becomes 105000.00 in 6 of 17500.00 from 2027-02 on: Sooner',
        '105000.00',
      ],
      [
        '2026-11-21: 60000.00 came in for 6 installments of 105000.00, of which 100000.00 is principal',
        '60000.00',
      ],
      ['Installments: 6 waived of 105000.00; 0.00 is outstanding', '0.00'],
    ])
  })

  it('has each line as pattern and values too, but those that were kept in English alone', async () => {
    const workspace = await makeLoanWorkspace()
    const { id } = await makeLoan(workspace, {}, 'approveLoan', 'disburseLoan')
    const { data } = await workspace.muster.loanInstallments.list({ loan_id: id, due_month: 1 })
    await inConsole(workspace, 'deferLoanInstallment', { id: data[0]!.id, body: { reason: 'Unpaid leave' } })
    const sentences = async () => {
      const { lines } = JSON.parse((await askConsole(workspace, 'getLoanExplanation', { id })).text)
      return lines.map(({ sentence }: { sentence: string | null }) => sentence && JSON.parse(sentence))
    }
    const [amount, interest, parts, handed, moved, states] = await sentences()
    expect([amount, interest, parts, handed, moved]).toEqual([
      ['The amount lent is {0}', '100000.00'],
      ['{0} x {1} % x {2} / 12', '100000.00', '10.00', '12'],
      [expect.stringMatching(/^\{0\} of \{1\}/), expect.anything(), '9166.67', [', the last {0}', '9166.63']],
      ['Handed over on {0}', '2026-11-20'],
      ['{0}: {1}', '2026-11-20', expect.arrayContaining(['1', '2027-01', '2028-01', 'Unpaid leave'])],
    ])
    await inDatabase(
      `update loans set explanation = (select jsonb_agg(line - 'gaps') from jsonb_array_elements(explanation) as line)
       where id = $1`,
      [id],
    )
    expect(await sentences()).toEqual([null, null, null, null, null, states])
  })

  it('is of a loan of the workspace', async () => {
    const [own, other] = [await makeLoanWorkspace(), await makeLoanWorkspace()]
    const { id } = await makeLoan(other)
    expect((await askConsole(own, 'getLoanExplanation', { id })).status).toBe(404)
  })
})
