// Where the board of an opening lets an application be moved: to what the contract says.

import { findNext, listMoves } from '../../packages/console/pages/recruitment/stages.ts'

describe('the stages of an application', () => {
  it('lead to each other and to every end while they are under way', () => {
    expect(listMoves('interview')).toEqual([
      'applied',
      'screening',
      'assessment',
      'offer',
      'hired',
      'rejected',
      'withdrawn',
    ])
  })

  it('lead back to the beginning for those who were turned down, and nowhere for those who were hired', () => {
    expect([listMoves('rejected'), listMoves('withdrawn'), listMoves('hired')]).toEqual([
      ['applied'],
      ['applied'],
      [],
    ])
  })

  it('are followed by one that they lead to', () => {
    for (const stage of ['applied', 'screening', 'interview', 'assessment', 'offer'] as const)
      expect(listMoves(stage)).toContain(findNext(stage))
  })
})
