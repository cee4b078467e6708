// Announcement drafts, as the console shows them.
import * as announcementDrafts from '../../gen/operations/announcement-drafts.ts'
import { defineNoun } from '../../records/noun.ts'
import { asksAudience } from './audience.ts'
import DraftPanel from './draft-panel.tsx'

export const noun = defineNoun({
  kind: 'AnnouncementDraft',
  path: '/announcements/drafts',
  operations: announcementDrafts,
  columns: ['title', 'announcement_category_id', 'priority', 'audience', 'publish_date', 'status'],
  filters: ['status'],
  states: {
    publish: ['draft', 'missed'],
    withdraw: ['scheduled'],
    update: ['draft', 'missed'],
    delete: ['draft', 'missed'],
  },
  primary: 'publish',
  form: { asks: asksAudience },
  hidden: ['title', 'body', 'deleted', 'audience', 'branch_ids', 'department_ids', 'employee_ids'],
  Panel: DraftPanel,
})
