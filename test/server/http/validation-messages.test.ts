// Wording: a refused value is told what would be taken, in words, whatever rule of the contract it breaks.

import { askConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const date = 'must be a date that exists, YYYY-MM-DD, from 1900-01-01 on'
const time = 'must be a time of day, HH:MM:SS, such as 09:00:00'
const id = 'must be an id, of letters, digits, - and _'
const timestamp = 'must be a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z'
const money =
  'must be a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it'
const phone = 'must be a telephone number, such as +92 42 3576 1200, of 3 to 31 characters'

type Case = [path: string, field: string, value: unknown, message: string]

const bodies: Case[] = [
  ['employees', 'joining_date', '2026-02-30', date],
  ['employees', 'joining_date', 7, date],
  ['employees', 'joining_date', null, date],
  ['employees', 'date_of_birth', 7, `${date} or null`],
  ['employees', 'personal_email', 'nobody', 'must be an e-mail address'],
  ['employees', 'personal_email', 7, 'must be an e-mail address or null'],
  ['employees', 'gender', 'x', 'must be one of male, female, other or null'],
  ['employees', 'gender', 7, 'must be one of male, female, other or null'],
  ['employees', 'father_name', 7, 'must be a string or null'],
  ['employees', 'first_name', null, 'must be a string'],
  ['employees', 'first_name', ' ', 'must not be empty'],
  ['employees', 'first_name', 'x'.repeat(101), 'must have at most 100 characters'],
  ['employees', 'department_id', 7, id],
  ['employees', 'department_id', 'a b', id],
  ['branches', 'is_head_office', 'yes', 'must be true or false'],
  ['branches', 'phone', 'x', phone],
  ['branches', 'phone', 7, `${phone} or null`],
  ['designations', 'level', 1.5, 'must be an integer'],
  ['designations', 'level', -1, 'must be at least 0'],
  ['designations', 'level', 1e9, 'must be at most 1000000'],
  ['pay_grades', 'min_salary', '1,000', money],
  ['pay_grades', 'min_salary', null, money],
  ['pay_grades', 'min_salary', 1000, `${money}, as a string`],
  ['shifts', 'start_time', '9:00', time],
  ['shifts', 'start_time', 9, time],
  ['shifts', 'weekly_off_days', 7, 'must be an array'],
  ['shifts', 'weekly_off_days', [6, 6], 'must not hold the same value twice'],
  ['shifts', 'weekly_off_days', [1, 2, 3, 4, 5, 6, 7, 8], 'must hold at most 7 values'],
]

describe('a field of a body', () => {
  it.each(bodies)(
    '%s %s of %j gets a message with the expected value',
    async (path, field, value, message) => {
      const least = path === 'employees' ? ayesha : { name: 'A' }
      const answer = await raw('POST', `/v1/${path}`, {
        key: workspace.key,
        body: { ...least, [field]: value },
      })
      expect(errorsOf(answer)).toMatchObject({ [field]: message })
    },
  )

  it('inside an array is reported under its place', async () => {
    const body = { name: 'A', weekly_off_days: [8, 'x'] }
    const answer = await raw('POST', '/v1/shifts', { key: workspace.key, body })
    expect(errorsOf(answer)).toMatchObject({
      'weekly_off_days[0]': 'must be at most 7',
      'weekly_off_days[1]': 'must be an integer',
    })
  })

  it('that needs another one says which', async () => {
    const body = { title: 'Eid', body: 'We are closed.', publish_date: '2026-03-20' }
    const answer = await askConsole(workspace, 'publishAnnouncementDraft', { id: 'and_0', body })
    expect(errorsOf(answer)).toMatchObject({ publish_time: 'must be sent together with publish_date' })
  })

  it('that is the whole body must be an object', async () => {
    const answer = await raw('POST', '/v1/shifts', { key: workspace.key, body: '[]' })
    expect(errorsOf(answer)).toEqual({ body: 'must be an object' })
  })
})

describe('a parameter', () => {
  it.each([
    ['limit', '0', 'must be at least 1'],
    ['updated_since', 'yesterday', timestamp],
    ['department_id', 'a%20b', id],
    ['starting_after', 'a%20b', 'must be a cursor as a list gave it out'],
    ['employee_code', 'x'.repeat(300), expect.stringMatching(/^must have at most \d+ characters$/)],
  ])('%s=%s gets a message with the expected value', async (name, value, message) => {
    const answer = await raw('GET', `/v1/employees?${name}=${value}`, { key: workspace.key })
    expect(errorsOf(answer)).toEqual({ [name]: message })
  })

  it('in a path is reported under its name', async () => {
    const answer = await raw('GET', '/v1/employees/a.b', { key: workspace.key })
    expect(errorsOf(answer)).toEqual({ id })
  })

  it('in a header is reported under its name', async () => {
    const headers = { 'idempotency-key': 'a b' }
    const answer = await raw('POST', '/v1/departments', { key: workspace.key, headers, body: { name: 'A' } })
    expect(errorsOf(answer)).toEqual({ 'Idempotency-Key': 'must be 1 to 255 visible ASCII characters' })
  })
})

describe('a conflict', () => {
  it('names the kind of record and the field', async () => {
    const { key, muster } = workspace
    await muster.departments.create({ name: 'Twin' })
    const grade = { name: 'Twin', min_salary: '1', max_salary: '2' }
    await muster.payGrades.create(grade)
    for (const [path, noun, body] of [
      ['departments', 'department', { name: 'Twin' }],
      ['pay_grades', 'pay grade', grade],
    ] as const) {
      const { status, json } = await raw('POST', `/v1/${path}`, { key, body })
      expect([status, json.detail]).toEqual([
        409,
        `Another ${noun} has the same name; choose a different one.`,
      ])
    }
  })
})
