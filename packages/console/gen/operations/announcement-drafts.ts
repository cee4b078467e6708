// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  AnnouncementDraft: {
    announcement_category_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AnnouncementCategory', expected: 'an id, of letters, digits, - and _', required: true },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    body: { type: 'string', minLength: 1, maxLength: 20000, required: true },
    priority: { type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'], required: true },
    is_pinned: { type: 'boolean', required: true },
    requires_acknowledgement: { type: 'boolean', required: true },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    audience: { type: 'string', ref: 'AnnouncementAudience', enum: ['all', 'branches', 'departments', 'employees'], required: true },
    branch_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, required: true },
    department_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, required: true },
    employee_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, required: true },
    object: { type: 'string', const: 'announcement_draft', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    publish_date: { type: 'string', format: 'date', ref: 'NullableDate', nullable: true, expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    publish_time: { type: 'string', ref: 'NullableTimeOfDay', nullable: true, expected: 'a time of day, HH:MM:SS, such as 09:00:00', required: true },
    announcement_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'Announcement', expected: 'an id, of letters, digits, - and _', required: true },
    status: { type: 'string', ref: 'AnnouncementDraftStatus', enum: ['draft', 'scheduled', 'published', 'missed'], required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  AnnouncementDraftCreate: {
    announcement_category_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AnnouncementCategory', expected: 'an id, of letters, digits, - and _' },
    title: { type: 'string', minLength: 1, maxLength: 200, required: true },
    body: { type: 'string', minLength: 1, maxLength: 20000, required: true, help: 'Plain text, without formatting.' },
    priority: { type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'], default: 'normal', help: 'How much it matters.' },
    is_pinned: { type: 'boolean', default: false, help: 'Whether it stays on top.' },
    requires_acknowledgement: { type: 'boolean', default: false, help: 'Whether employees confirm that they have read it.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When it expires, or empty if it does not.' },
    audience: { type: 'string', ref: 'AnnouncementAudience', enum: ['all', 'branches', 'departments', 'employees'], default: 'all', help: 'Who it is for.' },
    branch_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, help: 'The branches, if the audience is branches; empty otherwise.' },
    department_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, help: 'The departments, if the audience is departments; empty otherwise.' },
    employee_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, help: 'The employees, if the audience is employees; empty otherwise.' },
  },
  AnnouncementDraftUpdate: {
    announcement_category_id: { type: 'string', ref: 'NullableId', nullable: true, minLength: 1, maxLength: 64, references: 'AnnouncementCategory', expected: 'an id, of letters, digits, - and _' },
    title: { type: 'string', minLength: 1, maxLength: 200 },
    body: { type: 'string', minLength: 1, maxLength: 20000, help: 'Plain text, without formatting.' },
    priority: { type: 'string', ref: 'AnnouncementPriority', enum: ['normal', 'important', 'urgent'], help: 'How much it matters.' },
    is_pinned: { type: 'boolean', help: 'Whether it stays on top.' },
    requires_acknowledgement: { type: 'boolean', help: 'Whether employees confirm that they have read it.' },
    expires_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, help: 'When it expires, or empty if it does not.' },
    audience: { type: 'string', ref: 'AnnouncementAudience', enum: ['all', 'branches', 'departments', 'employees'], help: 'Who it is for.' },
    branch_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Branch', expected: 'an id, of letters, digits, - and _' }, help: 'The branches, if the audience is branches; empty otherwise.' },
    department_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Department', expected: 'an id, of letters, digits, - and _' }, help: 'The departments, if the audience is departments; empty otherwise.' },
    employee_ids: { type: 'array', maxItems: 1000, items: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Employee', expected: 'an id, of letters, digits, - and _' }, help: 'The employees, if the audience is employees; empty otherwise.' },
  },
  AnnouncementPublication: {
    publish_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', help: 'The day on which it is published.' },
    publish_time: { type: 'string', ref: 'TimeOfDay', expected: 'a time of day, HH:MM:SS, such as 09:00:00', help: 'The time of that day.' },
  },
}

export const listAnnouncementDrafts: Operation<'listAnnouncementDrafts'> = {
  id: 'listAnnouncementDrafts',
  method: 'get',
  path: '/console/announcement_drafts',
  needs: [['announcements.manage']],
  query: [
    { name: 'status', type: 'string', ref: 'AnnouncementDraftStatus', enum: ['draft', 'scheduled', 'published', 'missed'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
    { name: 'include_deleted', type: 'boolean', default: false },
  ],
  result: 'AnnouncementDraft',
  isList: true,
  schemas: schemas,
}

export const createAnnouncementDraft: Operation<'createAnnouncementDraft'> = { id: 'createAnnouncementDraft', method: 'post', path: '/console/announcement_drafts', needs: [['announcements.manage']], hasDryRun: true, query: [], body: 'AnnouncementDraftCreate', isBodyNeeded: true, result: 'AnnouncementDraft', schemas: schemas }

export const getAnnouncementDraft: Operation<'getAnnouncementDraft'> = { id: 'getAnnouncementDraft', method: 'get', path: '/console/announcement_drafts/{id}', needs: [['announcements.manage']], query: [], result: 'AnnouncementDraft', schemas: schemas }

export const deleteAnnouncementDraft: Operation<'deleteAnnouncementDraft'> = { id: 'deleteAnnouncementDraft', method: 'delete', path: '/console/announcement_drafts/{id}', needs: [['announcements.manage']], hasDryRun: true, states: { from: ['draft', 'missed'] }, query: [], result: 'AnnouncementDraft', schemas: schemas }

export const updateAnnouncementDraft: Operation<'updateAnnouncementDraft'> = { id: 'updateAnnouncementDraft', method: 'patch', path: '/console/announcement_drafts/{id}', needs: [['announcements.manage']], hasDryRun: true, states: { from: ['draft', 'missed'] }, query: [], body: 'AnnouncementDraftUpdate', isBodyNeeded: true, result: 'AnnouncementDraft', schemas: schemas }

export const publishAnnouncementDraft: Operation<'publishAnnouncementDraft'> = {
  id: 'publishAnnouncementDraft',
  method: 'post',
  path: '/console/announcement_drafts/{id}/publish',
  needs: [['announcements.manage']],
  hasDryRun: true,
  states: { from: ['draft', 'missed'], to: ['published', 'scheduled'] },
  query: [],
  body: 'AnnouncementPublication',
  result: 'AnnouncementDraft',
  schemas: schemas,
}

export const withdrawAnnouncementDraft: Operation<'withdrawAnnouncementDraft'> = { id: 'withdrawAnnouncementDraft', method: 'post', path: '/console/announcement_drafts/{id}/withdraw', needs: [['announcements.manage']], hasDryRun: true, states: { from: ['scheduled'], to: ['draft'] }, query: [], result: 'AnnouncementDraft', schemas: schemas }
