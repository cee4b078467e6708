// Pakistan's law: income tax over the tax year, old-age benefits, and what the provinces add; worked figures.

import { computeLaw, readCase } from '../../../packages/engine/index.ts'
import {
  addTexts,
  type CaseFields,
  compute,
  computeAmounts,
  pk,
  withholdYear,
} from '../../support/fixtures/law.ts'

const firstMonth = (tax_year: string, taxable: string) =>
  computeAmounts(pk, { tax_year, period: '1', taxable }).TAX

describe('the tax of a month', () => {
  it.each([
    ['50000', '0.00', '0.00'],
    ['60000', '500.00', '100.00'],
    ['94000', '2200.00', '440.00'],
    ['100000', '2500.00', '500.00'],
    ['150000', '10000.00', '6000.00'],
    ['200000', '19166.67', '13500.00'],
    ['300000', '45833.33', '38833.33'],
    ['500000', '113750.00', '106750.00'],
  ])('on %s is %s in 2024-25 and %s in 2025-26', (taxable, earlier, later) => {
    expect([firstMonth('2024-25', taxable), firstMonth('2025-26', taxable)]).toEqual([earlier, later])
  })

  it.each([
    ['100000', '500.00'],
    ['150000', '6000.00'],
    ['300000', '34666.67'],
    ['500000', '92000.00'],
    ['900000', '229500.00'],
  ])('on %s is %s in 2026-27', (taxable, tax) => {
    expect(firstMonth('2026-27', taxable)).toBe(tax)
  })

  it.each([
    ['2022-23', '15000.00', '165000.00', '405000.00', '1005000.00', '2955000.00'],
    ['2023-24', '15000.00', '165000.00', '435000.00', '1095000.00', '3195000.00'],
  ])('follows the slabs of %s', (tax_year, ...taxes) => {
    const incomes = ['1200000', '2400000', '3600000', '6000000', '12000000']
    expect(incomes.map(income => taxOfYear(tax_year, income))).toEqual(taxes)
  })

  it('has a surcharge above 10,000,000 a year', () => {
    expect(taxOfYear('2024-25', '13000000')).toBe('4196500.00')
    expect(taxOfYear('2024-25', '10000000')).toBe('2765000.00')
    expect(taxOfYear('2026-27', '13000000')).toBe('3524000.00')
  })
})

/** All at once, in the last month. */
function taxOfYear(tax_year: string, taxable_to_date: string): string {
  const fields = { tax_year, period: '12', taxable: '0', taxable_to_date, withheld: { TAX: '0' } }
  return computeAmounts(pk, fields).TAX!
}

const months = (count: number, amount: string): string[] => Array.from({ length: count }, () => amount)
const year = (tax_year: string) => (n: number) => ({ tax_year, period: String(n + 1) })

describe('the tax of a year', () => {
  it('takes what a raise adds from the months that are left', () => {
    const pay = [...months(6, '100000.00'), ...months(6, '200000.00')]
    const tax = withholdYear(pk, pay, year('2025-26'))
    expect(tax).toEqual([...months(6, '500.00'), ...months(6, '11500.00')])
    expect(addTexts(tax)).toBe('72000.00')
  })

  it('takes the tax of a bonus from the months that are left', () => {
    const pay = [...months(2, '100000.00'), '160000.00', ...months(9, '100000.00')]
    const tax = withholdYear(pk, pay, n => ({
      ...year('2025-26')(n),
      taxable_to_come: String(100_000 * (11 - n)),
    }))
    expect(tax).toEqual([...months(2, '500.00'), ...months(10, '1160.00')])
    expect(addTexts(tax)).toBe('12600.00')
  })

  it('takes the tax of a bonus run at once, as the difference of two years', () => {
    expect(taxOfYear('2025-26', '1260000')).toBe('12600.00')
    expect(taxOfYear('2025-26', '1200000')).toBe('6000.00')
  })

  it('begins in the month in which somebody joins', () => {
    const pay = ['77419.35', ...months(5, '150000.00')]
    const tax = withholdYear(pk, pay, n => ({
      tax_year: '2025-26',
      period: String(n + 7),
      taxable_to_come: String(150_000 * (5 - n)),
    }))
    expect(tax).toEqual([...months(4, '379.03'), '379.04', '379.03'])
    expect(addTexts(tax)).toBe('2274.19')
  })

  it('counts what another employer paid and withheld', () => {
    const fields = { tax_year: '2025-26', period: '7', taxable: '150000', taxable_to_date: '750000' }
    expect(computeAmounts(pk, { ...fields, withheld: { TAX: '3000' } }).TAX).toBe('6000.00')
    expect(computeAmounts(pk, { ...fields, taxable_to_date: '150000', withheld: { TAX: '0' } }).TAX).toBe(
      '500.00',
    )
  })

  it('is never given back: what is too much shows as zeros', () => {
    const pay = [...months(3, '200000.00'), ...months(9, '100000.00')]
    const tax = withholdYear(pk, pay, year('2025-26'))
    expect(tax).toEqual([...months(3, '13500.00'), ...months(9, '0.00')])
  })

  it('ends in the month in which somebody leaves', () => {
    const pay = [...months(5, '300000.00'), '100000.00']
    const known = ['1500000', '1200000', '900000', '600000', '100000', '0']
    const tax = withholdYear(pk, pay, n => ({
      tax_year: '2025-26',
      period: String(n + 7),
      periods_left: String(6 - n),
      taxable_to_come: known[n],
    }))
    expect(tax).toEqual([...months(4, '12000.00'), '1000.00', '1000.00'])
  })
})

