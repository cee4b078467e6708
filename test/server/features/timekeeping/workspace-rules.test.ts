// The rules of a workspace: kept by each process, and never those of before a change, of another transaction or of another workspace.

import { Database, type Db, statement } from '@muster/db'
import { loadRules, readRules } from '../../../../packages/server/features/timekeeping/workspace-rules.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../../support/fixtures/make.ts'
import { server } from '../../../support/server/server.ts'

let database: Database
let workspace: TestWorkspace
beforeAll(async () => {
  // As another process has it: the server under test does not learn of what is written here.
  database = new Database({ url: server.database_url, poolSize: 4 })
  workspace = await makeWorkspace()
})
afterAll(() => database.close())

const kept = () => loadRules(database.reader(workspace.id))

const addHoliday = statement<unknown, { id: string; date: string }>(
  'add_holiday_of_rules',
  `insert into holidays (workspace_id, id, name, date, type) values (:workspace_id, :id, :id, :date, 'public')`,
)
const close = (db: Db, date: string) => db.run(addHoliday, { id: `hol_${date}`, date })
const isFree = async (db: Db, date: string) => (await loadRules(db)).holidays.on(date, null) !== undefined

it('they are read once until they change', async () => {
  expect(await kept()).toBe(await kept())
})

it('every table that they are read from changes their version', async () => {
  const plan = await inDatabase(
    `explain (format json) ${readRules.text.replaceAll('$1', `'${workspace.id}'`)}`,
  )
  const read = new Set(JSON.stringify(plan).match(/(?<="Relation Name":\s*")\w+/g))
  read.delete('rule_versions')
  const triggers = await inDatabase(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'rules_changed'`,
  )
  expect(triggers.map(({ name }) => name).toSorted()).toEqual([...read].toSorted())
})

describe.each([
  ['a setting', `update attendance_settings set overtime_min_minutes = overtime_min_minutes + 1`],
  ['a shift', `update shifts set grace_period_minutes = grace_period_minutes + 1`],
  ['the time zone', `update companies set timezone = 'Asia/Dubai'`],
  ['a fiscal year', `update fiscal_years set status = 'closed'`],
  ['locked days', `insert into time_locks (workspace_id, locked_through) values ($1, '2026-01-31')`],
  ['unlocked days', `delete from time_locks`],
])('%s', (_what, sql) => {
  it('that another process changes is read again', async () => {
    const before = await kept()
    const where = sql.startsWith('insert') ? '' : ' where workspace_id = $1'
    await inDatabase(`${sql}${where}`, [workspace.id])
    const after = await kept()
    expect(after).not.toEqual(before)
    expect(await kept()).toBe(after)
  })
})

it('a change is read by its own transaction, and by others once it is committed', async () => {
  await database.write(workspace.id, async db => {
    await close(db, '2026-03-23')
    expect(await isFree(db, '2026-03-23')).toBe(true)
    expect(await isFree(database.reader(workspace.id), '2026-03-23')).toBe(false)
    expect(await isFree(db, '2026-03-23')).toBe(true)
  })
  expect(await isFree(database.reader(workspace.id), '2026-03-23')).toBe(true)
})

it('a change that is rolled back is never read', async () => {
  const undone = database.write(workspace.id, async db => {
    await close(db, '2026-05-01')
    expect(await isFree(db, '2026-05-01')).toBe(true)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await inDatabase(
    `insert into holidays (workspace_id, id, name, date, type) values ($1, 'hol_x', 'X', '2026-05-02', 'public')`,
    [workspace.id],
  )
  expect(await isFree(database.reader(workspace.id), '2026-05-01')).toBe(false)
  expect(await isFree(database.reader(workspace.id), '2026-05-02')).toBe(true)
})

it('without a version they are read each time', async () => {
  const { id } = await makeWorkspace()
  const read = () => loadRules(database.reader(id))
  await inDatabase('delete from rule_versions where workspace_id = $1', [id])
  const before = await read()
  await inDatabase(
    `set session_replication_role = replica; update shifts set weekly_off_days = '{5}' where workspace_id = '${id}'`,
  )
  expect(await read()).not.toEqual(before)
})

it('a change in one workspace does not affect others', async () => {
  const other = await makeWorkspace()
  const before = await kept()
  await database.write(other.id, db => close(db, '2026-08-14'))
  expect(await isFree(database.reader(other.id), '2026-08-14')).toBe(true)
  expect(await kept()).toBe(before)
})
