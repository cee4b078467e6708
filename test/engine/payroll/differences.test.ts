// Payroll: what differs between two calculations of an entry.

import { compareEntries, LawError } from '../../../packages/engine/index.ts'
import { type PayrollCase, runHistory } from '../../support/fixtures/payroll-history.ts'

const line = (code: string, amount: string, type: 'earning' | 'deduction' = 'earning') => ({
  code,
  type,
  amount,
})

describe('two calculations of an entry', () => {
  const before = {
    figures: { net_salary: '900.00', late_count: 1 },
    lines: [line('BASIC', '1000.00'), line('LATE', '100.00')],
  }

  it('differ by the lines and figures that changed, with both', () => {
    const after = {
      figures: { net_salary: '1050.00', late_count: 0 },
      lines: [line('BASIC', '1000.0'), line('BONUS', '50.00')],
    }
    expect(compareEntries(before, after)).toEqual([
      { of: 'LATE', before: '100.00', after: null },
      { of: 'BONUS', before: null, after: '50.00' },
      { of: 'net_salary', before: '900.00', after: '1050.00' },
      { of: 'late_count', before: '1', after: '0' },
    ])
  })

  it('do not differ where their amounts are the same', () => {
    expect(compareEntries(before, before)).toEqual([])
  })

  it('differ by everything where one of them is not there', () => {
    expect(compareEntries(null, before).map(({ of }) => of)).toEqual([
      'BASIC',
      'LATE',
      'net_salary',
      'late_count',
    ])
  })
})

it('a month of a tax year that the pack does not hold is an error with the years that it holds', () => {
  const given: PayrollCase = {
    name: '',
    law: 'PK',
    salaries: ['1 from 2020-01-01'],
    runs: [{ month: '2027-07' }],
  }
  expect(() => runHistory(given)).toThrow(LawError)
  expect(() => runHistory(given)).toThrow(
    'The law pack pk holds the tax years 2022-23 to 2026-27; 2027-07-31 is in 2027-28',
  )
})
