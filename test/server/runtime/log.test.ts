// The log: one line a request, enough to find what went wrong, and nothing that a caller sent.

import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { showError } from '../../../packages/server/runtime/log.ts'
import { holdTable } from '../../support/database/locks.ts'
import {
  inDatabase,
  makeKey,
  makeWorkspace,
  type RawAnswer,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { abandonList } from '../../support/http/abandon.ts'
import { found } from '../../support/processes/until.ts'
import { server } from '../../support/server/server.ts'
import { type Line, linesIn, type Watched, watched } from '../../support/server/watched.ts'

const password = 'sesame-of-the-database'
const secret = 'a secret of this test alone, long enough to be one'

let workspace: TestWorkspace
let muster: Watched
beforeAll(async () => {
  const DATABASE_URL = Object.assign(new URL(server.database_url), { password }).href
  ;[workspace, muster] = await Promise.all([
    makeWorkspace(),
    watched({ DATABASE_URL, LOG_LEVEL: 'trace', MUSTER_SECRET_PREVIOUS: secret }),
  ])
  await breakDepartments()
})

/** What a department's name makes PostgreSQL say while it is inserted into this workspace. */
async function breakDepartments(): Promise<void> {
  await inDatabase(`create or replace function break_department() returns trigger language plpgsql as $$ begin
    if new.name like 'Cast%' then perform new.name::integer; end if;
    if new.name like 'Raise%' then
      raise exception 'the department "%" is broken', new.name
        using errcode = 'XX001', table = 'departments', detail = new::text, hint = new.name;
    end if;
    return new; end $$`)
  await inDatabase(
    `create trigger break_department before insert on departments for each row
     when (new.workspace_id = '${workspace.id}') execute function break_department()`,
  )
}
afterAll(() => inDatabase('drop function if exists break_department() cascade'))

const always = [
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'request_id',
  'method',
  'operation',
  'status',
  'ms',
]

function shapeOf({ level, method, operation, status }: Line): unknown[] {
  return [level, method, operation, status]
}

describe('a line', () => {
  it('says who requested what, how it ended and how long it took', async () => {
    const { id, key } = workspace
    const line = await muster.lineOf(await muster.ask('GET', '/v1/employees?limit=2', { key }))
    expect(Object.keys(line).sort()).toEqual([...always, 'workspace_id', 'actor_id'].sort())
    expect(shapeOf(line)).toEqual([30, 'GET', 'listEmployees', 200])
    const [{ id: actor_id }] = (await inDatabase<{ id: string }>(
      'select id from api_keys where workspace_id = $1',
      [id],
    )) as [{ id: string }]
    expect([line.workspace_id, line.actor_id]).toEqual([id, actor_id])
    expect(line.ms).toBeGreaterThan(0)
    expect(line.ms).toBeLessThan(30_000)
    expect(Math.abs((line.time as number) - Date.now())).toBeLessThan(60_000)
  })

  it('names no workspace if none is known', async () => {
    const answers = await Promise.all([
      muster.ask('GET', '/v1/me'),
      muster.ask('GET', '/v1/me', { key: mintKey() }),
      muster.ask('GET', '/elsewhere'),
    ])
    const lines = await Promise.all(answers.map(muster.lineOf))
    expect(lines.map(shapeOf)).toEqual([
      [30, 'GET', 'none', 401],
      [30, 'GET', 'none', 401],
      [30, 'GET', 'none', 404],
    ])
    for (const line of lines) expect(Object.keys(line).sort()).toEqual([...always].sort())
  })

  it('of a caller who hung up before the response says so', async () => {
    await abandonList(muster.base_url, workspace.key)
    const line = await found(() => linesIn(muster.output()).find(({ aborted }) => aborted === true))
    expect(shapeOf(line)).toEqual([30, 'GET', 'listDepartments', 499])
  })
})

describe('an error', () => {
  it('has its frames and causes, and no line of a message among the frames', () => {
    const cause = new TypeError('b is no function')
    const { stack, ...shown } = showError(new Error('two lines\n    at Zartaj (Bibi:1:1)', { cause }))
    expect(shown).toMatchObject({ type: 'Error', cause: { type: 'TypeError', message: 'b is no function' } })
    expect(stack).toMatch(/^ +at .*log\.test\.ts/)
    expect(stack).not.toContain('Zartaj')
  })

  it('that quotes unreadable input is shown without it, even if another error repeats it', () => {
    const unread = (() => {
      try {
        return JSON.parse('{"name": Zartaj "Bibi"}')
      } catch (error) {
        return error
      }
    })() as Error
    expect(unread.message).toContain('Zartaj')
    const shown = JSON.stringify(showError(new Error(`It failed: ${unread.message}`, { cause: unread })))
    expect(shown).toContain('It failed')
    expect(shown).not.toMatch(/Zartaj|Bibi/)
  })

  it('that is not an Error is shown as such', () => {
    expect(showError({ name: 'Zartaj' })).toEqual({ type: 'object', message: expect.any(String) })
  })
})

describe('the line of a fault', () => {
  const posted = (name: string) =>
    muster.ask('POST', '/v1/departments', { key: workspace.key, body: { name } })

  it('says what PostgreSQL rejected and where, without the row', async () => {
    const answer = await posted('Raise Zartaj')
    expect([answer.status, answer.json.code]).toEqual([500, 'internal_error'])
    const line = await muster.lineOf(answer)
    expect(shapeOf(line)).toEqual([50, 'POST', 'createDepartment', 500])
    expect(line.err).toEqual({
      type: 'DatabaseError',
      message: 'the department "..." is broken',
      code: 'XX001',
      table: 'departments',
      stack: expect.stringMatching(/^ +at .+\.(ts|js):\d+:\d+\)?(\n +at .+)*$/),
    })
    expect(answer.text).not.toMatch(/Zartaj|XX001|departments/)
  })

  it('contains no value that the message quotes, whatever its quotation marks', async () => {
    const values = ['Zartaj', '"Zartaj"', '"Zar"taj "Bibi', "O'Zartaj's Bibi", '«Zartaj» "Bibi"', '"']
    const answers = await Promise.all(values.map(value => posted(`Cast ${value}`)))
    for (const { err } of await Promise.all(answers.map(muster.lineOf))) {
      expect(err).toMatchObject({ code: '22P02', message: 'invalid input syntax for type integer: "..."' })
      expect(JSON.stringify(err)).not.toMatch(/Zar|taj|Bibi|Cast/)
    }
  })

  it('exists for a connection that PostgreSQL ends too', async () => {
    const held = await holdTable('departments')
    const asked = posted('Lost')
    await found(async () => (await held.waiting()) || undefined)
    await held.endWaiting()
    const answer = await asked
    await held.release()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    const line = await muster.lineOf(answer)
    expect(shapeOf(line)).toEqual([50, 'POST', 'createDepartment', 503])
    expect(JSON.stringify(line.err)).toContain('"code":"57P01"')
  })
})

