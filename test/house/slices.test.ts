// The house rule on slices, over the whole source, and on the least source that breaks it.

import { resolve } from 'node:path'
import { slicesAreEntrances } from './slices.ts'
import { readSources } from './source.ts'

it('Slices are imported by the table of handlers alone', () => {
  expect(slicesAreEntrances(readSources(resolve(import.meta.dirname, '../..')))).toEqual([])
})

it.each(['index.ts', 'loans.ts', 'handlers/others.ts'])('One that %s imports is rejected', name => {
  const path = `packages/server/features/pay/${name}`
  const text = `export * from '${name.includes('/') ? '.' : './handlers'}/loans.ts'`
  expect(slicesAreEntrances([{ path, text }])).toEqual([
    { path, line: 1, remedy: expect.stringMatching(/^A slice is imported by gen\/ alone/) },
  ])
})
