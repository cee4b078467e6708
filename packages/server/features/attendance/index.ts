// Attendance: punches, records, requests about days, and the clock that grades them.

export { regradeEmployment } from './employment-changes.ts'
export { gradeDays } from './grading-scheduler.ts'
export { firstAgain, gradePastAgain, gradeShiftAgain } from './request-regrade.ts'
