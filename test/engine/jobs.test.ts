// Jobs: what holds of every line of changes, in whatever order they are entered.

import fc from 'fast-check'
import { addDays, type Day } from '../../packages/engine/days.ts'
import {
  findJobOn,
  type Job,
  type JobChange,
  jobFields,
  listBranches,
  orderJobs,
} from '../../packages/engine/jobs.ts'

const holds = { seed: 20_261_128, numRuns: 500 }

const ids = fc.constantFrom('a', 'b', 'c')
const job: fc.Arbitrary<Job> = fc.record({
  department_id: ids,
  designation_id: ids,
  branch_id: fc.option(ids),
  employment_type_id: ids,
  reporting_manager_id: fc.option(ids),
  pay_grade_id: fc.option(ids),
})
const day: fc.Arbitrary<Day> = fc.integer({ min: 1, max: 60 }).map(n => addDays('2026-01-01', n))
const first = fc.tuple(job, day).map(
  ([own, effective_from]): JobChange => ({
    ...own,
    effective_from,
    is_first: true,
    changed: [],
  }),
)
const later = fc
  .tuple(job, day, fc.subarray([...jobFields], { minLength: 1 }))
  .map(([own, effective_from, changed]): JobChange => ({ ...own, effective_from, is_first: false, changed }))
/** A line with one change a day at most, in the order in which it was entered. */
const entered = fc
  .tuple(first, fc.uniqueArray(later, { selector: ({ effective_from }) => effective_from, maxLength: 8 }))
  .map(([begin, others]) => [begin, ...others])

/** Field by field: the last change of it that is not later, else the beginning. */
function expectedOn(changes: readonly JobChange[], on: Day): Job {
  const [begin, ...others] = changes
  const value = (field: keyof Job) =>
    others
      .filter(each => each.effective_from <= on && each.changed.includes(field))
      .toSorted((a, b) => (a.effective_from < b.effective_from ? -1 : 1))
      .at(-1)?.[field] ?? null
  const isChanged = (field: keyof Job) =>
    others.some(each => each.effective_from <= on && each.changed.includes(field))
  return Object.fromEntries(
    jobFields.map(field => [field, isChanged(field) ? value(field) : begin![field]]),
  ) as unknown as Job
}

const jobOf = (change: JobChange | undefined) =>
  Object.fromEntries(jobFields.map(field => [field, change?.[field]]))

describe('the job of a day', () => {
  it('has each field from the last change of it, in whatever order they are entered', () => {
    fc.assert(
      fc.property(entered, day, (changes, on) => {
        expect(jobOf(findJobOn(orderJobs(changes), on))).toEqual(expectedOn(changes, on))
        expect(orderJobs(changes.toReversed())).toEqual(orderJobs(changes))
      }),
      holds,
    )
  })

  it('is the same however often the line is put in order', () => {
    fc.assert(
      fc.property(entered, changes => {
        expect(orderJobs(orderJobs(changes))).toEqual(orderJobs(changes))
      }),
      holds,
    )
  })

  it('is as before, on every day, once a change is taken back', () => {
    fc.assert(
      fc.property(entered, later, (changes, more) => {
        const others = changes.filter(each => each.is_first || each.effective_from !== more.effective_from)
        const line = orderJobs(others)
        const without = orderJobs(
          orderJobs([...line, more]).filter(
            each => each.effective_from !== more.effective_from || each.is_first,
          ),
        )
        expect(without).toEqual(line)
      }),
      holds,
    )
  })

  it('is as before on each day before a change that is entered', () => {
    fc.assert(
      fc.property(entered, later, (changes, more) => {
        const others = changes.filter(each => each.is_first || each.effective_from !== more.effective_from)
        const [before, after] = [orderJobs(others), orderJobs([...others, more])]
        for (let n = 1; n <= 60; n++) {
          const on = addDays('2026-01-01', n)
          if (on < more.effective_from)
            expect(jobOf(findJobOn(after, on))).toEqual(jobOf(findJobOn(before, on)))
        }
      }),
      holds,
    )
  })

  it('has the branch that a calendar has', () => {
    fc.assert(
      fc.property(entered, day, (changes, on) => {
        const line = orderJobs(changes)
        const { branch_id, former_branches } = listBranches(line)
        const former = former_branches.find(({ effective_to }) => on <= effective_to)
        expect(former ? former.branch_id : branch_id).toBe(findJobOn(line, on)!.branch_id)
      }),
      holds,
    )
  })
})
