// How many of a team are away together: the day of a request on which most of the others are.
import { listDays } from '../../../app/months.ts'

interface Away {
  readonly employee_id: string
  readonly from_date: string
  readonly to_date: string
}

export interface Conflict {
  readonly day: string
  readonly away: number
}

/** Undefined where nobody else is away; the first of several days. */
export function findConflict(asked: Away, others: readonly Away[]): Conflict | undefined {
  const near = others.filter(
    one =>
      one.employee_id !== asked.employee_id &&
      one.from_date <= asked.to_date &&
      one.to_date >= asked.from_date,
  )
  if (near.length === 0) return undefined
  const counted = listDays(asked.from_date, asked.to_date).map(day => {
    const here = near.filter(({ from_date, to_date }) => from_date <= day && day <= to_date)
    return { day, away: new Set(here.map(({ employee_id }) => employee_id)).size }
  })
  const most = Math.max(...counted.map(({ away }) => away))
  return counted.find(({ away }) => away === most)
}
