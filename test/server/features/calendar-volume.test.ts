// A calendar of a team of 500 and their year: read along the lines of the team, beside the leave of many others.

import { Database } from '@muster/db'
import { readTeamDays } from '../../../packages/server/features/calendars/read-days.ts'
import { explaining, type Read } from '../../support/database/explained.ts'
import { listEvents, makeFeed, readFeed } from '../../support/fixtures/calendar-feeds.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { type Company, joinAs, makeCompany } from '../../support/fixtures/reach.ts'
import { server } from '../../support/server/server.ts'

const [team, others, leaves] = [500, 2_000, 12]

let company: Company
beforeAll(async () => {
  company = await makeCompany()
  const { workspace, people } = company
  await inDatabase(
    `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, status, department_id, designation_id, employment_type_id, reporting_manager_id)
     select e.workspace_id, 'emp_volume' || n, 'V' || n, 'Ayesha ' || n, 'Khan', '2024-03-01', e.status, e.department_id, e.designation_id, e.employment_type_id,
       case when n <= $3::int then e.id end
     from employees e, generate_series(1, $3::int + $4::int) as n where e.workspace_id = $1 and e.id = $2`,
    [workspace.id, people.self, team, others],
  )
  await inDatabase(
    `insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id, total_days, status, approved_at)
     select $1, 'lap_volume' || n || '_' || m, 'emp_volume' || n, $2, day, day + 2, 'Away', $3, 3, 'approved', now()
     from generate_series(1, $4::int) as n, generate_series(1, $5::int) as m, lateral (select current_date + m * 28 - 60 as day) as days`,
    [workspace.id, workspace.leave, workspace.years['2026'], team + others, leaves],
  )
  await inDatabase('analyze employees, leave_applications, reporting_lines')
})

it('has all of it, and nobody else', async () => {
  const feed = await makeFeed(await joinAs(company.workspace, company.people.self), { kind: 'team' })
  const text = await (await readFeed(feed)).text()
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(team * leaves)
  expect(Object.keys(await listEvents(feed))).toHaveLength(team)
})

it('looks at the team alone, whatever the others have', async () => {
  const database = new Database({ url: server.database_url, poolSize: 1 })
  const reads: Read[] = []
  const person = { employee_id: company.people.self, reach: 'team' } as const
  const db = explaining(database.reader(company.workspace.id, undefined, person), reads)
  const today = Temporal.Now.plainDateISO()
  const range = {
    employee_id: company.people.self,
    since: today.subtract({ days: 90 }).toString(),
    until: today.add({ days: 365 }).toString(),
    now: Temporal.Now.instant().toString(),
  }
  const { leave } = await readTeamDays(db, range)
  await database.close()
  expect(leave).toHaveLength(team * leaves)
  const looked = (of: string) =>
    reads[0]!.scans.filter(({ table }) => table === of).reduce((sum, { rows }) => sum + rows, 0)
  // PostgreSQL tells rows as a mean of the rounds that it went.
  expect(Math.round(looked('leave_applications') / 100)).toBe((team * leaves) / 100)
  expect(looked('employees')).toBeLessThanOrEqual(2 * (team + 10))
})
