// Facts for the law: what a law pack asks of an employee, from one day to another.

import { Database } from '@muster/db'
import { findLawPack } from '@muster/engine'
import { readLawFacts } from '../../../packages/server/features/payroll/inputs/law-facts.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  addEmployee,
  makePayrollWorkspace,
  type PayrollWorkspace,
  refusedWith,
} from '../../support/fixtures/payroll-inputs.ts'
import { server } from '../../support/server/server.ts'

const british = () => makePayrollWorkspace({ country: 'GB', currency: 'GBP', timezone: 'Europe/London' })

const say = ({ employee, ...workspace }: PayrollWorkspace, fact: string, value: string, more: object = {}) =>
  askConsole(workspace, 'createEmployeeLawFact', {
    body: { employee_id: employee, fact, value, effective_from: '2025-04-06', ...more },
  })

const telling = (fact: string, value: string, told: string, country = 'GB') => ({
  fact,
  value,
  told,
  country,
})

describe('a fact of an employee', () => {
  it('holds from one day on, and ends the one before it', async () => {
    const workspace = await british()
    const { employee: employee_id } = workspace
    const body = { employee_id, fact: 'tax_code', value: '1257L', effective_from: '2025-04-06' }
    const first = await inConsole(workspace, 'createEmployeeLawFact', { body })
    expect(first).toMatchObject({
      object: 'employee_law_fact',
      id: expect.stringMatching(/^elf_/),
      employee_id: workspace.employee,
      fact: 'tax_code',
      value: '1257L',
      effective_from: '2025-04-06',
      effective_to: null,
      deleted: false,
    })
    const { json: second } = await say(workspace, 'tax_code', 'BR', { effective_from: '2025-10-01' })
    const { data } = await inConsole(workspace, 'listEmployeeLawFacts')
    expect(
      data.map(({ id, value, effective_to }: Record<string, string>) => [id, value, effective_to]),
    ).toEqual([
      [second.id, 'BR', null],
      [first.id, '1257L', '2025-09-30'],
    ])
    expect(await inConsole(workspace, 'getEmployeeLawFact', { id: second.id })).toEqual(second)
  })

  it('is never told twice of one day', async () => {
    const workspace = await british()
    const { json } = await say(workspace, 'ni_category', 'A', { effective_to: '2025-12-31' })
    expect(refusedWith(await say(workspace, 'ni_category', 'B', { effective_from: '2025-06-01' }))).toEqual([
      409,
      "The employee's ni_category is A from 2025-04-06 to 2025-12-31; end or change that first.",
    ])
    const later = await say(workspace, 'ni_category', 'B', { effective_from: '2026-01-01' })
    const moved = await askConsole(workspace, 'updateEmployeeLawFact', {
      id: later.json.id,
      body: { effective_from: '2025-12-31' },
    })
    expect(moved.status).toBe(409)
    await inConsole(workspace, 'deleteEmployeeLawFact', { id: json.id })
    expect((await say(workspace, 'ni_category', 'C', { effective_to: '2025-06-30' })).status).toBe(201)
  })

  it('is told once of a day, however many tell it at the same time', async () => {
    const workspace = await british()
    const span = { effective_to: '2026-04-05' }
    const answers = await Promise.all(
      ['A', 'B', 'C', 'H'].map(value => say(workspace, 'ni_category', value, span)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it.each([
    telling(
      'shoe_size',
      '43',
      'fact is shoe_size; the law pack gb asks for starter_declaration, tax_code, week1_month1, ni_category',
    ),
    ...['12X', 'D3', 'CD2', 'SNT', 'CNT', 'K0', 'BRX'].map(code =>
      telling(
        'tax_code',
        code,
        `value is "${code}", which is not a PAYE tax code: a number with L, M, N or T (1257L), K with a number (K475), 0T, BR, D0, D1 or NT; Scottish codes begin with S (S1257L, SBR, SD0 to SD3), Welsh ones with C (C1257L, CBR, CD0, CD1), but NT has no nation; W1 or M1 may follow (1257L M1)`,
      ),
    ),
    telling('starter_declaration', 'D', 'value is "D", which is none of A, B, C, none'),
    telling(
      'ni_category',
      'Q',
      'value is "Q", which is none of A, B, C, D, E, F, H, I, J, K, L, M, N, S, V, X, Z',
    ),
    telling('week1_month1', 'yes', 'value is "yes", not true or false'),
    telling(
      'age',
      '61',
      'fact is age, which follows from date_of_birth of the employee; enter that instead',
      'PK',
    ),
    telling(
      'gender',
      'female',
      'fact is gender, which follows from gender of the employee; enter that instead',
      'PK',
    ),
    telling(
      'toString',
      '61',
      'fact is toString; the law pack pk asks for eobi_exempt, mine_worker, province',
      'PK',
    ),
  ])('is rejected if it is $fact $value', async ({ fact, value, told, country }) => {
    expect(refusedWith(await say(await makePayrollWorkspace({ country }), fact, value))).toEqual([400, told])
  })

  it('needs a law pack, an employee of the workspace, and an end after its beginning', async () => {
    const emirati = await makePayrollWorkspace({ country: 'AE' })
    expect(refusedWith(await say(emirati, 'tax_code', '1257L'))).toEqual([
      409,
      expect.stringMatching(/^There is no law pack for AE: .* Packs: .*gb \(United Kingdom\)/),
    ])
    const [one, other] = [await british(), await british()]
    expect(refusedWith(await say({ ...one, employee: other.employee }, 'tax_code', 'BR'))).toEqual([
      400,
      'employee_id names no record of this workspace',
    ])
    expect(refusedWith(await say(one, 'tax_code', 'BR', { effective_to: '2025-04-05' }))).toEqual([
      400,
      'effective_to is 2025-04-05, before effective_from 2025-04-06',
    ])
  })

  it('changes, and is deleted, without a trace in what runs read', async () => {
    const workspace = await makePayrollWorkspace()
    const { json } = await say(workspace, 'eobi_exempt', 'false')
    const refused = await askConsole(workspace, 'updateEmployeeLawFact', {
      id: json.id,
      body: { value: 'yes' },
    })
    expect(refusedWith(refused)).toEqual([400, 'value is "yes", not true or false'])
    const changed = await inConsole(workspace, 'updateEmployeeLawFact', {
      id: json.id,
      body: { value: 'true' },
    })
    expect(changed).toMatchObject({ value: 'true', effective_from: '2025-04-06' })
    const gone = await inConsole(workspace, 'deleteEmployeeLawFact', { id: json.id })
    expect(gone).toMatchObject({ value: 'true', deleted: true })
    const again = await askConsole(workspace, 'updateEmployeeLawFact', {
      id: json.id,
      body: { value: 'false' },
    })
    expect(again.status).toBe(409)
  })
})

describe('a run reads of many employees at once', () => {
  let database: Database
  beforeAll(() => {
    database = new Database({ url: server.database_url, poolSize: 1 })
  })
  afterAll(() => database.close())

  it('the facts of its day, the age at the last birthday and the gender', async () => {
    const workspace = await makePayrollWorkspace({}, { date_of_birth: '1966-05-01' })
    const younger = await addEmployee(workspace, { date_of_birth: '1990-02-28', gender: 'female' })
    const unknown = await addEmployee(workspace)
    await say(workspace, 'eobi_exempt', 'true', { effective_to: '2026-04-30' })
    await say({ ...workspace, employee: younger }, 'province', 'sindh')
    const employees = [workspace.employee, younger, unknown]
    const on = (day: string) =>
      database.write(workspace.id, db => readLawFacts(db, findLawPack('PK')!, { employees, on: day }))
    expect(Object.fromEntries(await on('2026-04-30'))).toEqual({
      [workspace.employee]: { eobi_exempt: true, age: '59' },
      [younger]: { age: '36', gender: 'female', province: 'sindh' },
      [unknown]: {},
    })
    expect((await on('2026-05-31')).get(workspace.employee)).toEqual({ age: '60' })
  })
})
