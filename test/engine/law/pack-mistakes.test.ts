// Mistakes of law packs: each stops the build with its file and line, and says what is wrong.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeLawFiles, readPacks } from '../../../scripts/law/read-packs.ts'
import { readGuideFiles } from '../../support/fixtures/law.ts'

const folder = mkdtempSync(join(tmpdir(), 'law-packs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const country = 'packages/engine/law/zz'
const [pack, values] = [`${country}/pack.yaml`, `${country}/values.yaml`]

/** What is said of the guide's pack where a text of one of its files is another. */
function tell(path: string, from: string, to: string): string[] {
  rmSync(join(folder, 'packages'), { recursive: true, force: true })
  for (const [file, text] of readGuideFiles()) {
    if (!file.startsWith('packages/')) continue
    expect(file !== path || text.includes(from)).toBe(true)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file === path ? text.replace(from, to) : text)
  }
  try {
    readPacks(folder)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').map(line => line.replace(`${country}/`, ''))
  }
}

const slabs = '[[1000, 10], [2000, 20]]'

describe('a mistake of a pack', () => {
  it.each([
    [
      slabs,
      '[[2000, 10], [1000, 20]]',
      'values.yaml:7 A slab above 1000 stands after one above 2000; slabs ascend',
    ],
    [
      slabs,
      '[[1000, 10], [1000, 20]]',
      'values.yaml:7 A slab above 1000 stands after one above 1000; slabs ascend',
    ],
    [slabs, '[[1000, 110]]', 'values.yaml:7 110 is no percent from 0 to 100'],
    [slabs, '[[1000]]', 'values.yaml:7 A slab is [above, percent]'],
    [slabs, '[]', 'values.yaml:7 slabs must be a list that is not empty'],
    [
      slabs,
      '[[pension.least, 10]]',
      'values.yaml:7 A slab begins at pension.least, which is no figure and no parameter with a value',
    ],
    [
      '2026-01-01\n      source: Income',
      '2026-02-01\n      source: Income',
      'values.yaml:3 income_tax.slabs has no value on 2026-01-01, the first day of 2026; its first is from 2026-02-01',
    ],
    [
      '2026-01-01\n      source: Income',
      '2026-02-30\n      source: Income',
      'values.yaml:4 from is 2026-02-30, which is no day',
    ],
    [
      'from: 2026-01-01\n      source: Income',
      'source: Income',
      'values.yaml:4 entry 1 of income_tax.slabs lacks from',
    ],
    [
      '2026-01-01\n      source: Income',
      '2025-01-01\n      source: Income',
      'values.yaml:3 income_tax.slabs has no value from 2026-01-01; each tax year sets it anew, and 2026 does not',
    ],
    ['source: "Pension Act, section 3"', 'source: ""', 'values.yaml:9 source must be a text'],
    ['verified: false', 'verified: soon', 'values.yaml:11 verified must be true or false'],
    ['value: 2500', 'value: lots', 'values.yaml:9 value is lots, which is no figure'],
    [
      'value: 2500',
      'worth: 2500',
      'values.yaml:9 entry 1 of pension.most has worth, which is none of from, source, verified, value, slabs, text, above, none, open, percent, by',
    ],
    [
      'value: 2500',
      'value: 2500, open: true',
      'values.yaml:9 A value has one of value, slabs, text, above, none, open; this has value and open',
    ],
    ['value: 2500', 'by: mood, value: { good: 1 }', 'values.yaml:9 There is no fact mood'],
    [
      'value: 2500',
      'by: frequency, value: { monthly: 1 }',
      'values.yaml:9 There is no entry for frequency weekly',
    ],
    [
      'value: 2500',
      'by: frequency, value: { monthly weekly fortnightly four_weekly daily: 1 }',
      'values.yaml:9 daily is no frequency: monthly, weekly, fortnightly, four_weekly',
    ],
    [
      'value: 2500',
      'by: age, value: { 1 2: 1, 2: 3 }',
      'values.yaml:9 2 stands twice among the entries for age',
    ],
    [
      'value: 2500 }',
      'value: 2500 }\n    - { from: 2025-01-01, source: x, verified: true, value: 1 }',
      'values.yaml:10 pension.most from 2025-01-01 stands after 2026-01-01; values ascend by their day',
    ],
    [
      'value: 2500 }',
      'value: 2500 }\n    - { from: 2027-01-01, source: x, verified: true, value: 1 }',
      'values.yaml:10 pension.most has a value from 2027-01-01, after 2026, the last tax year of the pack',
    ],
    ['pension.employee:', 'pension.worker:', 'pack.yaml:36 There is no parameter pension.employee'],
    ['pension.employee:', 'pension.worker:', 'values.yaml:10 No line names pension.worker'],
    [
      '{ from: 2026-01-01, source: "Pension Act, section 3"',
      '{ from: 2026-01-01, source "x',
      'values.yaml:9 ',
    ],
  ])('in values: %s as %s', (from, to, says) => {
    expect(tell(values, from, to)).toContainEqual(expect.stringContaining(says))
  })

  it.each([
    ['pack: zz', 'pack: zy', 'pack.yaml:2 pack is zy, and its folder is zz'],
    ['currency: EUR', 'currency: euro', 'pack.yaml:4 currency must be a code of ISO 4217, such as PKR'],
    ['currency: EUR\n', '', 'pack.yaml:1 the pack lacks currency'],
    [
      'starts: "01-01"',
      'starts: "13-01"',
      'pack.yaml:7 starts is 13-01, which is no month and day such as "07-01"',
    ],
    [
      'first: 2026',
      'first: 2025-26',
      'pack.yaml:8 first is 2025-26, which is no tax year that starts on 01-01',
    ],
    ['last: 2026', 'last: 2025', 'pack.yaml:9 last is 2025, which is before 2026'],
    [
      'last: 2026',
      'last: 2027',
      'values.yaml:3 income_tax.slabs has no value from 2027-01-01; each tax year sets it anew, and 2027 does not',
    ],
    [
      'renewed: [income_tax.slabs]',
      'renewed: [income_tax.bands]',
      'pack.yaml:10 There is no parameter income_tax.bands',
    ],
    ['type: boolean', 'type: flag', 'pack.yaml:16 flag is no type of fact: boolean, number, text'],
    ['default: false', 'default: maybe', 'pack.yaml:16 default is maybe, which is no boolean'],
    ['type: number', 'type: number, reader: palm', 'pack.yaml:17 palm is no reader: gb_tax_code'],
    ['code: PENSION', 'code: TAX', 'pack.yaml:28 There are two lines TAX'],
    ['code: TAX', 'code: tax', 'pack.yaml:20 code is tax; codes are such as EOBI_EE'],
    [
      'type: deduction',
      'type: gift',
      'pack.yaml:21 gift is no type of line: deduction, employer_contribution, record',
    ],
    ['base: gross', 'base: net', 'pack.yaml:23 net is no base of the pack: gross'],
    ['basis: period', 'basis: year', 'pack.yaml:24 year is no basis: period, projected, cumulative'],
    ['basis: period', 'basis: { fact: mood }', 'pack.yaml:24 There is no fact mood'],
    ['unless: [pensioner', 'unless: [retired', 'pack.yaml:33 There is no fact retired'],
    [
      'slabs: income_tax.slabs }',
      'slabs: income_tax.bands }',
      'pack.yaml:26 There is no parameter income_tax.bands',
    ],
    [
      'slabs: income_tax.slabs }',
      'slabs: pension.most }',
      'pack.yaml:26 pension.most has a value without slabs, which slabs needs',
    ],
    [
      'slabs: income_tax.slabs }',
      'slabs: income_tax.slabs, shift: up }',
      'pack.yaml:26 slabs takes no shift',
    ],
    [
      'slabs: income_tax.slabs }',
      'bands: income_tax.slabs }',
      'pack.yaml:26 A step has one function of slabs, percent, cap, surcharge, less, round, floor, limit, reached, within; this has bands',
    ],
    [
      'round: [0.01, half_up]',
      'round: [0.01, sideways]',
      'pack.yaml:27 sideways is no way of rounding: down, up, half_up, third_digit',
    ],
    [
      'round: [0.01, half_up]',
      'round: [0, half_up]',
      'pack.yaml:27 round is [unit, way], such as [0.01, half_up]',
    ],
    [
      '      - { round: [0.01, half_up] }\n',
      '',
      'pack.yaml:20 TAX ends in fractions of slabs; round them after it',
    ],
    [
      'basis: period',
      'basis: projected',
      'pack.yaml:20 TAX ends in fractions of spread; round them after it',
    ],
    ['cap: pension.most', 'less: luck', 'pack.yaml:35 There is no fact luck'],
    [
      'cap: pension.most',
      'limit: { percent: 50, of: net }',
      'pack.yaml:35 net is no base of the pack: gross',
    ],
    ['cap: pension.most', 'within: [0]', 'pack.yaml:35 within is [from, to]'],
  ])('in lines: %s as %s', (from, to, says) => {
    expect(tell(pack, from, to)).toContainEqual(expect.stringContaining(says))
  })

  it('is not in the pack of the guide', () => {
    expect(tell(pack, 'pack: zz', 'pack: zz')).toEqual([])
    expect(makeLawFiles(folder)).toEqual([
      { path: 'law.ts', text: expect.stringContaining('"Income Tax Act, schedule 1"') },
    ])
  })

  it('is a part that two files have', () => {
    expect(tell(values, 'parameters:', 'name: Zembla\nparameters:')).toEqual([
      'values.yaml:2 name stands in two files of the pack',
    ])
  })
})
