// Grading: days graded from all that is known of them, and written where they changed.

export {
  findUngradedDays,
  type GradedRecord,
  isGradingBehind,
  readGradedRecords,
} from './graded-days.ts'
export { maxDays, regrade } from './grading.ts'
export {
  earliest,
  isBlank,
  latest,
  leavesOn,
  nothingKnown,
  type RecordRow,
  readGradingInputs,
  readManualCorrections,
  readPunches,
  recordOn,
  wholeLeave,
} from './grading-inputs.ts'
export type { Days, Writing } from './grading-ranges.ts'
export { derived, writeNote } from './persist-grading.ts'
export { recordComputed, recordOfDay } from './records.ts'
export { queueAhead, queueBranch, reopenDays } from './regrade-queue.ts'
