// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Comparisons } from '../filters.ts'

/** By the records of a list: the field that each filter compares, and how; not of those that take a value of a field. */
export const comparisons = {
  LeaveApplication: {
    date_from: { field: 'to_date', op: '>=' },
    date_to: { field: 'from_date', op: '<=' },
  },
  AttendanceRecord: {
    date_from: { field: 'date', op: '>=' },
    date_to: { field: 'date', op: '<=' },
  },
  Punch: {
    punched_after: { field: 'punched_at', op: '>' },
    punched_before: { field: 'punched_at', op: '<' },
  },
  OvertimeRequest: {
    date_from: { field: 'date', op: '>=' },
    date_to: { field: 'date', op: '<=' },
  },
  Regularisation: {
    date_from: { field: 'date', op: '>=' },
    date_to: { field: 'date', op: '<=' },
  },
  ExpenseClaim: {
    date_from: { field: 'claim_date', op: '>=' },
    date_to: { field: 'claim_date', op: '<=' },
  },
  Announcement: {
    published_after: { field: 'published_at', op: '>' },
  },
  EmployeeDocument: {
    expiring_before: { field: 'expiry_date', op: '<' },
  },
} as const satisfies Comparisons
