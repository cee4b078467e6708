// Moments in sentences of the service: no page shows one as programs write it, whatever the sentence and its language are.

import { i18n } from '@lingui/core'
import { setZone, writeDays } from '../../packages/console/app/formats.ts'
import { saySentence } from '../../packages/console/app/language/said.ts'
import arabic from '../../packages/console/words/sentences/ar.json' with { type: 'json' }
import urdu from '../../packages/console/words/sentences/ur.json' with { type: 'json' }

const texts: Readonly<Record<string, readonly string[]>> = {
  'en-GB': Object.keys(urdu),
  ur: Object.values(urdu),
  ar: Object.values(arabic),
}

const inLanguage = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })

beforeEach(() => setZone('Asia/Karachi'))
afterEach(() => setZone('UTC'))

/** As the service writes them: with seconds, thousandths and what a clock has besides. */
const moments = ['2026-08-20T20:30:00Z', '2026-08-20T20:30:00.000Z', '2026-08-20T20:30:00.123456Z']

const raw = /\d{4}-\d\d-\d\dT/

/** What somebody typed is quoted as they did. */
const withoutQuotes = (text: string): string => text.replaceAll(/"[^"]*"|«[^»]*»|“[^”]*”/g, '')

/** What a spreadsheet is to hold, with its offset, and the versions of a message of banks. */
const isForFiles = (text: string): boolean => /\}[+]01:00|pain\.002\.001\.\{/.test(text)

/** With a moment in one gap, and nothing in the others. What stands right beside a word is a sentence with its own space. */
function fill(text: string, gap: string, moment: string): string {
  const at = text.indexOf(gap)
  const isWithin = /[\w.}]$/.test(text.slice(0, at)) || /^\w/.test(text.slice(at + gap.length))
  const between = isWithin ? ' ' : ''
  const value = /\p{Script=Arabic}/u.test(text) ? `\u2068${moment}\u2069` : between + moment + between
  return text.replaceAll(gap, value).replaceAll(/\{\d+\}/g, '')
}

const listGaps = (text: string): readonly string[] => text.match(/\{\d+\}/g) ?? []

it.each(Object.keys(texts))('are written in each gap of each sentence in %s', locale => {
  inLanguage(locale)
  const withGaps = texts[locale]!.filter(text => text.includes('{') && !isForFiles(text))
  expect(withGaps.length).toBeGreaterThan(800)
  const left = withGaps.filter(text =>
    listGaps(text).some(gap =>
      moments.some(moment => raw.test(withoutQuotes(writeDays(fill(text, gap, moment))))),
    ),
  )
  expect(left).toEqual([])
})

it.each([
  ['en-GB', 'is in the future; it is 21 Aug 2026, 01:30'],
  ['ur', /^is in the future؛ it is \u2068.*21.*2026.*1:30.*\u2069$/],
  ['ar', /^is in the future؛ it is \u2068.*21.*2026.*1:30.*\u2069$/],
])('are told by the clock of the workspace in %s', (locale, written) => {
  inLanguage(locale)
  for (const moment of moments) {
    const coded = JSON.stringify(['is in the future; it is {0}', moment])
    const said = writeDays(saySentence(`is in the future; it is ${moment}`, coded))
    expect(said).toEqual(typeof written === 'string' ? written : expect.stringMatching(written))
  }
})

it('stay as they are where they are no moments, quoted, or part of a name', () => {
  inLanguage('en-GB')
  for (const text of [
    '2026-02-30T10:00:00Z',
    '2026-08-20T25:00:00Z',
    '"2026-08-20T20:30:00Z"',
    'a-2026-08-20T20:30:00Z.csv',
  ])
    expect(writeDays(text)).toBe(text)
})
