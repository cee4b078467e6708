// Templates of countries: what each would make, made once in one transaction, by whoever may make it by hand.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const all = ['salary', 'leave', 'hours', 'holidays'] as const

const british = { country: 'GB', currency: 'GBP', timezone: 'Europe/London', fiscal_year_start_month: 4 }

interface Item {
  readonly kind: string
  readonly name: string
  readonly code: string | null
  readonly figure: string | null
  readonly outcome: string
  readonly object_id: string | null
}
interface Part {
  readonly part: string
  readonly items: readonly Item[]
  readonly left_out: readonly { readonly because: string; readonly names: readonly string[] }[]
}

const tell = async (
  workspace: TestWorkspace,
): Promise<readonly { country: string; parts: readonly Part[] }[]> =>
  (await inConsole(workspace, 'getCountryTemplates', {})).templates

const apply = (workspace: TestWorkspace, country: string, parts: readonly string[]) =>
  inConsole(workspace, 'applyCountryTemplate', { ids: { country }, body: { parts } })

const refuse = async (
  workspace: TestWorkspace,
  { country, parts }: { country: string; parts: readonly string[] },
  token?: string,
) => {
  const { status, json } = await askConsole(workspace, 'applyCountryTemplate', {
    ids: { country },
    body: { parts },
    ...(token && { token }),
  })
  return [status, json.errors?.[0]?.message ?? json.detail]
}

describe('the template of Pakistan', () => {
  it('tells what it makes, with its sources, the days without a fixed date left out', async () => {
    const [own, other] = await tell(await makeWorkspace())
    expect([own!.country, other!.country]).toEqual(['PK', 'GB'])
    const [salary, leave, hours, holidays] = own!.parts
    expect(salary!.items.map(({ code, figure }) => [code, figure])).toEqual([
      ['BASIC', '60.00'],
      ['HRA', '27.00'],
      ['MEDICAL', '6.00'],
      ['CONVEYANCE', null],
      [null, 'BASIC, HRA, MEDICAL, CONVEYANCE'],
    ])
    expect(leave!.items.map(({ code, figure }) => [code, figure])).toEqual([
      ['AL', '14.00'],
      ['CL', '10.00'],
      ['SL', '8.00'],
      ['ML', '84.00'],
    ])
    expect(hours!.items[0]).toMatchObject({ figure: '09:00–18:00', outcome: 'create' })
    expect(holidays!.items).toHaveLength(7)
    expect(holidays!.left_out[0]).toMatchObject({ because: 'moon' })
  })

  it('makes a structure that pays and leave that counts, and the second time nothing', async () => {
    const workspace = await makeWorkspace()
    const first = await apply(workspace, 'PK', all)
    expect(first.created).toBe(17)
    const again = await apply(workspace, 'PK', all)
    expect(again.created).toBe(0)
    expect(again.items.map(({ object_id }: Item) => object_id)).toEqual(
      first.items.map(({ object_id }: Item) => object_id),
    )
    const { muster } = workspace
    const { id } = await muster.employees.create({
      first_name: 'Ayesha',
      last_name: 'Khan',
      joining_date: '2024-03-01',
      gender: 'female',
    })
    const structure = first.items.find(({ kind }: Item) => kind === 'SalaryStructure')
    const assigned = await inConsole(workspace, 'createSalaryAssignment', {
      body: {
        employee_id: id,
        salary_structure_id: structure.object_id,
        gross_salary: '100000.00',
        effective_from: '2026-11-01',
      },
    })
    const lines = await inDatabase<{ amount: string }>(
      `select amount::text from salary_assignment_components
       where workspace_id = $1 and salary_assignment_id = $2 order by display_order`,
      [workspace.id, assigned.id],
    )
    expect(lines.map(({ amount }) => amount)).toEqual(['60000.00', '27000.00', '6000.00', '7000.00'])
    const [shift] = (await muster.shifts.list()).data.filter(({ is_default }) => is_default)
    expect(shift).toMatchObject({ name: 'Six-day week', weekly_off_days: [7] })
    const policies = await inDatabase<{ from: string }>(
      'select distinct effective_from::text as from from leave_policies where workspace_id = $1',
      [workspace.id],
    )
    expect(policies).toEqual([{ from: '2026-07-01' }])
  })

  it('leaves the entries that the operations leave, and keeps nothing of a dry run', async () => {
    const workspace = await makeWorkspace()
    const body = { parts: ['salary'] }
    const tried = await raw('POST', '/console/country_templates/PK/apply', {
      key: await tokenOf(workspace),
      body,
      headers: { 'Dry-Run': 'true' },
    })
    expect(tried.json.created).toBe(5)
    expect((await workspace.muster.salaryStructures.list()).data).toEqual([])
    const made = await apply(workspace, 'PK', ['salary'])
    const { object_id } = made.items.find(({ kind }: Item) => kind === 'SalaryStructure')
    expect((await auditOf(object_id)).map(([action]) => action)).toEqual(['createSalaryStructure'])
    expect((await auditOf('PK')).map(([action]) => action)).toContain('applyCountryTemplate')
  })

  it('is refused as a whole where something else has one of its codes', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'createLeaveType', {
      body: { name: 'Alternate leave', code: 'AL' },
    })
    const [status, said] = await refuse(workspace, { country: 'PK', parts: ['salary', 'leave'] })
    expect(status).toBe(409)
    expect(said).toContain('AL of Annual leave is that of Alternate leave')
    expect(
      await inDatabase("select 1 from salary_components where workspace_id = $1 and code = 'HRA'", [
        workspace.id,
      ]),
    ).toEqual([])
    expect((await apply(workspace, 'PK', ['salary'])).created).toBe(5)
  })

  it('is refused where a component of a new structure is inactive, and not once the structure is there', async () => {
    const workspace = await makeWorkspace()
    const { id } = await inConsole(workspace, 'createSalaryComponent', {
      body: { name: 'Rent', code: 'HRA', type: 'earning', category: 'allowance' },
    })
    const turn = (is_active: boolean) =>
      inConsole(workspace, 'updateSalaryComponent', { id, body: { is_active } })
    await turn(false)
    expect(await refuse(workspace, { country: 'PK', parts: ['salary'] })).toEqual([
      409,
      `Components of the template are there and inactive: HRA. Activate them, or leave out the part.`,
    ])
    await turn(true)
    expect((await apply(workspace, 'PK', ['salary'])).created).toBe(4)
    await turn(false)
    expect((await apply(workspace, 'PK', ['salary'])).created).toBe(0)
  })

  it('takes what is there under the same name', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'createSalaryComponent', {
      body: { name: 'Basic', code: 'BASIC', type: 'earning', category: 'basic', is_mandatory: true },
    })
    await workspace.muster.holidays.create({ name: 'Christmas', date: '2026-12-25', type: 'public' })
    const made = await apply(workspace, 'PK', ['salary', 'holidays'])
    const present = made.items.filter(({ outcome }: Item) => outcome === 'present')
    expect(present.map(({ name }: Item) => name)).toEqual(['Basic salary', 'Quaid-e-Azam Day'])
  })
})

