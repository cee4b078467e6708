// Employment: which states an employee may move through, and what each move needs.

import {
  decideEmployment,
  type Employment,
  type EmploymentChange,
  type EmploymentStatus,
  employmentStatuses,
  isRehire,
  isWithdrawal,
  statusOnCreate,
} from '@muster/engine'

const today = '2026-02-01'
const joined = '2024-03-01'
const left = '2025-06-30'

const ended: readonly EmploymentStatus[] = ['terminated', 'resigned', 'retired']

const moves: Record<EmploymentStatus, readonly EmploymentStatus[]> = {
  new: ['active', 'terminated'],
  active: ['inactive', 'terminated', 'resigned', 'retired'],
  inactive: ['active', 'terminated', 'resigned', 'retired'],
  terminated: ['active'],
  resigned: ['active'],
  retired: ['active'],
}

function employed(status: EmploymentStatus): Employment {
  return { status, joining_date: joined, separation_date: ended.includes(status) ? left : null }
}

/** What makes the move complete, so that only the state can be in the way. */
function complete(from: EmploymentStatus, to: EmploymentStatus): EmploymentChange {
  if (ended.includes(from) && to === 'active') return { status: to, joining_date: '2026-01-01' }
  return ended.includes(to) ? { status: to, separation_date: left } : { status: to }
}

const pairs = employmentStatuses.flatMap(from =>
  employmentStatuses.filter(to => to !== from).map(to => [from, to] as const),
)

describe('an employment', () => {
  it.each(pairs.filter(([from, to]) => moves[from].includes(to)))('changes from %s to %s', (from, to) => {
    const decision = decideEmployment(employed(from), complete(from, to), { today })
    expect(decision).toMatchObject({ employment: { status: to } })
  })

  it.each(pairs.filter(([from, to]) => !moves[from].includes(to)))(
    'does not change from %s to %s',
    (from, to) => {
      const decision = decideEmployment(employed(from), complete(from, to), { today })
      expect(decision).toMatchObject({ refused: [{ kind: 'state', field: 'status' }] })
      expect(JSON.stringify(decision)).toContain(`${from} cannot become ${to}; from ${from} it can become`)
    },
  )

  it.each(employmentStatuses)('stays %s if nothing changes', status => {
    expect(decideEmployment(employed(status), {}, { today })).toEqual({ employment: employed(status) })
    expect(decideEmployment(employed(status), { status }, { today })).toEqual({
      employment: employed(status),
    })
  })

  it.each(ended)('that is %s needs a separation date', status => {
    const refused = [
      { kind: 'field', field: 'separation_date', message: `is needed for an employee who is ${status}` },
    ]
    expect(decideEmployment(employed('active'), { status }, { today })).toEqual({ refused })
    expect(decideEmployment(employed(status), { separation_date: null }, { today })).toEqual({ refused })
  })

  it('ends on a separation date that was set before', () => {
    const before: Employment = { ...employed('active'), separation_date: left }
    expect(decideEmployment(before, { status: 'resigned' }, { today })).toEqual({
      employment: { ...before, status: 'resigned' },
    })
  })

  it.each([
    ['the day before joining', '2024-02-29', false],
    ['the joining date', joined, true],
    ['a later day', left, true],
  ])('may end on %s: %s', (_name, separation_date, allowed) => {
    const decision = decideEmployment(employed('active'), { status: 'resigned', separation_date }, { today })
    expect('employment' in decision).toBe(allowed)
  })

  it('cannot start after it ended', () => {
    expect(decideEmployment(employed('retired'), { joining_date: '2025-07-01' }, { today })).toEqual({
      refused: [
        { kind: 'field', field: 'separation_date', message: 'is before the joining date 2025-07-01' },
      ],
    })
  })

  it('rejects the transition and the dates together', () => {
    const decision = decideEmployment(
      employed('new'),
      { status: 'retired', separation_date: '2020-01-01' },
      { today },
    )
    expect(decision).toMatchObject({
      refused: [{ kind: 'state' }, { kind: 'field', field: 'separation_date' }],
    })
  })
})

