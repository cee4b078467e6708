// The room of announcements.
import type { Room } from '../../app/room.ts'

export const announcements = {
  pages: {
    '/announcements/drafts': { kind: 'AnnouncementDraft', load: () => import('./announcement-draft.ts') },
    '/announcements': { kind: 'Announcement', load: () => import('./announcement.ts') },
    '/announcements/categories': {
      kind: 'AnnouncementCategory',
      load: () => import('./announcement-category.ts'),
    },
  },
} as const satisfies Room
