// Fiscal years: the twelve months that leave and payroll are counted in.

import type { FiscalYear, Scope } from '@muster/contract'
import { newId } from '../../../packages/server/resource/ids.ts'
import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

const unknownId = 'fyr_01k21fejm6ecnaj6jvha6d0km7'

afterEach(() => setClock())

/** A workspace with these years and no others. */
async function counted(starts: readonly string[], timezone = 'Asia/Karachi') {
  const workspace = await makeWorkspace({ timezone })
  await inDatabase('delete from fiscal_years where workspace_id = $1', [workspace.id])
  for (const start of starts) {
    const end = Temporal.PlainDate.from(start).add({ years: 1 }).subtract({ days: 1 }).toString()
    await inDatabase(
      `insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
       select $1, $2, $3, $4, $5, at, at from (select stamp() as at) as made`,
      [workspace.id, newId('FiscalYear'), start.slice(0, 4), start, end],
    )
  }
  return workspace
}

const namesOf = (years: readonly FiscalYear[]) => years.map(({ name }) => name)

describe('a fiscal year', () => {
  it.each([
    ['2023-07-01', '2024-06-30'],
    ['2024-01-01', '2024-12-31'],
    ['2023-03-01', '2024-02-29'],
    ['2024-03-01', '2025-02-28'],
  ])('that starts on %s ends on %s', async (start_date, end_date) => {
    const { muster } = await counted([start_date])
    const [year] = (await muster.fiscalYears.list()).data
    expect(year).toEqual({
      object: 'fiscal_year',
      id: expect.stringMatching(/^fyr_/),
      name: start_date.slice(0, 4),
      start_date,
      end_date,
      status: 'open',
      is_current: false,
      created_at: expect.any(String),
      updated_at: soonAfter(year?.created_at),
    })
    expect(await muster.fiscalYears.get(year!.id)).toEqual(year)
  })

  it.each(['2024-06-29', '2024-07-01'])('from 2023-07-01 to %s is not stored', async end => {
    const { id } = await makeWorkspace()
    const row = [id, newId('FiscalYear'), end]
    const sql = `insert into fiscal_years (workspace_id, id, name, start_date, end_date) values ($1, $2, 'X', '2023-07-01', $3)`
    await expect(inDatabase(sql, row)).rejects.toMatchObject({ constraint: 'fiscal_years_end_date_check' })
  })

  // 2026-07-01 01:00 in Karachi, 2026-06-30 16:00 in New York.
  it.each([
    ['Asia/Karachi', '2026'],
    ['America/New_York', '2025'],
  ])('is current by the day in %s', async (timezone, name) => {
    const { muster } = await counted(['2024-07-01', '2025-07-01', '2026-07-01'], timezone)
    await setClock('2026-06-30T20:00:00Z')
    const current = (await muster.fiscalYears.list({ is_current: true })).data
    expect(namesOf(current)).toEqual([name])
    expect(current[0]?.is_current).toBe(true)
    expect((await muster.company.get()).current_fiscal_year_id).toBe(current[0]?.id)
    const others = (await muster.fiscalYears.list({ is_current: false })).data
    expect(others.map(({ is_current }) => is_current)).toEqual([false, false])
    expect(namesOf(others)).not.toContain(name)
  })

  it('is current on its first and its last day', async () => {
    const { muster } = await counted(['2025-07-01'])
    const days = [
      ['2025-06-30T18:59:59Z', 0],
      ['2025-06-30T19:00:00Z', 1],
      ['2026-06-30T18:59:59Z', 1],
      ['2026-06-30T19:00:00Z', 0],
    ] as const
    for (const [at, count] of days) {
      await setClock(at)
      expect((await muster.fiscalYears.list({ is_current: true })).data).toHaveLength(count)
    }
    expect((await muster.company.get()).current_fiscal_year_id).toBeNull()
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const [year] = (await mine.muster.fiscalYears.list()).data
    for (const id of [year!.id, unknownId])
      await expect(theirs.muster.fiscalYears.get(id)).rejects.toMatchObject({
        status: 404,
        code: 'not_found',
      })
  })

  it('cannot be written through the API', async () => {
    const { key } = await makeWorkspace()
    expect(await raw('POST', '/v1/fiscal_years', { key, body: {} })).toMatchObject({ status: 405 })
  })
})

describe('the list of fiscal years', () => {
  it('is filtered by status and by when they changed', async () => {
    const { id, muster } = await counted(['2024-07-01', '2025-07-01'])
    await inDatabase(
      `update fiscal_years set status = 'closed', updated_at = '2999-01-01' where workspace_id = $1 and name = '2024'`,
      [id],
    )
    expect(namesOf((await muster.fiscalYears.list({ status: 'closed' })).data)).toEqual(['2024'])
    expect(namesOf((await muster.fiscalYears.list({ status: 'open' })).data)).toEqual(['2025'])
    expect(
      namesOf((await muster.fiscalYears.list({ updated_since: '2998-12-31T23:59:59.999Z' })).data),
    ).toEqual(['2024'])
  })

  it.each<[Scope]>([['org:read'], ['leave:read'], ['payroll:read']])('can be read with %s', async scope => {
    const { id } = await makeWorkspace()
    const client = clientOf(await makeKey(id, { scopes: [scope] }))
    expect((await client.fiscalYears.list()).data).toHaveLength(3)
  })

  it('rejects a key with none of the three scopes', async () => {
    const { id } = await makeWorkspace()
    const client = clientOf(await makeKey(id, { scopes: ['employees:read', 'org:write'] }))
    await expect(client.fiscalYears.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
  })
})

describe('the fiscal years of a new workspace', () => {
  it.each([1, 3, 7, 12])('follow one another without a gap around today, from month %i', async month => {
    const { muster } = await makeWorkspace({ fiscal_year_start_month: month })
    const years = (await muster.fiscalYears.list()).data.toSorted((a, b) =>
      a.start_date < b.start_date ? -1 : 1,
    )
    expect(years.map(({ is_current }) => is_current)).toEqual([false, true, false])
    for (const [index, { start_date, end_date }] of years.entries()) {
      expect(start_date.slice(5)).toBe(`${String(month).padStart(2, '0')}-01`)
      const next = Temporal.PlainDate.from(end_date).add({ days: 1 }).toString()
      expect(years[index + 1]?.start_date ?? next).toBe(next)
    }
  })
})
