// What is wrong with the pay of some employees, for which a task on a run is refused as a whole.

import type { PayrollProblem } from '@muster/contract'
import { shorten } from '@muster/formats/shorten'
import { keep, type Sentence, withinLength } from '@muster/sentences'
import { RefusedRecords } from '../../../background/task.ts'

/** Why the pay of an employee cannot be computed, or no longer is what it was. */
export interface EmployeeProblem {
  readonly employee_id: string
  readonly employee_code: string
  readonly message: Sentence
}

/** So many are named; who mends them finds the others the next time. */
export const mostNamed = 20

const longestMessage = 1_000

/** Refuses what a task would do, with what is wrong with each of these employees. */
export function refuseEmployees(detail: Sentence, problems: readonly EmployeeProblem[]): RefusedRecords {
  return new RefusedRecords(detail, problems.slice(0, mostNamed).map(writeProblem))
}

export const writeProblem = ({ employee_id, employee_code, message }: EmployeeProblem): PayrollProblem => ({
  employee_id,
  employee_code,
  ...keep(withinLength(message, longestMessage, shorten)),
})
