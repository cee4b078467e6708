// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  JobApplication: {
    rating: { type: 'integer', nullable: true, minimum: 1, maximum: 5, required: true },
    offered_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    offered_joining_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    notes: { type: 'string', nullable: true, maxLength: 10000, required: true },
    object: { type: 'string', const: 'job_application', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    job_opening_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'JobOpening', expected: 'an id, of letters, digits, - and _', required: true },
    candidate_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Candidate', expected: 'an id, of letters, digits, - and _', required: true },
    stage: { type: 'string', ref: 'JobApplicationStage', enum: ['applied', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'], required: true },
    stage_changed_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    applied_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    hired_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejected_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    withdrawn_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, maxLength: 2000, required: true },
    cover_letter: { type: 'string', nullable: true, maxLength: 20000, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  JobApplicationCreate: {
    rating: { type: 'integer', nullable: true, minimum: 1, maximum: 5, help: 'How promising it is, from 1 to 5.' },
    offered_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary that was offered.' },
    offered_joining_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day that was offered.' },
    notes: { type: 'string', nullable: true, maxLength: 10000, help: 'Remarks.' },
    job_opening_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'JobOpening', expected: 'an id, of letters, digits, - and _', required: true },
    candidate_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Candidate', expected: 'an id, of letters, digits, - and _', required: true },
    applied_at: { type: 'string', format: 'date-time', ref: 'Timestamp', help: 'When the candidate applied; not in the future. By default it is now.' },
    cover_letter: { type: 'string', nullable: true, maxLength: 20000, help: 'What the candidate wrote.' },
  },
  JobApplicationUpdate: {
    rating: { type: 'integer', nullable: true, minimum: 1, maximum: 5, help: 'How promising it is, from 1 to 5.' },
    offered_salary: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', help: 'The monthly salary that was offered.' },
    offered_joining_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The first day that was offered.' },
    notes: { type: 'string', nullable: true, maxLength: 10000, help: 'Remarks.' },
    stage: {
      type: 'string',
      ref: 'JobApplicationStage',
      enum: ['applied', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'],
      leads: {
        applied: ['screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'],
        screening: ['applied', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'],
        interview: ['applied', 'screening', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'],
        assessment: ['applied', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'],
        offer: ['applied', 'screening', 'interview', 'assessment', 'hired', 'rejected', 'withdrawn'],
        hired: [],
        rejected: ['applied'],
        withdrawn: ['applied'],
      },
      help: 'The stage that it is in.',
    },
    rejection_reason: { type: 'string', minLength: 1, maxLength: 2000, help: 'Why it is rejected. Only a rejected application has one.' },
  },
}

export const listJobApplications: Operation<'listJobApplications'> = {
  id: 'listJobApplications',
  method: 'get',
  path: '/v1/job_applications',
  needs: [['recruitment:read']],
  query: [
    { name: 'job_opening_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'candidate_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'stage', type: 'string', ref: 'JobApplicationStage', enum: ['applied', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'JobApplication',
  isList: true,
  schemas: schemas,
}

export const createJobApplication: Operation<'createJobApplication'> = { id: 'createJobApplication', method: 'post', path: '/v1/job_applications', needs: [['recruitment:write']], hasDryRun: true, query: [], body: 'JobApplicationCreate', isBodyNeeded: true, result: 'JobApplication', schemas: schemas }

export const getJobApplication: Operation<'getJobApplication'> = { id: 'getJobApplication', method: 'get', path: '/v1/job_applications/{id}', needs: [['recruitment:read']], query: [], result: 'JobApplication', schemas: schemas }

export const updateJobApplication: Operation<'updateJobApplication'> = { id: 'updateJobApplication', method: 'patch', path: '/v1/job_applications/{id}', needs: [['recruitment:write']], hasDryRun: true, query: [], body: 'JobApplicationUpdate', isBodyNeeded: true, result: 'JobApplication', schemas: schemas }
