// Hostile bodies: what is deep, long or full of mistakes is refused in moments and in few words.

import { makeWorkspace, type RawAnswer, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { errorsOf, fieldsOf } from '../../support/http/refusal.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const post = (path: string, body: unknown): Promise<RawAnswer> =>
  raw('POST', path, { key: workspace.key, body })
const get = (path: string): Promise<RawAnswer> => raw('GET', path, { key: workspace.key })

describe('a body', () => {
  it('can be nested 64 levels deep, and no deeper', async () => {
    const nested = (depth: number) => `{"name": ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    expect(fieldsOf(await post('/v1/departments', nested(64)))).toEqual(['name'])
    for (const depth of [65, 20_000, 500_000]) {
      expect(errorsOf(await post('/v1/departments', nested(depth)))).toEqual({
        body: 'is nested deeper than 64 levels',
      })
    }
  })

  // What took more than linear time would not end within the time limit of a test.
  it('of a megabyte is checked quickly, whatever it holds', async () => {
    for (const text of ['\\"'.repeat(500_000), 'x'.repeat(1_000_000), '\\\\'.repeat(500_000)]) {
      expect(fieldsOf(await post('/v1/departments', `{"name": "${text}"}`))).toEqual(['name'])
      expect(fieldsOf(await post('/v1/departments', `{"name": "${text}`))).toEqual(['body'])
    }
    expect(fieldsOf(await post('/v1/departments', `${'['.repeat(1_000_000)}`))).toEqual(['body'])
  })

  it('that holds more values than any request needs is rejected before they are read', async () => {
    const told = { body: 'holds more than 10000 values, more than any request needs' }
    const numbers = (count: number) => Array.from({ length: count }, () => 1)
    const members = (count: number) => Object.fromEntries(numbers(count).map((one, n) => [`f${n}`, one]))
    for (const body of [members(90_000), { name: members(20_000) }, { name: numbers(400_000) }])
      expect(errorsOf(await post('/v1/departments', body))).toEqual(told)
    // Broken ones, too: they are not read either.
    expect(errorsOf(await post('/v1/departments', `{"name": [${'1,'.repeat(10_000)}`))).toEqual(told)
    const empty = numbers(3_000).flatMap(() => [{}, [], '[ ]'])
    for (const name of [numbers(9_998), [...empty, ...numbers(998)]]) {
      expect(fieldsOf(await post('/v1/departments', { name }))).toEqual(['name'])
      expect(errorsOf(await post('/v1/departments', { name: [...name, 1] }))).toEqual(told)
    }
    const commas = { name: ','.repeat(200), code: '[{'.repeat(20_000) }
    expect(fieldsOf(await post('/v1/departments', commas))).toEqual(['code', 'name'])
  })

  it('with many mistakes gets a hundred errors at most, and the last says that there are more', async () => {
    const shift = { name: 'Night', start_time: '22:00:00', end_time: '06:00:00' }
    const unknown = Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`f${n}`, 1]))
    const answer = await post('/v1/shifts', { ...shift, ...unknown, status: 'gone' })
    const errors = answer.json.errors as { field: string; message: string }[]
    expect(errors).toHaveLength(100)
    expect(errors.at(-1)).toEqual({
      field: 'request',
      message: 'has more errors than the 99 that are listed; correct these and send it again',
    })
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['status', 'f0', 'f90']))
    expect(answer.json.detail).toMatch(/^The request has more than 99 invalid values: .+; and others\.$/)
    expect(answer.text.length).toBeLessThan(12_000)
    const few = await post('/v1/shifts', {
      ...shift,
      ...Object.fromEntries(Object.entries(unknown).slice(0, 30)),
    })
    expect(few.json.errors).toHaveLength(30)
    expect(few.json.detail).toMatch(
      /^The request has 30 invalid values: (f\d+ is not a field of this request; ){20}and 10 more\.$/,
    )
    const weekly_off_days = Array.from({ length: 9_000 }, () => 'a')
    const items = ['weekly_off_days', ...Array.from({ length: 8 }, (_, n) => `weekly_off_days[${n}]`)]
    expect(fieldsOf(await post('/v1/shifts', { ...shift, weekly_off_days }))).toEqual(items)
    const query = Array.from({ length: 2_000 }, (_, n) => `f${n}`).join('&')
    expect((await get(`/v1/employees?${query}`)).json.errors).toHaveLength(100)
  })

  it('with long names gets shortened names', async () => {
    const name = 'n'.repeat(100_000)
    const shown = `${'n'.repeat(99)}\u2026`
    const unknown = await post('/v1/departments', { name: 'A', [name]: 1, [`${name}/${name}`]: 2 })
    expect(errorsOf(unknown)).toEqual({ [shown]: 'is not a field of this request' })
    expect(unknown.text.length).toBeLessThan(1_000)
    expect(errorsOf(await post('/v1/departments', `{"${name}": 1, "${name}": 1}`))).toEqual({
      [shown]: 'is given twice',
    })
    expect(errorsOf(await get(`/v1/departments?${'n'.repeat(10_000)}=1`))).toEqual({
      [shown]: 'is not a parameter of this request',
    })
    const emoji = await post('/v1/departments', { name: 'A', [`${'n'.repeat(98)}\u{1f600}${name}`]: 1 })
    expect(fieldsOf(emoji)[0]!.isWellFormed()).toBe(true)
  })
})
