// Leave: the checks of an application, of its approval and of its cancellation; cases in test/engine/cases.

import { Calendar, Holidays } from '../../packages/engine/calendar.ts'
import {
  type ApplicationFacts,
  type CountedLeave,
  checkApplication,
  checkApproval,
  checkCancellation,
  measureSpan,
  readHalf,
} from '../../packages/engine/leave/index.ts'
import { cases, base as plain } from '../support/fixtures/leave-cases.ts'

type Facts = Omit<ApplicationFacts, 'calendar' | 'span'>
type Changes = {
  readonly [Field in keyof Facts]?: Field extends 'others' ? Facts[Field] : Partial<Facts[Field]> | null
}

const { policy, shift, assignment } = plain
const {
  base,
  other,
  cases: checks,
} = cases<{
  base: Facts
  other: CountedLeave
  cases: readonly (Changes & { name: string; refusals?: readonly string[]; conflicts?: readonly string[] })[]
}>('checks')

function factsOf({ others = [], ...changes }: Changes): ApplicationFacts {
  const whole: Record<string, unknown> = { ...base, policy }
  for (const [field, value] of Object.entries(changes)) {
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value)
    whole[field] = isPart ? { ...(whole[field] as object), ...value } : value
  }
  const facts = { ...whole, others: others.map(leave => ({ ...other, ...leave })) } as unknown as Facts
  const { application, employee } = facts
  const calendar = new Calendar(
    { ...employee, branch_id: null, assignments: [{ ...assignment, shift }], swaps: [] },
    new Holidays([]),
  )
  const span = measureSpan({
    ...application,
    calendar,
    half: readHalf(application),
    sandwich: false,
    neighbours: [],
    own: null,
    isLocked: () => false,
  })
  return { ...facts, calendar, span }
}

describe('an application', () => {
  it.each(checks)('is checked: $name', ({ name: _name, refusals = [], conflicts = [], ...changes }) => {
    const checked = checkApplication(factsOf(changes))
    expect(checked.refusals.map(({ field, message }) => `${field} ${message}`)).toEqual(refusals)
    expect(checked.conflicts.map(({ message }) => message)).toEqual(conflicts)
  })
})

describe('an approval', () => {
  const approvalOf = (changes: Changes) => {
    const facts = factsOf(changes)
    const { from_date, to_date } = facts.application
    const application = {
      from_date,
      to_date,
      half: readHalf(facts.application),
      total_days: facts.span.total_days,
    }
    return checkApproval({ ...facts, application }).map(({ message }) => message)
  }

  it('succeeds if nothing has changed', () => {
    expect(approvalOf({})).toEqual([])
  })

  it('ignores other pending leave, which may still be rejected', () => {
    const others = [
      { ...other, status: 'pending', from_date: '2025-06-02', to_date: '2025-06-03', charged_days: '9.00' },
    ]
    expect(approvalOf({ others: others as CountedLeave[] })).toEqual([])
  })

  it('reports everything that prevents it', () => {
    const others = [{ ...other, from_date: '2025-06-03', to_date: '2025-06-03' }]
    const changes = { available_days: '1.50', locked_through: '2025-06-02', others } as unknown as Changes
    expect(
      approvalOf({ ...changes, employee: { deleted: true }, fiscal_year: { status: 'closed' } }),
    ).toEqual([
      'The employee is deleted; their leave can only be rejected or cancelled.',
      'The leave takes 2.00 days, more than are available: 1.50 available.',
      'The employee has approved leave on 2025-06-03; choose other days, or cancel that one.',
      'The fiscal year 2025 is closed, so leave in it can no longer change.',
      'Payroll is locked through 2025-06-02, so nothing on 2025-06-02 can change.',
    ])
  })

  it('fails if no working day is left', () => {
    expect(approvalOf({ application: { from_date: '2025-06-07', to_date: '2025-06-08' } })).toEqual([
      'The leave no longer has a working day; reject or cancel it.',
    ])
  })
})

describe('a cancellation', () => {
  const [from_date, to_date] = ['2025-05-30', '2025-07-02']
  const locked_through = '2025-06-30'

  const closed = {
    id: 'fy_1',
    name: '2025',
    start_date: '2025-01-01',
    end_date: '2025-12-31',
    status: 'closed',
  } as const
  const fiscal_year = { ...closed, status: 'open' } as const
  const charged = new Map<string, string | null>()

  it('of pending leave is always possible', () => {
    const application = { from_date, to_date, charged, status: 'pending' } as const
    expect(checkCancellation({ application, fiscal_year: closed, locked_through })).toEqual([])
  })

  it('of approved leave is rejected in a closed year', () => {
    const application = { from_date, to_date, charged, status: 'approved' } as const
    expect(checkCancellation({ application, fiscal_year: closed, locked_through: null })).toEqual([
      { message: 'The fiscal year 2025 is closed, so leave in it can no longer change.' },
    ])
  })

  it('of approved leave is rejected on locked days', () => {
    const application = { from_date, to_date, charged, status: 'approved' } as const
    expect(checkCancellation({ application, fiscal_year, locked_through })).toEqual([
      {
        message: 'Payroll is locked through 2025-06-30, so nothing from 2025-05-30 to 2025-06-30 can change.',
      },
      { message: 'It can end early instead, on 2025-06-30 or a later day.' },
    ])
  })

  it('of approved leave is rejected if a rest day beside it was paid as one of its days', () => {
    const linked = new Map([
      ['2025-08-01', null],
      ['2025-06-30', 'lap_1'],
      ['2025-06-29', 'lap_1'],
      ['2025-07-31', 'lap_1'],
    ])
    const application = {
      from_date: '2025-08-01',
      to_date: '2025-08-01',
      status: 'approved' as const,
      charged: linked,
    } as const
    expect(checkCancellation({ application, fiscal_year, locked_through })).toEqual([
      {
        message:
          'The leave is charged with 2025-06-29 and 2025-06-30, whose payroll is locked, so it can no longer be cancelled. To give days back, adjust the balance.',
      },
    ])
    expect(checkCancellation({ application, fiscal_year, locked_through: '2025-05-31' })).toEqual([])
  })
})
