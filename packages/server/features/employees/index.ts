// Employees: records, and what follows their changes.

export { startDueEmployments } from './employees.ts'
export { hireEmployee } from './hiring.ts'
