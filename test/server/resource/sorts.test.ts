// Sorts: a list by a field of its records, in both directions, read to its end without a gap or a repetition.

import type { Employee } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

const people = [
  ['Zainab', 'Butt', '2024-03-01'],
  ['علی', 'Khan', '2024-03-01'],
  ['Ali', 'Khan', '2023-01-15'],
  ['Sana 100%', 'Butt', '2025-06-30'],
  ['Ayesha', "O'Neill Khan", '2024-03-01'],
] as const

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
  for (const [first_name, last_name, joining_date] of people)
    await workspace.muster.employees.create({ ...ayesha, first_name, last_name, joining_date })
})

type Query = Readonly<Record<string, string>>

/** Two at a time, so that pages end between rows with the same value. */
async function readAll(query: Query): Promise<Employee[]> {
  const found: Employee[] = []
  for (let asked: Query = { limit: '2', ...query }; ; ) {
    const { data, next_cursor } = await inConsole(workspace, 'listEmployeeMatches', { query: asked })
    found.push(...data)
    if (next_cursor === null) return found
    asked = { ...asked, starting_after: next_cursor }
  }
}

const sorts = ['employee_code', 'first_name', 'last_name', 'joining_date'] as const

describe('a list that is sorted', () => {
  it.each(sorts)('by %s has every record once, in both directions', async field => {
    const up = await readAll({ sort: field })
    const down = await readAll({ sort: `-${field}` })
    expect(new Set(up.map(({ id }) => id)).size).toBe(people.length)
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).reverse())
  })

  it('has the lowest first, and records with the same value in the order of their ids', async () => {
    const rows = await readAll({ sort: 'joining_date' })
    expect(rows.map(({ joining_date }) => joining_date)).toEqual([
      '2023-01-15',
      '2024-03-01',
      '2024-03-01',
      '2024-03-01',
      '2025-06-30',
    ])
    const same = rows.slice(1, 4).map(({ id }) => id)
    expect(same).toEqual([...same].sort())
  })

  it('leaves out what its filters and its search leave out', async () => {
    const found = await readAll({ sort: '-joining_date', search: 'khan' })
    expect(found.map(({ joining_date }) => joining_date)).toEqual(['2024-03-01', '2024-03-01', '2023-01-15'])
    expect(await readAll({ sort: 'last_name', status: 'retired' })).toEqual([])
  })

  it('goes on where it was, although the record there has changed', async () => {
    const query = { sort: 'last_name', limit: '1' }
    const first = await inConsole(workspace, 'listEmployeeMatches', { query })
    const id = first.data[0].id as string
    const before = first.data[0].last_name as string
    await workspace.muster.employees.update(id, { last_name: 'Zaman' })
    const rest = await readAll({ sort: 'last_name', starting_after: first.next_cursor })
    expect(rest.map(({ last_name }) => last_name)).toEqual(['Butt', 'Khan', 'Khan', "O'Neill Khan", 'Zaman'])
    await workspace.muster.employees.update(id, { last_name: before })
  })
})

describe('a sort', () => {
  const ask = (query: Query) => askConsole(workspace, 'listEmployeeMatches', { query })

  it.each(['status', 'national_id', 'joining_date,-last_name', '--joining_date'])(
    'is not %p, and the answer names what it can be',
    async sort => {
      const { status, json } = await ask({ sort })
      expect(status).toBe(400)
      expect(json.errors[0].field).toBe('sort')
      expect(json.detail).toContain('joining_date')
    },
  )

  it('belongs to the cursor: one of another order is refused', async () => {
    const { next_cursor } = await inConsole(workspace, 'listEmployeeMatches', {
      query: { sort: 'joining_date', limit: '1' },
    })
    for (const other of [{ sort: '-joining_date' }, { sort: 'last_name' }, {}]) {
      const { status, json } = await ask({ ...other, starting_after: next_cursor })
      expect([status, json.errors[0].field]).toEqual([400, 'starting_after'])
    }
  })

  it('is refused together with what a sync asks for', async () => {
    const { status, json } = await ask({ sort: 'joining_date', include_deleted: 'true' })
    expect([status, json.errors]).toEqual([400, [expect.objectContaining({ field: 'sort' })]])
  })
})
