// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  PayrollCorrection: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    half: { type: 'string', ref: 'CorrectedHalf', enum: ['first_half', 'second_half', 'full'], required: true },
    counts_as: { type: 'string', ref: 'CorrectedAs', enum: ['present', 'absent', 'paid_leave', 'unpaid_leave'], required: true },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true },
    object: { type: 'string', const: 'payroll_correction', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'PayrollCorrectionStatus', enum: ['active', 'cancelled'], required: true },
    cancelled_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  PayrollCorrectionCreate: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true, help: 'The employee whose day it is.' },
    date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true, help: 'The locked day that was wrong.' },
    half: { type: 'string', ref: 'CorrectedHalf', enum: ['first_half', 'second_half', 'full'], help: 'The whole day, or a half of it.' },
    counts_as: { type: 'string', ref: 'CorrectedAs', enum: ['present', 'absent', 'paid_leave', 'unpaid_leave'], required: true, help: 'What it should have been.' },
    reason: { type: 'string', minLength: 1, maxLength: 1000, required: true, help: 'It is shown where the pay is explained.' },
  },
}

export const listPayrollCorrections: Operation<'listPayrollCorrections'> = {
  id: 'listPayrollCorrections',
  method: 'get',
  path: '/console/payroll_corrections',
  needs: [['payroll.manage']],
  query: [
    { name: 'employee_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'date', type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    { name: 'status', type: 'string', ref: 'PayrollCorrectionStatus', enum: ['active', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'PayrollCorrection',
  isList: true,
  schemas: schemas,
}

export const createPayrollCorrection: Operation<'createPayrollCorrection'> = { id: 'createPayrollCorrection', method: 'post', path: '/console/payroll_corrections', needs: [['payroll.manage']], hasDryRun: true, query: [], body: 'PayrollCorrectionCreate', isBodyNeeded: true, result: 'PayrollCorrection', schemas: schemas }

export const getPayrollCorrection: Operation<'getPayrollCorrection'> = { id: 'getPayrollCorrection', method: 'get', path: '/console/payroll_corrections/{id}', needs: [['payroll.manage']], query: [], result: 'PayrollCorrection', schemas: schemas }

export const cancelPayrollCorrection: Operation<'cancelPayrollCorrection'> = { id: 'cancelPayrollCorrection', method: 'post', path: '/console/payroll_corrections/{id}/cancel', needs: [['payroll.manage']], hasDryRun: true, states: { from: ['active'], to: ['cancelled'] }, query: [], result: 'PayrollCorrection', schemas: schemas }
