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
  LetterheadLogoUpload: {
    file_name: { type: 'string', ref: 'FileName', minLength: 1, maxLength: 200, expected: 'a file name without a folder, line breaks and control characters', required: true },
    content_type: { type: 'string', ref: 'LetterheadLogoContentType', enum: ['image/png', 'image/jpeg'], required: true },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
}

export const getLetterheadLogo: Operation<'getLetterheadLogo'> = { id: 'getLetterheadLogo', method: 'get', path: '/console/letterhead/{id}/logo', needs: [['documents.manage'], ['workspace.manage']], query: [], isFile: true, schemas: schemas }

export const storeLetterheadLogo: Operation<'storeLetterheadLogo'> = { id: 'storeLetterheadLogo', method: 'post', path: '/console/letterhead/{id}/logo', needs: [['workspace.manage']], query: [], body: 'LetterheadLogoUpload', isBodyNeeded: true, fileBytes: 1048576, result: 'Letterhead', schemas: schemas }

export const deleteLetterheadLogo: Operation<'deleteLetterheadLogo'> = { id: 'deleteLetterheadLogo', method: 'delete', path: '/console/letterhead/{id}/logo', needs: [['workspace.manage']], hasDryRun: true, query: [], result: 'Letterhead', schemas: schemas }
