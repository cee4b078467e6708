// Values: texts, dates, instants and numbers that a schema lets through and a database or a calendar does not.

import type { FieldError } from '../../../packages/server/http/problem.ts'
import { normalizeInput } from '../../../packages/server/http/request/normalize-input.ts'
import {
  ayesha,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { errorsOf, fieldsOf } from '../../support/http/refusal.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  raw('POST', path, { key: workspace.key, body, headers })
const get = (path: string): Promise<RawAnswer> => raw('GET', path, { key: workspace.key })

describe('a text', () => {
  it('is trimmed; an empty one clears a nullable field', async () => {
    const answer = await post('/v1/departments', { name: '  Trimmed  ', code: '   ', cost_center: '' })
    expect(answer.json).toMatchObject({ name: 'Trimmed', code: null, cost_center: null })
    expect(errorsOf(await post('/v1/departments', { name: '   ' }))).toEqual({ name: 'must not be empty' })
    expect((await post('/v1/employees', { ...ayesha, nationality: '' })).json.nationality).toBe('')
  })

  it.each([
    ['NUL', 'a\\u0000b'],
    ['half of a surrogate pair', 'a\\ud83d'],
    ['the other half', '\\ude00b'],
  ])('that contains %s is rejected', async (_what, text) => {
    expect(errorsOf(await post('/v1/departments', `{"name": "${text}"}`))).toEqual({
      name: 'holds characters that cannot be stored',
    })
  })

  it('inside objects and lists is treated the same, under the name of its place', () => {
    const text = { type: 'string' } as const
    const item = { type: 'object', fields: { name: text, note: { ...text, nullable: true } } } as const
    const facts = {
      fields: { items: { type: 'array', items: item }, tags: { type: 'object', values: text } },
    } as const
    const treated = (body: object) => {
      const errors: FieldError[] = []
      return { body: normalizeInput(body, facts, errors), fields: errors.map(({ field }) => field) }
    }
    expect(treated({ items: [{ name: ' A ', note: ' ', amount: 1 }, null], tags: { ' b ': ' c ' } })).toEqual(
      {
        body: { items: [{ name: 'A', note: null, amount: 1 }, null], tags: { ' b ': 'c' } },
        fields: [],
      },
    )
    const broken = {
      items: [{}, { name: 'a\0' }, { name: 'b', note: '\ud83d' }],
      tags: { '\0': '', b: '\udc00' },
    }
    expect(treated(broken).fields).toEqual(['items[1].name', 'items[2].note', 'tags.\0', 'tags.b'])
  })

  it('is returned as it was sent, in any script', async () => {
    const text = 'محاسبة 会计 😀 "\\ نمی\u200cخواہم\u00a0.'
    expect((await post('/v1/departments', { name: text })).json.name).toBe(text)
  })
})

describe('a date', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '0000-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    '+002026-01-01',
    '-0001-01-01',
    '0001-01-01',
    '1899-12-31',
    '٢٠٢٦-٠١-٠١',
    'infinity',
    'today',
    '',
  ])('is not %j', async joining_date => {
    expect(fieldsOf(await post('/v1/employees', { ...ayesha, joining_date }))).toEqual(['joining_date'])
  })

  it.each(['2024-02-29', '2000-02-29', '1900-01-01'])('may be %s', async date_of_birth => {
    expect((await post('/v1/employees', { ...ayesha, date_of_birth })).json).toMatchObject({ date_of_birth })
  })
})

describe('an instant', () => {
  const list = (updated_since: string) => get(`/v1/employees?updated_since=${updated_since}`)

  it.each([
    '2026-01-01T00:00:60Z',
    '2016-12-31T23:59:60Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:00:00%2B23:59',
    '2026-01-01T00:00:00-24:00',
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00',
    '2026-01-01',
    '2026-01-01 00:00:00Z',
    '1767225600',
    'now',
    'infinity',
    '2026-01-01T00:00:00Z%00',
  ])('is not %s', async text => {
    expect(fieldsOf(await list(text))).toEqual(['updated_since'])
  })

  it.each([
    '2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00.123456789Z',
    '2026-01-01t00:00:00z',
    '2026-01-01T05:00:00+05:00',
    '2026-01-01T05:00:00%2B05:00',
    '2026-01-01T05%3A00%3A00%2B05%3A00',
    '2026-01-01T00:00:00-12:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-14:00',
  ])('may be %s', async text => {
    expect((await list(text)).status).toBe(200)
  })
})

describe('a number', () => {
  const shift = { name: 'Night', start_time: '22:00:00', end_time: '06:00:00' }

  it.each(['2147483648', '1e400', '-1', '1.5', '9007199254740993', '"60"', 'true', '1e10'])(
    'of minutes is not %s',
    async number => {
      const body = JSON.stringify({ ...shift, break_duration_minutes: 0 })
      const text = body.replace('"break_duration_minutes":0', `"break_duration_minutes":${number}`)
      expect(fieldsOf(await post('/v1/shifts', text))).toEqual(['break_duration_minutes'])
    },
  )

  it.each(['24:00:00', '23:60:00', '23:59:60', '9:00:00', '22:00', '22:00:00Z'])(
    'of a clock is not %s',
    async start_time => {
      expect(fieldsOf(await post('/v1/shifts', { ...shift, start_time }))).toEqual(['start_time'])
    },
  )
})
