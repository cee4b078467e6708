// Each operation in each status of its record: the server refuses it exactly where the contract says so.

import { kinds } from '../../support/lives/kinds.ts'
import { findMistakes, listCollections } from '../../support/lives/ledger.ts'

const collections = [...listCollections()]
const findKinds = (collection: string) =>
  Object.values(kinds).filter(kind => kind.collections.includes(collection))

describe('the states of a record', () => {
  it('are tried for every collection whose records have a status', () => {
    const untried = collections.filter(([collection]) => findKinds(collection).length === 0)
    expect(
      untried.map(
        ([name, statuses]) =>
          `Nothing tries ${name}. Add a kind to test/support/lives, with a record that is ${statuses.join(', ')}.`,
      ),
    ).toEqual([])
  })

  it.each(collections)('decide of %s what the contract says', async (collection, statuses) => {
    const mistakes: string[] = []
    for await (const mistake of findMistakes(findKinds(collection), collection, statuses))
      mistakes.push(mistake)
    expect(mistakes).toEqual([])
  })
})