const person = {
  first_name: 'Zarmeenagul',
  last_name: "O'Barakzai",
  father_name: 'Gulmuhammadkhan',
  personal_email: 'zarmeena.private@example.com',
  work_email: 'zarmeena.work@example.com',
  phone_primary: '+923451234567',
  national_id: '35202-7654321-9',
  date_of_birth: '1991-07-23',
  joining_date: '2024-03-17',
}
const address = { type: 'current', line1: 'House 4711, Street 815', city: 'Zafarwal', postal_code: '51670' }
const band = { name: 'Grade of Zarmeena', min_salary: '187654.00', max_salary: '287654.00' }
const account = { number: '0009876543210', iban: 'PK36SCBL0009876543210999', title: 'Zarmeenagul O Barakzai' }

/** Requests of all kinds; what was sent in them, and the answers. */
async function traffic(): Promise<{ sent: string[]; answers: RawAnswer[] }> {
  const { id, key } = workspace
  const sent = [key, mintKey(), await makeKey(id, { scopes: [] }), password, secret]
  const [, guess, powerless] = sent as [string, string, string]
  const answers: RawAnswer[] = []
  const ask = async (method: string, path: string, body?: object | string, headers = {}, by = key) => {
    const answer = await muster.ask(method, path, { key: by, headers, ...(body && { body }) })
    answers.push(answer)
    return answer
  }
  const once = { 'idempotency-key': `idem-${randomUUID()}` }
  sent.push(once['idempotency-key'], ...[person, address, band, account].flatMap(Object.values))

  const { json: employee } = await ask('POST', '/v1/employees', person, once)
  await ask('POST', '/v1/employees', person, once)
  await ask('POST', '/v1/employees', { ...person, last_name: 'Another' }, once)
  const at = `/v1/employees/${employee.id}`
  await ask('PATCH', at, { personal_email: person.work_email })
  await ask('PATCH', at, { employee_code: person.national_id, joining_date: '1980-01-01' })
  await ask('POST', '/v1/employees', { ...person, date_of_birth: '2025-07-23' })
  await ask('POST', '/v1/employees', { ...person, department_id: `dep_${person.first_name}` })
  await ask('POST', '/v1/employees', { ...person, phone_primary: 7, [person.national_id]: 'x' })
  await ask('POST', '/v1/employees', `{"first_name": "${person.first_name}", ${person.last_name}`)
  await ask('POST', '/v1/departments', { name: `Cast ${person.first_name}` })
  await ask('POST', '/v1/departments', { name: `Raise ${person.first_name} "${band.max_salary}" ` }, once)
  await ask('POST', `${at}/addresses`, address)
  await ask('POST', '/v1/pay_grades', band)
  await ask('POST', '/v1/pay_grades', { ...band, min_salary: '387654.00' })
  await inDatabase(
    `insert into employee_bank_accounts (workspace_id, id, employee_id, bank_name, account_title, account_number, iban)
     values ($1, 'bnk_1', $2, 'Bank', $3, $4, $5)`,
    [id, employee.id, account.title, account.number, account.iban],
  )
  await ask('GET', `${at}/bank_accounts`)
  await ask('GET', `/v1/employees?q=${person.last_name}&api_key=${key}`)
  await ask('GET', `/v1/employees/${person.national_id}`)
  await ask('GET', `/v1/${key}`)
  await ask('GET', `/${key}?token=${guess}`)
  await ask('GET', '/v1/me', undefined, { accept: `text/${person.first_name}`, cookie: `key=${key}` })
  await ask('PUT', `/v1/employees?key=${key}`, undefined, { 'user-agent': person.personal_email })
  await ask('GET', '/v1/employees', undefined, {}, powerless)
  await ask('GET', '/v1/me', undefined, {}, guess)
  await ask('GET', '/v1/me', undefined, { authorization: `Basic ${key}` })
  await ask('POST', '/v1/departments', { name: 'A' }, { 'idempotency-key': `${key} ${'x'.repeat(300)}` })
  return { sent, answers }
}

