// Announcement drafts, as the console shows them.
import * as announcementDrafts from '../../gen/operations/announcement-drafts.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AnnouncementDraft',
  path: '/announcements/drafts',
  operations: announcementDrafts,
  columns: ['title', 'announcement_category_id', 'priority', 'audience', 'publish_date', 'status'],
  filters: ['status'],
  states: { publish: ['draft', 'scheduled', 'missed'], withdraw: ['scheduled'] },
  primary: 'publish',
})
