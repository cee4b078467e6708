// Each form that makes a record, refused in Urdu or Arabic: no sentence is left in English.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { RefusalWalk } from '../support/browser/refusals.ts'
import { readRooms } from '../support/browser/rooms.ts'
import { Words } from '../support/browser/words.ts'

const forms = readRooms().filter(({ create }) => create !== undefined)

// Every pattern has both translations, which npm run words -- --check sees to: each form is sent in one language, and both are tried.
describeInBrowser('a form', () => {
  it.each([
    ['Urdu', 'ur-PK', 'ur', 0],
    ['Arabic', 'ar-AE', 'ar', 1],
  ] as const)('that is refused says why in %s', async (_, locale, language, turn) => {
    const walk = new RefusalWalk(await openConsole({ context: { locale } }), new Words(language))
    const tried = forms.filter((_form, number) => number % 2 === turn)
    for (const { path } of tried) await walk.sendForm(`${path}/new`)
    expect(walk.found).toEqual([])
    expect(walk.refused).toBeGreaterThan(tried.length)
  })
})
