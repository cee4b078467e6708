// Payroll on the demo: runs in each state, their payments and files, and what goes into them.

import { report } from '../../fixtures/bank-files.ts'
import { type Answer, follow, type Office, type Prepared } from './office.ts'

type State = 'draft' | 'processed' | 'approved' | 'locked'

/** A run that pays one person a bonus, as far as it is to come. */
async function makeRun(office: Office, employee_id: string, state: State): Promise<string> {
  const { figures, approval } = office
  const adjustment = await addBonus(office, employee_id, '2026-08-01')
  const { id } = await figures('POST', '/console/payroll_runs', {
    kind: 'bonus',
    year: 2026,
    month: 8,
    run_date: '2026-08-10',
    adjustment_ids: [adjustment],
  })
  const steps = [
    ['process', figures, 'processed'],
    ['approve', approval, 'approved'],
    ['lock', approval, 'locked'],
  ] as const
  for (const [verb, call, reached] of state === 'draft' ? [] : steps) {
    const operation = await call('POST', `/console/payroll_runs/${id}/${verb}`)
    const ended = await follow(
      () => figures('GET', `/console/payroll_operations/${operation.id}`),
      ({ status }) => status !== 'running' && status !== 'pending',
    )
    if (ended.status !== 'succeeded') throw new Error(`${verb}: ${JSON.stringify(ended)}`)
    if (reached === state) break
  }
  return id
}

async function addBonus({ figures }: Office, employee_id: string, from_month: string): Promise<string> {
  const { id } = await figures('POST', '/console/payroll_adjustments', {
    employee_id,
    kind: 'bonus',
    amount: '20000.00',
    from_month,
    to_month: from_month,
    reason: 'Sales target of the quarter',
  })
  return id
}

/** One run for each operation, so that none waits for what another one has done. */
export async function prepareRuns(office: Office): Promise<Prepared> {
  const make = (at: number, state: State) => makeRun(office, office.people[at]!.id, state)
  return {
    updatePayrollRun: { prn: await make(1, 'draft') },
    deletePayrollRun: { prn: await make(2, 'draft') },
    verifyPayrollRun: { prn: await make(3, 'processed') },
    processPayrollRun: { prn: await make(4, 'draft') },
    reopenPayrollRun: { prn: await make(5, 'processed') },
    approvePayrollRun: { prn: await make(6, 'processed') },
    lockPayrollRun: { prn: await make(7, 'approved') },
  }
}

/** July of the demo is locked and not paid; bonuses are, in batches of their own. */
export async function preparePayments(office: Office): Promise<Prepared> {
  const { figures } = office
  const { data: runs } = await figures('GET', '/v1/payroll_runs?status=locked&year=2026&month=7')
  const [july] = runs.map(({ id }: Answer) => id)
  const { data } = await figures('GET', `/v1/payroll_entries?payroll_run_id=${july}&limit=100`)
  // Entries of one run are as old as each other, so that their order is by chance; that of people is not.
  const places = new Map(office.people.map(({ id }, at) => [id, at]))
  const entries = data
    .filter(({ employee_id }: Answer) => places.has(employee_id))
    .toSorted((one: Answer, other: Answer) => places.get(one.employee_id)! - places.get(other.employee_id)!)
  await figures('POST', `/console/payroll_entries/${entries[1].id}/hold`, { reason: 'Final settlement' })
  const transferred = entries
    .filter(({ payment_method: how }: Answer) => how === 'bank_transfer')
    .map(({ employee_id }: Answer) => employee_id)
  const { id: account } = await office.approval('POST', '/console/company_bank_accounts', companyAccount)
  const prepare = async (at: number): Promise<string> => {
    const payroll_run_id = await makeRun(office, transferred[at], 'locked')
    const body = { payroll_run_id, payment_method: 'bank_transfer' }
    await figures('POST', '/console/payroll_payment_batches', body)
    const made = await follow(
      () => figures('GET', `/console/payroll_payment_batches?payroll_run_id=${payroll_run_id}`),
      page => page.data.length > 0,
    )
    return made.data[0].id
  }
  const filed = await prepare(0)
  const file = await figures('POST', `/console/payroll_payment_batches/${filed}/file`, bankFile(account))
  const { data: paid } = await figures('GET', '/console/payroll_payments?status=paid&limit=1')
  const text: string = await figures('GET', `/console/payroll_payment_batches/${filed}/file`)
  const [, about = ''] = /<MsgId>([^<]+)</.exec(text) ?? []
  office.files.set('report.xml', report({ status: 'ACCP', about }))
  return {
    createPayrollPaymentBatch: { prn: july },
    failPayrollPayment: { ppm: paid[0].id },
    holdPayrollEntry: { pen: entries[0].id },
    releasePayrollEntry: { pen: entries[1].id },
    recordPayrollPaymentBatch: { ppb: await prepare(1) },
    cancelPayrollPaymentBatch: { ppb: await prepare(2) },
    createPayrollBankFile: { ppb: await prepare(3) },
    getPayrollBankFileContent: { ppb: filed },
    recordPayrollBankFileStatuses: { ppb: filed },
    getPayrollBankFile: { pbf: file.id },
    getPayrollVariance: { prn: july },
    listPayrollVariances: { prn: july },
  }
}

