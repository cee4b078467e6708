// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAnnouncementDrafts = {
  id: 'listAnnouncementDrafts',
  method: 'get',
  path: '/console/announcement_drafts',
  summary: 'List announcement drafts',
  rights: [['announcements.manage']],
} as const satisfies CallFacts

export const createAnnouncementDraft = {
  id: 'createAnnouncementDraft',
  method: 'post',
  path: '/console/announcement_drafts',
  summary: 'Create an announcement draft',
  rights: [['announcements.manage']],
  body: 'AnnouncementDraftCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getAnnouncementDraft = {
  id: 'getAnnouncementDraft',
  method: 'get',
  path: '/console/announcement_drafts/{id}',
  summary: 'Get an announcement draft',
  rights: [['announcements.manage']],
} as const satisfies CallFacts

export const deleteAnnouncementDraft = {
  id: 'deleteAnnouncementDraft',
  method: 'delete',
  path: '/console/announcement_drafts/{id}',
  summary: 'Delete an announcement draft',
  rights: [['announcements.manage']],
  has_dry_run: true,
} as const satisfies CallFacts

export const updateAnnouncementDraft = {
  id: 'updateAnnouncementDraft',
  method: 'patch',
  path: '/console/announcement_drafts/{id}',
  summary: 'Update an announcement draft',
  rights: [['announcements.manage']],
  body: 'AnnouncementDraftUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const publishAnnouncementDraft = {
  id: 'publishAnnouncementDraft',
  method: 'post',
  path: '/console/announcement_drafts/{id}/publish',
  summary: 'Publish an announcement',
  rights: [['announcements.manage']],
  body: 'AnnouncementPublication',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const withdrawAnnouncementDraft = {
  id: 'withdrawAnnouncementDraft',
  method: 'post',
  path: '/console/announcement_drafts/{id}/withdraw',
  summary: 'Withdraw a scheduled announcement',
  rights: [['announcements.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
