// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Candidate: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    last_name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', required: true },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], required: true },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    city: { type: 'string', nullable: true, maxLength: 100, required: true },
    country: { type: 'string', ref: 'NullableCountryCode', nullable: true, expected: 'an ISO 3166-1 alpha-2 code, such as PK', required: true },
    current_employer: { type: 'string', nullable: true, maxLength: 200, required: true },
    current_designation: { type: 'string', nullable: true, maxLength: 200, required: true },
    experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    current_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    expected_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, required: true },
    source: { type: 'string', ref: 'CandidateSource', enum: ['career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other'], required: true },
    referred_by_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    linkedin_url: { type: 'string', nullable: true, maxLength: 500, expected: 'an address that begins with https://', required: true },
    resume_file_name: { type: 'string', nullable: true, maxLength: 255, expected: 'the name of a file, without a path and without control characters', required: true },
    skills: { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 100 }, required: true },
    notes: { type: 'string', nullable: true, maxLength: 10000, required: true },
    object: { type: 'string', const: 'candidate', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    employee_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  CandidateCreate: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'Given name.' },
    last_name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'Family name.' },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, required: true, help: 'The email address, unique in the workspace in upper or lower case.' },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number.' },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], help: 'The gender as recorded. Empty when not recorded.' },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    city: { type: 'string', nullable: true, maxLength: 100 },
    country: { type: 'string', ref: 'NullableCountryCode', nullable: true, expected: 'an ISO 3166-1 alpha-2 code, such as PK' },
    current_employer: { type: 'string', nullable: true, maxLength: 200, help: 'Where the candidate works now.' },
    current_designation: { type: 'string', nullable: true, maxLength: 200, help: 'The candidate\'s job title now.' },
    experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The years of experience.' },
    current_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary now.' },
    expected_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary that is asked for.' },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, help: 'How many days of notice the candidate has to give.' },
    source: { type: 'string', ref: 'CandidateSource', enum: ['career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other'], default: 'other', help: 'How the candidate came.' },
    referred_by_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who referred the candidate.' },
    linkedin_url: { type: 'string', nullable: true, maxLength: 500, expected: 'an address that begins with https://', help: 'The candidate\'s page on LinkedIn.' },
    resume_file_name: { type: 'string', nullable: true, maxLength: 255, expected: 'the name of a file, without a path and without control characters', help: 'The name of the file with the curriculum vitae. The file itself is not stored.' },
    skills: { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 100 }, help: 'What the candidate can do.' },
    notes: { type: 'string', nullable: true, maxLength: 10000, help: 'Remarks.' },
  },
  CandidateHire: {
    job_application_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'JobApplication', expected: 'an id, of letters, digits, - and _', required: true, help: 'The application of the candidate that is hired.' },
    joining_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day of employment. By default the date that was offered.' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'The department. By default that of the opening.' },
    designation_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The job title. By default that of the opening.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch. By default that of the opening.' },
    employment_type_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The kind of engagement. By default that of the opening.' },
    reporting_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' },
    work_email: { type: 'string', format: 'email', ref: 'NullableEmailAddress', nullable: true, maxLength: 254, help: 'The email address at work.' },
  },
  CandidateUpdate: {
    first_name: { type: 'string', minLength: 1, maxLength: 100, help: 'Given name.' },
    last_name: { type: 'string', minLength: 1, maxLength: 100, help: 'Family name.' },
    email: { type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254, help: 'The email address, unique in the workspace in upper or lower case.' },
    phone: { type: 'string', ref: 'NullablePhone', nullable: true, expected: 'a telephone number, such as +92 42 3576 1200, of 3 to 31 characters', help: 'The telephone number.' },
    gender: { type: 'string', nullable: true, enum: ['male', 'female', 'other'], help: 'The gender as recorded. Empty when not recorded.' },
    date_of_birth: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    city: { type: 'string', nullable: true, maxLength: 100 },
    country: { type: 'string', ref: 'NullableCountryCode', nullable: true, expected: 'an ISO 3166-1 alpha-2 code, such as PK' },
    current_employer: { type: 'string', nullable: true, maxLength: 200, help: 'Where the candidate works now.' },
    current_designation: { type: 'string', nullable: true, maxLength: 200, help: 'The candidate\'s job title now.' },
    experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The years of experience.' },
    current_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary now.' },
    expected_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary that is asked for.' },
    notice_period_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, help: 'How many days of notice the candidate has to give.' },
    source: { type: 'string', ref: 'CandidateSource', enum: ['career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other'], help: 'How the candidate came.' },
    referred_by_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who referred the candidate.' },
    linkedin_url: { type: 'string', nullable: true, maxLength: 500, expected: 'an address that begins with https://', help: 'The candidate\'s page on LinkedIn.' },
    resume_file_name: { type: 'string', nullable: true, maxLength: 255, expected: 'the name of a file, without a path and without control characters', help: 'The name of the file with the curriculum vitae. The file itself is not stored.' },
    skills: { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 100 }, help: 'What the candidate can do.' },
    notes: { type: 'string', nullable: true, maxLength: 10000, help: 'Remarks.' },
  },
}

export const listCandidates: Operation<'listCandidates'> = {
  id: 'listCandidates',
  method: 'get',
  path: '/v1/candidates',
  needs: [['recruitment:read']],
  query: [
    { name: 'email', type: 'string', format: 'email', ref: 'EmailAddress', maxLength: 254 },
    { name: 'source', type: 'string', ref: 'CandidateSource', enum: ['career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Candidate',
  isList: true,
  schemas: schemas,
}

export const createCandidate: Operation<'createCandidate'> = { id: 'createCandidate', method: 'post', path: '/v1/candidates', needs: [['recruitment:write']], hasDryRun: true, query: [], body: 'CandidateCreate', isBodyNeeded: true, result: 'Candidate', schemas: schemas }

export const getCandidate: Operation<'getCandidate'> = { id: 'getCandidate', method: 'get', path: '/v1/candidates/{id}', needs: [['recruitment:read']], query: [], result: 'Candidate', schemas: schemas }

export const updateCandidate: Operation<'updateCandidate'> = { id: 'updateCandidate', method: 'patch', path: '/v1/candidates/{id}', needs: [['recruitment:write']], hasDryRun: true, query: [], body: 'CandidateUpdate', isBodyNeeded: true, result: 'Candidate', schemas: schemas }

export const hireCandidate: Operation<'hireCandidate'> = { id: 'hireCandidate', method: 'post', path: '/console/candidates/{id}/hire', needs: [['recruitment.manage']], hasDryRun: true, query: [], body: 'CandidateHire', isBodyNeeded: true, result: 'Candidate', schemas: schemas }

export const anonymiseCandidate: Operation<'anonymiseCandidate'> = { id: 'anonymiseCandidate', method: 'post', path: '/console/candidates/{id}/anonymise', needs: [['recruitment.manage']], hasDryRun: true, query: [], result: 'Candidate', schemas: schemas }
