// Pay grades: bands of monthly salary, in the workspace's currency.

import { describePlain } from '../../support/contract/plain.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'

describePlain({
  object: 'pay_grade',
  path: '/v1/pay_grades',
  of: muster => muster.payGrades,
  least: { name: 'M1', min_salary: '100000.00', max_salary: '150000.00' },
  defaults: {},
  whole: { name: 'M2', max_salary: '240000.50', min_salary: '150000.25' },
  unique: { name: 'm2' },
  refused: [
    ['name', ''],
    ['min_salary', 100000],
    ['min_salary', null],
    ['min_salary', ''],
    ['min_salary', '-1'],
    ['min_salary', '1e3'],
    ['min_salary', '1,000'],
    ['min_salary', '0x10'],
    ['min_salary', 'NaN'],
    ['min_salary', '10.005'],
    ['max_salary', '150000.001'],
    ['max_salary', '99999.99'],
    ['max_salary', '1000000000000000'],
  ],
  filters: [],
})

describe('the band of a pay grade', () => {
  it.each([
    ['PKR', '1000', '1000.5', '1000.00', '1000.50'],
    ['PKR', '0', '0.000', '0.00', '0.00'],
    ['PKR', '999999999999999.99', '999999999999999.99', '999999999999999.99', '999999999999999.99'],
    ['JPY', '1000', '2000.0', '1000', '2000'],
    ['KWD', '1.5', '2.125', '1.500', '2.125'],
  ])('in %s from %s to %s is shown as %s to %s', async (currency, min_salary, max_salary, min, max) => {
    const { muster } = await makeWorkspace({ currency })
    const created = await muster.payGrades.create({ name: 'M1', min_salary, max_salary })
    expect(created).toMatchObject({ min_salary: min, max_salary: max })
    expect(await muster.payGrades.update(created.id, { min_salary, max_salary })).toEqual(created)
  })

  it('has no more decimals than the currency', async () => {
    const { key } = await makeWorkspace({ currency: 'JPY' })
    const body = { name: 'M1', min_salary: '1000.5', max_salary: '2000.25' }
    const { status, json } = await raw('POST', '/v1/pay_grades', { key, body })
    expect(status).toBe(400)
    expect(json.errors).toEqual([
      {
        field: 'min_salary',
        message: "is 1000.5, which has more than the 0 decimals of the workspace's currency",
      },
      {
        field: 'max_salary',
        message: "is 2000.25, which has more than the 0 decimals of the workspace's currency",
      },
    ])
  })

  it('cannot have a maximum below its minimum, whichever changes', async () => {
    const { muster } = await makeWorkspace()
    const { id } = await muster.payGrades.create({ name: 'M1', min_salary: '100', max_salary: '200' })
    for (const change of [{ min_salary: '200.01' }, { max_salary: '99.99' }]) {
      await expect(muster.payGrades.update(id, change)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'max_salary', message: 'must be at least min_salary' }],
      })
    }
    expect(await muster.payGrades.update(id, { min_salary: '200' })).toMatchObject({ min_salary: '200.00' })
  })

  it('compares amounts as numbers, not as texts', async () => {
    const { muster } = await makeWorkspace()
    const band = { name: 'M1', min_salary: '9', max_salary: '10' }
    expect(await muster.payGrades.create(band)).toMatchObject({ min_salary: '9.00', max_salary: '10.00' })
  })
})
