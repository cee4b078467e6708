// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Comment: {
    object_id: {
      type: 'string',
      ref: 'Id',
      minLength: 1,
      maxLength: 64,
      references: [
        'LeaveApplication', 'LeaveEncashment', 'Regularisation', 'OvertimeRequest', 'ExpenseClaim', 'Loan',
        'HrLetterRequest', 'EmployeeDocument', 'EmploymentContract', 'PayrollRun',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
    },
    text: { type: 'string', minLength: 1, maxLength: 2000, required: true },
    object: { type: 'string', const: 'comment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    written_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member'], expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  CommentCreate: {
    object_id: {
      type: 'string',
      ref: 'Id',
      minLength: 1,
      maxLength: 64,
      references: [
        'LeaveApplication', 'LeaveEncashment', 'Regularisation', 'OvertimeRequest', 'ExpenseClaim', 'Loan',
        'HrLetterRequest', 'EmployeeDocument', 'EmploymentContract', 'PayrollRun',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
      help: 'The record that it is about, of a kind that people decide about.',
    },
    text: { type: 'string', minLength: 1, maxLength: 2000, required: true, help: 'What is said, as plain text.' },
  },
}

export const listComments: Operation<'listComments'> = {
  id: 'listComments',
  method: 'get',
  path: '/console/comments',
  needs: [[]],
  query: [
    { name: 'object_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'Comment',
  isList: true,
  schemas: schemas,
}

export const createComment: Operation<'createComment'> = { id: 'createComment', method: 'post', path: '/console/comments', needs: [[]], hasDryRun: true, query: [], body: 'CommentCreate', isBodyNeeded: true, result: 'Comment', schemas: schemas }
