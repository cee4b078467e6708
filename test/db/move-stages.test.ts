// Where a move stands, by what two databases list and by what the source says of a move under way.

import { assertSameTarget, findStage, type Place, type Track } from '../../packages/db/move/stages.ts'

describe('where a move stands', () => {
  const track = { to: 'the target', name: 'b', workspaces: ['w'] }
  const lives = { listed: null, has: true } as const
  const left = { listed: 'left', has: true } as const
  const arriving = { listed: 'arriving', has: true } as const
  const none = { listed: null, has: false } as const
  type Said = Pick<Place, 'listed' | 'has'>
  const stand = (source: Said, target: Said, tracked: Track | undefined) =>
    findStage('w', Object.assign({ cell: 'a' }, source), Object.assign({ cell: 'b' }, target), tracked)

  it.each([
    ['unmoved', lives, none, undefined],
    ['unmoved', lives, left, undefined],
    ['copying', lives, arriving, track],
    ['copying', lives, arriving, undefined],
    ['left', left, arriving, track],
    ['arrived', left, lives, track],
    ['arrived', left, lives, undefined],
    ['arrived', { listed: 'left', has: false }, lives, undefined],
  ] as const)('is %s where the cells say %p and %p', (stage, source, target, tracked) => {
    expect(stand(source, target, tracked)).toBe(stage)
  })

  it.each([
    ['lives in a and in b', lives, lives, undefined],
    ['does not live in a', none, none, undefined],
    ['does not live in a', none, lives, undefined],
    ['does not live in a', left, none, undefined],
    ['does not live in a', left, arriving, undefined],
    ['is on its way into a', arriving, left, undefined],
  ] as const)('%s is refused, where the cells say %p and %p', (says, source, target, tracked) => {
    expect(() => stand(source, target, tracked)).toThrow(says)
  })

  it('is said to whoever moves it to another cell than that of the move under way', () => {
    expect(() => assertSameTarget('w', track, 'the target')).not.toThrow()
    expect(() => assertSameTarget('w', track, 'another')).toThrow('w is being moved to b.')
  })
})
