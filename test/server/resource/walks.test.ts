// Walks: a list whose filter few records match is answered in parts, and a reader who goes on finds all of them.

import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Page, pageOf } from '../../support/http/pages.ts'

/** As many records as one request looks at. */
const most = 5_000
const departments = 12_000

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
  // Numbered from the newest, which is 1.
  await inDatabase(
    `insert into departments (workspace_id, id, name, created_at)
     select $1, 'dep_' || n, 'D' || n, timestamptz '2020-01-01' - make_interval(secs => n) from generate_series(2, $2::int) n`,
    [workspace.id, departments],
  )
  await inDatabase(`update departments set updated_at = '2020-01-01' where workspace_id = $1`, [workspace.id])
})

const setStatus = (status: string, ...numbers: number[]) =>
  inDatabase('update departments set status = $2 where workspace_id = $1 and id = any($3)', [
    workspace.id,
    status,
    numbers.map(n => `dep_${n}`),
  ])

/** Makes some departments inactive for as long as the work takes. */
async function withInactive<Result>(numbers: number[], work: () => Promise<Result>): Promise<Result> {
  await setStatus('inactive', ...numbers)
  try {
    return await work()
  } finally {
    await setStatus('active', ...numbers)
  }
}

async function pagesOf(path: string): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor ? `&starting_after=${cursor}` : ''
    const page = await pageOf(workspace.key, `${path}${after}`)
    pages.push(page)
    cursor = page.next_cursor
  }
  return pages
}

const idsOf = (pages: Page[]) => pages.map(({ data }) => data.map(({ id }) => id))

describe('a filter without an index', () => {
  const path = '/v1/departments?status=inactive'

  it('returns empty pages until it finds a match', async () => {
    const pages = await withInactive([departments], () => pagesOf(path))
    expect(idsOf(pages)).toEqual([[], [], [`dep_${departments}`]])
    expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false])
  })

  it('returns empty pages to the end if nothing matches', async () => {
    expect(idsOf(await pagesOf(path))).toEqual([[], [], []])
  })

  it.each([
    { where: 'at the end of what one request looks at', numbers: [most], pages: [[`dep_${most}`], [], []] },
    { where: 'right behind it', numbers: [most + 1], pages: [[], [`dep_${most + 1}`], []] },
    {
      where: 'before, at and behind it',
      numbers: [most - 1, most, most + 1],
      pages: [[`dep_${most - 1}`, `dep_${most}`], [`dep_${most + 1}`], []],
    },
  ])('shows a record $where once', async ({ numbers, pages }) => {
    expect(idsOf(await withInactive(numbers, () => pagesOf(path)))).toEqual(pages)
  })

  it('fills a page with matches, even if they end at the budget', async () => {
    const numbers = [most - 1, most, most + 1]
    const [first, second] = await withInactive(numbers, () => pagesOf(`${path}&limit=2`))
    expect(idsOf([first!, second!])).toEqual([[`dep_${most - 1}`, `dep_${most}`], [`dep_${most + 1}`]])
    const ones = await withInactive(numbers, () => pagesOf(`${path}&limit=1`))
    expect(idsOf(ones).flat()).toEqual(numbers.map(n => `dep_${n}`))
  })

  it('is read to its end by the SDK', async () => {
    const { muster } = workspace
    await withInactive([7, departments], async () => {
      const found: string[] = []
      for await (const { id } of muster.departments.list({ status: 'inactive' })) found.push(id)
      expect(found).toEqual(['dep_7', `dep_${departments}`])
    })
  })

  it('is read to its end by a sync', async () => {
    await inDatabase(`update departments set updated_at = '2026-01-01' where workspace_id = $1 and id = $2`, [
      workspace.id,
      `dep_${departments}`,
    ])
    const run = workspace.muster.sync.departments({ since: '2025-01-01T00:00:00Z' })
    const found: string[] = []
    for await (const { id } of run) found.push(id)
    expect(found).toEqual([`dep_${departments}`])
    expect(run.next_since).toBeDefined()
  })
})

describe('a filter with an index', () => {
  const employees = 6_000
  beforeAll(async () => {
    const first = await workspace.muster.employees.create(ayesha)
    await inDatabase(
      `insert into employees (workspace_id, id, employee_code, first_name, last_name, department_id, designation_id, employment_type_id, joining_date, status, created_at, updated_at)
       select workspace_id, 'emp_' || n, 'N' || n, first_name, last_name, department_id, designation_id, employment_type_id, joining_date, 'active',
              timestamptz '2020-01-01' - make_interval(secs => n), timestamptz '2020-01-01' + make_interval(secs => n)
       from employees, generate_series(1, $3::int) n where workspace_id = $1 and id = $2`,
      [workspace.id, first.id, employees],
    )
    await inDatabase(`update employees set updated_at = '2020-01-01' where workspace_id = $1 and id = $2`, [
      workspace.id,
      first.id,
    ])
  })

  it.each([
    { query: 'employee_code=N6000', found: ['emp_6000'] },
    { query: 'department_id=dep_2', found: [] },
    { query: 'status=retired', found: [] },
    { query: 'status=active&employee_code=N6000', found: ['emp_6000'] },
    { query: 'updated_since=2020-01-01T01:39:59Z', found: ['emp_5999', 'emp_6000'] },
    { query: 'updated_since=2020-01-01T01:39:59Z&status=active', found: ['emp_5999', 'emp_6000'] },
    { query: 'updated_since=2020-01-01T01:39:59Z&status=retired', found: [] },
    { query: 'updated_since=2021-01-01T00:00:00Z', found: [] },
  ])('returns $query at once, at any position', async ({ query, found }) => {
    expect(idsOf(await pagesOf(`/v1/employees?${query}`))).toEqual([found])
  })

  it('keeps the order of the list if the index has another', async () => {
    const pages = await pagesOf('/v1/employees?updated_since=2020-01-01T01:00:00Z&limit=100')
    expect(idsOf(pages).flat()).toEqual(Array.from({ length: 2_401 }, (_, n) => `emp_${3_600 + n}`))
    expect(pages.map(({ data }) => data.length)).toEqual([...Array.from({ length: 24 }, () => 100), 1])
  })

  it('walks the list if the index finds too many', async () => {
    const pages = await pagesOf('/v1/employees?updated_since=2020-01-01T00:00:01Z&branch_id=brn_nowhere')
    expect(idsOf(pages)).toEqual([[], []])
  })
})
