// Loans, expenses and salaries on the demo, in the states that operations start from.

import type { Answer, Office, Prepared } from './office.ts'

export async function prepareLoans({ figures, people }: Office): Promise<Prepared> {
  const { id: loan_type_id } = await figures('POST', '/console/loan_types', {
    name: 'Festival advance',
    code: 'FESTIVAL',
    max_active_loans: 20,
  })
  const lend = async (at: number, ...steps: string[]): Promise<string> => {
    const { id } = await figures('POST', '/console/loans', {
      employee_id: people[at]!.id,
      loan_type_id,
      amount: '60000.00',
      total_installments: 6,
      start_month: 10,
      start_year: 2026,
    })
    for (const step of steps) await figures('POST', `/console/loans/${id}/${step}`)
    return id
  }
  const active = await lend(15, 'approve', 'disburse')
  const { data } = await figures('GET', `/v1/loan_installments?loan_id=${active}`)
  return {
    approveLoan: { lon: await lend(16) },
    rejectLoan: { lon: await lend(17) },
    cancelLoan: { lon: await lend(18) },
    disburseLoan: { lon: await lend(19, 'approve') },
    rescheduleLoan: { lon: await lend(20, 'approve') },
    settleLoan: { lon: await lend(21, 'approve', 'disburse') },
    writeLoanOff: { lon: await lend(22, 'approve', 'disburse') },
    waiveLoanInstallment: { lni: data[1].id },
    deferLoanInstallment: { lni: data[2].id },
  }
}

const receipt = {
  file_name: 'receipt.pdf',
  content_type: 'application/pdf',
  content_base64: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ).toString('base64'),
}

export async function prepareExpenses({ figures, people }: Office): Promise<Prepared> {
  const addCategory = async (name: string, code: string): Promise<string> =>
    (await figures('POST', '/console/expense_categories', { name, code })).id
  const expense_category_id = await addCategory('Fuel', 'FUEL')
  const addItem = async (expense_claim_id: string): Promise<string> => {
    const body = { expense_claim_id, expense_category_id, expense_date: '2026-08-03', amount: '4500.00' }
    return (await figures('POST', '/console/expense_claim_items', body)).id
  }
  const claim = async (...steps: string[]): Promise<string> => {
    const body = { employee_id: people[23]!.id, title: 'Visit to the mill in Faisalabad' }
    const { id } = await figures('POST', '/console/expense_claims', body)
    await addItem(id)
    for (const step of steps) {
      const sent = step === 'reject' ? { rejection_reason: 'Spent in private' } : undefined
      await figures('POST', `/console/expense_claims/${id}/${step}`, sent)
    }
    return id
  }
  const draft = await claim()
  const receipted = await addItem(draft)
  await figures('POST', `/console/expense_claim_items/${receipted}/receipt`, receipt)
  const shown = await addItem(draft)
  await figures('POST', `/console/expense_claim_items/${shown}/receipt`, receipt)
  return {
    createExpenseLimit: { exc: await addCategory('Parking', 'PARKING') },
    updateExpenseClaim: { ecl: draft },
    submitExpenseClaim: { ecl: await claim() },
    approveExpenseClaim: { ecl: await claim('submit') },
    rejectExpenseClaim: { ecl: await claim('submit') },
    reviseExpenseClaim: { ecl: await claim('submit', 'reject') },
    cancelExpenseClaim: { ecl: await claim() },
    payExpenseClaim: { ecl: await claim('submit', 'approve') },
    handExpenseClaimOver: { ecl: await claim('submit', 'approve') },
    recallExpenseClaim: { ecl: await claim('submit', 'approve', 'hand_over') },
    createExpenseClaimItem: { ecl: draft, exc: expense_category_id },
    updateExpenseClaimItem: { eci: await addItem(draft), exc: expense_category_id },
    deleteExpenseClaimItem: { eci: await addItem(draft) },
    getExpenseReceipt: { eci: shown },
    storeExpenseReceipt: { eci: await addItem(draft) },
    deleteExpenseReceipt: { eci: receipted },
  }
}

export async function prepareSalaries({ figures, people }: Office): Promise<Prepared> {
  const { data: structures } = await figures('GET', '/v1/salary_structures?limit=100')
  const { data: components } = await figures('GET', '/v1/salary_components?limit=100')
  const { id: salary_structure_id } = await figures('POST', '/console/salary_structures', { name: 'Interns' })
  const salary_component_id = components.find(({ code }: Answer) => code === 'BASIC').id
  const term = { salary_structure_id, salary_component_id, default_value: '100.00' }
  const { id: ssc } = await figures('POST', '/console/salary_structure_components', term)
  const { id: sas } = await figures('POST', '/console/salary_assignments', {
    employee_id: people[24]!.id,
    salary_structure_id: structures[0].id,
    gross_salary: '120000.00',
    effective_from: '2026-10-01',
  })
  return {
    deleteSalaryStructureComponent: { ssc, sst: salary_structure_id },
    deleteSalaryAssignment: { sas },
  }
}
