// Announcement categories, as the console shows them.
import * as announcementCategories from '../../gen/operations/announcement-categories.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'AnnouncementCategory',
  operations: announcementCategories,
  columns: ['name', 'description', 'is_active'],
  filters: ['is_active'],
})
