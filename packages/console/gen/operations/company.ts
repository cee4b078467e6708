// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Company: {
    name: { type: 'string', minLength: 1, maxLength: 200, required: true },
    legal_name: { type: 'string', nullable: true, maxLength: 200, required: true },
    timezone: { type: 'string', maxLength: 64, required: true },
    week_starts_on: { type: 'integer', minimum: 1, maximum: 7, required: true },
    registration_number: { type: 'string', nullable: true, maxLength: 100, required: true },
    tax_number: { type: 'string', nullable: true, maxLength: 100, required: true },
    address: { type: 'string', nullable: true, maxLength: 500, required: true },
    city: { type: 'string', nullable: true, maxLength: 100, required: true },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, required: true },
    website: { type: 'string', nullable: true, maxLength: 500, required: true },
    leaver_days: { type: 'integer', minimum: 0, maximum: 730, required: true },
    closed_parts: { type: 'array', maxItems: 11, items: { type: 'string', ref: 'CompanyPart', enum: ['punching', 'overtime', 'corrections', 'expenses', 'loans', 'letters', 'assets', 'announcements', 'directory', 'own_details', 'own_bank_account'] }, required: true },
    approvals_by_people_only: { type: 'boolean', required: true },
    object: { type: 'string', const: 'company', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    country: { type: 'string', ref: 'CountryCode', expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
    currency: { type: 'string', required: true },
    currency_decimals: { type: 'integer', minimum: 0, maximum: 4, required: true },
    fiscal_year_start_month: { type: 'integer', minimum: 1, maximum: 12, required: true },
    current_fiscal_year_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'FiscalYear', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', enum: ['active', 'read_only', 'inactive'], required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  CompanyUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 200, help: 'The display name.' },
    legal_name: { type: 'string', nullable: true, maxLength: 200, help: 'The registered name.' },
    timezone: { type: 'string', maxLength: 64, help: 'Such as Asia/Karachi or Europe/London.' },
    week_starts_on: { type: 'integer', minimum: 1, maximum: 7 },
    registration_number: { type: 'string', nullable: true, maxLength: 100, help: 'The company\'s registration number.' },
    tax_number: { type: 'string', nullable: true, maxLength: 100, help: 'The tax number (in Pakistan the NTN).' },
    address: { type: 'string', nullable: true, maxLength: 500, help: 'The street address.' },
    city: { type: 'string', nullable: true, maxLength: 100 },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters' },
    email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254 },
    website: { type: 'string', nullable: true, maxLength: 500 },
    leaver_days: { type: 'integer', minimum: 0, maximum: 730, help: 'For how many days after their last one those who have left still see their payslips and certificates. By default 90.' },
    closed_parts: {
      type: 'array',
      maxItems: 11,
      items: { type: 'string', ref: 'CompanyPart', enum: ['punching', 'overtime', 'corrections', 'expenses', 'loans', 'letters', 'assets', 'announcements', 'directory', 'own_details', 'own_bank_account'] },
      help: 'The parts of My Muster that the company does not use. Nobody sees or asks for anything of their own there: such a request returns 403.',
    },
    approvals_by_people_only: { type: 'boolean', help: 'Whether only people approve and reject what is asked for. A key or a token that tries gets 403.' },
  },
}

export const getCompany: Operation<'getCompany'> = { id: 'getCompany', method: 'get', path: '/v1/company', needs: [[]], query: [], result: 'Company', schemas: schemas }

export const updateCompany: Operation<'updateCompany'> = { id: 'updateCompany', method: 'patch', path: '/console/company', needs: [['workspace.manage']], hasDryRun: true, query: [], body: 'CompanyUpdate', isBodyNeeded: true, result: 'Company', schemas: schemas }
