// Other words for pages and actions: each belongs to one that is there, and is lower case, as what is typed is read.

import { rooms } from '../../packages/console/app/rooms.ts'
import { personVerbs, runVerbs } from '../../packages/console/ui/shell/palette/verbs.ts'
import arabic from '../../packages/console/words/ar/records.json' with { type: 'json' }
import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import urdu from '../../packages/console/words/ur/records.json' with { type: 'json' }

const known = [
  ...rooms.flatMap(({ pages }) => pages).flatMap(({ path }) => [path, `${path}/new`]),
  ...[...personVerbs, ...runVerbs].map(({ word }) => word),
]

describe.each([
  ['English', english],
  ['Urdu', urdu],
  ['Arabic', arabic],
] as const)('other words in %s', (_, words: Readonly<Record<string, string>>) => {
  const also = Object.entries(words).filter(([id]) => id.startsWith('also.'))

  it('are of pages and actions that are there', () => {
    expect(also.length).toBeGreaterThan(50)
    expect(also.map(([id]) => id.replace('also.', '')).filter(of => !known.includes(of))).toEqual([])
  })

  it('are what somebody types', () => {
    expect(also.map(([, text]) => text).filter(text => text !== text.toLowerCase().trim())).toEqual([])
  })
})
