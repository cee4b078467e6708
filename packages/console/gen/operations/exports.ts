// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Export: {
    kind: { type: 'string', ref: 'ExportKind', enum: ['list', 'payroll_register', 'gl_journal', 'workspace', 'payslips', 'tax_certificates'], required: true },
    format: { type: 'string', ref: 'ExportFormat', enum: ['csv', 'xlsx', 'zip'], required: true },
    list: { type: 'string', nullable: true, maxLength: 100, required: true },
    filters: { type: 'string', nullable: true, maxLength: 2000, required: true },
    list_of: { type: 'string', nullable: true, maxLength: 64, required: true },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', required: true },
    tax_year: { type: 'string', nullable: true, maxLength: 9, required: true },
    object: { type: 'string', const: 'export', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'ExportStatus', enum: ['running', 'succeeded', 'failed', 'cancelled'], required: true },
    done: { type: 'integer', required: true },
    total: { type: 'integer', required: true },
    unit: { type: 'string', required: true },
    message: { type: 'string', nullable: true, required: true },
    sentence: { type: 'string', nullable: true, required: true },
    file_name: { type: 'string', required: true },
    size_bytes: { type: 'integer', format: 'int64', nullable: true, required: true },
    started_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    finished_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ExportCreate: {
    kind: { type: 'string', ref: 'ExportKind', enum: ['list', 'payroll_register', 'gl_journal', 'workspace', 'payslips', 'tax_certificates'], required: true, help: 'What is exported.' },
    format: { type: 'string', ref: 'ExportFormat', enum: ['csv', 'xlsx', 'zip'], required: true, help: 'The kind of file.' },
    list: { type: 'string', nullable: true, maxLength: 100 },
    filters: { type: 'string', nullable: true, maxLength: 2000 },
    list_of: { type: 'string', nullable: true, maxLength: 64 },
    payroll_run_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'PayrollRun', expected: 'an id, of letters, digits, - and _', help: 'Of which run.' },
    tax_year: { type: 'string', nullable: true, maxLength: 9, help: 'As the law names it, such as 2026-27.' },
    ids: { type: 'array', maxItems: 500, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' }, help: 'For the kind list, only these records of what the filters leave, in the order of the list. One that is not in the list is left out.' },
  },
}

export const listExports: Operation<'listExports'> = {
  id: 'listExports',
  method: 'get',
  path: '/console/exports',
  needs: [[]],
  query: [
    { name: 'kind', type: 'string', ref: 'ExportKind', enum: ['list', 'payroll_register', 'gl_journal', 'workspace', 'payslips', 'tax_certificates'] },
    { name: 'status', type: 'string', ref: 'ExportStatus', enum: ['running', 'succeeded', 'failed', 'cancelled'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Export',
  isList: true,
  schemas: schemas,
}

export const createExport: Operation<'createExport'> = { id: 'createExport', method: 'post', path: '/console/exports', needs: [[]], hasDryRun: true, query: [], body: 'ExportCreate', isBodyNeeded: true, result: 'Export', schemas: schemas }

export const getExport: Operation<'getExport'> = { id: 'getExport', method: 'get', path: '/console/exports/{id}', needs: [[]], query: [], result: 'Export', schemas: schemas }

export const cancelExport: Operation<'cancelExport'> = { id: 'cancelExport', method: 'post', path: '/console/exports/{id}/cancel', needs: [[]], hasDryRun: true, states: { from: ['running'], to: ['cancelled'] }, query: [], result: 'Export', schemas: schemas }

export const getExportContent: Operation<'getExportContent'> = { id: 'getExportContent', method: 'get', path: '/console/exports/{id}/content', needs: [[]], query: [], isFile: true, schemas: schemas }
