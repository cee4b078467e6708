// Payroll: runs, what they pay, and the runner that calculates them.

export { type About, startOperation } from './operations/operations.ts'
export { PayrollRunner } from './operations/runner.ts'
export { previewMonth, processMonth, type RunMonth } from './runs/month-runs.ts'
