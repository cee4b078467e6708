// Jobs: which one an employee has on a day, and what a change of a day does to those after it.

import type { CalendarFacts } from './calendar.ts'
import { addDays, type Day } from './days.ts'

export interface Job {
  readonly department_id: string
  readonly designation_id: string
  readonly branch_id: string | null
  readonly employment_type_id: string
  readonly reporting_manager_id: string | null
  readonly pay_grade_id: string | null
}

export type JobField = keyof Job

export const jobFields = [
  'department_id',
  'designation_id',
  'branch_id',
  'employment_type_id',
  'reporting_manager_id',
  'pay_grade_id',
] as const satisfies readonly JobField[]

/** The job from a day on. The fields that are not changed on it are those of the day before. */
export interface JobChange extends Job {
  readonly effective_from: Day
  /** Whether it is what the employee began with: then it comes before all others, whatever its day, and sets every field. */
  readonly is_first: boolean
  readonly changed: readonly JobField[]
}

/** The line of an employee in its order, each job with the fields that the change before left it. */
export function orderJobs<Change extends JobChange>(changes: readonly Change[]): Change[] {
  const ordered = changes.toSorted(
    (a, b) => compareFirst(a, b) || compareDays(a.effective_from, b.effective_from),
  )
  let before: Job | undefined
  return ordered.map(change => {
    const own = change.is_first ? jobFields : change.changed
    const job: Change = before
      ? { ...change, ...pick(before, own, false), ...pick(change, own, true) }
      : change
    before = job
    return job
  })
}

/** The job of a day; before the first change, the one that the employee began with. The line is in its order. */
export function findJobOn<Change extends JobChange>(line: readonly Change[], day: Day): Change | undefined {
  return line.findLast(({ is_first, effective_from }) => is_first || effective_from <= day)
}

/** The fields of a change that differ from the job of the day before. */
export function findDifferences(before: Job, sent: Partial<Job>): JobField[] {
  return jobFields.filter(field => sent[field] !== undefined && sent[field] !== before[field])
}

/** The first day on which one of the fields differs between two lines in their order; undefined if none does. */
export function findFirstDifference(
  before: readonly JobChange[],
  after: readonly JobChange[],
  fields: readonly JobField[],
): Day | undefined {
  const days = [...before, ...after].map(({ effective_from }) => effective_from).toSorted(compareDays)
  const differs = (day: Day) =>
    fields.some(field => findJobOn(before, day)?.[field] !== findJobOn(after, day)?.[field])
  return days.find(differs)
}

/** The branches of a line as a calendar has them. */
export function listBranches(
  line: readonly Pick<JobChange, 'branch_id' | 'effective_from'>[],
): Required<Pick<CalendarFacts, 'branch_id' | 'former_branches'>> {
  return {
    branch_id: line.at(-1)?.branch_id ?? null,
    former_branches: line.slice(0, -1).map(({ branch_id }, at) => ({
      branch_id,
      effective_to: addDays(line[at + 1]!.effective_from, -1),
    })),
  }
}

/** The last day on which a change holds: the one before the next change of a field of it; null if there is none. */
export function findLastDay(
  line: readonly JobChange[],
  { effective_from, is_first }: Pick<JobChange, 'effective_from' | 'is_first'>,
  fields: readonly JobField[],
): Day | null {
  const next = line.find(
    each =>
      !each.is_first &&
      (is_first || each.effective_from > effective_from) &&
      each.changed.some(field => fields.includes(field)),
  )
  return next ? addDays(next.effective_from, -1) : null
}

function pick(job: Job, fields: readonly JobField[], isOf: boolean): Partial<Job> {
  return Object.fromEntries(
    jobFields.filter(field => fields.includes(field) === isOf).map(field => [field, job[field]]),
  )
}

function compareFirst(a: Pick<JobChange, 'is_first'>, b: Pick<JobChange, 'is_first'>): number {
  if (a.is_first === b.is_first) return 0
  return a.is_first ? -1 : 1
}

function compareDays(a: Day, b: Day): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
