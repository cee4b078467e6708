// Law values: what a workspace confirms of its law pack, and what it enters where the pack is open.

import { Database } from '@muster/db'
import { readLawValues } from '../../../packages/server/features/payroll/inputs/law-values.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { refusedWith } from '../../support/fixtures/payroll-inputs.ts'
import { server } from '../../support/server/server.ts'

const put = (workspace: TestWorkspace, parameter: string, effective_from: string, value?: string) =>
  askConsole(workspace, 'createLawValue', {
    body: { parameter, effective_from, source: 'Circular 4', ...(value && { value }) },
  })

describe('a law value', () => {
  it('confirms an unverified value of the pack, once', async () => {
    const workspace = await makeWorkspace()
    const body = { parameter: 'eobi.wage', effective_from: '2025-07-01', source: 'Circular 4' }
    const json = await inConsole(workspace, 'createLawValue', { body })
    expect(json).toMatchObject({
      object: 'law_value',
      id: expect.stringMatching(/^lva_/),
      parameter: 'eobi.wage',
      effective_from: '2025-07-01',
      value: null,
      source: 'Circular 4',
    })
    expect(refusedWith(await put(workspace, 'eobi.wage', '2025-07-01'))).toEqual([
      409,
      'eobi.wage from 2025-07-01 is confirmed already; change or delete that one.',
    ])
    await inConsole(workspace, 'deleteLawValue', { id: json.id })
    expect((await put(workspace, 'eobi.wage', '2025-07-01')).status).toBe(201)
  })

  it('enters a figure where the pack is open, from any day of the pack', async () => {
    const workspace = await makeWorkspace()
    const { json } = await put(workspace, 'social_security.employer', '2025-03-10', '6')
    expect(json).toMatchObject({ value: '6', effective_from: '2025-03-10' })
    const body = { value: '7' }
    expect(await inConsole(workspace, 'updateLawValue', { id: json.id, body })).toMatchObject({ value: '7' })
    expect(refusedWith(await put(workspace, 'social_security.employer', '2025-03-10', '8'))).toEqual([
      409,
      'social_security.employer from 2025-03-10 is entered as 7 already; change or delete that one.',
    ])
    expect(await inConsole(workspace, 'getLawValue', { id: json.id })).toMatchObject({ value: '7' })
    expect((await inConsole(workspace, 'listLawValues')).data).toHaveLength(1)
  })

  it.each([
    [
      ['eobi.wages', '2025-07-01'],
      'parameter is eobi.wages; the law pack pk has income_tax.slabs, income_tax.surcharge, eobi.wage, eobi.age, eobi.mine_age, eobi.employee, eobi.employer, social_security.wage, social_security.employer, minimum_wage',
    ],
    [
      ['eobi.wage', '2025-07-02'],
      'effective_from is 2025-07-02; its unverified values are from 2022-07-01, 2025-07-01',
    ],
    [
      ['eobi.wage', '2024-07-01'],
      'effective_from is 2024-07-01, whose value is verified; nothing is left to confirm',
    ],
    [['eobi.employee', '2025-07-01'], 'effective_from is 2025-07-01; it has no unverified value'],
    [['social_security.wage', '2022-07-01'], 'value is needed: the law pack leaves this value open'],
    [
      ['eobi.wage', '2025-07-01', '37000'],
      'value is 37000, but the law pack pk has a value from 2025-07-01 (Sources say 37,000, 40,000 or 40,700); send null to confirm it',
    ],
    [
      ['social_security.wage', '2020-01-01', '37000'],
      'effective_from is 2020-01-01; the law pack pk begins on 2022-07-01',
    ],
    [['social_security.employer', '2025-07-01', '600'], 'value is 600; it is a percentage, from 0 to 100'],
  ] as const)('is rejected with %j', async ([parameter, day, value], told) => {
    expect(refusedWith(await put(await makeWorkspace(), parameter, day, value))).toEqual([400, told])
  })

  it('counts in runs from its day on, the last one alone', async () => {
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const workspace = await makeWorkspace()
    await put(workspace, 'social_security.employer', '2025-03-10', '6')
    await put(workspace, 'social_security.employer', '2025-07-01', '7')
    await put(workspace, 'eobi.wage', '2025-07-01')
    const on = (day: string) => database.write(workspace.id, db => readLawValues(db, day))
    expect(await on('2025-02-28')).toEqual({ entered: {}, confirmed: [] })
    expect(await on('2025-06-30')).toEqual({ entered: { 'social_security.employer': '6' }, confirmed: [] })
    expect(await on('2025-07-31')).toEqual({
      entered: { 'social_security.employer': '7' },
      confirmed: [{ parameter: 'eobi.wage', from: '2025-07-01' }],
    })
    await database.close()
  })
})
