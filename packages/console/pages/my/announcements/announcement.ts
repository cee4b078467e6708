// Announcements that are for whoever works here, as their own pages show them.
import { getAnnouncement, listAnnouncements } from '../../../gen/operations/announcements.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnAnnouncement } from './panel.tsx'

export const noun = defineNoun({
  kind: 'Announcement',
  operations: { listAnnouncements, getAnnouncement },
  columns: ['title', 'announcement_category_id', 'priority', 'published_at', 'is_acknowledged'],
  filters: ['announcement_category_id', 'priority'],
  hidden: [
    'title',
    'body',
    'audience',
    'branch_ids',
    'department_ids',
    'employee_ids',
    'acknowledged_count',
    'is_acknowledged',
    'requires_acknowledgement',
    'is_pinned',
  ],
  isExported: false,
  Panel: OwnAnnouncement,
})
