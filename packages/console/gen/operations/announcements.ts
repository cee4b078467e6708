// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  Announcement: {
    announcement_category_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AnnouncementCategory', expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    body: { type: 'string', minLength: 1, maxLength: 20000, required: true },
    priority: { type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'], required: true },
    is_pinned: { type: 'boolean', required: true },
    requires_acknowledgement: { type: 'boolean', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    object: { type: 'string', const: 'announcement', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    audience: { type: 'string', ref: 'AnnouncementAudience', enum: ['all', 'branches', 'departments', 'employees'], required: true },
    branch_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, required: true },
    department_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, required: true },
    employee_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, required: true },
    is_acknowledged: { type: 'boolean', nullable: true, required: true },
    acknowledged_count: { type: 'integer', required: true },
    published_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    status: { type: 'string', ref: 'AnnouncementStatus', enum: ['published', 'expired'], required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AnnouncementAcknowledgement: {
    employee_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _', required: true },
  },
  AnnouncementUpdate: {
    announcement_category_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AnnouncementCategory', expected: 'an id, of letters, digits, - and _' },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    body: { type: 'string', minLength: 1, maxLength: 20000, help: 'Plain text, without formatting.' },
    priority: { type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'], help: 'How much it matters.' },
    is_pinned: { type: 'boolean', help: 'Whether it stays on top.' },
    requires_acknowledgement: { type: 'boolean', help: 'Whether employees confirm that they have read it.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When it expires, or empty if it does not.' },
  },
}

export const listAnnouncements: Operation<'listAnnouncements'> = {
  id: 'listAnnouncements',
  method: 'get',
  path: '/v1/announcements',
  needs: [['announcements:read']],
  isOwn: true,
  query: [
    { name: 'published_after', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'announcement_category_id', type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _' },
    { name: 'priority', type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'Announcement',
  isList: true,
  schemas: schemas,
}

export const getAnnouncement: Operation<'getAnnouncement'> = { id: 'getAnnouncement', method: 'get', path: '/v1/announcements/{id}', needs: [['announcements:read']], isOwn: true, query: [], result: 'Announcement', schemas: schemas }

export const updateAnnouncement: Operation<'updateAnnouncement'> = { id: 'updateAnnouncement', method: 'patch', path: '/console/announcements/{id}', needs: [['announcements.manage']], hasDryRun: true, states: { from: ['published'] }, query: [], body: 'AnnouncementUpdate', isBodyNeeded: true, result: 'Announcement', schemas: schemas }

export const expireAnnouncement: Operation<'expireAnnouncement'> = { id: 'expireAnnouncement', method: 'post', path: '/console/announcements/{id}/expire', needs: [['announcements.manage']], hasDryRun: true, states: { from: ['published'], to: ['expired'] }, query: [], result: 'Announcement', schemas: schemas }

export const acknowledgeAnnouncement: Operation<'acknowledgeAnnouncement'> = {
  id: 'acknowledgeAnnouncement',
  method: 'post',
  path: '/console/announcements/{id}/acknowledge',
  needs: [['announcements.manage'], ['announcements.request']],
  hasDryRun: true,
  isOwn: true,
  states: { from: ['published'] },
  query: [],
  body: 'AnnouncementAcknowledgement',
  isBodyNeeded: true,
  result: 'Announcement',
  schemas: schemas,
}
