// The kinds of records on whose pages the console shows comments are those of the contract.

import { schemas } from '@muster/contract'
import { commented } from '../../packages/console/records/comments/takes.ts'

it('are all kinds that a comment may be about', () => {
  const { 'x-references': kinds } = schemas.Comment.fields.object_id.extensions
  expect([...commented].sort()).toEqual([...kinds].sort())
})
