// Payroll: runs, what they pay, and the runner that calculates them.

export { PayrollRunner } from './operations/runner.ts'
