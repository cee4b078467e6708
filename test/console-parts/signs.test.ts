// The signs of sentences in Urdu and Arabic: each language has its own comma, question mark and full stop.

import { readFileSync } from 'node:fs'

const folder = 'packages/console/words'

/** The texts of a file of words, by where they stand in it. */
function readTexts(value: unknown, place = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => readTexts(each, `${place}/${name}`))
}

/** Behind a letter of theirs, a bracket or what stands in a gap. */
const foreign = {
  ur: /[\u0600-\u06ff»)§] ?[,?;](\s|$)|[\u0600-\u06ff»)]\.(\s|$)/,
  ar: /[\u0600-\u06ff»)§] ?[,?;](\s|$)|۔/,
}

/** Gaps and what is written as code keep their own signs. */
const withoutGaps = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}/g, '§').replaceAll(/`[^`]*`/g, 'code')

describe.each(['ur', 'ar'] as const)('texts in %s', language => {
  it.each([`${language}/records`, `${language}/shell`, `help/${language}`, `sentences/${language}`])(
    'of %s have the signs of their language',
    file => {
      const texts = readTexts(JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')))
      expect(texts.length).toBeGreaterThan(50)
      expect(texts.filter(([, text]) => foreign[language].test(withoutGaps(text)))).toEqual([])
    },
  )
})

it('sees the signs of another language', () => {
  for (const text of ['کیا یہ درست ہے?', 'چھٹی, تنخواہ', '{name}, چھٹی', 'یہ درست ہے.'])
    expect(foreign.ur.test(withoutGaps(text))).toBe(true)
  for (const text of ['هل هذا صحيح?', 'الإجازة, الراتب', '{name}; الراتب', 'هذا صحيح۔'])
    expect(foreign.ar.test(withoutGaps(text))).toBe(true)
})
