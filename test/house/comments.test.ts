// A name in a comment is the name of something: of a function, a field, an operation or a setting that is there.

import { resolve } from 'node:path'
import { namesInCommentsAreThere } from './comments.ts'
import { readSources } from './source.ts'

const root = resolve(import.meta.dirname, '../..')

it('Comments name nothing that is gone', () => {
  expect(namesInCommentsAreThere(readSources(root))).toEqual([])
})

it('A name that is nowhere in the code is found by its line', () => {
  const text = '/**\n * As spanOf does.\n */\nexport const readSpan = 1 // readSpan, of macOS\n'
  expect(namesInCommentsAreThere([{ path: 'packages/a.ts', text }])).toEqual([
    {
      path: 'packages/a.ts',
      line: 2,
      remedy: 'There is no spanOf; name what is there now, or say it in words',
    },
  ])
})
