// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  NotificationSettings: {
    approvals: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], required: true },
    requests: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], required: true },
    documents: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], required: true },
    announcements: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], required: true },
  },
  NotificationSettingsUpdate: {
    approvals: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], help: 'What others ask you to decide.' },
    requests: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], help: 'What became of your requests, and comments on requests.' },
    documents: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], help: 'Your payslips and documents.' },
    announcements: { type: 'string', ref: 'NotificationTiming', enum: ['now', 'daily', 'never'], help: 'What the company announces.' },
  },
}

export const getNotificationSettings: Operation<'getNotificationSettings'> = { id: 'getNotificationSettings', method: 'get', path: '/console/notification_settings', needs: [[]], query: [], result: 'NotificationSettings', schemas: schemas }

export const updateNotificationSettings: Operation<'updateNotificationSettings'> = { id: 'updateNotificationSettings', method: 'patch', path: '/console/notification_settings', needs: [[]], hasDryRun: true, query: [], body: 'NotificationSettingsUpdate', isBodyNeeded: true, result: 'NotificationSettings', schemas: schemas }
