// Attendance: punches, records, requests about days, and the clock that grades them.

export { type RecordRow, recordOn } from '../grading/index.ts'
export { regradeEmployment, regradeMoved } from './employment-changes.ts'
export { gradeForPayroll } from './grade-for-payroll.ts'
export { gradeDays } from './grading-scheduler.ts'
export { isWaitingSql } from './late-punches.ts'
export {
  type ApprovedOvertime,
  countPendingOvertime,
  markOvertimePaid,
  readPaidOvertime,
  readUnpaidOvertime,
} from './overtime-payment.ts'
export { forgetPositions, positionDays } from './positions.ts'
export { firstAgain, gradeAgain, gradePastAgain, gradeShiftAgain } from './request-regrade.ts'
export { assertAmendable, assertCreatable, findAmended, writeRecords } from './written-records.ts'
