// Holidays: days off for the workspace or one branch.

import type { Muster } from '@muster/sdk'
import { describePlain } from '../../support/contract/plain.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'

describePlain({
  object: 'holiday',
  path: '/v1/holidays',
  of: muster => muster.holidays,
  least: { name: 'Eid', date: '2025-03-31', type: 'religious' },
  defaults: { is_recurring: false, branch_id: null, year: 2025 },
  whole: { name: 'Independence Day', date: '2026-08-14', type: 'public', is_recurring: true },
  references: async muster => ({ branch_id: (await muster.branches.create({ name: 'Mill' })).id }),
  unique: { name: 'INDEPENDENCE DAY' },
  refused: [
    ['name', ''],
    ['date', '2026-02-30'],
    ['date', '2026-08-14T00:00:00Z'],
    ['date', '0000-01-01'],
    ['date', null],
    ['type', 'bank'],
    ['is_recurring', null],
    ['year', 2026],
  ],
  filters: [
    { year: 2026 },
    { type: 'public' },
    { branch_id: 'branch' },
    { date_from: '2026-01-01' },
    { date_from: '2026-08-14', date_to: '2026-08-14' },
    { date_from: '2025-04-01', year: 2026 },
  ],
})

describe('a holiday', () => {
  it('takes its year from its date', async () => {
    const { muster } = await makeWorkspace()
    const created = await muster.holidays.create({ name: 'New Year', date: '2024-12-31', type: 'company' })
    expect(created.year).toBe(2024)
    expect(await muster.holidays.update(created.id, { date: '2025-01-01' })).toMatchObject({ year: 2025 })
  })

  it('rejects a year in a change', async () => {
    const { key, muster } = await makeWorkspace()
    const { id } = await muster.holidays.create({ name: 'New Year', date: '2024-12-31', type: 'company' })
    const { status, json } = await raw('PATCH', `/v1/holidays/${id}`, { key, body: { year: 2025 } })
    expect(status).toBe(400)
    expect(json.errors).toEqual([{ field: 'year', message: 'is read-only, so leave it out' }])
  })

  it('can have the name of a holiday on another day or of another branch', async () => {
    const { muster } = await makeWorkspace()
    const eid = { name: 'Eid', date: '2026-03-20', type: 'religious' } as const
    await muster.holidays.create(eid)
    await muster.holidays.create({ ...eid, date: '2026-03-21' })
    const branch = await muster.branches.create({ name: 'Mill' })
    expect(await muster.holidays.create({ ...eid, branch_id: branch.id })).toMatchObject({
      branch_id: branch.id,
    })
    await expect(muster.holidays.create({ ...eid, branch_id: branch.id })).rejects.toMatchObject({
      status: 409,
    })
  })

  it.each([
    [{ date_from: '2026-02-01' }, ['Late', 'Middle']],
    [{ date_from: '2026-02-02' }, ['Late']],
    [{ date_to: '2026-02-01' }, ['Middle', 'Early']],
    [{ date_to: '2026-01-31' }, ['Early']],
    [{ date_from: '2026-02-01', date_to: '2026-02-01' }, ['Middle']],
    [{ date_from: '2026-03-02', date_to: '2026-01-01' }, []],
  ])('is listed by its date within %j', async (query, names) => {
    const { muster } = await makeWorkspace()
    for (const [name, date] of [
      ['Early', '2026-01-01'],
      ['Middle', '2026-02-01'],
      ['Late', '2026-03-01'],
    ] as const) {
      await muster.holidays.create({ name, date, type: 'company' })
    }
    expect((await muster.holidays.list(query)).data.map(({ name }) => name)).toEqual(names)
  })
})

describe('a recurring holiday', () => {
  let muster: Muster
  beforeAll(async () => {
    muster = (await makeWorkspace()).muster
    const make = (name: string, date: string, is_recurring = true) =>
      muster.holidays.create({ name, date, is_recurring, type: 'public' })
    await make('Once', '2025-08-14', false)
    await make('Flag', '2025-08-14')
    await make('Leap', '2024-02-29')
  })

  it.each([
    [{ year: 2023 }, []],
    [{ year: 2024 }, ['Leap']],
    [{ year: 2025 }, ['Flag', 'Once']],
    [{ year: 2026 }, ['Flag']],
    [{ year: 2028 }, ['Leap', 'Flag']],
    [{ year: 2100 }, ['Flag']],
    [{ date_from: '2026-01-01' }, ['Leap', 'Flag']],
    [{ date_to: '2025-01-01' }, ['Leap']],
    [{ date_to: '2025-08-13' }, ['Leap']],
    [{ date_from: '2027-08-14', date_to: '2027-08-14' }, ['Flag']],
    [{ date_from: '2027-08-15', date_to: '2028-02-28' }, []],
    [{ date_from: '2027-08-15', date_to: '2028-03-01' }, ['Leap']],
    [{ date_from: '2096-03-01', date_to: '2104-02-28' }, ['Flag']],
    [{ date_from: '2096-03-01', date_to: '2104-02-29' }, ['Leap', 'Flag']],
    [{ year: 2027, date_to: '2027-02-01' }, []],
    [{ year: 2027, date_from: '2026-09-01' }, ['Flag']],
    [{ year: 2027, date_to: '2026-12-31' }, []],
    [{ date_from: '1900-01-01', date_to: '9999-12-31' }, ['Leap', 'Flag', 'Once']],
  ])('is found by each of its days within %j', async (query, names) => {
    const { data } = await muster.holidays.list(query)
    expect(data.map(({ name }) => name)).toEqual(names)
  })

  it('is walked page by page, with the date that it was entered for', async () => {
    const { data, has_more, next_cursor } = await muster.holidays.list({ year: 2028, limit: 1 })
    expect([data[0]!.date, has_more]).toEqual(['2024-02-29', true])
    const next = await muster.holidays.list({ year: 2028, limit: 1, starting_after: next_cursor! })
    expect([next.data[0]!.date, next.has_more]).toEqual(['2025-08-14', false])
  })
})