describe('a rehire', () => {
  it.each(ended)('of a %s employee opens a new employment without an end', status => {
    expect(
      decideEmployment(employed(status), { status: 'active', joining_date: '2025-07-01' }, { today }),
    ).toEqual({
      employment: { status: 'active', joining_date: '2025-07-01', separation_date: null },
    })
  })

  it.each([
    ['no joining date', {}, 'joining_date'],
    ['the old joining date', { joining_date: joined }, 'joining_date'],
    ['the last day of the old employment', { joining_date: left }, 'joining_date'],
    ['a separation date', { joining_date: '2025-07-01', separation_date: '2026-01-01' }, 'separation_date'],
  ])('is rejected with %s', (_name, change, field) => {
    const decision = decideEmployment(employed('resigned'), { status: 'active', ...change }, { today })
    expect(decision).toMatchObject({ refused: [{ kind: 'field', field }] })
  })

  it('can state that there is no separation date', () => {
    const change = { status: 'active', joining_date: '2025-07-01', separation_date: null } as const
    expect(decideEmployment(employed('resigned'), change, { today })).toHaveProperty('employment')
  })
})

describe('an end that is withdrawn', () => {
  const goesOn = { status: 'active', separation_date: null } as const

  it.each(ended)('within the notice leaves an employee who was %s employed without an end', status => {
    for (const today of ['2025-06-01', left])
      expect(decideEmployment(employed(status), goesOn, { today })).toEqual({
        employment: { status: 'active', joining_date: joined, separation_date: null },
      })
  })

  it('may say the joining date that it keeps', () => {
    const change = { ...goesOn, joining_date: joined }
    const decision = decideEmployment(employed('resigned'), change, { today: left })
    expect(decision).toHaveProperty('employment')
    const after = { ...employed('resigned'), ...change }
    expect(isWithdrawal(employed('resigned'), after)).toBe(true)
    expect(isRehire(employed('resigned'), after)).toBe(false)
  })

  it('comes too late on the day after the last day, and is told both ways on', () => {
    const message =
      'was 2025-06-30, and the employment is over; hire again with status active and a joining_date after 2025-06-30, or keep retired and send a later separation_date first if it goes on'
    expect(decideEmployment(employed('retired'), goesOn, { today: '2025-07-01' })).toEqual({
      refused: [{ kind: 'field', field: 'separation_date', message }],
    })
  })

  it('names itself to who sends the status alone within the notice', () => {
    const decision = decideEmployment(employed('resigned'), { status: 'active' }, { today: left })
    expect(JSON.stringify(decision)).toContain('to let this employment go on, send separation_date null')
  })
})

describe('an employment after a former one', () => {
  const former = [{ joining_date: joined, separation_date: left }]
  const present: Employment = { status: 'active', joining_date: '2026-01-01', separation_date: null }

  it.each([
    ['the day after it', '2025-07-01', true],
    ['its last day', left, false],
    ['its second day', '2024-03-02', false],
    ['its first day, which makes one of both', joined, true],
    ['a day before it', '2024-02-29', true],
  ])('may begin on %s: %s', (_name, joining_date, allowed) => {
    const decision = decideEmployment(present, { joining_date }, { today, former })
    expect('employment' in decision).toBe(allowed)
    if (!allowed) expect(decision).toMatchObject({ refused: [{ kind: 'field', field: 'joining_date' }] })
  })
})

describe('whether an employee comes back', () => {
  const dates = { joining_date: '2026-01-01', separation_date: null }

  it.each(employmentStatuses.filter(status => status !== 'new'))(
    'depends on the dates of an employee who is %s',
    status => {
      expect(isRehire({ ...employed(status), separation_date: left }, dates)).toBe(true)
      expect(isRehire({ ...employed(status), separation_date: left }, { ...dates, joining_date: left })).toBe(
        false,
      )
      expect(isRehire({ ...employed(status), separation_date: null }, dates)).toBe(false)
    },
  )

  it('does not arise before the employment begins', () => {
    expect(isRehire({ ...employed('new'), separation_date: left }, dates)).toBe(false)
  })
})

describe('the status of a new employee', () => {
  it.each([
    ['2026-03-31', 'active'],
    ['2026-04-01', 'active'],
    ['2026-04-02', 'new'],
  ])('who joins on %s, created on 2026-04-01, is %s', (joining, status) => {
    expect(statusOnCreate(joining, '2026-04-01')).toBe(status)
  })
})
