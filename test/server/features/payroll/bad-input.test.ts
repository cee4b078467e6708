// Bad input as people send it: what each mistake is answered, with its figures, and that nothing is half done.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  makePaying,
  operate,
  processed,
  succeed,
} from '../../../support/fixtures/payroll.ts'
import { refusedWith } from '../../../support/fixtures/payroll-inputs.ts'
import { addComponent, addStructure, askForSalary, payable } from '../../../support/fixtures/salary.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }

describe('a salary', () => {
  it('is refused where its lines do not add up to the gross, with each of them', async () => {
    const made = await payable()
    const salary_structure_id = await addStructure(made.workspace, [made.basic, made.rent], 'Short')
    expect(refusedWith(await askForSalary(made, { salary_structure_id }))).toEqual([
      400,
      'gross_salary is 100000.00, and the earnings come to 90000.00, 10000.00 too little: BASIC 60000.00 + HRA 30000.00',
    ])
    const { data } = await made.muster.salaryAssignments.list({})
    expect(data).toEqual([])
  })

  it('is refused where a formula divides by zero, when it is written or when it is assigned', async () => {
    const made = await payable()
    const body = { name: 'Z', code: 'Z', type: 'earning', calculation_type: 'formula', formula: 'GROSS / 0' }
    expect(refusedWith(await askConsole(made.workspace, 'createSalaryComponent', { body }))).toEqual([
      400,
      'formula divides by zero at character 7',
    ])
    const extra = await addComponent(made.workspace, 'EXTRA', '= GROSS / (BASIC - BASIC)')
    const salary_structure_id = await addStructure(made.workspace, [made.basic, extra], 'Zero')
    expect(refusedWith(await askForSalary(made, { salary_structure_id }))).toEqual([
      400,
      'salary_structure_id names a structure that calculates EXTRA by a formula that divides by zero',
    ])
  })

  it('has no components that need each other: neither a structure nor a component is changed so', async () => {
    const { workspace, muster, basic } = await payable()
    const car = await addComponent(workspace, 'CAR', '= BASIC / 10')
    const fuel = await addComponent(workspace, 'FUEL', '= CAR / 2')
    const salary_structure_id = await addStructure(workspace, [basic, car, fuel], 'Circle')
    const { data } = await muster.salaryStructureComponents.list({ salary_structure_id })
    const { id } = data.find(({ salary_component_id }) => salary_component_id === car)!
    const body = { calculation_type: 'formula', formula: 'FUEL * 2' }
    const answers = [
      await askConsole(workspace, 'updateSalaryStructureComponent', { id, body }),
      await askConsole(workspace, 'updateSalaryComponent', { id: car, body }),
    ]
    const told = [400, 'formula goes in a circle: CAR needs FUEL, FUEL needs CAR']
    expect(answers.map(refusedWith)).toEqual([told, told])
  })

  it.each([
    ['JPY', 'JP', '100000.5', 0],
    ['KWD', 'KW', '100000.0005', 3],
    ['PKR', 'PK', '100000.005', 2],
  ] as const)(
    'in %s has the minor units of the currency',
    async (currency, country, gross_salary, digits) => {
      const made = await payable({ currency, country })
      expect(refusedWith(await askForSalary(made, { gross_salary }))).toEqual([
        400,
        `gross_salary is ${gross_salary}, which has more than the ${digits} decimals of the workspace's currency`,
      ])
    },
  )
})

describe('a run', () => {
  it.each([
    [{ year: 2026, month: 6 }, 'month is 2026-06, which has not begun; today is 2026-05-05'],
    [{ year: 2019, month: 1 }, 'month is 2019-01, which no fiscal year contains'],
    [{ ...april, run_date: '2026-05-01' }, 'run_date is 2026-05-01, and has to be a day of 2026-04'],
  ])('is refused as %j', async (body, told) => {
    const { workspace } = await payable()
    expect(refusedWith(await askConsole(workspace, 'createPayrollRun', { body }))).toEqual([400, told])
  })

  it('in a currency without minor units pays whole amounts, the last line taking the rest', async () => {
    const { workspace, assign } = await payable({ currency: 'JPY', country: 'JP' })
    // 60,000.6 + 30,000.3 + 10,000.1: 60,001 and 30,000 leave 10,000.
    await assign('100001', '2024-03-01')
    const { id } = await inConsole(workspace, 'createPayrollRun', { body: april })
    const { total_net, entries } = await inConsole(workspace, 'getPayrollRunPreview', { id })
    expect([total_net, entries[0].net_salary]).toEqual(['100001', '100001'])
  })

  it('is refused as a whole where the law of its year is missing', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    await setClock('2027-08-05T05:00:00Z')
    const { id } = await createRun(workspace, { year: 2027, month: 7 })
    const told =
      'The law pack pk holds the tax years 2022-23 to 2026-27; 2027-07-31 is in 2027-28. Nothing can be calculated without the law of that year: update Muster to a version that has it.'
    expect(refusedWith(await askConsole(workspace, 'getPayrollRunPreview', { id }))).toEqual([409, told])
    const ended = await operate(workspace, 'processPayrollRun', id)
    expect(ended).toMatchObject({ status: 'failed', message: told, problems: [] })
    expect(await workspace.muster.payrollRuns.get(id)).toMatchObject({ status: 'draft' })
  })
})

