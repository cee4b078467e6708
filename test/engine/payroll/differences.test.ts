// Payroll: what differs between two calculations of an entry, and between two months.

import { compareEntries, compareRuns, LawError } from '../../../packages/engine/index.ts'
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

describe('two months', () => {
  const paid = (employee_id: string, net_salary: string, basic: string) => ({
    employee_id,
    net_salary,
    lines: [line('BASIC', basic)],
  })

  it('differ by lines above the threshold, by joiners and by leavers', () => {
    const before = [
      paid('emp_1', '1000.00', '1000.00'),
      paid('emp_2', '900.00', '900.00'),
      paid('emp_3', '1.00', '1.00'),
    ]
    const after = [
      paid('emp_4', '5.00', '5.00'),
      paid('emp_2', '909.00', '909.00'),
      paid('emp_1', '1100.00', '1250.00'),
    ]
    expect(compareRuns(before, after, '10')).toEqual({
      changed: [
        {
          employee_id: 'emp_1',
          code: 'BASIC',
          before: '1000.00',
          after: '1250.00',
          difference: '250.00',
          percent: '25.0',
        },
        {
          employee_id: 'emp_1',
          code: 'NET',
          before: '1000.00',
          after: '1100.00',
          difference: '100.00',
          percent: '10.0',
        },
      ],
      joiners: ['emp_4'],
      leavers: ['emp_3'],
    })
  })

  it('name a line that is new, whatever the threshold', () => {
    const [before, after] = [paid('emp_1', '10.00', '10.00'), paid('emp_1', '10.00', '10.00')]
    const more = { ...after, lines: [...after.lines, line('BONUS', '1.00')] }
    expect(compareRuns([before], [more], '50').changed).toEqual([
      {
        employee_id: 'emp_1',
        code: 'BONUS',
        before: '0.00',
        after: '1.00',
        difference: '1.00',
        percent: null,
      },
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
