// The attendance engine: assigns punches to days, grades the days, and checks the requests that correct them.

export { findAffectedRange, type Reach, reachAround, reachAroundDays, reachOfDays } from './affected-range.ts'
export {
  type Attribution,
  attribute,
  type Direction,
  type EffectiveDirection,
  type IsClosed,
  type Punch,
  type PunchesOfEmployee,
} from './attribute.ts'
export {
  type DayNow,
  type DayState,
  describeDayNow,
  describeToday,
  type RecordedDay,
} from './day-state.ts'
export { explainDay, explainRecorded } from './explanation/explain.ts'
export type { AttributedPunch } from './explanation/explain-punches.ts'
export type { Explanation, ExplanationRule } from './explanation/explanation.ts'
export {
  type Coordinates,
  checkGeofence,
  type GeofencedSite,
  type GeofenceInputs,
  type GeofenceResult,
  measureDistance,
} from './geofence.ts'
export { type DayInputs, type GradedDay, gradeDay } from './grade.ts'
export type { Instant } from './instants.ts'
export {
  type CoveringLeave,
  type LeaveOfDay,
  type LeavePortion,
  leaveHalves,
  leaveThatCounts,
} from './leave-of-day.ts'
export type { AttendanceSource, WrittenDay } from './manual-corrections.ts'
export {
  classifyOvertimeDay,
  decideAutomaticRequest,
  findOvertimeMultiplier,
  type OvertimeDayType,
  toHours,
} from './overtime.ts'
export { type GradedRange, gradeRange, type RangeInputs } from './range.ts'
export {
  type Checked,
  checkEnd,
  type RequestConflict,
  type RequestRefusal,
} from './refusals.ts'
export {
  checkOvertimeApproval,
  checkOvertimeCancel,
  checkOvertimeRequest,
  type OvertimeFacts,
  type OvertimeRequested,
} from './requests/overtime-requests.ts'
export {
  applyRegularisation,
  checkRegularisation,
  checkRegularisationApproval,
  checkTimes,
  describeEmployment,
  findFirstOpenDay,
  type RegularisationFacts,
  type RegularisationRequest,
  readRequestedTimes,
} from './requests/regularisation.ts'
export { checkSwap, checkSwapCancel, type SwapFacts } from './requests/swap.ts'
export {
  type AttendanceSettings,
  defaultAttendanceSettings,
  type GeofenceMode,
  type MissingPunchStatus,
} from './settings.ts'
export {
  type AttendanceContext,
  countScheduledMinutes,
  type ShiftInstance,
  shiftInstance,
} from './shift-times.ts'
export { type AttendanceStatus, attendanceStatuses, type StatusRule, type WrittenStatus } from './status.ts'
export { explainWithoutRecord, type WithoutRecord, type WithoutRecordFacts } from './without-record.ts'
