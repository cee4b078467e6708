// Validation: everything wrong with a request is told at once, under the names that the caller used.

import { operations } from '@muster/contract'
import { placeAt } from '../../../packages/server/http/request/validation-messages.ts'
import {
  ayesha,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { errorsOf, fieldsOf } from '../../support/http/refusal.ts'
import { wire } from '../../support/http/wire.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  raw('POST', path, { key: workspace.key, body, headers })
const get = (path: string): Promise<RawAnswer> => raw('GET', path, { key: workspace.key })

describe('a body', () => {
  it('gets all its errors at once', async () => {
    const answer = await post('/v1/employees?verbose=1', {
      first_name: '',
      joining_date: '2026-02-30',
      gender: 'unknown',
      personal_email: 'nobody',
      nickname: 'A',
      employee_code: 'E1',
      id: 'emp_1',
      department_id: 7,
    })
    expect(errorsOf(answer)).toEqual({
      verbose: 'is not a parameter of this request',
      first_name: 'must not be empty',
      last_name: 'is required',
      joining_date: 'must be a date that exists, YYYY-MM-DD, from 1900-01-01 on',
      gender: 'must be one of male, female, other or null',
      personal_email: 'must be an e-mail address',
      nickname: 'is not a field of this request',
      employee_code: 'is read-only, so leave it out',
      id: 'is read-only, so leave it out',
      department_id: 'must be an id, of letters, digits, - and _',
    })
  })

  it('with one wrong value still has its other fields recognised', async () => {
    expect(fieldsOf(await post('/v1/employees', { ...ayesha, gender: 'x' }))).toEqual(['gender'])
    expect(fieldsOf(await post('/v1/employees', { ...ayesha, gender: 'x', nick: 1 }))).toEqual([
      'gender',
      'nick',
    ])
    expect(fieldsOf(await post('/v1/branches', { name: 'A', phone: 'x', is_head_office: 'yes' }))).toEqual([
      'is_head_office',
      'phone',
    ])
  })

  it.each(['constructor', 'toString', 'hasOwnProperty', '0', 'a/b', 'a~b', 'a.b', ' first_name', 'ключ'])(
    'with the unknown field %j is rejected by that name',
    async field => {
      expect(errorsOf(await post('/v1/employees', { ...ayesha, [field]: 1 }))).toEqual({
        [field]: 'is not a field of this request',
      })
    },
  )

  it('reports inner fields by the names that were sent', () => {
    const body = { schema: 'EmployeePage', required: true, mediaTypes: ['application/json'] }
    const sent = { data: [{}, { 'a/b': 1, '0': 2, first_name: [3] }] }
    const told = (path: string) => {
      const { field, facts } = placeAt({ ...operations.createEmployee, body }, path, sent)
      return [field, facts !== undefined]
    }
    expect(told('/body/data/1/first_name')).toEqual(['data[1].first_name', true])
    expect(told('/body/data/0/last_name')).toEqual(['data[0].last_name', true])
    expect(told('/body/data/1/a/b')).toEqual(['data[1].a/b', false])
    expect(told('/body/data/1/0')).toEqual(['data[1].0', false])
    expect(told('/body')).toEqual(['body', true])
  })

  it('with __proto__ is rejected, even nested or escaped', async () => {
    for (const key of ['"__proto__"', '"__pr\\u006fto__"']) {
      const told = async (body: string) => fieldsOf(await post('/v1/employees', body))
      expect(await told(`{${key}: {"a": 1}}`)).toEqual(['__proto__'])
      expect(await told(`{"first_name": [1, {${key}: 1}]}`)).toEqual(['first_name[1].__proto__'])
    }
  })

  it('with an empty name is rejected, and the name is shown as two quotes', async () => {
    expect(fieldsOf(await post('/v1/employees', { ...ayesha, '': 1 }))).toEqual(['""'])
    expect(fieldsOf(await post('/v1/employees', { first_name: { '': 1 } }))).toEqual(['first_name.""'])
    expect(fieldsOf(await get('/v1/employees?=1'))).toEqual(['""'])
  })

  it('with a duplicate key is rejected, however the key is written', async () => {
    for (const twin of ['"name": "B"', '"n\\u0061me": "B"']) {
      expect(errorsOf(await post('/v1/departments', `{"name": "A", ${twin}}`))).toEqual({
        name: 'is given twice',
      })
    }
    const nested = '{"name": "A", "code": [{"a": 1}, [2, 3], {"a": 1, "b": {"c": [], "c": 4}}]}'
    expect(fieldsOf(await post('/v1/departments', nested))).toEqual(['code[2].b.c'])
    const text = '{"name": "the \\"name\\": {,", "code": "name"}'
    expect((await post('/v1/departments', text)).status).toBe(201)
  })

  it.each([
    ['a trailing comma', '{"name": "A",}'],
    ['a comment', '{"name": "A" /* b */}'],
    ['single quotes', "{'name': 'A'}"],
    ['NaN', '{"name": NaN}'],
    ['two values', '{"name": "A"}{"name": "B"}'],
    ['half of it missing', '{"name": "A"'],
    ['a raw line break in a text', '{"name": "A\nB"}'],
    ['a form', 'name=A'],
    ['blanks only', '   '],
    ['an array', '[{"name": "A"}]'],
    ['null', 'null'],
    ['a text', '"name"'],
    ['a number', '1'],
  ])('that is %s is rejected as a whole', async (_what, body) => {
    expect(fieldsOf(await post('/v1/departments', body))).toEqual(['body'])
  })

  it('that is missing is reported', async () => {
    const missing = { body: 'is missing; send a JSON object' }
    expect(errorsOf(await raw('POST', '/v1/departments', { key: workspace.key }))).toEqual(missing)
    expect(errorsOf(await raw('PATCH', '/v1/departments/dep_1', { key: workspace.key }))).toEqual(missing)
    expect(errorsOf(await post('/v1/departments', ''))).toEqual(missing)
    expect(errorsOf(await raw('PATCH', '/v1/departments/dep_1', { key: workspace.key, body: {} }))).toEqual({
      body: 'must hold at least one field',
    })
  })

  it('with GET or DELETE is rejected, unless it is empty', async () => {
    const { key } = workspace
    const told = { body: 'is not accepted here; send none' }
    expect(errorsOf(await wire('GET', '/v1/employees', { key, body: '{}' }))).toEqual(told)
    expect(errorsOf(await wire('DELETE', '/v1/employees/emp_1', { key, body: '{}' }))).toEqual(told)
    const empty = await wire('GET', '/v1/employees', { key, headers: { 'content-length': '0' } })
    expect(empty.status).toBe(200)
  })

  it('that is not UTF-8 is rejected', async () => {
    const bytes = Buffer.from('{"name": "caf\u00e9"}', 'latin1')
    const answer = await wire('POST', '/v1/departments', { key: workspace.key, body: bytes })
    expect(errorsOf(answer)).toEqual({ body: 'is not valid UTF-8' })
  })
})

describe('a query parameter', () => {
  it('that is unknown, empty or sent twice is reported with all others', async () => {
    const answer = await get('/v1/employees?limit=2&limit=3&sort=name&status=&department_id=a%20b&toString=1')
    expect(errorsOf(answer)).toEqual({
      limit: 'is given twice',
      sort: 'is not a parameter of this request',
      status: 'must not be empty',
      department_id: expect.any(String),
      toString: 'is not a parameter of this request',
    })
    expect(fieldsOf(await get('/v1/employees?__proto__=1&constructor=2'))).toEqual([
      '__proto__',
      'constructor',
    ])
    expect(errorsOf(await get('/v1/employees?x=1&x=2'))).toEqual({ x: expect.any(String) })
    expect(fieldsOf(await get('/v1/me?expand=scopes'))).toEqual(['expand'])
    expect(fieldsOf(await get('/v1/employees?limit[]=1&limit%5Bgt%5D=2'))).toEqual(['limit[]', 'limit[gt]'])
  })

  it('of an enum must be one of its values', async () => {
    expect(fieldsOf(await get('/v1/employees?status=gone'))).toEqual(['status'])
    expect((await get('/v1/employees?status=active')).status).toBe(200)
  })

  it.each(['True', '1', 'yes', 'on', 'TRUE'])('that is a flag cannot be %s', async text => {
    expect(errorsOf(await get(`/v1/employees?include_deleted=${text}`))).toEqual({
      include_deleted: 'must be true or false',
    })
  })

  it('of any text is read as text', async () => {
    for (const code of ['true', '1e1', '%F0%9F%98%80', 'a%2Bb', "'%20or%201=1--", '%25', '100%', 'a&&']) {
      const answer = await get(`/v1/employees?employee_code=${code}`)
      expect([code, answer.status, answer.json.data]).toEqual([code, 200, []])
    }
    expect(fieldsOf(await get('/v1/employees?employee_code=a%00b'))).toEqual(['employee_code'])
  })
})

describe('limit', () => {
  it.each(['0x10', '1e1', '0', '-1', '1.0', '1.5', 'all', '', '%202', '+2', '٣', '1_0', 'NaN', '-0'])(
    'cannot be %j',
    async limit => {
      expect(fieldsOf(await get(`/v1/employees?limit=${limit}`))).toEqual(['limit'])
    },
  )

  it('above 100 counts as 100, however large', async () => {
    const { id, muster } = await makeWorkspace()
    await Promise.all(
      Array.from({ length: 3 }, (_, n) => muster.departments.create({ name: `Department ${n}` })),
    )
    for (const limit of [100, 101, 1000, '9'.repeat(15), '9'.repeat(40), '9'.repeat(400)]) {
      const answer = await get(`/v1/departments?limit=${limit}`)
      expect([String(limit).length, answer.status]).toEqual([String(limit).length, 200])
    }
    expect(id).toBeTruthy()
  })
})

describe('an id in a path', () => {
  it('of no record is a 404', async () => {
    for (const id of ['emp_1', 'nothing', '-', 'dep_01k21fdv66feyb5k5ze5g9980h', 'a'.repeat(64)]) {
      expect((await get(`/v1/employees/${id}`)).status).toBe(404)
    }
  })

  it.each([
    'a.b',
    '%00',
    'a%00',
    '%20',
    "';--",
    'a%2Fb',
    '%F0%9F%98%80',
    '%2e%2e',
    'a'.repeat(65),
    '{id}',
    '*',
  ])('that cannot name a record, such as %s, is rejected as a 400 or a 404', async id => {
    const { key } = workspace
    const answer = await wire('GET', `/v1/employees/${id}`, { key })
    expect([400, 404]).toContain(answer.status)
    expect(['validation_failed', 'not_found']).toContain(answer.json.code)
  })

  it.each(['%', '%zz', '%f', '%ff', 'a%c3'])('that is broken percent-encoding, %s, is a 404', async id => {
    const { key } = workspace
    for (const path of [`/v1/employees/${id}`, `/v1/${id}`]) {
      expect((await wire('GET', path, { key })).status).toBe(404)
    }
  })

  it('is not found behind a path in another spelling', async () => {
    const { key } = workspace
    for (const path of ['/v1/employees/', '/v1//employees', '/V1/employees', '/v1/employees/emp_1/', '/v1']) {
      expect([path, (await wire('GET', path, { key })).status]).toEqual([path, 404])
    }
  })
})