/** Broken HTTP with a key in it; the id of the answer. */
async function malformed(): Promise<string> {
  const { hostname, port } = new URL(muster.base_url)
  const socket = connect(Number(port), hostname)
  socket.end(`GET /v1/me?key=${workspace.key} HTTP/9.9\r\nAuthorization: Bearer ${workspace.key}\r\n\r\n`)
  return /request-id: (\w+)/i.exec((await socket.toArray()).join(''))![1]!
}

describe('everything that a process writes, at level trace', () => {
  it('contains no key, no secret and no personal data, whatever was requested and failed', async () => {
    const { sent, answers } = await traffic()
    const id = await malformed()
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 201, 400, 401, 403, 404, 405, 406, 409, 500])
    await muster.stop()

    const output = muster.output()
    const lines = linesIn(output)
    expect(output.trimEnd().split('\n')).toHaveLength(lines.length)
    for (const { headers, status } of answers) {
      const own = lines.filter(({ request_id }) => request_id === headers.get('request-id'))
      expect([status, own.map(line => line.status)]).toEqual([status, [status]])
    }
    const refused = lines.filter(({ request_id }) => request_id === id)
    expect(refused).toMatchObject([
      { level: 30, operation: 'none', status: 400, code: expect.stringMatching(/^HPE_/) },
    ])
    const values = sent.flatMap(value => [
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
    ])
    expect(values.filter(value => output.includes(value))).toEqual([])
    expect(output).not.toMatch(/mst_live_|bearer|basic |authorization|sesame|zarmeena/i)
  })
})
