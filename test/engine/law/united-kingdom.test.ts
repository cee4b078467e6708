// The United Kingdom's law: all that HMRC publishes of 2025-26 for tests, and what its cases leave out.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readTaxCode } from '../../../packages/engine/law/gb/tax-code.ts'
import { addTexts, type CaseFields, compute, computeAmounts, gb } from '../../support/fixtures/law.ts'

type Row = Readonly<Record<string, string>>

function readCases(file: string): readonly Row[] {
  const text = readFileSync(resolve(import.meta.dirname, 'cases', file), 'utf8').trimEnd()
  const [columns = [], ...rows] = text
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .map(line => line.split(','))
  return rows.map(row => Object.fromEntries(columns.map((name, n) => [name, row[n]!])))
}

const tax_year = '2025-26'

describe("HMRC's cases of PAYE", () => {
  const cases = readCases('hmrc-income-tax-2025-26.csv')

  it.each(['monthly', 'weekly'])('come out, paid %s', frequency => {
    const own = cases.filter(row => row.frequency === frequency)
    const due = own.map(({ name, period, tax_code, week1_month1, gross, taxable_to_date, ...row }) => {
      const withheld = addTexts([row.tax_to_date!, negate(row.tax!)])
      const isAlone = week1_month1 === 'true'
      const fields = { tax_year, period, frequency, tax_code, gross, taxable_to_date, week1_month1: isAlone }
      return [name, computeAmounts(gb, { ...fields, withheld: { TAX: withheld } }).TAX]
    })
    expect(due).toEqual(own.map(({ name, tax }) => [name, tax]))
    expect(own.length).toBeGreaterThanOrEqual(80)
  })
})

const negate = (text: string): string => (text.startsWith('-') ? text.slice(1) : `-${text}`)

describe("HMRC's cases of National Insurance", () => {
  const cases = readCases('hmrc-national-insurance-2025-26.csv')
  const figures = ['NI_EE', 'NI_ER', 'NI_LEL', 'NI_LEL_PT', 'NI_PT_UEL']

  it.each(['monthly', 'weekly', 'fortnightly', 'four_weekly'])('come out, paid %s', frequency => {
    const own = cases.filter(row => row.frequency === frequency)
    const computed = own.map(({ name, ni_category, gross }) => {
      const amounts = computeAmounts(gb, { tax_year, period: '1', frequency, ni_category, gross })
      return [name, ...figures.map(code => amounts[code])]
    })
    expect(computed).toEqual(own.map(row => [row.name, ...figures.map(code => row[code])]))
    expect(own).toHaveLength(224)
  })
})

describe('a tax code', () => {
  it.each([
    ['1257L', 'standard', '1048.26', 'cumulative'],
    ['s1257l', 'S', '1048.26', 'cumulative'],
    ['C1257L', 'C', '1048.26', 'cumulative'],
    ['1257L M1', 'standard', '1048.26', 'period'],
    ['1257L W1/M1', 'standard', '1048.26', 'period'],
    ['1257LX', 'standard', '1048.26', 'period'],
    ['1100T', 'standard', '917.43', 'cumulative'],
    ['500M', 'standard', '417.42', 'cumulative'],
    ['501N', 'standard', '418.26', 'cumulative'],
    ['0T', 'standard', '0.00', 'cumulative'],
    ['K475', 'standard', '-396.59', 'cumulative'],
    ['SK475', 'S', '-396.59', 'cumulative'],
    ['BR', 'BR', '0.00', 'cumulative'],
    ['SD3', 'SD3', '0.00', 'cumulative'],
    ['CD1 M1', 'CD1', '0.00', 'period'],
    ['NT', 'NT', '0.00', 'cumulative'],
  ])('%s is read', (code, tax_table, free_pay, tax_basis) => {
    expect(readTaxCode(code, {}, 12)).toEqual({ tax_table, free_pay, tax_basis })
  })

  it.each(['', '1257', 'K475L', 'L1257', 'T0', '1257L M2', 'BRK'])('is not %p', code => {
    expect(readTaxCode(code, {}, 12)).toBeUndefined()
  })

  it('that no nation has is told with those that there are', () => {
    const message = 'tax_code is "D3", which is not a PAYE tax code: a number with L, M, N or T (1257L), K'
    expect(() => compute(gb, { tax_year, period: '1', gross: '1', tax_code: 'D3' })).toThrow(message)
  })
})

const taxOf = (fields: CaseFields): string | undefined =>
  computeAmounts(gb, 'date' in fields ? fields : { tax_year, ...fields }).TAX

describe('PAYE', () => {
  it('takes 390.20 and 156.16 from 3,000.00 in the first month', () => {
    const fields = { tax_year, period: '1', gross: '3000', tax_code: '1257L', ni_category: 'A' }
    expect(computeAmounts(gb, fields)).toMatchObject({ TAX: '390.20', NI_EE: '156.16', NI_ER: '387.45' })
  })

  it('gives back what was too much', () => {
    const fields = { period: '2', gross: '0', taxable_to_date: '3000', withheld: { TAX: '390.20' } }
    expect(taxOf({ ...fields, tax_code: '1257L' })).toBe('-209.60')
    expect(taxOf({ ...fields, tax_code: 'NT' })).toBe('-390.20')
    expect(taxOf({ ...fields, tax_code: '1257L', week1_month1: true })).toBe('0.00')
  })

  it('takes at most half of the pay', () => {
    expect(taxOf({ period: '1', gross: '100.01', tax_code: 'K500' })).toBe('50.00')
    expect(taxOf({ period: '1', gross: '100.01', tax_code: 'K500 M1' })).toBe('50.00')
  })

  it('takes week 53 for itself', () => {
    const fields = { frequency: 'weekly', gross: '500', tax_code: '1257L' }
    const first = taxOf({ ...fields, period: '1' })
    expect(taxOf({ ...fields, period: '53' })).toBe(first)
    expect(taxOf({ ...fields, date: '2026-04-05' })).toBe(first)
  })

  it('takes one period of several weeks as so many weeks', () => {
    const fields = { tax_code: '1257L', period: '1' }
    expect(taxOf({ ...fields, gross: '2000', frequency: 'four_weekly' })).toBe('206.40')
    const week = { frequency: 'weekly', gross: '500', tax_code: '1257L', period: '4' }
    expect(taxOf({ ...week, taxable_to_date: '2000', withheld: { TAX: '0' } })).toBe('206.40')
  })

  it('takes the Scottish slabs of 2026-27, and says that they are not verified', () => {
    const fields = { tax_year: '2026-27', period: '1', gross: '3000', tax_code: 'S1257L' }
    const { lines, unverified } = compute(gb, fields)
    expect(lines[0]!.amount).toBe('392.27')
    expect(unverified).toContainEqual(expect.objectContaining({ parameter: 'income_tax.slabs' }))
  })
})

describe('a missing fact', () => {
  it('leaves out the lines that need it', () => {
    const { lines, skipped } = compute(gb, { tax_year, period: '3', gross: '3000', tax_code: '1257L' })
    expect(lines.map(({ code }) => code)).toEqual(['NI_LEL', 'NI_LEL_PT', 'NI_PT_UEL'])
    expect(skipped.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'TAX taxable_to_date',
      'NI_EE ni_category',
      'NI_ER ni_category',
    ])
  })
})

describe('category X', () => {
  it('pays nothing', () => {
    const fields = { tax_year, period: '1', gross: '9000', ni_category: 'X' }
    expect(computeAmounts(gb, fields)).toMatchObject({ NI_EE: '0.00', NI_ER: '0.00' })
  })
})
