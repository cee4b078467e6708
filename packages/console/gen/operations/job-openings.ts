// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  JobOpening: {
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    code: { type: 'string', nullable: true, maxLength: 50, required: true },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true },
    designation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', required: true },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', required: true },
    employment_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', required: true },
    hiring_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
    vacancies: { type: 'integer', minimum: 1, maximum: 10000, required: true },
    description: { type: 'string', minLength: 1, maxLength: 20000, required: true },
    requirements: { type: 'string', nullable: true, maxLength: 20000, required: true },
    min_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    max_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    min_experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', required: true },
    is_remote: { type: 'boolean', required: true },
    status: { type: 'string', ref: 'JobOpeningStatus', enum: ['draft', 'open', 'on_hold', 'closed', 'cancelled'], required: true },
    closing_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    object: { type: 'string', const: 'job_opening', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    hired_count: { type: 'integer', required: true },
    opened_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    closed_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  JobOpeningCreate: {
    title: { type: 'string', minLength: 1, maxLength: 200, required: true, help: 'What the post is called.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace, or null.' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', required: true, help: 'The department.' },
    designation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The job title, or null.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch, or null.' },
    employment_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The kind of engagement, or null.' },
    hiring_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who decides, or null.' },
    vacancies: { type: 'integer', default: 1, minimum: 1, maximum: 10000, help: 'How many people are wanted. 1 by default on create.' },
    description: { type: 'string', minLength: 1, maxLength: 20000, required: true, help: 'What the work is.' },
    requirements: { type: 'string', nullable: true, maxLength: 20000, help: 'What is asked of candidates, or null.' },
    min_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The lowest monthly salary, or null.' },
    max_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The highest monthly salary, or null. Not below `min_salary`.' },
    min_experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The years of experience that are asked for, or null.' },
    is_remote: { type: 'boolean', default: false, help: 'Whether the work can be done from anywhere. False by default on create.' },
    status: { type: 'string', ref: 'JobOpeningStatus', enum: ['draft', 'open', 'on_hold', 'closed', 'cancelled'], default: 'draft', help: 'Whether it takes applications. `draft` by default on create, or `open`.' },
    closing_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Until when people should apply, or null. The opening does not close by itself on that day.' },
  },
  JobOpeningUpdate: {
    title: { type: 'string', minLength: 1, maxLength: 200, help: 'What the post is called.' },
    code: { type: 'string', nullable: true, maxLength: 50, help: 'A short code, unique in the workspace, or null.' },
    department_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _', help: 'The department.' },
    designation_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Designation', expected: 'an id, of letters, digits, - and _', help: 'The job title, or null.' },
    branch_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _', help: 'The branch, or null.' },
    employment_type_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'EmploymentType', expected: 'an id, of letters, digits, - and _', help: 'The kind of engagement, or null.' },
    hiring_manager_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', help: 'The employee who decides, or null.' },
    vacancies: { type: 'integer', minimum: 1, maximum: 10000, help: 'How many people are wanted. 1 by default on create.' },
    description: { type: 'string', minLength: 1, maxLength: 20000, help: 'What the work is.' },
    requirements: { type: 'string', nullable: true, maxLength: 20000, help: 'What is asked of candidates, or null.' },
    min_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The lowest monthly salary, or null.' },
    max_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The highest monthly salary, or null. Not below `min_salary`.' },
    min_experience_years: { type: 'string', ref: 'YearsOfExperience', nullable: true, decimals: 2, expected: 'a number of years as a plain decimal, such as 2.50, with at most 2 digits after the point', help: 'The years of experience that are asked for, or null.' },
    is_remote: { type: 'boolean', help: 'Whether the work can be done from anywhere. False by default on create.' },
    status: { type: 'string', ref: 'JobOpeningStatus', enum: ['draft', 'open', 'on_hold', 'closed', 'cancelled'], help: 'Whether it takes applications. `draft` by default on create, or `open`.' },
    closing_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'Until when people should apply, or null. The opening does not close by itself on that day.' },
  },
}

export const listJobOpenings: Operation<'listJobOpenings'> = {
  id: 'listJobOpenings',
  method: 'get',
  path: '/v1/job_openings',
  needs: [['recruitment:read']],
  sdk: 'jobOpenings.list',
  query: [
    { name: 'status', type: 'string', ref: 'JobOpeningStatus', enum: ['draft', 'open', 'on_hold', 'closed', 'cancelled'] },
    { name: 'department_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'sort', type: 'string', enum: ['title', '-title'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'JobOpening',
  isList: true,
  schemas: schemas,
}

export const createJobOpening: Operation<'createJobOpening'> = { id: 'createJobOpening', method: 'post', path: '/v1/job_openings', needs: [['recruitment:write']], hasDryRun: true, sdk: 'jobOpenings.create', query: [], body: 'JobOpeningCreate', isBodyNeeded: true, result: 'JobOpening', schemas: schemas }

export const getJobOpening: Operation<'getJobOpening'> = { id: 'getJobOpening', method: 'get', path: '/v1/job_openings/{id}', needs: [['recruitment:read']], sdk: 'jobOpenings.get', query: [], result: 'JobOpening', schemas: schemas }

export const updateJobOpening: Operation<'updateJobOpening'> = { id: 'updateJobOpening', method: 'patch', path: '/v1/job_openings/{id}', needs: [['recruitment:write']], hasDryRun: true, sdk: 'jobOpenings.update', query: [], body: 'JobOpeningUpdate', isBodyNeeded: true, result: 'JobOpening', schemas: schemas }
