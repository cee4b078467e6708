// The room of announcements.
import { pagesOf, type Room } from '../../app/room.ts'

export const announcements: Room = {
  title: 'room.announcements',
  pages: [
    pagesOf(
      '/announcements/drafts',
      'AnnouncementDraft',
      'listAnnouncementDrafts',
      () => import('./announcement-draft.ts'),
    ),
    pagesOf('/announcements', 'Announcement', 'listAnnouncements', () => import('./announcement.ts')),
    pagesOf(
      '/announcements/categories',
      'AnnouncementCategory',
      'listAnnouncementCategories',
      () => import('./announcement-category.ts'),
    ),
  ],
}
