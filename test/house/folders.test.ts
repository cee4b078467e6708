// The folders of the source, and what is told of one with too much or too little in it.

import { resolve } from 'node:path'
import { foldersFitAGlance, foldersHoldSomething } from './folders.ts'
import { type Rule, readSources, type Source } from './source.ts'

const house = readSources(resolve(import.meta.dirname, '../..'))

const fill = (folder: string, count: number): Source[] =>
  Array.from({ length: count }, (_, n) => ({ path: `${folder}/file-${n}.ts`, text: '// A file.\n' }))

const remedies = (rule: Rule, sources: readonly Source[]) => rule(sources).map(({ remedy }) => remedy)

describe('The house: a folder', () => {
  it('fits a glance, and holds something', () => {
    expect([...remedies(foldersFitAGlance, house), ...remedies(foldersHoldSomething, house)]).toEqual([])
  })

  it.each(['packages/db/statements', 'packages/console/ui', 'scripts'])(
    'of %s has at most 20 files',
    folder => {
      expect(remedies(foldersFitAGlance, fill(folder, 20))).toEqual([])
      expect(remedies(foldersFitAGlance, fill(folder, 21))).toEqual([
        `${folder} has 21 files; sort them into folders by what is in them, at most 20 in each`,
      ])
    },
  )

  it.each(['packages/db/migrations', 'packages/server/features/pay/handlers', 'packages/db/gen', 'test/api'])(
    'of a series, such as %s, has as many files as there are',
    folder => {
      expect(remedies(foldersFitAGlance, fill(folder, 21))).toEqual([])
      expect(remedies(foldersHoldSomething, fill(folder, 1))).toEqual([])
    },
  )

  it('is not there for one small file', () => {
    expect(remedies(foldersHoldSomething, fill('packages/db/locks', 1))).toEqual([
      'packages/db/locks holds one file of 1 lines; put it where it is used, and remove the folder',
    ])
    const large = { path: 'packages/db/locks/lock.ts', text: 'export {}\n'.repeat(20) }
    expect(remedies(foldersHoldSomething, [large])).toEqual([])
    expect(
      remedies(foldersHoldSomething, [...fill('packages/db/locks', 1), ...fill('packages/db/locks/a', 2)]),
    ).toEqual([])
  })
})
