// Announcement drafts, as the console shows them.
import * as announcementDrafts from '../../gen/operations/announcement-drafts.ts'
import { defineNoun } from '../../records/noun.ts'
import { asksAudience } from './audience.ts'
import DraftPanel from './draft-panel.tsx'

export const noun = defineNoun({
  kind: 'AnnouncementDraft',
  operations: announcementDrafts,
  columns: ['title', 'announcement_category_id', 'priority', 'audience', 'publish_date', 'status'],
  filters: ['status'],
  primary: 'publishAnnouncementDraft',
  form: {
    asks: asksAudience,
    first: [
      'title',
      'announcement_category_id',
      'body',
      'audience',
      'branch_ids',
      'department_ids',
      'employee_ids',
    ],
  },
  hidden: ['title', 'body', 'deleted', 'audience', 'branch_ids', 'department_ids', 'employee_ids'],
  Panel: DraftPanel,
})
