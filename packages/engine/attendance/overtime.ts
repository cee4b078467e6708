// Overtime: the minutes measured on a day, what kind of day it is, and the requests for them.

import { Decimal } from 'decimal.js'
import type { DayKind } from '../calendar.ts'
import { minute } from './instants.ts'
import type { Leave } from './leave-of-day.ts'
import { measureBetween, type Sessions, type Worked } from './sessions.ts'
import type { AttendanceSettings } from './settings.ts'
import { countScheduledMinutes, type ShiftInstance } from './shift-times.ts'

export type OvertimeDayType = 'working_day' | 'rest_day' | 'holiday'

export interface Overtime {
  /** Before the least and the most that the settings allow. */
  readonly measured: number
  readonly minutes: number
}

export const noOvertime: Overtime = { measured: 0, minutes: 0 }

export function classifyOvertimeDay(kind: DayKind): OvertimeDayType {
  return kind === 'holiday' || kind === 'rest_day' ? kind : 'working_day'
}

export function findOvertimeMultiplier(type: OvertimeDayType, settings: AttendanceSettings): string {
  return settings[`overtime_multiplier_${type}`]
}

/**
 * C.2.7: all that is worked on a rest day or holiday; on a working day what is worked after the end of the shift (and
 * before its start, where that counts), as far as it is more than the minutes scheduled. Who comes two hours late and
 * stays two hours longer has worked the day, and no overtime.
 */
export function measureOvertime(
  kind: DayKind,
  leave: Leave,
  sessions: Sessions,
  worked: Worked,
  instance: ShiftInstance | undefined,
  settings: AttendanceSettings,
): Overtime {
  if (leave.portion === 'full') return noOvertime
  const measured =
    classifyOvertimeDay(kind) === 'working_day'
      ? Math.floor(measureBeyondShift(leave, sessions, worked, instance, settings) / minute)
      : worked.minutes
  const max = settings.max_overtime_minutes_per_day ?? measured
  return { measured, minutes: measured < settings.overtime_min_minutes ? 0 : Math.min(measured, max) }
}

function measureBeyondShift(
  { portion }: Leave,
  sessions: Sessions,
  worked: Worked,
  instance: ShiftInstance | undefined,
  { overtime_before_shift_counts }: AttendanceSettings,
): number {
  if (!instance) return 0
  const after = measureBetween(sessions, instance.end, Infinity)
  const before = overtime_before_shift_counts ? measureBetween(sessions, -Infinity, instance.start) : 0
  const required = (countScheduledMinutes(instance) * minute) / (portion === 'none' ? 1 : 2)
  return Math.max(0, Math.min(after + before, worked.gross - worked.deducted - required))
}

/** `"0.83"`: hours as the contract writes them, half-up. */
export function toHours(minutes: number): string {
  return new Decimal(minutes).div(60).toFixed(2, Decimal.ROUND_HALF_UP)
}

/**
 * The hours of the pending request that a day's overtime asks for by itself; null where the workspace does not want
 * that, or there is none, or a request stands that is pending or approved: what was decided stays decided.
 */
export function decideAutomaticRequest(
  overtimeMinutes: number,
  hasRequest: boolean,
  { overtime_auto_request }: AttendanceSettings,
): string | null {
  if (!overtime_auto_request || hasRequest || overtimeMinutes <= 0) return null
  const hours = toHours(overtimeMinutes)
  // Less than a hundredth of an hour cannot be asked for.
  return hours === '0.00' ? null : hours
}
