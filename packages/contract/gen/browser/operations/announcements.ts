// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAnnouncements = {
  id: 'listAnnouncements',
  method: 'get',
  path: '/v1/announcements',
  summary: 'List announcements',
  rights: [['announcements:read']],
} as const satisfies CallFacts

export const getAnnouncement = {
  id: 'getAnnouncement',
  method: 'get',
  path: '/v1/announcements/{id}',
  summary: 'Get an announcement',
  rights: [['announcements:read']],
} as const satisfies CallFacts

export const updateAnnouncement = {
  id: 'updateAnnouncement',
  method: 'patch',
  path: '/console/announcements/{id}',
  summary: 'Update a published announcement',
  rights: [['announcements.manage']],
  body: 'AnnouncementUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const expireAnnouncement = {
  id: 'expireAnnouncement',
  method: 'post',
  path: '/console/announcements/{id}/expire',
  summary: 'End an announcement',
  rights: [['announcements.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const acknowledgeAnnouncement = {
  id: 'acknowledgeAnnouncement',
  method: 'post',
  path: '/console/announcements/{id}/acknowledge',
  summary: 'Acknowledge an announcement',
  rights: [['announcements.manage']],
  body: 'AnnouncementAcknowledgement',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