const companyAccount = {
  account_title: 'Indus Valley Textiles (Private) Limited',
  bank_name: 'Standard Chartered Bank (Pakistan)',
  iban: 'PK36SCBL0000001123456702',
  swift_code: 'SCBLPKKX',
}

const bankFile = (company_bank_account_id: string) => ({
  format: 'pain_001',
  execution_date: '2026-08-20',
  company_bank_account_id,
})

/** Years before the demo's own, which are over: one to be closed, and one that takes what another system has paid. */
export async function preparePast({ figures, inDatabase }: Office): Promise<Prepared> {
  const add = (id: string, year: number) =>
    inDatabase(
      `insert into fiscal_years (workspace_id, id, name, start_date, end_date)
       select workspace_id, $1, $2, $3, $4 from companies where registration_number = 'DEMO'`,
      [id, `${year}-${String(year + 1).slice(2)}`, `${year}-07-01`, `${year + 1}-06-30`],
    )
  const [closed, open] = ['fyr_01k21fejm6ecnaj6jvha6d0km8', 'fyr_01k21fejm6ecnaj6jvha6d0km9'] as const
  await add(closed, 2009)
  await add(open, 2024)
  const paid = async (month: number): Promise<string> => {
    const totals = {
      total_employees: 50,
      total_gross: '9250000.00',
      total_deductions: '640300.00',
      total_net: '8609700.00',
      total_employer_cost: '362500.00',
    }
    return (await figures('POST', '/console/payroll_imports', { year: 2025, month, totals })).id
  }
  return {
    closeFiscalYear: { fyr: closed },
    updatePayrollImport: { prn: await paid(4) },
    deletePayrollImport: { prn: await paid(5) },
  }
}

/** Components of pay that have an account in the ledger or none, and who is taxed since when. */
export async function prepareInputs(office: Office): Promise<Prepared> {
  const { figures, people } = office
  const { data: components } = await figures('GET', '/v1/salary_components?limit=100')
  const [basic, hra] = ['BASIC', 'HRA'].map(code => components.find((one: Answer) => one.code === code).id)
  const code = { salary_component_id: hra, gl_code: '6110' }
  const { id: pgl } = await figures('POST', '/console/payroll_gl_codes', code)
  const open = async (at: number): Promise<string> => {
    const body = {
      employee_id: people[at]!.id,
      tax_year: '2025-26',
      source: 'previous_system',
      taxable_income: '600000.00',
      tax_withheld: '3000.00',
      through_month: '2025-07-01',
    }
    return (await figures('POST', '/console/tax_openings', body)).id
  }
  const top = await open(20)
  const law = await figures('GET', '/console/law_parameters')
  const confirm = async (at: number): Promise<string> => {
    const { parameter, effective_from } = law.parameters.filter((one: Answer) => one.is_verified === false)[
      at
    ]
    const body = { parameter, effective_from, source: 'Read in the Gazette' }
    return (await figures('POST', '/console/law_values', body)).id
  }
  const lva = await confirm(0)
  return {
    createPayrollGlCode: { scm: basic },
    getPayrollGlCode: { pgl },
    updatePayrollGlCode: { pgl },
    cancelPayrollAdjustment: { pad: await addBonus(office, people[12]!.id, '2026-10-01') },
    updatePayrollAdjustment: { pad: await addBonus(office, people[13]!.id, '2026-10-01') },
    createTaxOpening: { emp: people[22]!.id },
    getTaxOpening: { top },
    updateTaxOpening: { top },
    deleteTaxOpening: { top: await open(21) },
    getLawValue: { lva },
    updateLawValue: { lva },
    deleteLawValue: { lva: await confirm(1) },
    getTaxCertificate: { emp: people[22]!.id },
  }
}