describe('the template of the United Kingdom', () => {
  it('has the bank holidays of this year and the next, and annual leave beside them', async () => {
    const workspace = await makeWorkspace(british)
    const [own] = await tell(workspace)
    expect(own!.country).toBe('GB')
    expect(own!.parts[3]!.items).toHaveLength(16)
    expect(await refuse(workspace, { country: 'GB', parts: ['leave'] })).toEqual([
      400,
      'has leave without holidays, which it counts on; choose both',
    ])
    expect((await apply(workspace, 'GB', all)).created).toBe(25)
  })

  it('has none of a year that is over', async () => {
    await setClock('2027-02-01T05:00:00Z')
    const [own] = await tell(await makeWorkspace(british))
    expect(own!.parts[3]!.items.map(({ figure }) => figure!.slice(0, 4))).toEqual(Array(8).fill('2027'))
  })
})

describe('a template', () => {
  it('is refused where there is none for the country', async () => {
    expect(await refuse(await makeWorkspace(), { country: 'FR', parts: ['leave'] })).toEqual([
      404,
      'There is no template of the country FR; GB and PK have one.',
    ])
  })

  it('needs the right of each part', async () => {
    const workspace = await makeWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    const [status, said] = await refuse(workspace, { country: 'PK', parts: ['leave', 'salary'] }, token)
    expect(status).toBe(403)
    expect(said).toContain('The part salary cannot be applied: createSalaryStructure needs salaries.manage')
    await setClock()
    const hr = await makeFullMember(workspace.id, 'HR')
    const made = await hr.browser.do('applyCountryTemplate', {
      ids: { country: 'PK' },
      body: { parts: ['leave', 'hours', 'holidays'] },
    })
    expect(made.created).toBe(12)
  })
})
