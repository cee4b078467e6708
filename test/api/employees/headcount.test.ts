// The headcount: employees at the close of months, who joined and left in them, and where they work today.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// 31 August, 01:00 in Karachi; still the 30th in UTC.
beforeEach(() => setClock('2026-08-30T20:00:00Z'))
afterEach(() => setClock())

const join = ({ muster }: TestWorkspace, joining_date: string, more: object = {}) =>
  muster.employees.create({ ...ayesha, joining_date, ...more })
const leave = ({ muster }: TestWorkspace, id: string, separation_date: string) =>
  muster.employees.update(id, { separation_date, status: 'resigned' })

const monthsOf = async (workspace: TestWorkspace, query: Record<string, string>) => {
  const { months } = await inConsole(workspace, 'getHeadcount', { query })
  return months.map((each: Record<string, number>) => [each.month, each.headcount, each.joined, each.left])
}

describe('the headcount', () => {
  it('counts who is there at the close of each month, who joined and who left', async () => {
    const workspace = await makeWorkspace()
    await join(workspace, '2020-01-01')
    const first = await join(workspace, '2026-06-30')
    await join(workspace, '2026-07-01')
    const last = await join(workspace, '2026-07-31')
    await join(workspace, '2026-08-31')
    await leave(workspace, first.id, '2026-07-31')
    await leave(workspace, last.id, '2026-08-01')
    expect(await monthsOf(workspace, { months: '4' })).toEqual([
      ['2026-05', 1, 0, 0],
      ['2026-06', 2, 1, 0],
      ['2026-07', 3, 2, 1],
      ['2026-08', 3, 1, 1],
    ])
  })

  it('leaves out who joins later, who is deleted, and a last day to come', async () => {
    const workspace = await makeWorkspace()
    await join(workspace, '2026-09-01')
    const deleted = await join(workspace, '2026-08-01')
    await workspace.muster.employees.delete(deleted.id)
    const leaving = await join(workspace, '2026-08-01')
    await workspace.muster.employees.update(leaving.id, { separation_date: '2026-09-01' })
    expect(await monthsOf(workspace, { months: '1' })).toEqual([['2026-08', 1, 1, 0]])
  })

  it('counts both employments of who was rehired', async () => {
    const workspace = await makeWorkspace()
    const { id } = await join(workspace, '2026-05-01')
    await leave(workspace, id, '2026-06-15')
    await workspace.muster.employees.update(id, { joining_date: '2026-08-03', status: 'active' })
    expect(await monthsOf(workspace, { months: '4' })).toEqual([
      ['2026-05', 1, 1, 0],
      ['2026-06', 0, 0, 1],
      ['2026-07', 0, 0, 0],
      ['2026-08', 1, 1, 0],
    ])
  })

  it('counts departments today, the largest first', async () => {
    const workspace = await makeWorkspace()
    const weaving = await workspace.muster.departments.create({ name: 'Weaving' })
    const sales = await workspace.muster.departments.create({ name: 'Sales' })
    await workspace.muster.departments.create({ name: 'Empty' })
    await join(workspace, '2026-01-01', { department_id: sales.id })
    for (const day of ['2026-01-01', '2026-08-31']) await join(workspace, day, { department_id: weaving.id })
    const gone = await join(workspace, '2026-01-01', { department_id: sales.id })
    await leave(workspace, gone.id, '2026-08-31')
    expect(await inConsole(workspace, 'getHeadcount')).toMatchObject({
      as_of: '2026-08-31',
      headcount: 3,
      departments: [
        { department_id: weaving.id, name: 'Weaving', headcount: 2 },
        { department_id: sales.id, name: 'Sales', headcount: 1 },
      ],
    })
    const query = { department_id: sales.id, months: '1' }
    expect(await inConsole(workspace, 'getHeadcount', { query })).toMatchObject({
      headcount: 1,
      months: [{ month: '2026-08', headcount: 1, joined: 0, left: 1 }],
      departments: [{ department_id: sales.id, headcount: 1 }],
    })
  })

  it('is of twelve months, of this workspace, and zero without employees', async () => {
    await join(await makeWorkspace(), '2026-01-01')
    const empty = await makeWorkspace()
    const { months, headcount, departments } = await inConsole(empty, 'getHeadcount')
    expect([months.length, months[0].month, headcount, departments]).toEqual([12, '2025-09', 0, []])
    expect((await askConsole(empty, 'getHeadcount', { query: { months: '37' } })).status).toBe(400)
  })
})
