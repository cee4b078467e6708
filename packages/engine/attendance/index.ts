// The attendance engine: punches to days, days to grades, and the guards of what corrects them.

export { type Reach, reachOf, reachOfDays } from './affected-range.ts'
export {
  type Attribution,
  attribute,
  type Direction,
  type EffectiveDirection,
  type IsClosed,
  type Punch,
  type PunchesOfEmployee,
} from './attribute.ts'
export { type Explanation, type ExplanationRule, explainDay, explainRecorded } from './explain.ts'
export type { AttributedPunch } from './explain-punches.ts'
export {
  type Coordinates,
  checkGeofence,
  distanceMeters,
  type GeofencedSite,
  type GeofenceInputs,
  type GeofenceResult,
} from './geofence.ts'
export { type AttendanceSource, type DayInputs, type GradedDay, gradeDay } from './grade.ts'
export type { Instant } from './instants.ts'
export {
  type CoveringLeave,
  type LeaveOfDay,
  type LeavePortion,
  leaveHalves,
  leaveThatCounts,
} from './leave-of-day.ts'
export type { WrittenDay } from './manual-corrections.ts'
export {
  autoRequestHours,
  hoursOf,
  type OvertimeDayType,
  overtimeDayType,
  overtimeMultiplier,
} from './overtime.ts'
export {
  checkOvertimeApproval,
  checkOvertimeCancel,
  checkOvertimeRequest,
  type OvertimeFacts,
  type OvertimeRequested,
} from './overtime-requests.ts'
export { type GradedRange, gradeRange, type RangeInputs } from './range.ts'
export {
  type Checked,
  checkEnd,
  type RequestConflict,
  type RequestRefusal,
  type RequestStatus,
} from './refusals.ts'
export {
  checkRegularisation,
  checkRegularisationApproval,
  type RegularisationFacts,
  type RegularisationRequest,
  regularisedDay,
  regularisedTimes,
  timeRefusals,
} from './regularisation.ts'
export {
  type AttendanceSettings,
  defaultAttendanceSettings,
  type GeofenceMode,
  type MissingPunchStatus,
} from './settings.ts'
export { type AttendanceContext, type ShiftInstance, scheduledMinutes, shiftInstance } from './shift-times.ts'
export { type AttendanceStatus, attendanceStatuses, type StatusRule, type WrittenStatus } from './status.ts'
export { checkSwap, checkSwapCancel, type SwapFacts } from './swap.ts'
