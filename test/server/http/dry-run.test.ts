// Dry runs: a write of the console that says what would happen and keeps nothing.

import pg from 'pg'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { eventsOf, inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
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
      'a key under /v1',
      () => raw('POST', '/v1/employees', { key: workspace.key, body: person, headers }),
      /console alone/,
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

  it('is refused where more than records would change', async () => {
    const employee = await workspace.muster.employees.create({ ...person, joining_date: '2024-04-01' })
    const [type] = (await workspace.muster.documentTypes.list()).data
    const document_type_id =
      type?.id ??
      (
        await inConsole(workspace, 'createDocumentType', {
          body: { name: 'Letter', code: 'LTR', category: 'other' },
        })
      ).id
    const content_base64 = Buffer.from('%PDF-1.4\n').toString('base64')
    const body = {
      employee_id: employee.id,
      document_type_id,
      file_name: 'a.pdf',
      content_type: 'application/pdf',
      content_base64,
    }
    const answer = await owner.send('POST', '/console/v1/employee_documents', { body, headers })
    expect([answer.status, answer.json.errors?.[0]]).toEqual([
      400,
      { field: 'Dry-Run', message: expect.stringMatching(/is not possible for createEmployeeDocument/) },
    ])
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
