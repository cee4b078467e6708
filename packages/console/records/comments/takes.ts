// Which records take comments, and who may say something about them on a page.
import type { Reach } from '../../app/rights.ts'
import { createComment } from '../../gen/operations/comments.ts'
import { readBody } from '../operation.ts'

/** What the person does on the page: `all` decides who reads it, `writer` is one of those concerned, and `reader` says nothing. */
export type Part = 'all' | 'writer' | 'reader'

const about = [readBody(createComment).object_id?.references ?? []].flat()

/** Whether people decide about records of the kind. */
export const takesComments = (kind: string): boolean => about.includes(kind)

/** What nobody asks for is commented on by those alone who see all of it. */
const notAsked: readonly string[] = [
  'LeaveEncashment',
  'EmployeeDocument',
  'EmploymentContract',
  'PayrollRun',
]

/** Within a reach of the page: about one's own it is said, and about a team it is read. */
export function findPart(kind: string, reach: Reach | undefined): Part | undefined {
  if (!takesComments(kind)) return undefined
  if (reach === undefined) return 'all'
  if (notAsked.includes(kind)) return undefined
  return reach === 'own' ? 'writer' : 'reader'
}
