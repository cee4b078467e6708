// The company: the workspace itself, with the currency and timezone of every figure in it.

import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('the company', () => {
  it('is the workspace of the key, with its currency and timezone', async () => {
    const { id, muster } = await makeWorkspace({ name: 'Indus Textile' })
    const [year] = (await muster.fiscalYears.list({ is_current: true })).data
    const company = await muster.company.get()
    expect(company).toEqual({
      object: 'company',
      id,
      name: 'Indus Textile',
      legal_name: null,
      country: 'PK',
      currency: 'PKR',
      currency_decimals: 2,
      timezone: 'Asia/Karachi',
      fiscal_year_start_month: 7,
      leaver_days: 90,
      approvals_by_people_only: false,
      closed_parts: [],
      current_fiscal_year_id: year?.id,
      week_starts_on: 1,
      registration_number: null,
      tax_number: null,
      address: null,
      city: null,
      phone: null,
      email: null,
      website: null,
      status: 'active',
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(company.created_at),
    })
    expect(await makeWorkspace().then(other => other.muster.company.get())).not.toMatchObject({ id })
  })

  it.each([
    ['JPY', 0],
    ['PKR', 2],
    ['KWD', 3],
  ])('that pays in %s has %i decimals', async (currency, currency_decimals) => {
    const { muster } = await makeWorkspace({ currency })
    expect(await muster.company.get()).toMatchObject({ currency, currency_decimals })
  })

  it('has no current fiscal year if none is set up for today', async () => {
    const { id, muster } = await makeWorkspace()
    await inDatabase('delete from fiscal_years where workspace_id = $1', [id])
    expect(await muster.company.get()).toMatchObject({ current_fiscal_year_id: null })
  })

  it('can be read with a key without scopes', async () => {
    const { id } = await makeWorkspace()
    expect(await clientOf(await makeKey(id, { scopes: [] })).company.get()).toMatchObject({ id })
  })

  it('does not show the plan', async () => {
    const { key } = await makeWorkspace({ request_budget: 100 })
    const { json } = await raw('GET', '/v1/company', { key })
    expect(json).not.toHaveProperty('plan')
    expect(json).not.toHaveProperty('request_budget')
  })
})

it('a workspace and its initial records are created at one moment', async () => {
  const { id } = await makeWorkspace()
  const tables = [
    'companies',
    'fiscal_years',
    'branches',
    'departments',
    'designations',
    'employment_types',
    'shifts',
    'attendance_settings',
    'leave_groups',
  ]
  const stamps = tables.map(table => `select created_at, updated_at from ${table} where workspace_id = $1`)
  const rows = await inDatabase(
    `select unnest(array[created_at, updated_at]) as at from (${stamps.join(' union all ')}) as made`,
    [id],
  )
  expect(new Set(rows.map(({ at }) => (at as Date).getTime())).size).toBe(1)
})