describe('a worked entry of April 2026', () => {
  const april = (taxable: string, taxable_to_date: string): CaseFields => ({
    date: '2026-04-30',
    gross: '100000',
    taxable,
    taxable_to_date,
    taxable_to_come: '188000',
    withheld: { TAX: '3960' },
    eobi: '60000',
  })

  it('withholds 440.00 and pays 400.00 and 2,000.00 of old-age benefits', () => {
    expect(computeAmounts(pk, april('94000', '940000'))).toEqual({
      TAX: '440.00',
      EOBI_EE: '400.00',
      EOBI_ER: '2000.00',
    })
  })

  it('withholds less after absence', () => {
    expect(computeAmounts(pk, april('84600', '930600')).TAX).toBe('408.67')
    expect(computeAmounts(pk, april('15666.67', '861666.67')).TAX).toBe('178.89')
  })

  it('says what each figure follows from', () => {
    const { lines, unverified } = compute(pk, april('84600', '930600'))
    const texts = lines[0]!.because.map(({ text, amount }) => `${text}: ${amount}`)
    expect(texts).toEqual([
      'Taxable income of the tax year: 930600.00 to date, 188000.00 to come: 1118600.00',
      '1 % of 518600.00 above 600000.00: 5186.00',
      'Less 3960.00 withheld before, over 3 periods: 408.666666',
      '408.666666 rounded to 0.01, half up: 408.67',
    ])
    expect(lines[0]!.because[1]).toMatchObject({
      source: { title: 'Income tax of salaries', citation: expect.stringContaining('Finance Act 2025') },
    })
    expect(unverified.map(({ parameter, from }) => `${parameter} ${from}`)).toEqual(['eobi.wage 2025-07-01'])
  })
})

describe('old-age benefits', () => {
  const of = (date: string, eobi: string, more: CaseFields = {}) => {
    const { EOBI_EE, EOBI_ER } = computeAmounts(pk, { date, eobi, ...more })
    return [EOBI_EE, EOBI_ER]
  }

  it('are a percent of the earnings, up to the wage in force', () => {
    expect(of('2023-07-31', '60000')).toEqual(['320.00', '1600.00'])
    expect(of('2024-06-30', '60000')).toEqual(['320.00', '1600.00'])
    expect(of('2024-07-31', '60000')).toEqual(['370.00', '1850.00'])
    expect(of('2025-07-31', '60000')).toEqual(['400.00', '2000.00'])
    expect(of('2025-07-31', '30050')).toEqual(['301.00', '1503.00'])
  })

  it('are none for who is exempt, and from the birthday that section 22 of the Act names', () => {
    expect(of('2026-04-30', '60000', { eobi_exempt: true })).toEqual(['0.00', '0.00'])
    const isDue = (facts: CaseFields) => of('2026-04-30', '60000', facts)[0] !== '0.00'
    expect(['59', '60', '61'].map(age => isDue({ age }))).toEqual([true, false, false])
    expect(['59', '60'].map(age => isDue({ age, gender: 'male' }))).toEqual([true, false])
    expect(['54', '55', '60'].map(age => isDue({ age, gender: 'female' }))).toEqual([true, false, false])
    expect(['54', '55', '60'].map(age => isDue({ age, mine_worker: true }))).toEqual([true, false, false])
    expect(of('2026-04-30', '60000', { age: '59' })).toEqual(['400.00', '2000.00'])
  })
})

describe('what differs by province', () => {
  const wage = (province: string, monthly_wage: string) =>
    compute(pk, { date: '2026-04-30', monthly_wage, province }).warnings.map(({ text }) => text)

  it('is a warning below the minimum wage', () => {
    expect(wage('punjab', '39999')).toEqual([
      "Less than the province's minimum wage: pay of a full month 39999.00 is below 40000.00",
    ])
    expect(wage('balochistan', '39999')).toEqual([])
    expect(compute(pk, { date: '2026-04-30', monthly_wage: '1' }).warnings).toEqual([])
  })

  it('is social security, which is off until the workspace enters it', () => {
    const fields = { date: '2026-04-30', social_security: '60000' }
    const entered = { 'social_security.wage': '40000', 'social_security.employer': '6' }
    expect(compute(pk, fields).skipped).toContainEqual(
      expect.objectContaining({
        code: 'SOCIAL_SECURITY_ER',
        reason: 'left_open',
        field: 'social_security.wage',
      }),
    )
    expect(computeAmounts(pk, { ...fields, entered }).SOCIAL_SECURITY_ER).toBe('2400.00')
  })
})

describe('a year that the pack does not hold', () => {
  const read = readCase(pk, { date: '2026-04-30', gross: '1' })
  const computeOn = (date: string) => 'case' in read && computeLaw(pk, { ...read.case, date })

  it('is an error that says which years there are', () => {
    expect(() => computeOn('2027-07-31')).toThrow(
      'The law pack pk holds the tax years 2022-23 to 2026-27; 2027-07-31 is in 2027-28',
    )
    expect(() => computeOn('2022-06-30')).toThrow('2022-06-30 is in 2021-22')
  })
})
