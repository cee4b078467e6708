// Announcements, as the console shows them.
import * as announcements from '../../gen/operations/announcements.ts'
import { defineNoun } from '../../records/noun.ts'
import AnnouncementPanel from './announcement-panel.tsx'

export const noun = defineNoun({
  kind: 'Announcement',
  operations: announcements,
  columns: ['title', 'announcement_category_id', 'priority', 'published_at', 'acknowledged_count', 'status'],
  filters: ['announcement_category_id', 'priority', 'published_after'],
  offers: ({ id }, { requires_acknowledgement: asks }) => id !== 'acknowledgeAnnouncement' || asks === true,
  hidden: ['title', 'body', 'audience', 'branch_ids', 'department_ids', 'employee_ids'],
  Panel: AnnouncementPanel,
})
