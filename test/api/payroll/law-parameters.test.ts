// Law parameters: the law pack of a workspace's country, with what the workspace confirmed and entered.

import type { LawParameter } from '@muster/contract'
import { inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

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
      effective_from: '2025-07-01',
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
      expect.objectContaining({ fact: 'age', type: 'number', is_derived: true }),
      expect.objectContaining({
        fact: 'province',
        choices: expect.arrayContaining(['sindh']),
        default: null,
      }),
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
