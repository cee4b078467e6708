// The demo's announcements: one for everybody, one that has expired, and one that is written and not published.

import { addDays } from '@muster/engine'
import { newId } from '../../../resource/ids.ts'
import { insertIn } from '../rows.ts'
import type { Demo } from './organisation.ts'

const nobody = { branch_ids: '{}', department_ids: '{}', employee_ids: '{}' }

export async function demoAnnouncements({ database, workspaceId, today }: Demo): Promise<void> {
  const safety = { id: newId('AnnouncementCategory'), name: 'Safety', color: '#c53030' }
  const shown = (days_ago: number, text: { title: string; body: string }, changes: object) => {
    const at = `${addDays(today, -days_ago)}T04:00:00.000Z`
    const moments = { published_at: at, created_at: at, updated_at: at }
    const kind = { announcement_category_id: safety.id, priority: 'normal', audience: 'all', ...nobody }
    const flags = { is_pinned: false, requires_acknowledgement: false, expires_at: null, status: 'published' }
    return Object.assign({ id: newId('Announcement') }, text, kind, flags, moments, changes)
  }
  const fire = { title: 'Fire drill on Friday', body: 'All floors leave by the east stairs at 11:00.' }
  const power = { title: 'No power on Sunday', body: 'The mill is without power from 08:00 to 12:00.' }
  const over = { status: 'expired', expires_at: `${addDays(today, -29)}T19:00:00.000Z` }
  const draft = {
    id: newId('AnnouncementDraft'),
    title: 'New canteen hours',
    body: 'From next month: 12:00 to 15:00.',
  }
  await database.write(workspaceId, async db => {
    await insertIn(db, 'announcement_categories', [safety])
    await insertIn(db, 'announcements', [
      shown(33, power, over),
      shown(2, fire, { is_pinned: true, priority: 'important' }),
    ])
    await insertIn(db, 'announcement_drafts', [draft])
  })
}
