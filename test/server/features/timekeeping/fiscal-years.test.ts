// Fiscal years by the clock: each is there before it begins, on a database of its own because all workspaces get them.

import { pino } from 'pino'
import { createWorkspace } from '../../../../packages/server/cli/office/operators.ts'
import {
  addFiscalYears,
  stampTurnedYears,
} from '../../../../packages/server/features/timekeeping/fiscal-years.ts'
import { startJobs } from '../../../../packages/server/jobs.ts'
import { type OpenDatabase, openOwnDatabase } from '../../../support/database/own-database.ts'

let own: OpenDatabase
beforeAll(async () => {
  own = await openOwnDatabase('years')
})
afterAll(() => own.end())

async function namesOf(workspace: string): Promise<string[]> {
  const years = 'select name from fiscal_years where workspace_id = $1 order by start_date'
  return (await own.client.query<{ name: string }>(years, [workspace])).rows.map(({ name }) => name)
}

const workspaceFrom = (fiscal_year_start_month: number): Promise<string> =>
  createWorkspace(own.database, {
    name: 'Indus Valley',
    timezone: 'Asia/Karachi',
    currency: 'PKR',
    country: 'PK',
    plan: 'scale',
    fiscal_year_start_month,
  })

it('a year is added when the previous one begins, once, and as many as are missing', async () => {
  const [july, january] = [await workspaceFrom(7), await workspaceFrom(1)]
  const years =
    'delete from fiscal_years; insert into fiscal_years (workspace_id, id, name, start_date, end_date) values'
  await own.client.query(`${years}
    ('${july}', 'fyr_1', '2025-26', '2025-07-01', '2026-06-30'), ('${july}', 'fyr_2', '2026-27', '2026-07-01', '2027-06-30'),
    ('${january}', 'fyr_3', '2026', '2026-01-01', '2026-12-31')`)
  const at = (instant: string) => addFiscalYears(own.database, Temporal.Instant.from(instant))
  await at('2026-06-30T18:59:59Z')
  expect(await namesOf(july)).toEqual(['2025-26', '2026-27'])
  expect(await namesOf(january)).toEqual(['2026', '2027'])
  // Midnight in Karachi.
  await Promise.all([at('2026-06-30T19:00:00Z'), at('2026-06-30T19:00:00Z')])
  expect(await namesOf(july)).toEqual(['2025-26', '2026-27', '2027-28'])
  await at('2029-08-01T00:00:00Z')
  expect(await namesOf(july)).toEqual(['2025-26', '2026-27', '2027-28', '2028-29', '2029-30', '2030-31'])
  expect(await namesOf(january)).toEqual(['2026', '2027', '2028', '2029', '2030'])
})

it('a year gets a new updated_at when it begins and when it has ended, once each', async () => {
  const workspace = await workspaceFrom(7)
  const { name, zone } = { name: `workspace_id = '${workspace}'`, zone: `at time zone 'Asia/Karachi'` }
  await own.client.query(`delete from fiscal_years where ${name};
    insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
    select '${workspace}', 'fyr_' || y, y::text, make_date(y, 7, 1), make_date(y + 1, 6, 30), at, at
    from generate_series(2013, 2017) as y, (select (make_date(2016, 6, 30) + time '12:00') ${zone} as at) as made`)
  const stamped = async (instant: string) => {
    await stampTurnedYears(own.database, Temporal.Instant.from(instant))
    const moved = `select name from fiscal_years where ${name} and updated_at > created_at order by start_date`
    const { rows } = await own.client.query<{ name: string }>(moved)
    await own.client.query(`update fiscal_years set created_at = updated_at where ${name}`)
    return rows.map(row => row.name)
  }
  expect(await stamped('2016-06-30T18:59:59Z')).toEqual([])
  expect(await stamped('2016-06-30T19:00:00Z')).toEqual(['2015', '2016'])
  expect(await stamped('2016-06-30T19:01:00Z')).toEqual([])
})

it('the jobs add it automatically, once a minute', async () => {
  const workspace = await workspaceFrom(7)
  const before = await namesOf(workspace)
  const [later, log] = [Temporal.Now.instant().add({ hours: 24 * 400 }), pino({ level: 'silent' })]
  const minute = jest.spyOn(global, 'setInterval')
  const jobs = startJobs({ database: own.database, vault: undefined, retentionDays: 30 }, log, () => later)
  const [round, milliseconds] = minute.mock.lastCall!
  minute.mockRestore()
  expect(milliseconds).toBe(60_000)
  round()
  await jobs.stop()
  expect((await namesOf(workspace)).length).toBeGreaterThan(before.length)
})

it('a workspace whose year cannot be added does not block others', async () => {
  const workspaces = await Promise.all([workspaceFrom(7), workspaceFrom(7), workspaceFrom(7)])
  const before = await Promise.all(workspaces.map(namesOf))
  await own.client.query(`
    create function refused() returns trigger language plpgsql as $$ begin raise exception 'no year'; end $$;
    create trigger refused before insert on fiscal_years for each row when (new.workspace_id = '${workspaces[1]}') execute function refused()`)
  const now = Temporal.Now.instant().add({ hours: 24 * 800 })
  await expect(addFiscalYears(own.database, now)).rejects.toThrow('no year')
  const after = await Promise.all(workspaces.map(namesOf))
  const more = after.map((names, n) => names.length > before[n]!.length)
  expect(more).toEqual([true, false, true])
})
