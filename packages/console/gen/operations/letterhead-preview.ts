// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
}

export const getLetterheadPreview: Operation<'getLetterheadPreview'> = {
  id: 'getLetterheadPreview',
  method: 'get',
  path: '/console/letterhead/preview',
  needs: [['documents.manage'], ['workspace.manage']],
  query: [{ name: 'language', type: 'string', enum: ['en', 'ur', 'ar'], default: 'en' }],
  isFile: true,
  schemas: schemas,
}
