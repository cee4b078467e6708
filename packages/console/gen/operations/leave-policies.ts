// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  LeavePolicy: {
    annual_quota: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    accrual_method: { type: 'string', ref: 'AccrualMethod', enum: ['annual', 'monthly'], required: true },
    allocation_type: { type: 'string', ref: 'AllocationType', enum: ['fiscal_year', 'cycle'], required: true },
    max_consecutive_days: { type: 'integer', nullable: true, minimum: 1, maximum: 366, required: true },
    carry_forward_allowed: { type: 'boolean', required: true },
    max_carry_forward_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    encashment_allowed: { type: 'boolean', required: true },
    negative_balance_allowed: { type: 'boolean', required: true },
    max_negative_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true },
    pro_rata_for_joiners: { type: 'boolean', required: true },
    min_service_months: { type: 'integer', minimum: 0, maximum: 600, required: true },
    applicable_gender: { type: 'string', ref: 'ApplicableGender', enum: ['all', 'male', 'female'], required: true },
    requires_document_after_days: { type: 'integer', nullable: true, minimum: 0, maximum: 366, required: true },
    sandwich_rule: { type: 'boolean', required: true },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    object: { type: 'string', const: 'leave_policy', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LeavePolicyCreate: {
    annual_quota: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', required: true, help: 'Days for a full year of service.' },
    accrual_method: { type: 'string', ref: 'AccrualMethod', enum: ['annual', 'monthly'], default: 'annual', help: 'How the days are released.' },
    allocation_type: { type: 'string', ref: 'AllocationType', enum: ['fiscal_year', 'cycle'], default: 'fiscal_year', help: 'The period that the days are for. It is the same in all policies of a type.' },
    max_consecutive_days: { type: 'integer', nullable: true, minimum: 1, maximum: 366, help: 'The maximum number of days in a row, or empty if there is no limit.' },
    carry_forward_allowed: { type: 'boolean', default: false, help: 'Whether unused days are carried into the next year.' },
    max_carry_forward_days: { type: 'string', ref: 'UnsignedDays', default: '0', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'The maximum number of days that are carried over.' },
    encashment_allowed: { type: 'boolean', default: false, help: 'Whether unused days can be paid out.' },
    negative_balance_allowed: { type: 'boolean', default: false, help: 'Whether employees can take more days than the balance has.' },
    max_negative_days: { type: 'string', ref: 'UnsignedDays', default: '0', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'How far below zero the balance may go.' },
    pro_rata_for_joiners: { type: 'boolean', default: true, help: 'Whether employees who join during the period get only the months that remain.' },
    min_service_months: { type: 'integer', default: 0, minimum: 0, maximum: 600, help: 'Months of service before it can be taken.' },
    applicable_gender: { type: 'string', ref: 'ApplicableGender', enum: ['all', 'male', 'female'], default: 'all', help: 'Which employees the type is for. Employees of another gender, or without a recorded gender, get nothing.' },
    requires_document_after_days: { type: 'integer', nullable: true, minimum: 0, maximum: 366, help: 'Leave longer than this many days needs a document. Empty if it never does.' },
    sandwich_rule: { type: 'boolean', default: false, help: 'Whether rest days and holidays within the leave count as leave.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The first day on which it is in force.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty while it is current.' },
    leave_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'LeaveType', expected: 'an id, of letters, digits, - and _', required: true, help: 'The type that it is for.' },
  },
  LeavePolicyUpdate: {
    annual_quota: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'Days for a full year of service.' },
    accrual_method: { type: 'string', ref: 'AccrualMethod', enum: ['annual', 'monthly'], help: 'How the days are released.' },
    allocation_type: { type: 'string', ref: 'AllocationType', enum: ['fiscal_year', 'cycle'], help: 'The period that the days are for. It is the same in all policies of a type.' },
    max_consecutive_days: { type: 'integer', nullable: true, minimum: 1, maximum: 366, help: 'The maximum number of days in a row, or empty if there is no limit.' },
    carry_forward_allowed: { type: 'boolean', help: 'Whether unused days are carried into the next year.' },
    max_carry_forward_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'The maximum number of days that are carried over.' },
    encashment_allowed: { type: 'boolean', help: 'Whether unused days can be paid out.' },
    negative_balance_allowed: { type: 'boolean', help: 'Whether employees can take more days than the balance has.' },
    max_negative_days: { type: 'string', ref: 'UnsignedDays', decimals: 2, expected: 'a number of days from 0 on as a plain decimal, such as 22.00, with at most 2 digits after the point', help: 'How far below zero the balance may go.' },
    pro_rata_for_joiners: { type: 'boolean', help: 'Whether employees who join during the period get only the months that remain.' },
    min_service_months: { type: 'integer', minimum: 0, maximum: 600, help: 'Months of service before it can be taken.' },
    applicable_gender: { type: 'string', ref: 'ApplicableGender', enum: ['all', 'male', 'female'], help: 'Which employees the type is for. Employees of another gender, or without a recorded gender, get nothing.' },
    requires_document_after_days: { type: 'integer', nullable: true, minimum: 0, maximum: 366, help: 'Leave longer than this many days needs a document. Empty if it never does.' },
    sandwich_rule: { type: 'boolean', help: 'Whether rest days and holidays within the leave count as leave.' },
    effective_from: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day on which it is in force.' },
    effective_to: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The last day, or empty while it is current.' },
  },
}

export const listLeavePolicies: Operation<'listLeavePolicies'> = {
  id: 'listLeavePolicies',
  method: 'get',
  path: '/v1/leave_policies',
  needs: [['leave:read']],
  query: [
    { name: 'effective_on', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'leave_type_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'LeavePolicy',
  isList: true,
  schemas: schemas,
}

export const getLeavePolicy: Operation<'getLeavePolicy'> = { id: 'getLeavePolicy', method: 'get', path: '/v1/leave_policies/{id}', needs: [['leave:read']], query: [], result: 'LeavePolicy', schemas: schemas }

export const createLeavePolicy: Operation<'createLeavePolicy'> = { id: 'createLeavePolicy', method: 'post', path: '/console/leave_policies', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeavePolicyCreate', isBodyNeeded: true, result: 'LeavePolicy', schemas: schemas }

export const updateLeavePolicy: Operation<'updateLeavePolicy'> = { id: 'updateLeavePolicy', method: 'patch', path: '/console/leave_policies/{id}', needs: [['leave.manage']], hasDryRun: true, query: [], body: 'LeavePolicyUpdate', isBodyNeeded: true, result: 'LeavePolicy', schemas: schemas }
