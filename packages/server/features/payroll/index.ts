// Payroll: runs, what they pay, and the runner that calculates them.

export { PayrollRunner } from './operations/runner.ts'
export { lockPendingBatch, recordBatch } from './payments/batches.ts'
export { prepareBatch } from './payments/prepare.ts'
export { previewMonth, processMonth, type RunMonth } from './runs/month-runs.ts'
