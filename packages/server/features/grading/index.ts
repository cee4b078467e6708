// Grading: days graded from all that is known of them, and written where they changed.

export {
  findUngradedDays,
  type GradedRecord,
  isGradingBehind,
  readGradedRecords,
} from './graded-days.ts'
export { maxDays, regrade } from './grading.ts'
export {
  bindInputs,
  earliest,
  type Inputs,
  isBlank,
  latest,
  leavesOn,
  narrow,
  nothingKnown,
  type PunchRow,
  type ReadAhead,
  type RecordRow,
  readGradingInputs,
  readManualCorrections,
  recordOn,
  type Stretch,
  wholeLeave,
} from './grading-inputs.ts'
export { type Days, findStretch, type Writing } from './grading-ranges.ts'
export { derived, writeNote } from './persist-grading.ts'
export { recordComputed, recordOfDay } from './records.ts'
export { queueAhead, queueBranch, reopenDays } from './regrade-queue.ts'
