// Employees: records, and what follows their changes.

export { startDueEmployments } from './employees.ts'
