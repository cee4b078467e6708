// Dry runs: a write that says what would happen and keeps nothing.

import pg from 'pg'
import { digestTables } from '../../support/database/digest.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { makePaying } from '../../support/fixtures/payroll.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let owner: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
})

const headers = { 'dry-run': 'true' }
const person = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }
const countRows = async (table: string) =>
  (
    await inDatabase<{ n: number }>(`select count(*)::int as n from ${table} where workspace_id = $1`, [
      workspace.id,
    ])
  )[0]!.n

describe('A dry run', () => {
  it('answers what a write would, and keeps no record, no event, no audit entry and no number', async () => {
    const [audited, events] = [await countRows('audit_entries'), (await eventsOf(workspace.id)).length]
    const tried = await owner.send('POST', '/console/v1/employees', { body: person, headers })
    expect([tried.status, tried.headers.get('dry-run')]).toEqual([201, 'true'])
    const { employee_code } = tried.json
    expect([await countRows('employees'), await countRows('audit_entries')]).toEqual([0, audited])
    expect(await eventsOf(workspace.id)).toHaveLength(events)
    const done = await owner.send('POST', '/console/v1/employees', { body: person })
    expect([done.status, done.headers.get('dry-run'), done.json.employee_code]).toEqual([
      201,
      null,
      employee_code,
    ])
    expect(await countRows('employees')).toBe(1)
  })

  it('is refused as the write would be, also by what only a commit checks', async () => {
    const body = { name: 'Sick', code: 'SL' }
    await inConsole(workspace, 'createLeaveType', { body })
    const key = await tokenOf(workspace)
    const [tried, done] = [
      await raw('POST', '/console/leave_types', { key, body, headers }),
      await askConsole(workspace, 'createLeaveType', { body }),
    ]
    expect([tried.status, tried.json.detail]).toEqual([409, done.json.detail])
    const wrong = await raw('POST', '/console/leave_types', { key, body: {}, headers })
    expect(wrong.status).toBe(400)
  })

  it('takes no Idempotency-Key into use', async () => {
    const key = await tokenOf(workspace)
    const sent = { 'idempotency-key': 'a dry run'.replaceAll(' ', '-') }
    const body = { name: 'Study', code: 'ST' }
    const tried = await raw('POST', '/console/leave_types', { key, body, headers: { ...headers, ...sent } })
    const done = await raw('POST', '/console/leave_types', { key, body, headers: sent })
    expect([tried.status, done.status, done.headers.get('idempotent-replay')]).toEqual([201, 201, null])
  })

  it('answers what its Idempotency-Key was answered before, as the write would', async () => {
    const body = { name: 'Weaving' }
    const sent = { 'idempotency-key': 'weaving-1' }
    const { key } = workspace
    const done = await raw('POST', '/v1/departments', { key, body, headers: sent })
    const both = { ...headers, ...sent }
    const tried = await raw('POST', '/v1/departments', { key, body, headers: both })
    expect([tried.status, tried.text]).toEqual([201, done.text])
    expect([tried.headers.get('idempotent-replay'), tried.headers.get('dry-run')]).toEqual(['true', 'true'])
    const other = await raw('POST', '/v1/departments', { key, body: { name: 'Dyeing' }, headers: both })
    expect([other.status, other.json.detail]).toEqual([409, expect.stringMatching(/another path or body/)])
    const twice = await raw('POST', '/v1/departments', { key, body, headers })
    expect([twice.status, twice.json.detail]).toEqual([409, expect.stringMatching(/has the same name/)])
  })

  it('answers so where the write comes while it is tried, too', async () => {
    const { key } = workspace
    for (let round = 0; round < 6; round++) {
      const sent = { 'idempotency-key': `at-once-${round}` }
      const body = { name: `Spinning ${round}` }
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          raw('POST', '/v1/departments', { key, body, headers: n % 2 ? sent : { ...headers, ...sent } }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    }
  })

  it('is a write of a key, too, with the same employee code as the write', async () => {
    const { key, muster } = workspace
    const tried = await raw('POST', '/v1/employees', { key, body: person, headers })
    const again = await muster.employees.create(person, { dryRun: true }).withResponse()
    const done = await raw('POST', '/v1/employees', { key, body: person })
    expect([tried.status, again.response.headers.get('dry-run')]).toEqual([201, 'true'])
    expect([tried.json.employee_code, again.data.employee_code]).toEqual(
      Array(2).fill(done.json.employee_code),
    )
    const none = await raw('GET', `/v1/employees/${tried.json.id}`, { key })
    expect(none.status).toBe(404)
  })

  it('needs the scope that the write needs', async () => {
    const key = await makeKey(workspace.id, { scopes: ['employees:read'] })
    const tried = await raw('POST', '/v1/employees', { key, body: person, headers })
    expect([tried.status, tried.json.required_scopes]).toEqual([403, ['employees:write']])
  })

  it('is none of what reads: a secret that is shown is in the audit', async () => {
    const { muster, key } = workspace
    const url = 'https://hooks.example.com/dry-run'
    const { id } = await muster.webhookEndpoints.create({ url, events: ['employee.created'] })
    const shown = await raw('GET', `/v1/webhook_endpoints/${id}/secret`, { key, headers })
    expect([shown.status, shown.headers.get('dry-run')]).toEqual([200, null])
    const entries = await inDatabase(
      `select from audit_entries where object_id = $1 and action = 'webhook_endpoint.secret_shown'`,
      [id],
    )
    expect(entries).toHaveLength(1)
  })

  it('stores no file, and says what the upload would be', async () => {
    const before = await digestTables()
    const content_base64 = Buffer.from('first_name,last_name\nHamza,Khan').toString('base64')
    const upload = { kind: 'employees', file_name: 'staff.csv', content_base64 }
    const tried = await owner.send('POST', '/console/imports', { body: upload, headers })
    expect([tried.status, tried.json.status]).toEqual([201, 'checking'])
    const wrong = { ...upload, content_base64: Buffer.from('x').toString('base64') }
    const refused = await owner.send('POST', '/console/imports', { body: wrong, headers })
    expect(refused.status).toBe(400)
    expect(await digestTables()).toEqual(before)
  })

  it('changes and deletes nothing either', async () => {
    const { id } = await owner.do('createRole', { body: { name: 'Clerk', scopes: ['org:read'] } })
    const path = `/console/roles/${id}`
    expect((await owner.send('PATCH', path, { body: { name: 'Scribe' }, headers })).json.name).toBe('Scribe')
    expect((await owner.send('DELETE', path, { headers })).json.deleted).toBe(true)
    expect(await owner.do('getRole', { ids: { id } })).toMatchObject({ name: 'Clerk', deleted: false })
  })

  it('lets the next write go on at once', async () => {
    const { id } = await owner.do('createRole', { body: { name: 'Busy', scopes: ['org:read'] } })
    const names = ['A', 'B', 'C', 'D', 'E', 'F']
    const answers = await Promise.all(
      names.map(name =>
        owner.send('PATCH', `/console/roles/${id}`, { body: { name }, headers: name < 'D' ? headers : {} }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
    expect(['D', 'E', 'F']).toContain((await owner.do('getRole', { ids: { id } })).name)
  })

  it.each([
    [
      'what is sent to a receiver',
      () => owner.send('POST', '/console/webhook_endpoints/whe_x/enable', { headers }),
      /is not possible for enableWebhookEndpoint/,
    ],
    [
      'what belongs to no workspace',
      () => owner.send('DELETE', '/console/session', { headers }),
      /is not possible for deleteSession/,
    ],
    [
      'another value',
      () => owner.send('POST', '/console/roles', { body: { name: 'X' }, headers: { 'dry-run': 'yes' } }),
      /must be true, or left out/,
    ],
  ])('is refused for %s, and nothing is done', async (_what, send, says) => {
    const before = await countRows('employees')
    const { status, json } = await send()
    expect([status, json.errors]).toEqual([400, [{ field: 'Dry-Run', message: expect.stringMatching(says) }]])
    expect(await countRows('employees')).toBe(before)
  })
})

it('keeps no list by updated_since waiting, however long it takes', async () => {
  const paying = await makePaying()
  const { id } = paying
  const token = await tokenOf(paying)
  await paying.assign('90000', '2024-03-01')
  const lock = new pg.Client({ connectionString: server.database_url })
  await lock.connect()
  // What a salary is assigned behind.
  await lock.query('begin')
  await lock.query('select from employees where id = $1 for update', [paying.employee.id])
  const body = { employee_id: paying.employee.id, gross_salary: '95000', effective_from: '2026-04-01' }
  const asked = raw('POST', '/console/pay_changes/preview', { key: token, body })
  const barriersOf = async (): Promise<{ held: number } | undefined> => {
    const [waiting] = await inDatabase<{ held: number }>(
      `select (select count(*)::int from pg_locks held where held.pid = waiting.pid and held.locktype = 'advisory'
           and held.classid = 7201::oid and held.objid = (hashtext($1)::bigint & 4294967295)::oid) as held
       from pg_locks waiting where not waiting.granted and waiting.locktype in ('tuple', 'transactionid') limit 1`,
      [id],
    )
    return waiting
  }
  let found = await barriersOf()
  while (found === undefined) found = await barriersOf()
  await lock.query('rollback')
  await lock.end()
  expect(found).toEqual({ held: 0 })
  expect((await asked).status).toBe(200)
})
