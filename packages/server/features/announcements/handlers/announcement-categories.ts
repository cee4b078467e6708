// Announcement categories: the kinds of announcement.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const categories = resource('AnnouncementCategory')

export default {
  listAnnouncementCategories: categories.list,
  getAnnouncementCategory: categories.get,
  createAnnouncementCategory: categories.create,
  updateAnnouncementCategory: categories.update,
} satisfies HandlersFor<'announcement_categories'>
