// The line of a person: the days on which their job or their pay changed, the newest first.
import type { RecordOf } from '../../../records/kind.ts'

type Job = RecordOf<'JobChange'>
type Salary = RecordOf<'SalaryAssignment'>

export interface Turn {
  readonly day: string
  readonly job: Job | undefined
  readonly salary: Salary | undefined
  /** What was paid until then. */
  readonly former: Salary | undefined
}

export function layLine(jobs: readonly Job[], salaries: readonly Salary[]): readonly Turn[] {
  const paid = [...salaries].sort((one, other) => one.effective_from.localeCompare(other.effective_from))
  const days = new Set([...jobs, ...salaries].map(({ effective_from: day }) => day))
  return [...days]
    .sort()
    .reverse()
    .map(day => {
      const at = paid.findLastIndex(one => one.effective_from === day)
      return {
        day,
        job: jobs.find(one => one.effective_from === day),
        salary: paid[at],
        former: paid[at - 1],
      }
    })
}
