// Sessions: the arrivals and departures of a day, paired into working time.

import { minute, toEpoch } from './instants.ts'
import type { ShiftInstance } from './shift-times.ts'

/** An arrival or a departure that grading counts, in milliseconds. */
export interface Movement {
  readonly at: number
  readonly direction: 'in' | 'out'
}

export interface Sessions {
  readonly pairs: readonly (readonly [from: number, to: number])[]
  readonly firstIn: number | null
  /** The last departure after the first arrival; any, where there is no arrival. */
  readonly lastOut: number | null
  /** Whether the employee is still in, as far as is known. */
  readonly isOpen: boolean
  /** Whether an arrival has no departure, or a departure no arrival. */
  readonly lacksOne: boolean
}

export interface Worked {
  /** From the first to the last, less what lies between: the sum of the pairs, in milliseconds. */
  readonly gross: number
  readonly gap: number
  readonly deducted: number
  /** Whole minutes, rounded down once. */
  readonly minutes: number
  readonly breakMinutes: number
}

export const nothingWorked: Worked = { gross: 0, gap: 0, deducted: 0, minutes: 0, breakMinutes: 0 }

export function listMovements(
  punches: readonly { readonly punched_at: string; readonly effective_direction: 'in' | 'out' | null }[],
): Movement[] {
  const counted: Movement[] = []
  for (const { punched_at, effective_direction } of punches) {
    if (effective_direction) counted.push({ at: toEpoch(punched_at), direction: effective_direction })
  }
  return counted.sort((a, b) => a.at - b.at)
}

/** A second arrival in a row changes nothing; a second departure measures nothing, but is the last one seen. */
export function pairSessions(moves: readonly Movement[]): Sessions {
  const pairs: [number, number][] = []
  let firstIn: number | null = null
  let lastOut: number | null = null
  let open: number | null = null
  let lacksOne = false
  for (const { at, direction } of moves) {
    if (direction === 'in') {
      if (firstIn === null) lastOut = null
      firstIn ??= at
      open ??= at
    } else {
      lastOut = at
      if (open === null) lacksOne = true
      else pairs.push([open, at])
      open = null
    }
  }
  return { pairs, firstIn, lastOut, isOpen: open !== null, lacksOne: lacksOne || open !== null }
}

/** C.2.3: time between sessions counts as break; the remaining break is deducted from a long enough day. */
export function measureWork({ pairs }: Sessions, instance: ShiftInstance | undefined): Worked {
  if (pairs.length === 0) return nothingWorked
  let gross = 0
  for (const [from, to] of pairs) gross += to - from
  const whole = pairs.at(-1)![1] - pairs[0]![0]
  const gap = whole - gross
  const isLong = instance !== undefined && whole * 2 >= instance.end - instance.start
  const due = isLong ? Math.max(0, instance.shift.break_duration_minutes * minute - gap) : 0
  const deducted = Math.min(due, gross)
  const minutes = Math.floor((gross - deducted) / minute)
  return { gross, gap, deducted, minutes, breakMinutes: Math.floor(deducted / minute) }
}

/** How much of the sessions lies between two instants, in milliseconds. */
export function measureBetween({ pairs }: Sessions, from: number, to: number): number {
  let time = 0
  for (const [start, end] of pairs) time += Math.max(0, Math.min(end, to) - Math.max(start, from))
  return time
}
