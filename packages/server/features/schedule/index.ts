// The schedule: shifts, who works them when, and holidays.

export { defaultAssigned, followEmployment } from './shift-assignments.ts'
