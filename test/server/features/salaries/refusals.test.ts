// Refusals of salaries: packages that cannot be paid, each with the figures or the place of what is wrong.

import { askForSalary, type Payable, payable } from '../../../support/fixtures/salary.ts'

describe('a salary assignment', () => {
  it.each([
    [
      'earnings below the gross',
      (own: Payable) => ({ components: [{ salary_component_id: own.rent, value: '20' }] }),
      'gross_salary is 100000.00, and the earnings come to 90000.00, 10000.00 too little: BASIC 60000.00 + HRA 20000.00 + MEDICAL 10000.00',
    ],
    [
      'a formula that divides by zero',
      (own: Payable) => ({
        components: [
          { salary_component_id: own.rent, calculation_type: 'formula', formula: 'GROSS / (BASIC - 60000)' },
        ],
      }),
      'components[0].formula divides by zero',
    ],
    [
      'formulas in a circle',
      (own: Payable) => ({
        components: [
          { salary_component_id: own.rent, calculation_type: 'formula', formula: 'MEDICAL * 3' },
          { salary_component_id: own.medical, calculation_type: 'formula', formula: 'HRA / 3' },
        ],
      }),
      'components[0].formula goes in a circle: HRA needs MEDICAL, MEDICAL needs HRA',
    ],
    [
      'a component twice',
      (own: Payable) => ({
        components: [{ salary_component_id: own.rent }, { salary_component_id: own.rent }],
      }),
      'components[1].salary_component_id names the same component as one before it',
    ],
    [
      'a gross too precise',
      () => ({ gross_salary: '100000.005' }),
      'gross_salary is 100000.005, which has more than the 2 decimals',
    ],
    [
      'an amount too precise',
      (own: Payable) => ({
        components: [{ salary_component_id: own.rent, calculation_type: 'fixed', value: '30000.001' }],
      }),
      'components[0].value is 30000.001, which has more than the 2 decimals',
    ],
  ])('is rejected with %s', async (_what, body, says) => {
    const own = await payable()
    const answer = await askForSalary(own, body(own))
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
    expect(answer.json.detail).toContain(says)
  })
})
