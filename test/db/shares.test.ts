// Shares of a pool: what a party may hold, who waits, and who is served next.

import { Crowded } from '@muster/db'
import fc from 'fast-check'
import { Shares } from '../../packages/db/connections/shares.ts'

/** Parties on one pool, with what each holds and the places in line that were refused. */
class Users {
  readonly shares: Shares
  readonly held = new Map<string, (() => void)[]>()
  readonly refused: Crowded[] = []
  /** Who was given a connection, in order: `a1` is the first that a asked for. */
  readonly served: string[] = []
  readonly #asked = new Map<string, number>()

  constructor(size: number, maxWaiting?: number) {
    this.shares = new Shares({ size, maxWaiting })
  }

  async ask(name: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) {
      const nth = (this.#asked.get(name) ?? 0) + 1
      this.#asked.set(name, nth)
      this.shares.enter(name).then(
        leave => {
          this.served.push(`${name}${nth}`)
          this.held.set(name, [...(this.held.get(name) ?? []), leave])
        },
        error => this.refused.push(error),
      )
    }
    await settled()
  }

  async giveBack(name: string): Promise<void> {
    this.held.get(name)?.shift()?.()
    await settled()
  }

  holds(name: string): number {
    return this.held.get(name)?.length ?? 0
  }
}

/** Promises that are resolved have told so. */
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('A party alone', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [16, 8],
    [17, 9],
  ])('gets of %i connections %i', async (size, most) => {
    const users = new Users(size)
    await users.ask('a', size + 1)
    expect([users.holds('a'), users.shares.waiting]).toEqual([most, size + 1 - most])
  })

  it('is served in the order in which it asked', async () => {
    const users = new Users(2)
    await users.ask('a', 4)
    for (let n = 0; n < 3; n++) await users.giveBack('a')
    expect(users.served).toEqual(['a1', 'a2', 'a3', 'a4'])
  })
})

describe('Several parties', () => {
  it('get the same share once each has given back what it had too much', async () => {
    const users = new Users(15)
    await users.ask('a', 100)
    await users.ask('b', 100)
    await users.ask('c', 100)
    for (let n = 0; n < 50; n++) for (const name of ['a', 'b', 'c']) await users.giveBack(name)
    const held = ['a', 'b', 'c'].map(name => users.holds(name))
    expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(1)
    expect(held.reduce((sum, each) => sum + each)).toBeLessThan(15)
  })

  it('find some free, whatever one of them does', async () => {
    const users = new Users(4)
    await users.ask('a', 1_000)
    await users.ask('b')
    expect(users.served.at(-1)).toBe('b1')
  })

  it('that all wait are served in turn', async () => {
    const users = new Users(1)
    await users.ask('a', 3)
    await users.ask('b', 2)
    await users.ask('c')
    for (const name of ['a', 'a', 'b', 'c', 'a', 'b']) await users.giveBack(name)
    expect(users.served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('never hold more connections than there are, and wait only beyond their share', async () => {
    const step = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), asks: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(step, { maxLength: 60 }),
        async (size, steps) => {
          const users = new Users(size)
          const asked = new Map<string, number>()
          for (const { name, asks } of steps) {
            const before = new Map([...users.held].map(([of, each]) => [of, each.length]))
            if (asks) asked.set(name, (asked.get(name) ?? 0) + 1)
            await (asks ? users.ask(name) : users.giveBack(name))
            const held = [...users.held.values()].reduce((sum, each) => sum + each.length, 0)
            expect(held).toBeLessThanOrEqual(size)
            for (const [of, { length }] of users.held) {
              const took = length > (before.get(of) ?? 0)
              if (took && held < size) expect(length - 1).toBeLessThanOrEqual(size - held)
              const served = users.served.filter(each => each.startsWith(of)).length
              if (served < asked.get(of)!) expect(length).toBeGreaterThanOrEqual(size - held)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('A queue', () => {
  it('that is full rejects the next request of its party, and of no other', async () => {
    const users = new Users(2, 3)
    await users.ask('a', 6)
    await users.ask('b', 4)
    expect(users.refused).toEqual([expect.any(Crowded), expect.any(Crowded)])
    expect(users.refused[0]).toMatchObject({ held: 1, waiting: 3, waitedMs: 0 })
    expect([users.holds('a'), users.holds('b'), users.shares.waiting]).toEqual([1, 1, 6])
  })

  it('that is too slow is left after 5 s, and later requests wait from the start', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] })
    const users = new Users(2)
    await users.ask('a', 2)
    jest.advanceTimersByTime(4_000)
    await users.ask('a')
    jest.advanceTimersByTime(1_000)
    await settled()
    jest.useRealTimers()
    expect(users.refused).toMatchObject([{ held: 1, waiting: 1, waitedMs: 5_000 }])
    await users.giveBack('a')
    expect([users.served, users.shares.waiting]).toEqual([['a1', 'a3'], 0])
  })
})
