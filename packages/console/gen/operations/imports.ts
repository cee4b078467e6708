// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Import: {
    kind: { type: 'string', ref: 'ImportKind', enum: ['employees', 'leave_balances', 'attendance', 'payroll'], required: true, needs: { employees: 'createEmployee', leave_balances: 'adjustLeaveBalance', attendance: 'createAttendanceRecord', payroll: 'createPayrollImport' } },
    file_name: { type: 'string', minLength: 1, maxLength: 255, required: true },
    dates: { type: 'string', ref: 'ImportDates', enum: ['iso', 'day_first', 'month_first'], required: true },
    object: { type: 'string', const: 'import', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    format: { type: 'string', ref: 'ImportFormat', enum: ['csv', 'xlsx'], required: true },
    size_bytes: { type: 'integer', required: true },
    sha256: { type: 'string', required: true },
    columns: { type: 'array', items: { type: 'string' }, required: true },
    status: { type: 'string', ref: 'ImportStatus', enum: ['checking', 'checked', 'applying', 'applied', 'failed', 'cancelled'], required: true },
    rows: { type: 'string', nullable: true, enum: ['all', 'valid'], required: true },
    to_create: { type: 'integer', required: true },
    to_change: { type: 'integer', required: true },
    unchanged: { type: 'integer', required: true },
    with_errors: { type: 'integer', required: true },
    applied: { type: 'integer', required: true },
    done: { type: 'integer', required: true },
    total: { type: 'integer', required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    started_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    finished_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    heartbeat_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ImportApply: {
    sha256: { type: 'string', minLength: 64, maxLength: 64, expected: 'the sha256 of the import, 64 digits of lower-case hex', required: true },
    rows: { type: 'string', ref: 'ImportedRows', enum: ['all', 'valid'], help: 'Which rows are applied.' },
  },
  ImportCell: {
    line: { type: 'integer', minimum: 2, maximum: 10000000, required: true },
    column: { type: 'string', maxLength: 200, required: true },
    value: { type: 'string', nullable: true, maxLength: 2000, required: true },
  },
  ImportCreate: {
    kind: {
      type: 'string',
      ref: 'ImportKind',
      enum: ['employees', 'leave_balances', 'attendance', 'payroll'],
      required: true,
      needs: { employees: 'createEmployee', leave_balances: 'adjustLeaveBalance', attendance: 'createAttendanceRecord', payroll: 'createPayrollImport' },
      help: 'What the rows are.',
    },
    file_name: { type: 'string', minLength: 1, maxLength: 255, required: true, help: 'The name of the file.' },
    dates: { type: 'string', ref: 'ImportDates', enum: ['iso', 'day_first', 'month_first'], help: 'How the file writes its dates.' },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
    titles: { type: 'array', default: '[]', maxItems: 1000, items: { type: 'object', ref: 'ImportTitle' }, help: 'What titles of the file mean. A title that is not here is understood by its name.' },
    payroll: { type: 'object', ref: 'ImportPayroll', help: 'The month and the totals. Required for a file of payroll, and for no other.' },
  },
  ImportFile: {
    kind: {
      type: 'string',
      ref: 'ImportKind',
      enum: ['employees', 'leave_balances', 'attendance', 'payroll'],
      required: true,
      needs: { employees: 'createEmployee', leave_balances: 'adjustLeaveBalance', attendance: 'createAttendanceRecord', payroll: 'createPayrollImport' },
      help: 'What the rows are.',
    },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
  ImportPayroll: {
    year: { type: 'integer', minimum: 1900, maximum: 9999, required: true },
    month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    run_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    notes: { type: 'string', nullable: true, maxLength: 2000 },
    totals: { type: 'object', ref: 'PayrollImportTotals', required: true },
  },
  ImportPreview: {
    titles: { type: 'array', items: { type: 'object', ref: 'ImportPreviewTitle' }, required: true },
    columns: { type: 'array', items: { type: 'object', ref: 'ImportPreviewColumn' }, required: true },
    is_remembered: { type: 'boolean', required: true },
    dates: { type: 'string', nullable: true, enum: ['iso', 'day_first', 'month_first'], required: true },
    dates_example: { type: 'string', nullable: true, required: true },
  },
  ImportPreviewColumn: {
    name: { type: 'string', required: true },
    is_required: { type: 'boolean', required: true },
  },
  ImportPreviewTitle: {
    title: { type: 'string', required: true },
    column: { type: 'string', nullable: true, required: true },
    is_left_out: { type: 'boolean', required: true },
    samples: { type: 'array', items: { type: 'string' }, required: true },
  },
  ImportRevise: {
    cells: { type: 'array', maxItems: 500, items: { type: 'object', ref: 'ImportCell' }, required: true },
  },
  ImportTitle: {
    title: { type: 'string', minLength: 1, maxLength: 10000, required: true },
    column: { type: 'string', nullable: true, maxLength: 200, required: true },
  },
  PayrollImportTotals: {
    total_employees: { type: 'integer', minimum: 1, maximum: 1000000, required: true },
    total_gross: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_deductions: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_net: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    total_employer_cost: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
  },
}

export const listImports: Operation<'listImports'> = {
  id: 'listImports',
  method: 'get',
  path: '/console/imports',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  query: [
    { name: 'kind', type: 'string', ref: 'ImportKind', enum: ['employees', 'leave_balances', 'attendance', 'payroll'] },
    { name: 'status', type: 'string', ref: 'ImportStatus', enum: ['checking', 'checked', 'applying', 'applied', 'failed', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Import',
  isList: true,
  schemas: schemas,
}

export const createImport: Operation<'createImport'> = { id: 'createImport', method: 'post', path: '/console/imports', needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']], query: [], body: 'ImportCreate', isBodyNeeded: true, fileBytes: 10485760, result: 'Import', schemas: schemas }

export const previewImport: Operation<'previewImport'> = { id: 'previewImport', method: 'post', path: '/console/imports/preview', needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']], query: [], body: 'ImportFile', isBodyNeeded: true, fileBytes: 10485760, result: 'ImportPreview', schemas: schemas }

export const getImport: Operation<'getImport'> = { id: 'getImport', method: 'get', path: '/console/imports/{id}', needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']], query: [], result: 'Import', schemas: schemas }

export const applyImport: Operation<'applyImport'> = {
  id: 'applyImport',
  method: 'post',
  path: '/console/imports/{id}/apply',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  hasDryRun: true,
  states: { from: ['checked', 'failed'], to: ['applying'] },
  query: [],
  body: 'ImportApply',
  isBodyNeeded: true,
  result: 'Import',
  schemas: schemas,
}

export const reviseImport: Operation<'reviseImport'> = {
  id: 'reviseImport',
  method: 'post',
  path: '/console/imports/{id}/revise',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  hasDryRun: true,
  states: { from: ['checked'], to: ['checking'] },
  query: [],
  body: 'ImportRevise',
  isBodyNeeded: true,
  result: 'Import',
  schemas: schemas,
}

export const cancelImport: Operation<'cancelImport'> = {
  id: 'cancelImport',
  method: 'post',
  path: '/console/imports/{id}/cancel',
  needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']],
  hasDryRun: true,
  states: { from: ['checking', 'checked', 'applying'], to: ['cancelled'] },
  query: [],
  result: 'Import',
  schemas: schemas,
}

export const getImportErrors: Operation<'getImportErrors'> = { id: 'getImportErrors', method: 'get', path: '/console/imports/{id}/errors', needs: [['employees:write'], ['leave.manage'], ['attendance:write'], ['payroll.manage']], query: [], isFile: true, schemas: schemas }
