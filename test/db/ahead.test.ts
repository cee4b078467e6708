// Reading ahead: how far, in which order, and what is left when it ends early.

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ahead } from '@muster/db'

interface Reading {
  readonly begun: number[]
  readonly ended: string[]
}

/** Numbers from 1 on, each of which is read when its gate is opened. */
function readNumbers(gates: readonly Promise<unknown>[]): AsyncGenerator<number> & Reading {
  const begun: number[] = []
  const ended: string[] = []
  async function* read() {
    try {
      for (const [n, gate] of gates.entries()) {
        begun.push(n + 1)
        await gate
        yield n + 1
      }
    } finally {
      ended.push('source')
    }
  }
  return Object.assign(read(), { begun, ended })
}

const open = (count: number) => Array.from({ length: count }, () => Promise.resolve())
/** By then, everything has begun that does not wait for a gate. */
const nextTurn = () => new Promise(resolve => setImmediate(resolve))

async function list<Piece>(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const found: Piece[] = []
  for await (const piece of pieces) found.push(piece)
  return found
}

describe('pieces that are read ahead', () => {
  it.each([0, 1, 3])('come in their order, each once, %s ahead', async most => {
    expect(await list(ahead(readNumbers(open(5)), most))).toEqual([1, 2, 3, 4, 5])
    expect(await list(ahead(readNumbers([]), most))).toEqual([])
  })

  it('are read while the one before is looked at, and no further than is said', async () => {
    const source = readNumbers(open(5))
    const pieces = ahead(source, 1)
    expect(source.begun).toEqual([])
    for (const [looked, begun] of [
      [1, [1, 2]],
      [2, [1, 2, 3]],
    ] as const) {
      expect((await pieces.next()).value).toBe(looked)
      await nextTurn()
      expect(source.begun).toEqual(begun)
    }
    await pieces.return(undefined)
  })

  it('begin together where they are promises, and still come in order', async () => {
    const gates = [1, 2, 3, 4].map(() => Promise.withResolvers<void>())
    const begun: number[] = []
    function* promises() {
      for (const [n, gate] of gates.entries()) {
        begun.push(n)
        yield gate.promise.then(() => n)
      }
    }
    const pieces = ahead(promises(), 2)
    const first = pieces.next()
    await nextTurn()
    expect(begun).toEqual([0, 1, 2])
    gates[2]!.resolve()
    gates[1]!.resolve()
    gates[0]!.resolve()
    gates[3]!.resolve()
    expect((await first).value).toBe(0)
    expect(await list(pieces)).toEqual([1, 2, 3])
  })

  it('fail in their turn: those before are there', async () => {
    const source = readNumbers([Promise.resolve(), Promise.reject(new Error('no second')), Promise.resolve()])
    const pieces = ahead(source, 2)
    expect((await pieces.next()).value).toBe(1)
    await expect(pieces.next()).rejects.toThrow('no second')
    expect(await pieces.next()).toEqual({ done: true, value: undefined })
    expect(source.begun).toEqual([1, 2])
  })

  it('leave nothing being read where somebody stops early', async () => {
    const second = Promise.withResolvers<void>()
    const source = readNumbers([Promise.resolve(), second.promise])
    const stopped = (async () => {
      for await (const _ of ahead(source, 1)) break
    })()
    await nextTurn()
    expect([source.begun, source.ended]).toEqual([[1, 2], []])
    second.resolve()
    await stopped
    expect(source.ended).toEqual(['source'])
  })

  it('leave no promise waiting either', async () => {
    const second = Promise.withResolvers<number>()
    function* promises() {
      yield Promise.resolve(1)
      yield second.promise
    }
    let isStopped = false
    const stopped = (async () => {
      for await (const _ of ahead(promises(), 1)) break
      isStopped = true
    })()
    await nextTurn()
    expect(isStopped).toBe(false)
    second.resolve(2)
    await stopped
  })

  it('throw what a reader is aborted with, and nothing else of it is told', async () => {
    const aborting = new AbortController()
    const aborted = new Promise<void>((_, reject) => {
      aborting.signal.addEventListener('abort', () => reject(aborting.signal.reason))
    })
    const source = readNumbers([Promise.resolve(), aborted, Promise.resolve()])
    const looked: number[] = []
    const reading = (async () => {
      for await (const n of ahead(source, 1)) {
        looked.push(n)
        aborting.abort(new Error('given up'))
      }
    })()
    await expect(reading).rejects.toThrow('given up')
    expect([looked, source.ended]).toEqual([[1], ['source']])
  })

  it('are let go of where whoever looks at them fails', async () => {
    const source = readNumbers(open(3))
    const looking = (async () => {
      for await (const _ of ahead(source, 1)) throw new Error('cannot be looked at')
    })()
    await expect(looking).rejects.toThrow('cannot be looked at')
    expect(source.ended).toEqual(['source'])
  })

  it('end no process by a failure that nobody asks for', () => {
    const file = resolve(import.meta.dirname, '../../packages/db/transactions/ahead.ts')
    const program = `
      const { ahead } = await import(${JSON.stringify(file)})
      async function* read() { yield 1; throw new Error('nobody asks for it') }
      for await (const _ of ahead(read(), 1)) { await new Promise(resolve => setTimeout(resolve, 1)); break }
      console.log('done')`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    })
    expect([stdout, stderr]).toEqual(['done\n', ''])
  })
})
