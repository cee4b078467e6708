// Lists of a manager with more people than a statement names: they walk the newest of all, and show the team alone.

import { seedBulk } from '../../../packages/server/cli/seed/bulk.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { type Company, makeCompany } from '../../support/fixtures/reach.ts'
import { server } from '../../support/server/server.ts'

const all = 1_300
const below = 1_100

let company: Company
let wanted: string[]
beforeAll(async () => {
  company = await makeCompany()
  const { workspace, people } = company
  await seedBulk(server.database_url, workspace.id, all)
  await inDatabase(
    `insert into reporting_lines (workspace_id, manager_id, employee_id, depth)
     select $1, $2, e.id, 1 from employees e where e.workspace_id = $1 and e.id <> all($3) order by md5(e.id) limit ${below}`,
    [workspace.id, people.self, Object.values(people)],
  )
  const lines = await inDatabase<{ employee_id: string }>(
    'select employee_id from reporting_lines where workspace_id = $1 and manager_id = $2',
    [workspace.id, people.self],
  )
  wanted = [people.self, ...lines.map(({ employee_id }) => employee_id)].sort()
})

async function readAll(path: string): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { json }: { json: { data: { id: string; employee_id?: string }[]; next_cursor: string | null } } =
      await company.member.browser.send('GET', `${path}?limit=100${cursor && `&starting_after=${cursor}`}`, {
        headers: { 'muster-reach': 'team' },
      })
    // Pages are full, however many rows of others lie between.
    if (json.next_cursor !== null) expect(json.data).toHaveLength(100)
    found.push(...json.data.map(({ id, employee_id = id }) => employee_id))
    cursor = json.next_cursor
  }
  return found
}

describe('A list of a team of more than a thousand', () => {
  it('has everybody of it and nobody else, in full pages', async () => {
    expect(wanted).toHaveLength(below + 3)
    expect((await readAll('/console/v1/employees')).sort()).toEqual(wanted)
  })

  it('has the leave of it and nobody else’s', async () => {
    const { self, report, below: last } = company.people
    const found = new Set(await readAll('/console/v1/leave_applications'))
    expect([...found].sort()).toEqual([self, report, last].sort())
  })
})
