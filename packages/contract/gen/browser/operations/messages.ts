// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listMessages = {
  id: 'listMessages',
  method: 'get',
  path: '/console/messages',
  summary: 'List messages',
  rights: [['api.manage']],
} as const satisfies CallFacts

export const readMessage = {
  id: 'readMessage',
  method: 'post',
  path: '/console/messages/{id}/read',
  summary: 'Mark a message as read',
  rights: [['api.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
