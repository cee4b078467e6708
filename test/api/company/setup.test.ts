// The set-up: the steps to the first locked run, found in the records, for who may take them.

import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { inviteAs, makeFullMember } from '../../support/fixtures/people.ts'

interface Step {
  readonly step: string
  readonly is_done: boolean
  readonly is_needed: boolean
  readonly count: number
  readonly total: number | null
}

const setupOf = (workspace: Pick<TestWorkspace, 'id'>, token?: string) =>
  inConsole(workspace, 'getSetup', token ? { token } : {})

const doneOf = async (workspace: Pick<TestWorkspace, 'id'>): Promise<string[]> =>
  (await setupOf(workspace)).steps.filter(({ is_done }: Step) => is_done).map(({ step }: Step) => step)

describe('the set-up', () => {
  it('of a new workspace has everything left, and knows the template of the country', async () => {
    const workspace = await makeWorkspace()
    const setup = await setupOf(workspace)
    expect(setup).toMatchObject({ is_complete: false, four_eyes: true, country_template: 'PK' })
    expect(setup.steps.map(({ step }: Step) => step)).toEqual([
      'company',
      'salary',
      'leave',
      'holidays',
      'law',
      'people',
      'salaries',
      'bank',
      'approver',
      'run',
    ])
    expect(await doneOf(workspace)).toEqual([])
    expect((await setupOf(await makeWorkspace({ country: 'FR' }))).country_template).toBeNull()
  })

  it('is done step by step as the records come', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'updateCompany', { body: { address: '41-B, Main Boulevard', city: 'Lahore' } })
    const parts = ['salary', 'leave', 'hours', 'holidays']
    const { items } = await inConsole(workspace, 'applyCountryTemplate', {
      ids: { country: 'PK' },
      body: { parts },
    })
    expect(await doneOf(workspace)).toEqual(['company', 'salary', 'leave', 'holidays'])
    const { id } = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.create({ ...ayesha, first_name: 'Sana' })
    const structure = items.find(({ kind }: { kind: string }) => kind === 'SalaryStructure').object_id
    const body = {
      employee_id: id,
      salary_structure_id: structure,
      gross_salary: '90000',
      effective_from: '2026-01-01',
    }
    await inConsole(workspace, 'createSalaryAssignment', { body })
    const { steps } = await setupOf(workspace)
    const salaries = steps.find(({ step }: Step) => step === 'salaries')
    expect(salaries).toEqual({ step: 'salaries', is_done: false, is_needed: true, count: 1, total: 2 })
    await inConsole(workspace, 'createCompanyBankAccount', {
      body: { account_title: 'Indus Textile', bank_name: 'HBL', account_number: '00427901234503' },
    })
    expect(await doneOf(workspace)).toEqual(['company', 'salary', 'leave', 'holidays', 'people', 'bank'])
  })

  it('asks for another person under four eyes, and for nobody without them', async () => {
    const workspace = await makeWorkspace()
    const owner = await makeFullMember(workspace.id, 'Owner')
    expect(await doneOf(workspace)).toEqual([])
    await inviteAs(workspace.id, 'Approver', 'sana@indus.example')
    expect(await doneOf(workspace)).toEqual(['approver'])
    const alone = await makeWorkspace()
    await makeFullMember(alone.id, 'Owner')
    await inConsole(alone, 'updatePayrollSettings', { body: { four_eyes: false } })
    expect(await doneOf(alone)).toEqual(['approver'])
    expect((await owner.browser.do('getSetup')).steps).toHaveLength(10)
  })

  it('is complete once a run is locked', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    await lockedRun(workspace, { year: 2026, month: 4 })
    expect(await setupOf(workspace)).toMatchObject({ is_complete: true })
  })

  it('tells of the steps that the caller may take', async () => {
    const workspace = await makeWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    expect((await setupOf(workspace, token)).steps.map(({ step }: Step) => step)).toEqual(['leave'])
  })
})
