// Payroll settings: how payroll is calculated and approved in a workspace.

import { defaultPayrollSettings } from '@muster/engine'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { refusedWith } from '../../support/fixtures/payroll-inputs.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('the payroll settings', () => {
  it('have the defaults of a new workspace; a Pakistani one pays a month of gratuity for each year', async () => {
    const [pakistani, british] = [await makeWorkspace(), await makeWorkspace({ country: 'GB' })]
    const settings = await inConsole(pakistani, 'getPayrollSettings')
    expect(settings).toEqual({
      object: 'payroll_settings',
      id: expect.stringMatching(/^pse_/),
      ...defaultPayrollSettings,
      gratuity_years: [{ from_year: 0, months: '1' }],
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(settings.created_at),
    })
    expect(await inConsole(british, 'getPayrollSettings')).toMatchObject(defaultPayrollSettings)
  })

  it('change field by field, and only in their workspace', async () => {
    const [one, other] = [await makeWorkspace(), await makeWorkspace()]
    const gratuity_years = [
      { from_year: 0, months: '0' },
      { from_year: 1, months: '0.5' },
      { from_year: 5, months: '1' },
    ]
    await inConsole(one, 'updatePayrollSettings', { body: { gratuity_years, tax_method: 'average' } })
    const body = { day_basis: 'fixed_26', four_eyes: false }
    expect(await inConsole(one, 'updatePayrollSettings', { body })).toMatchObject({
      gratuity_years,
      tax_method: 'average',
      day_basis: 'fixed_26',
      four_eyes: false,
      gratuity_part_of_year: 'above_half',
    })
    expect(await inConsole(other, 'getPayrollSettings')).toMatchObject({
      gratuity_years: [{ from_year: 0, months: '1' }],
      day_basis: 'calendar_days',
    })
  })

  it('stay as they are if they are sent again', async () => {
    const workspace = await makeWorkspace()
    const body = { gratuity_years: [{ from_year: 0, months: '1.5' }], day_basis: 'fixed_30' }
    const first = await inConsole(workspace, 'updatePayrollSettings', { body })
    expect(await inConsole(workspace, 'updatePayrollSettings', { body })).toEqual(first)
  })

  it.each([
    [[{ from_year: 1, months: '1' }], 'gratuity_years[0].from_year is 1; the first entry is from year 0'],
    [
      [
        { from_year: 0, months: '0' },
        { from_year: 5, months: '0.5' },
        { from_year: 5, months: '1' },
      ],
      'gratuity_years[2].from_year is 5, after 5; the years ascend',
    ],
    [
      [{ from_year: 0, months: '-1' }],
      'gratuity_years[0].months must be a number of months as a plain decimal, such as 0.5, with at most 4 digits after the point',
    ],
  ])('reject the gratuity table %j', async (gratuity_years, told) => {
    const answer = await askConsole(await makeWorkspace(), 'updatePayrollSettings', {
      body: { gratuity_years },
    })
    expect(refusedWith(answer)).toEqual([400, told])
  })

  it('need payroll.manage', async () => {
    const workspace = await makeWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    expect((await askConsole(workspace, 'getPayrollSettings', { token })).status).toBe(403)
  })
})
