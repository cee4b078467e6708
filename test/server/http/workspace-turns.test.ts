// Turns of workspaces: who begins at once, and who gives others their turn.

import { WorkspaceTurns } from '../../../packages/server/http/workspace-turns.ts'

/** Requests that go on until they are let go. */
class Requests {
  now = 0
  readonly begun: string[] = []
  readonly #turns = new WorkspaceTurns(() => this.now)
  readonly #ends: (() => void)[] = []

  ask(name: string, times = 1): void {
    for (let n = 0; n < times; n++)
      void this.#turns.run(name, () => {
        this.begun.push(name)
        return new Promise<void>(end => this.#ends.push(end))
      })
  }

  /** How many of one have begun. */
  count(name: string): number {
    return this.begun.filter(each => each === name).length
  }

  endAll(): void {
    for (const end of this.#ends.splice(0)) end()
  }
}

const turn = () => new Promise(resolve => setImmediate(resolve))

describe('A workspace', () => {
  it('that is alone begins whatever it asks at once', () => {
    const requests = new Requests()
    requests.now = 5_000
    requests.ask('a')
    requests.now = 10_000
    requests.ask('a', 99)
    expect(requests.count('a')).toBe(100)
  })

  it('beside another one begins four at once, and then one in a turn', async () => {
    const requests = new Requests()
    requests.ask('b')
    requests.ask('a', 7)
    expect(requests.count('a')).toBe(4)
    await turn()
    expect(requests.count('a')).toBe(5)
    await turn()
    expect(requests.count('a')).toBe(6)
  })

  it('that has little under way waits for nobody who has much', async () => {
    const requests = new Requests()
    requests.ask('a', 50)
    requests.ask('b')
    requests.ask('a', 50)
    await turn()
    requests.ask('b', 3)
    expect(requests.count('b')).toBe(4)
  })

  it('gives turns to others that have much under way too', async () => {
    const requests = new Requests()
    requests.ask('b', 4)
    requests.ask('a', 14)
    requests.ask('b', 2)
    for (let n = 0; n < 4; n++) await turn()
    expect(requests.begun.slice(8)).toEqual(['a', 'b', 'a', 'b'])
  })

  it('keeps its order: nobody passes those who wait', async () => {
    const requests = new Requests()
    requests.ask('b')
    requests.ask('a', 6)
    requests.endAll()
    await turn()
    const before = requests.count('a')
    requests.ask('a')
    expect(requests.count('a')).toBe(before)
    await turn()
    await turn()
    expect(requests.count('a')).toBe(7)
  })

  it('is alone again once nobody else has asked for a second', async () => {
    const requests = new Requests()
    requests.ask('b')
    requests.ask('a')
    requests.now = 1_001
    requests.ask('a', 20)
    expect(requests.count('a')).toBe(21)
  })

  it('gets its place back from what fails', async () => {
    const turns = new WorkspaceTurns(() => 0)
    void turns.run('b', async () => undefined)
    for (let n = 0; n < 20; n++)
      await expect(turns.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    let begun = 0
    for (let n = 0; n < 4; n++) void turns.run('a', async () => void begun++)
    expect(begun).toBe(4)
  })
})
