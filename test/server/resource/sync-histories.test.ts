// Sync over random histories: who follows changes, and who follows events, ends with what the server has.

import { Follower } from '../../support/histories/follow.ts'
import { names, take } from '../../support/histories/steps.ts'
import { makeWorld, randomFrom } from '../../support/histories/world.ts'
import { setClock } from '../../support/server/server.ts'

afterAll(() => setClock())

const length = 80

describe('a random history', () => {
  it.each([2, 16])('can be followed by changes and by events, and nothing is lost (%i)', async seed => {
    const world = await makeWorld()
    const [random, follower] = [randomFrom(seed), new Follower(world)]
    for (let n = 0; n <= length; n++) {
      if (n < length) await take(world, random.one(names), random)
      if (n === length || random.often(0.2)) await follower.look()
    }
    const now = await follower.assertComplete()
    expect(now.some(each => 'deleted' in each && each.deleted === true)).toBe(true)
  })
})
