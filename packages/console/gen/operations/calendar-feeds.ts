// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  CalendarFeed: {
    name: { type: 'string', minLength: 1, maxLength: 60, required: true },
    kind: { type: 'string', ref: 'CalendarFeedKind', enum: ['own', 'team'], required: true },
    language: { type: 'string', enum: ['en', 'ur', 'ar'], required: true },
    object: { type: 'string', const: 'calendar_feed', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    member_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'Member', expected: 'an id, of letters, digits, - and _', required: true },
    secret: { type: 'string', secret: true },
    status: { type: 'string', enum: ['active', 'ended', 'revoked'], required: true },
    last_read_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    revoked_at: { type: 'string', format: 'date-time', ref: 'NullableTimestamp', nullable: true, required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  CalendarFeedCreate: {
    name: { type: 'string', minLength: 1, maxLength: 60, required: true, help: 'Where it is read, so that you know later which one to revoke.' },
    kind: { type: 'string', ref: 'CalendarFeedKind', enum: ['own', 'team'], required: true },
    language: { type: 'string', enum: ['en', 'ur', 'ar'], required: true, help: 'The language of its words.' },
  },
}

export const listCalendarFeeds: Operation<'listCalendarFeeds'> = {
  id: 'listCalendarFeeds',
  method: 'get',
  path: '/console/calendar_feeds',
  needs: [[]],
  query: [
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
  ],
  result: 'CalendarFeed',
  isList: true,
  schemas: schemas,
}

export const createCalendarFeed: Operation<'createCalendarFeed'> = { id: 'createCalendarFeed', method: 'post', path: '/console/calendar_feeds', needs: [[]], stepUp: true, hasDryRun: true, query: [], body: 'CalendarFeedCreate', isBodyNeeded: true, result: 'CalendarFeed', schemas: schemas }

export const revokeCalendarFeed: Operation<'revokeCalendarFeed'> = { id: 'revokeCalendarFeed', method: 'post', path: '/console/calendar_feeds/{id}/revoke', needs: [[]], hasDryRun: true, query: [], result: 'CalendarFeed', schemas: schemas }
