// Identifiers: a type prefix and a time-ordered UUIDv7 in base32 (the TypeID form), made by the application.

import { typeidUnboxed } from 'typeid-js'

/** The prefix of every object's ids. */
export const prefixes = {
  ApiKey: 'key',
  AttendanceRecord: 'atr',
  AttendanceSettings: 'ats',
  AuditEntry: 'aud',
  Branch: 'brn',
  Company: 'wsp',
  Department: 'dep',
  Designation: 'dsg',
  Email: 'eml',
  Employee: 'emp',
  EmployeeAddress: 'adr',
  EmployeeBankAccount: 'bnk',
  EmployeeShift: 'esh',
  EmploymentType: 'ety',
  Event: 'evt',
  FiscalYear: 'fyr',
  GeofencedSite: 'gfs',
  Holiday: 'hol',
  LeaveApplication: 'lap',
  LeaveBalance: 'lal',
  LeaveEncashment: 'lec',
  LeaveGroup: 'lgr',
  LeaveLedgerEntry: 'lle',
  LeaveOverdraft: 'lod',
  LeavePolicy: 'lpo',
  LeaveType: 'lty',
  Message: 'msg',
  OvertimeRequest: 'otr',
  PayGrade: 'pgr',
  Punch: 'pun',
  Regularisation: 'reg',
  RestDaySwap: 'rds',
  SalaryAssignment: 'sas',
  SalaryAssignmentComponent: 'sac',
  SalaryComponent: 'scm',
  SalaryStructure: 'sst',
  Shift: 'shf',
  WebhookAttempt: 'att',
  WebhookDelivery: 'dlv',
  WebhookEndpoint: 'whe',
} as const

export type Prefix = (typeof prefixes)[keyof typeof prefixes]

export function newId(prefix: Prefix): string {
  return typeidUnboxed(prefix)
}
