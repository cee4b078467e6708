// The house rules on sentences, over the whole source, and on the least sources that break it.

import { resolve } from 'node:path'
import { sentencesNameNoId } from './sentences.ts'
import { readSources } from './source.ts'
import { sentencesTranslateTheirWords } from './words-said.ts'

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

it('No word of a sentence stays English in a gap', () => {
  expect(sentencesTranslateTheirWords(readSources(resolve(import.meta.dirname, '../..')))).toEqual([])
})

const isEmpty = "isEmpty ? 'nothing at all' : name"
const table = "const kinds = { a: 'some of it', b: code }\n"

it.each([
  ['', isEmpty],
  ['', "name ?? 'nothing at all'"],
  ['', `\`\${days} that are left\``],
  [table, 'kinds[kind]'],
  ["const kinds = { a: () => 'some of it' }\n", 'kinds[kind]()'],
  ["function tell() { return isEmpty ? `none` : 'some of it' }\n", 'tell()'],
  [`const tell = (name = 'some of it') => say\`of \${name}\`\n`, 'code'],
])('The word that %sthe gap %s may be is rejected', (before, gap) => {
  const path = 'packages/server/a.ts'
  const text = `import { say } from '@muster/sentences'\n${before}${tagged(gap)}`
  expect(sentencesTranslateTheirWords([{ path, text }])).toContainEqual({
    path,
    line: expect.any(Number),
    remedy: expect.stringMatching(/stays English in a gap/),
  })
})

it.each([
  "isEmpty ? 'draft' : name",
  'say`some of it`',
  "isLocal ? 'GET' : 'salaries.manage'",
  `\`\${folder}/\${file}\``,
])('The gap %s is said in each language', gap => {
  const text = `import { say } from '@muster/sentences'\n${tagged(gap)}`
  expect(sentencesTranslateTheirWords([{ path: 'packages/server/a.ts', text }])).toEqual([])
})
