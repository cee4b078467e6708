// Attendance settings: what a workspace decides about punches, grading and overtime.

export type GeofenceMode = 'off' | 'flag' | 'enforce'
export type MissingPunchStatus = 'absent' | 'half_day' | 'present'

export interface AttendanceSettings {
  /** Of the workspace's record; left out where there is none. */
  readonly id?: string
  readonly geofence_mode: GeofenceMode
  readonly window_before_minutes: number
  readonly window_after_minutes: number
  readonly punch_debounce_seconds: number
  /** Percent of the scheduled minutes that make a day present, and half a day. */
  readonly full_day_min_percent: number
  readonly half_day_min_percent: number
  readonly early_leave_threshold_minutes: number
  readonly missing_punch_status: MissingPunchStatus
  /** Null: lateness is not deducted. */
  readonly late_marks_per_deduction: number | null
  readonly late_deduction_days: string
  readonly overtime_min_minutes: number
  readonly overtime_before_shift_counts: boolean
  /** Null: no limit. */
  readonly max_overtime_minutes_per_day: number | null
  readonly overtime_auto_request: boolean
  readonly overtime_multiplier_working_day: string
  readonly overtime_multiplier_rest_day: string
  readonly overtime_multiplier_holiday: string
  readonly overtime_hours_per_month: string
  readonly regularisation_window_days: number
  /** Null: no limit. */
  readonly max_regularisations_per_month: number | null
}

/** What a workspace has until it decides otherwise. */
export const defaultAttendanceSettings: AttendanceSettings = {
  geofence_mode: 'off',
  window_before_minutes: 120,
  window_after_minutes: 360,
  punch_debounce_seconds: 60,
  full_day_min_percent: 75,
  half_day_min_percent: 40,
  early_leave_threshold_minutes: 15,
  missing_punch_status: 'absent',
  late_marks_per_deduction: null,
  late_deduction_days: '0.50',
  overtime_min_minutes: 30,
  overtime_before_shift_counts: false,
  max_overtime_minutes_per_day: null,
  overtime_auto_request: false,
  overtime_multiplier_working_day: '2.00',
  overtime_multiplier_rest_day: '2.00',
  overtime_multiplier_holiday: '3.00',
  overtime_hours_per_month: '208.00',
  regularisation_window_days: 30,
  max_regularisations_per_month: null,
}
