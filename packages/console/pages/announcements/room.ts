// The room of announcements.
import type { Room } from '../../app/room.ts'

export const announcements: Room = {
  title: 'room.announcements',
  pages: [
    {
      path: '/announcements/drafts',
      kind: 'AnnouncementDraft',
      needs: 'listAnnouncementDrafts',
      create: 'createAnnouncementDraft',
      load: () => import('./announcement-draft.ts'),
    },
    {
      path: '/announcements',
      kind: 'Announcement',
      needs: 'listAnnouncements',
      load: () => import('./announcement.ts'),
    },
    {
      path: '/announcements/categories',
      kind: 'AnnouncementCategory',
      needs: 'listAnnouncementCategories',
      create: 'createAnnouncementCategory',
      load: () => import('./announcement-category.ts'),
    },
  ],
}
