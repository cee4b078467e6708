// Shifts: the hours that people are expected to work; one of them is for new employees.

import type { Muster } from '@muster/sdk'
import { describePlain } from '../../support/contract/plain.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

describePlain({
  object: 'shift',
  path: '/v1/shifts',
  of: muster => muster.shifts,
  least: { name: 'Morning', start_time: '06:00:00', end_time: '14:00:00' },
  defaults: {
    break_duration_minutes: 0,
    grace_period_minutes: 0,
    late_threshold_minutes: 0,
    weekly_off_days: [],
    attendance_mode: 'punch_required',
    is_default: false,
    status: 'active',
  },
  whole: {
    name: 'Night',
    start_time: '22:00:00',
    end_time: '05:59:59',
    break_duration_minutes: 45,
    grace_period_minutes: 10,
    late_threshold_minutes: 30,
    weekly_off_days: [7, 1],
    attendance_mode: 'auto_present',
    is_default: true,
    status: 'inactive',
  },
  unique: { name: 'NIGHT' },
  refused: [
    ['name', ''],
    ['start_time', '6:00'],
    ['start_time', '24:00:00'],
    ['start_time', '06:00:60'],
    ['end_time', '06:00:00'],
    ['end_time', null],
    ['break_duration_minutes', -1],
    ['break_duration_minutes', 1441],
    ['grace_period_minutes', 0.5],
    ['late_threshold_minutes', '10'],
    ['weekly_off_days', [0], 'weekly_off_days[0]'],
    ['weekly_off_days', [7, 8], 'weekly_off_days[1]'],
    ['weekly_off_days', ['7'], 'weekly_off_days[0]'],
    ['weekly_off_days', [6, 6]],
    ['weekly_off_days', 7],
    ['weekly_off_days', null],
    ['attendance_mode', 'manual'],
    ['is_default', null],
    ['status', 'closed'],
  ],
  filters: [{ status: 'inactive' }, { attendance_mode: 'auto_present' }],
})

async function defaults(muster: Muster): Promise<string[]> {
  const { data } = await muster.shifts.list({ limit: 100 })
  return data.filter(shift => shift.is_default).map(shift => shift.id)
}

const hours = { start_time: '09:00:00', end_time: '17:00:00' }

describe('a shift', () => {
  it.each([[[]], [[1]], [[6, 7]], [[1, 2, 3, 4, 5, 6, 7]]])(
    'has the weekly off days %j',
    async weekly_off_days => {
      const { muster } = await makeWorkspace()
      expect(await muster.shifts.create({ name: 'A', ...hours, weekly_off_days })).toMatchObject({
        weekly_off_days,
      })
    },
  )

  it('keeps a length above zero when one end changes', async () => {
    const { muster } = await makeWorkspace()
    const { id } = await muster.shifts.create({ name: 'A', ...hours })
    for (const change of [{ start_time: hours.end_time }, { end_time: hours.start_time }]) {
      await expect(muster.shifts.update(id, change)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'end_time', message: 'must differ from start_time; a shift has a length' }],
      })
    }
    expect(await muster.shifts.update(id, { end_time: '08:59:59' })).toMatchObject({ end_time: '08:59:59' })
  })
})

describe('the default shift', () => {
  it('moves to the shift that is set as default', async () => {
    const { muster } = await makeWorkspace()
    const [general] = await defaults(muster)
    const night = await muster.shifts.create({ name: 'Night', ...hours, is_default: true })
    expect(await defaults(muster)).toEqual([night.id])
    await muster.shifts.update(general!, { is_default: true })
    expect(await defaults(muster)).toEqual([general])
  })

  it('is one shift when two are set at once, and both requests succeed', async () => {
    const { muster } = await makeWorkspace()
    const made = await Promise.all(['a', 'b'].map(name => muster.shifts.create({ name, ...hours })))
    for (let round = 0; round < 5; round++) {
      await Promise.all(made.map(({ id }) => muster.shifts.update(id, { is_default: false })))
      const set = await Promise.all(made.map(({ id }) => muster.shifts.update(id, { is_default: true })))
      expect(set.map(({ is_default }) => is_default)).toEqual([true, true])
      expect(await defaults(muster)).toHaveLength(1)
    }
  })

  it('is one shift while many are set and the present one changes', async () => {
    const { muster } = await makeWorkspace()
    const [general] = await defaults(muster)
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, n) => muster.shifts.create({ name: `S${n}`, ...hours })),
    )
    const changes = made.map(({ id }) => muster.shifts.update(id, { is_default: true }))
    const also = ['Day', 'Late'].map(name => muster.shifts.update(general!, { name, is_default: true }))
    await Promise.all([...changes, ...also])
    expect(await defaults(muster)).toHaveLength(1)
  })
})
