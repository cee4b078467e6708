// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Letterhead: {
    address: { type: 'string', nullable: true, minLength: 1, maxLength: 500, required: true },
    footer: { type: 'string', nullable: true, minLength: 1, maxLength: 300, required: true },
    signatory_name: { type: 'string', nullable: true, minLength: 1, maxLength: 200, required: true },
    signatory_title: { type: 'string', nullable: true, minLength: 1, maxLength: 200, required: true },
    object: { type: 'string', const: 'letterhead', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    logo_file_name: { type: 'string', nullable: true, required: true },
    logo_content_type: { type: 'string', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  LetterheadUpdate: {
    address: { type: 'string', nullable: true, minLength: 1, maxLength: 500, help: 'The address, up to 6 lines. Empty prints the address and the city of the company.' },
    footer: { type: 'string', nullable: true, minLength: 1, maxLength: 300, help: 'A text at the foot of each page of a letter.' },
    signatory_name: { type: 'string', nullable: true, minLength: 1, maxLength: 200, help: 'The name that is printed below the place for a signature. Empty prints no such place.' },
    signatory_title: { type: 'string', nullable: true, minLength: 1, maxLength: 200, help: 'Such as HR Manager.' },
  },
}

export const getLetterhead: Operation<'getLetterhead'> = { id: 'getLetterhead', method: 'get', path: '/console/letterhead', needs: [['documents.manage'], ['workspace.manage']], query: [], result: 'Letterhead', schemas: schemas }

export const updateLetterhead: Operation<'updateLetterhead'> = { id: 'updateLetterhead', method: 'patch', path: '/console/letterhead', needs: [['workspace.manage']], hasDryRun: true, query: [], body: 'LetterheadUpdate', isBodyNeeded: true, result: 'Letterhead', schemas: schemas }
