// Following a job: what an employee that was written by /v1, an import or a rehire makes of the line of its job.

import type { Employee } from '@muster/contract'
import type { Locked } from '@muster/db'
import { type Day, findDifferences, findJobOn, isRehire, type JobField } from '@muster/engine'
import { today, type WriteContext } from '../../http/context.ts'
import { newId } from '../../resource/ids.ts'
import { inOrder, pickJob, type SentJob, showLine } from './job-moves.ts'
import { type Line, markApplied, readLine, type StoredJob, shownFields, writeLine } from './jobs.ts'

interface Followed {
  /** With what was due and not shown yet. */
  readonly employee: Locked<Employee>
  /** The first day whose branch is another one. */
  readonly branch_from: Day | undefined
}

/** Brings the line in step with an employee that was written: what differs of the job is a move from today. */
export async function followJob(
  call: WriteContext,
  before: Employee,
  after: Locked<Employee>,
): Promise<Followed> {
  const differs = shownFields.filter(field => before[field] !== after[field])
  if (differs.length === 0 && before.joining_date === after.joining_date)
    return { employee: after, branch_from: undefined }
  const line = await readLine(call.db, after.id)
  const kept = moveBeginning(withoutLapsed(line, before, { after, today: today(call) }), before, after)
  const sent = Object.fromEntries(differs.map(field => [field, after[field]])) as SentJob
  const moved = differs.length === 0 ? kept : moveOn(kept, latest(today(call), after.joining_date), sent)
  const written = markApplied(call, after, moved)
  const branch_from = await writeLine(call, after.id, line, written)
  return { employee: await showLine(call, after, written), branch_from }
}

const latest = (one: Day, other: Day): Day => (one > other ? one : other)

interface Now {
  readonly after: Employee
  readonly today: Day
}

/** What was planned for days after the end of an employment is not for the next one, nor for what is corrected after it. */
function withoutLapsed(line: Line, before: Employee, { after, today }: Now): Line {
  const end = isRehire(before, after) ? before.separation_date : after.separation_date
  if (end === null || end >= latest(today, after.joining_date)) return line
  return line.filter(each => each.is_first || each.is_applied || each.effective_from <= end)
}

/** The first job begins with the first employment, and the move of a rehire with its own. */
function moveBeginning(line: Line, before: Employee, after: Employee): Line {
  const [was, day] = [before.joining_date, after.joining_date]
  if (was === day || isRehire(before, after)) return line
  const first = line.find(({ is_first }) => is_first)!
  if (first.effective_from !== was && day > first.effective_from) return moveRehire(line, was, day)
  return line.map(each => (each.is_first ? { ...each, effective_from: day } : each))
}

/** An earlier day takes the move of the rehire along; what was on the days between of the same fields is of no employment. */
function moveRehire(line: Line, was: Day, day: Day): Line {
  const own = line.find(each => !each.is_first && each.effective_from === was)
  if (!own || day > was) return line
  const isPassed = ({ is_first, effective_from }: StoredJob) =>
    !is_first && effective_from >= day && effective_from < was
  const passed = withoutFields(line.filter(isPassed), was, pickFields(own))
  const same = passed.find(({ effective_from }) => effective_from === day)
  const changed = inOrder([...own.changed, ...(same?.changed ?? [])])
  const moved = { ...own, ...(same && pickFields(same)), effective_from: day, changed }
  const others = line.filter(each => each !== own && !isPassed(each))
  return [...others, ...passed.filter(each => each !== same), moved]
}

/** What a change says of the fields that it changes. */
const pickFields = (row: StoredJob): SentJob =>
  Object.fromEntries(row.changed.map(field => [field, row[field]]))

/** The line with a move of a day that shows at once; with what was entered for the same day it is one. */
function moveOn(line: Line, day: Day, sent: SentJob): Line {
  const first = line.find(({ is_first }) => is_first)!
  const isBeginning = day <= first.effective_from
  const same = isBeginning ? first : line.find(each => !each.is_first && each.effective_from === day)
  const others = line.filter(each => each !== same)
  if (same === first) return [{ ...first, ...sent }, ...withoutFields(others, day, sent)]
  const held = findJobOn(others, day)!
  const asked = { ...pickJob(same ?? held), ...sent }
  const fields = [...(same?.changed ?? []), ...(Object.keys(sent) as JobField[])]
  const changed = findDifferences(held, asked).filter(field => fields.includes(field))
  // A move that is taken back on its day is none.
  if (changed.length === 0) return others
  const row: StoredJob = {
    ...held,
    ...asked,
    id: same?.id ?? newId('JobChange'),
    effective_from: day,
    is_first: false,
    is_applied: true,
    changed,
    reason: same?.reason ?? null,
  }
  return [...others, row]
}

/** Changes of days until the one given no longer change the fields that are sent; those that then change nothing are gone. */
function withoutFields(line: Line, day: Day, sent: SentJob): Line {
  return line.flatMap(each => {
    if (each.effective_from > day) return [each]
    const changed = each.changed.filter(field => sent[field] === undefined)
    return changed.length > 0 ? [{ ...each, changed }] : []
  })
}
