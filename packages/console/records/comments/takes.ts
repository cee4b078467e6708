// Which records take comments, and who may say something about them on a page.
import type { Reach } from '../../app/rights.ts'

/** What the person does on the page: `all` decides who reads it, `writer` is one of those concerned, and `reader` says nothing. */
export type Part = 'all' | 'writer' | 'reader'

/** What somebody asks for. */
const asked = [
  'LeaveApplication',
  'Regularisation',
  'OvertimeRequest',
  'ExpenseClaim',
  'Loan',
  'HrLetterRequest',
  'BankAccountChange',
  'ProfileChange',
]

/** What nobody asks for is commented on by those alone who see all of it. */
const notAsked = ['LeaveEncashment', 'EmployeeDocument', 'EmploymentContract', 'PayrollRun']

/** The kinds that the contract has. They are said here too: a page that shows no comments loads nothing for that. */
export const commented: readonly string[] = [...asked, ...notAsked]

/** Whether people decide about records of the kind. */
export const takesComments = (kind: string): boolean => commented.includes(kind)

/** Within a reach of the page: about one's own it is said, and about a team it is read. */
export function findPart(kind: string, reach: Reach | undefined): Part | undefined {
  if (!takesComments(kind)) return undefined
  if (reach === undefined) return 'all'
  if (notAsked.includes(kind)) return undefined
  return reach === 'own' ? 'writer' : 'reader'
}
