// A process that is killed while it checks or applies an import: the next one goes on, and nothing is written twice.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenOf } from '../support/fixtures/console.ts'
import { bodyOf, fileOf } from '../support/fixtures/imports.ts'
import { ask, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { until } from '../support/processes/until.ts'
import { startBehind } from '../support/server/behind.ts'

const MUSTER_DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-killed-'))
afterAll(() => rmSync(MUSTER_DATA_DIR, { recursive: true }))

const env = { MUSTER_DATA_DIR, MUSTER_WORKER: 'on' }

/** Two pieces and a part of a third. */
const count = 120
const rows = Array.from({ length: count }, (_, n) => ({
  employee_code: n % 3 === 0 ? '' : `E0${1000 + n}`,
  first_name: `Hamza ${n}`,
  last_name: 'Qureshi',
  joining_date: '2025-09-01',
  address_line1: `House ${n}`,
  address_city: 'Lahore',
}))

type Server = Awaited<ReturnType<typeof startBehind>>

interface Point {
  readonly statement: string
  /** How often it goes well before. */
  readonly passing: number
}

/** Kills the server that does the work after the statement; then the next one is there. */
async function killAfter(
  server: Server,
  { statement, passing }: Point,
  begin: () => Promise<unknown>,
): Promise<Server> {
  let left = passing
  const trapped = server.proxy.hold(({ statements }) => statements.includes(statement) && left-- === 0)
  await begin()
  await trapped
  await server.muster.stopped('SIGKILL')
  await server.stop()
  // For others it has been silent for long.
  await inDatabase(
    `update imports set heartbeat_at = heartbeat_at - interval '31 seconds' where status in ('checking', 'applying')`,
  )
  return startBehind(env)
}

const written = async ({ id }: TestWorkspace) => {
  const [counts] = await inDatabase(
    `select (select count(*)::int from employees where workspace_id = $1) as employees,
       (select count(distinct employee_code)::int from employees where workspace_id = $1) as codes,
       (select count(*)::int from employee_addresses where workspace_id = $1) as addresses,
       (select count(*)::int from events where workspace_id = $1 and type = 'employee.created') as events,
       (select count(*)::int from audit_entries where workspace_id = $1 and action = 'createEmployee') as entries`,
    [id],
  )
  return counts
}

it.each([
  [{ statement: 'insert_import_rows', passing: 0 }, 'checking'],
  [{ statement: 'mark_import_row', passing: 0 }, 'checking'],
  [{ statement: 'finish_import', passing: 0 }, 'checking'],
  [{ statement: 'count_codes_of_import', passing: 0 }, 'applying'],
  [{ statement: 'insert_employee', passing: 1 }, 'applying'],
  [{ statement: 'mark_import_row', passing: 1 }, 'applying'],
  [{ statement: 'finish_import', passing: 0 }, 'applying'],
] as const)(
  'An import whose process is killed after %j while it is %s ends as any other',
  async (point, status) => {
    const workspace = await makeWorkspace()
    const key = await tokenOf(workspace)
    let server = await startBehind(env)
    const call = async (method: string, path: string, body?: object) => {
      const { json } = await ask(server.base_url, method, path, { key, ...(body && { body }) })
      return json
    }
    const ended = async (id: string) => {
      await until(
        async () => !['checking', 'applying'].includes((await call('GET', `/console/imports/${id}`)).status),
      )
      return call('GET', `/console/imports/${id}`)
    }
    let made: { id: string; sha256: string }
    const begin = async () => {
      made = await call('POST', '/console/imports', bodyOf(fileOf(rows)))
    }
    if (status === 'checking') server = await killAfter(server, point, begin)
    else await begin()
    const { id, sha256 } = made!
    expect(await ended(id)).toMatchObject({ status: 'checked', to_create: count, with_errors: 0 })
    const applied = () => call('POST', `/console/imports/${id}/apply`, { sha256 })
    if (status === 'applying') server = await killAfter(server, point, applied)
    else await applied()
    expect(await ended(id)).toMatchObject({ status: 'applied', applied: count, with_errors: 0 })
    const once = { employees: count, codes: count, addresses: count, events: count, entries: count }
    expect(await written(workspace)).toEqual(once)
    await server.muster.stopped('SIGKILL')
    await server.stop()
  },
)
