// Law parameters: the law pack of a workspace's country, with what the workspace confirmed and entered.

import type { LawParameter } from '@muster/contract'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

async function valuesOf(workspace: TestWorkspace, parameter: string): Promise<LawParameter[]> {
  const { parameters } = await inConsole(workspace, 'getLawParameters')
  return parameters.filter((each: LawParameter) => each.parameter === parameter)
}

const alone = { choice: null, above: null, percent: null, value: null }

describe('the law parameters', () => {
  it('list each value with its day, its source and what depends on it', async () => {
    const workspace = await makeWorkspace()
    expect((await valuesOf(workspace, 'eobi.wage')).at(-1)).toEqual({
      parameter: 'eobi.wage',
      title: 'Wage that counts for old-age benefits',
      unit: 'amount',
      is_plain: false,
      effective_from: '2025-07-01',
      effective_to: null,
      standing: 'in_force',
      kind: 'value',
      by: null,
      figures: [{ ...alone, value: '40000' }],
      source: 'Sources say 37,000, 40,000 or 40,700',
      is_verified: false,
      confirmed_at: null,
      law_value_id: null,
      lines: ['EOBI_EE', 'EOBI_ER'],
    })
    const [first] = await valuesOf(workspace, 'minimum_wage')
    expect(first).toMatchObject({
      by: 'province',
      lines: ['MINIMUM_WAGE'],
      figures: [
        { ...alone, choice: 'punjab sindh balochistan islamabad', value: '25000' },
        { ...alone, choice: 'khyber_pakhtunkhwa', value: '26000' },
      ],
    })
    expect((await valuesOf(workspace, 'income_tax.slabs'))[3]?.figures[1]).toEqual({
      ...alone,
      above: '1200000',
      percent: '11',
    })
    const surcharges = await valuesOf(workspace, 'income_tax.surcharge')
    expect(surcharges.map(({ kind, figures }) => [kind, figures.length])).toEqual([
      ['none', 0],
      ['none', 0],
      ['surcharge', 1],
      ['surcharge', 1],
      ['none', 0],
    ])
  })

  it('show what the workspace confirmed and entered', async () => {
    const workspace = await makeWorkspace()
    const body = { parameter: 'eobi.wage', effective_from: '2025-07-01', source: 'Circular 4' }
    const confirmed = await inConsole(workspace, 'createLawValue', { body })
    expect((await valuesOf(workspace, 'eobi.wage')).at(-1)).toMatchObject({
      is_verified: false,
      confirmed_at: confirmed.created_at,
      law_value_id: confirmed.id,
    })
    const entering = { parameter: 'social_security.wage', effective_from: '2025-01-01', value: '40000' }
    const entered = await inConsole(workspace, 'createLawValue', { body: { ...entering, source: 'PESSI' } })
    expect(await valuesOf(workspace, 'social_security.wage')).toMatchObject([
      { kind: 'open', figures: [], confirmed_at: null },
      {
        kind: 'entered',
        effective_from: '2025-01-01',
        figures: [{ ...alone, value: '40000' }],
        source: 'PESSI',
        law_value_id: entered.id,
        lines: ['SOCIAL_SECURITY_ER'],
      },
    ])
  })

  it('are past, in force or announced, by the day of the workspace', async () => {
    const workspace = await makeWorkspace()
    const standings = async (parameter: string) =>
      (await valuesOf(workspace, parameter)).map(({ effective_from, effective_to, standing }) => [
        effective_from,
        effective_to,
        standing,
      ])
    // In Karachi it is the last day of the tax year.
    await setClock('2026-06-30T05:00:00Z')
    expect((await standings('income_tax.slabs')).slice(-3)).toEqual([
      ['2024-07-01', '2025-06-30', 'past'],
      ['2025-07-01', '2026-06-30', 'in_force'],
      ['2026-07-01', null, 'announced'],
    ])
    await setClock('2026-06-30T19:30:00Z')
    expect((await standings('income_tax.slabs')).slice(-2)).toEqual([
      ['2025-07-01', '2026-06-30', 'past'],
      ['2026-07-01', null, 'in_force'],
    ])
    for (const effective_from of ['2025-01-01', '2026-09-01']) {
      const body = { parameter: 'social_security.wage', effective_from, value: '40000', source: 'PESSI' }
      await inConsole(workspace, 'createLawValue', { body })
    }
    expect(await standings('social_security.wage')).toEqual([
      ['2022-07-01', null, 'in_force'],
      ['2025-01-01', '2026-08-31', 'in_force'],
      ['2026-09-01', null, 'announced'],
    ])
    await setClock()
  })

  it('tell what their figures are, the tax years, and what is taken', async () => {
    const told = await inConsole(await makeWorkspace(), 'getLawParameters')
    const unitOf = (wanted: string) =>
      told.parameters.find(({ parameter }: LawParameter) => parameter === wanted).unit
    expect(['eobi.employee', 'social_security.employer', 'minimum_wage'].map(unitOf)).toEqual([
      'percent',
      'percent',
      'amount',
    ])
    expect([told.name, told.tax_years[0], told.tax_years.length]).toEqual([
      'Pakistan',
      { name: '2022-23', start_date: '2022-07-01', end_date: '2023-06-30' },
      5,
    ])
    expect(told.lines).toContainEqual({
      code: 'EOBI_EE',
      type: 'deduction',
      text: "Old-age benefits, the employee's share",
    })
  })

  it('are read by who approves payroll, and by auditors', async () => {
    const { id } = await makeWorkspace()
    for (const [role, status] of [
      ['Approver', 200],
      ['Auditor', 200],
      ['Developer', 403],
    ] as const) {
      const { browser } = await makeFullMember(id, role)
      expect([role, (await browser.ask('getLawParameters')).status]).toEqual([role, status])
    }
  })

  it('list the facts that the law asks of employees', async () => {
    const { facts, first_tax_year, last_tax_year } = await inConsole(
      await makeWorkspace(),
      'getLawParameters',
    )
    expect([first_tax_year, last_tax_year]).toEqual(['2022-23', '2026-27'])
    expect(facts).toEqual([
      {
        fact: 'eobi_exempt',
        type: 'boolean',
        text: 'no old-age benefits are paid for this person',
        choices: [],
        default: 'false',
        is_derived: false,
      },
      expect.objectContaining({ fact: 'mine_worker', type: 'boolean', is_derived: false }),
      expect.objectContaining({ fact: 'age', type: 'number', is_derived: true }),
      expect.objectContaining({ fact: 'gender', type: 'text', is_derived: true }),
      expect.objectContaining({
        fact: 'province',
        choices: expect.arrayContaining(['sindh']),
        default: null,
      }),
    ])
  })

  it('say at which age old-age benefits end, and by which code new employees are taxed', async () => {
    const list = async (country: string, parameter: string) => {
      const { parameters } = await inConsole(await makeWorkspace({ country }), 'getLawParameters')
      return parameters.filter((each: { parameter: string }) => each.parameter === parameter)
    }
    const shown = (...figures: readonly [string, string][]) => ({
      is_plain: true,
      figures: figures.map(([choice, value]) => ({ choice, value, above: null, percent: null })),
    })
    expect(await list('PK', 'eobi.age')).toMatchObject([
      {
        ...shown(['male other', '60'], ['female', '55']),
        lines: ['EOBI_EE', 'EOBI_ER'],
        source: expect.stringContaining('EOBI Act 1976, section 22'),
      },
    ])
    expect(await list('GB', 'starter.tax_code')).toMatchObject([
      {
        ...shown(['A', '1257L'], ['B', '1257L W1/M1'], ['C', 'BR'], ['none', '0T W1/M1']),
        lines: ['TAX'],
      },
    ])
  })

  it('name the lines that depend on the start of a slab', async () => {
    const [first] = await valuesOf(await makeWorkspace({ country: 'GB' }), 'ni.pt')
    expect(first).toMatchObject({ by: 'frequency', lines: expect.arrayContaining(['NI_EE', 'NI_LEL_PT']) })
  })

  it('are empty where there is no pack', async () => {
    expect(await inConsole(await makeWorkspace({ country: 'AE' }), 'getLawParameters')).toMatchObject({
      pack: null,
      first_tax_year: null,
      facts: [],
      parameters: [],
    })
  })
})
