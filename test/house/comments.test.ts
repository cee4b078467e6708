// A name in a comment is the name of something: of a function, a field, an operation or a setting that is there.

import { resolve } from 'node:path'
import { namesInCommentsAreThere } from './comments.ts'
import { readSources } from './source.ts'

const root = resolve(import.meta.dirname, '../..')

it('Comments name nothing that is gone', () => {
  expect(namesInCommentsAreThere(readSources(root))).toEqual([])
})

it.each([
  ['spanOf', 'As spanOf does.'],
  ['LeaveSpan', 'One LeaveSpan each.'],
  ['span_of_leave', 'By span_of_leave.'],
  ['leave/span.ts', 'See leave/span.ts.'],
  ['span.sql', 'See `span.sql`.'],
])('%s, which is nowhere, is found by its line', (name, said) => {
  const text = `/**\n * ${said}\n */\nexport const readSpan = 1 // readSpan, of macOS, in a.ts; 'from_date' is an example\n`
  expect(namesInCommentsAreThere([{ path: 'packages/a.ts', text }])).toEqual([
    {
      path: 'packages/a.ts',
      line: 2,
      remedy: `There is no ${name}; name what is there now, or say it in words`,
    },
  ])
})