describe('one employee', () => {
  it('who cannot be calculated is listed, and the others are previewed; nothing is processed', async () => {
    const workspace = await makePaying()
    const { muster, employee } = workspace
    await workspace.assign('100000', '2024-03-01')
    const other = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await workspace.assign('60000', '2024-03-01', other.id)
    await inDatabase(
      `insert into employee_law_facts (workspace_id, id, employee_id, fact, value, effective_from)
       values ($1, 'elf_1', $2, 'province', 'atlantis', '2024-03-01')`,
      [workspace.id, other.id],
    )
    const { id } = await createRun(workspace, april)
    const { entries, problems, total_employees } = await inConsole(workspace, 'getPayrollRunPreview', { id })
    expect(entries).toMatchObject([{ employee_id: employee.id, gross_salary: '100000.00' }])
    expect(total_employees).toBe(1)
    const message = expect.stringMatching(/^The province is "atlantis", which is none of punjab, sindh, /)
    expect(problems).toEqual([{ employee_id: other.id, employee_code: other.employee_code, message }])
    const ended = await operate(workspace, 'processPayrollRun', id)
    expect(ended).toMatchObject({ status: 'failed', problems: [{ employee_id: other.id, message }] })
    expect((await muster.payrollEntries.list({ payroll_run_id: id })).data).toEqual([])
  })

  it('whose tax code or National Insurance category is not known stops a run, and is named with what to enter', async () => {
    const workspace = await makePaying({ country: 'GB', currency: 'GBP' })
    const { employee } = workspace
    await workspace.assign('5000', '2024-03-01')
    const { id } = await createRun(workspace, april)
    const telling = async () => {
      const { problems } = await inConsole(workspace, 'getPayrollRunPreview', { id })
      return problems.map(({ message }: { message: string }) => message)
    }
    const code = expect.stringMatching(/^The tax code is not known\. Enter it from the P45 /)
    expect(await telling()).toEqual([code])
    expect(await operate(workspace, 'processPayrollRun', id)).toMatchObject({
      status: 'failed',
      message: `1 employee cannot be calculated, such as ${employee.employee_code}. Nothing was changed; correct what is said of each and process the run again.`,
      problems: [{ employee_id: employee.id, message: code }],
    })
    const enter = (fact: string, value: string) =>
      inConsole(workspace, 'createEmployeeLawFact', {
        body: { employee_id: employee.id, fact, value, effective_from: '2026-04-06' },
      })
    await enter('starter_declaration', 'none')
    expect(await telling()).toEqual([
      expect.stringMatching(/^The National Insurance category is not known\. Enter the letter; /),
    ])
    await enter('ni_category', 'A')
    // Of 5,000.00, 300.00 of medical allowance is exempt: 20 % of 3,141.66 and 40 % of the rest of 4,700.00.
    await succeed(workspace, 'processPayrollRun', { id })
    const { data } = await workspace.muster.payrollEntries.list({ payroll_run_id: id })
    expect(data).toMatchObject([{ tax_amount: '1251.66' }])
    const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id })
    expect(warnings).toContainEqual({
      code: 'law_fact_assumed',
      text: `${employee.employee_code}: Tax code 0T W1/M1 by starter declaration none, until one is entered.`,
    })
    const texts = warnings.map(({ text }: { text: string }) => text)
    expect(texts).toContainEqual(
      expect.stringMatching(
        /^The law pack's "National Insurance, the employee's share" from 2026-04-06 is not/,
      ),
    )
    expect(texts.filter((text: string) => /[a-z]_[a-z]|[a-z]\.[a-z]/.test(text))).toEqual([])
  })

  // 200,000.00 of deductions on 60,000.00 of which EOBI takes 400.00 and the fund 8.33 % of 36,000.00, 2,998.80.
  it('whose deductions exceed the pay is paid 0.00, and told what waits', async () => {
    const workspace = await makePaying()
    await workspace.assign('60000', '2024-03-01')
    const body = { employee_id: workspace.employee.id, kind: 'deduction', amount: '200000' }
    await inConsole(workspace, 'createPayrollAdjustment', {
      body: { ...body, from_month: '2026-04-01', reason: 'Damage' },
    })
    const run = await processed(workspace, april)
    const { net_salary, adjustment_deduction, id } = await entryOf(workspace, run)
    expect([net_salary, adjustment_deduction]).toEqual(['0.00', '56601.20'])
    const { deferred } = await inConsole(workspace, 'getPayrollEntryDetail', { id })
    expect(deferred).toMatchObject([{ kind: 'recovery', code: 'ADJ_DED', amount: '143398.80' }])
    expect(deferred[0].text).toMatch(/200000.00 is cut to the 56601.20 that is left of pay/)
  })
})
