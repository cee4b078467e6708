// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAnnouncementCategories = {
  id: 'listAnnouncementCategories',
  method: 'get',
  path: '/v1/announcement_categories',
  summary: 'List announcement categories',
  rights: [['announcements:read']],
} as const satisfies CallFacts

export const getAnnouncementCategory = {
  id: 'getAnnouncementCategory',
  method: 'get',
  path: '/v1/announcement_categories/{id}',
  summary: 'Get an announcement category',
  rights: [['announcements:read']],
} as const satisfies CallFacts

export const createAnnouncementCategory = {
  id: 'createAnnouncementCategory',
  method: 'post',
  path: '/console/announcement_categories',
  summary: 'Create an announcement category',
  rights: [['announcements.manage']],
  body: 'AnnouncementCategoryCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateAnnouncementCategory = {
  id: 'updateAnnouncementCategory',
  method: 'patch',
  path: '/console/announcement_categories/{id}',
  summary: 'Update an announcement category',
  rights: [['announcements.manage']],
  body: 'AnnouncementCategoryUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
