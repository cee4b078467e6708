// The house rule on sentences, over the whole source, and on the least sources that break it.

import { resolve } from 'node:path'
import { sentencesNameNoId } from './sentences.ts'
import { readSources } from './source.ts'

it('No sentence tells people an id', () => {
  expect(sentencesNameNoId(readSources(resolve(import.meta.dirname, '../..')))).toEqual([])
})

const tagged = (gap: string) => `say\`of \${${gap}} is there\``

it.each(['other.id', 'file.made_by', 'employee_code ?? employee_id', "rows.map(({ id }) => id).join(', ')"])(
  'The id in the gap %s is rejected',
  gap => {
    const path = 'packages/server/a.ts'
    expect(sentencesNameNoId([{ path, text: tagged(gap) }])[0]).toEqual({
      path,
      line: 1,
      remedy: expect.stringMatching(/^No person knows an id/),
    })
  },
)

it.each(['asIs(id)', 'employee.name', 'identity'])('The gap %s is left alone', gap => {
  expect(sentencesNameNoId([{ path: 'packages/server/a.ts', text: tagged(gap) }])).toEqual([])
})
