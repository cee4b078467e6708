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
        'HrLetterRequest', 'BankAccountChange', 'ProfileChange', 'EmployeeDocument', 'EmploymentContract',
        'PayrollRun',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
    },
    is_internal: { type: 'boolean', required: true },
    object: { type: 'string', const: 'comment', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    text: { type: 'string', nullable: true, required: true },
    written_by: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: ['ApiKey', 'Member', 'ServiceToken'], expected: 'an id, of letters, digits, - and _', required: true },
    author_name: { type: 'string', nullable: true, required: true },
    text_deleted_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
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
        'HrLetterRequest', 'BankAccountChange', 'ProfileChange', 'EmployeeDocument', 'EmploymentContract',
        'PayrollRun',
      ],
      expected: 'an id, of letters, digits, - and _',
      required: true,
      help: 'The record that it is about, of a kind that people decide about.',
    },
    is_internal: { type: 'boolean', default: true, help: 'Whether only those see it who may read all records of the kind. They alone can write such comments, and theirs are internal unless they say false.' },
    text: { type: 'string', minLength: 1, maxLength: 1000, expected: 'plain text without control characters and marks of direction', required: true, help: 'What is said, as plain text.' },
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

export const deleteComment: Operation<'deleteComment'> = { id: 'deleteComment', method: 'delete', path: '/console/comments/{id}', needs: [[]], hasDryRun: true, query: [], result: 'Comment', schemas: schemas }
