// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AnnouncementCategory: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    color: { type: 'string', nullable: true, expected: 'a colour as # and six hex digits, such as #2f855a', required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'announcement_category', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AnnouncementCategoryCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true, help: 'The name, unique in the workspace.' },
    color: { type: 'string', nullable: true, expected: 'a colour as # and six hex digits, such as #2f855a' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it is for.' },
    is_active: { type: 'boolean', default: true, help: 'Whether new announcements may have it.' },
  },
  AnnouncementCategoryUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100, help: 'The name, unique in the workspace.' },
    color: { type: 'string', nullable: true, expected: 'a colour as # and six hex digits, such as #2f855a' },
    description: { type: 'string', nullable: true, maxLength: 500, help: 'What it is for.' },
    is_active: { type: 'boolean', help: 'Whether new announcements may have it.' },
  },
}

export const listAnnouncementCategories: Operation<'listAnnouncementCategories'> = {
  id: 'listAnnouncementCategories',
  method: 'get',
  path: '/v1/announcement_categories',
  needs: [['announcements:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'AnnouncementCategory',
  isList: true,
  schemas: schemas,
}

export const getAnnouncementCategory: Operation<'getAnnouncementCategory'> = { id: 'getAnnouncementCategory', method: 'get', path: '/v1/announcement_categories/{id}', needs: [['announcements:read']], isOwn: true, query: [], result: 'AnnouncementCategory', schemas: schemas }

export const createAnnouncementCategory: Operation<'createAnnouncementCategory'> = { id: 'createAnnouncementCategory', method: 'post', path: '/console/announcement_categories', needs: [['announcements.manage']], hasDryRun: true, query: [], body: 'AnnouncementCategoryCreate', isBodyNeeded: true, result: 'AnnouncementCategory', schemas: schemas }

export const updateAnnouncementCategory: Operation<'updateAnnouncementCategory'> = { id: 'updateAnnouncementCategory', method: 'patch', path: '/console/announcement_categories/{id}', needs: [['announcements.manage']], hasDryRun: true, query: [], body: 'AnnouncementCategoryUpdate', isBodyNeeded: true, result: 'AnnouncementCategory', schemas: schemas }
