// Memories: what a process keeps, and what it keeps of whom.

import { Memories } from '../../packages/db/memories.ts'

class Rows {
  readonly kept: string[] = []
}

class Fonts {
  readonly faces = new Map()
  static readonly keepsNoRows = true
}

describe('the memories of a person', () => {
  const everywhere = new Memories()

  it('have rows of their own', () => {
    everywhere.of(Rows).kept.push('the pay of everybody')
    const own = new Memories(everywhere)
    expect(own.of(Rows).kept).toEqual([])
    own.of(Rows).kept.push('my pay')
    expect(everywhere.of(Rows).kept).toEqual(['the pay of everybody'])
  })

  it('share what keeps no rows, so that it is opened once', () => {
    expect(new Memories(everywhere).of(Fonts)).toBe(everywhere.of(Fonts))
  })
})
