// The words of values: one for all schemas, and one of its own where the same value means something else.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { i18n } from '@lingui/core'
import { sayTogether, sayValue } from '../../packages/console/app/words.ts'
import arabic from '../../packages/console/words/ar/records.json' with { type: 'json' }
import urdu from '../../packages/console/words/ur/records.json' with { type: 'json' }

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('a value', () => {
  it('is said by the word that its schema has, then by that of all, then as English', () => {
    const messages = { 'value.applied': 'Applied for', 'value.ImportStatus.applied': 'Written' }
    i18n.loadAndActivate({ locale: 'en', messages })
    expect(sayValue('applied', 'ImportStatus')).toBe('Written')
    expect(sayValue('applied', 'JobApplicationStage')).toBe('Applied for')
    expect(sayValue('applied')).toBe('Applied for')
    expect(sayValue('on_hold', 'ImportStatus')).toBe('On hold')
  })

  it.each([
    ['ur', urdu],
    ['ar', arabic],
  ])('that two schemas mean differently is told apart in %s', (locale, messages) => {
    i18n.loadAndActivate({ locale, messages })
    const pairs = [
      ['applied', 'ImportStatus', 'JobApplicationStage'],
      ['issued', 'AssetAssignmentStatus', 'HrLetterStatus'],
      ['retired', 'AssetStatus', 'EmployeeStatus'],
      ['retired', 'LetterTemplateStatus', 'EmployeeStatus'],
      ['terminated', 'EmploymentContractStatus', 'EmployeeStatus'],
    ] as const
    for (const [value, one, other] of pairs) expect(sayValue(value, one)).not.toBe(sayValue(value, other))
  })
})

it('stands under one id: the words of records come after those of the shell', () => {
  const folder = resolve(import.meta.dirname, '../../packages/console/words/en')
  const [shell, records] = ['shell', 'records'].map(
    part => new Set(Object.keys(JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8')))),
  )
  expect([...shell!.intersection(records!)]).toEqual([])
})

describe('what stands beside each other', () => {
  it.each(['ur', 'ar'])(
    'keeps its own direction in %s, so that the figures of a day stay with its month',
    locale => {
      i18n.loadAndActivate({ locale, messages: {} })
      expect(sayTogether('Sick leave', '26 نوفمبر')).toBe('\u2068Sick leave\u2069 · \u206826 نوفمبر\u2069')
    },
  )

  it('is joined by the words alone, on every page', () => {
    const folder = resolve(import.meta.dirname, '../../packages/console')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      file => /\.tsx?$/.test(file) && !/^(gen|node_modules)/.test(file),
    )
    const joined = files.filter(file => /\} · \$?\{/.test(readFileSync(join(folder, file), 'utf8')))
    expect(files.length).toBeGreaterThan(200)
    expect(joined).toEqual([])
  })
})
