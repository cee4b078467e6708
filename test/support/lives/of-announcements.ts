// Announcements and their drafts, in each state.

import { inConsole } from '../fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../fixtures/make.ts'
import type { Kind, Life } from './life.ts'

const text = { title: 'Water', body: 'The pump is repaired on Friday.' }
const ahead = { publish_date: '2099-01-01', publish_time: '09:00:00' }

async function addDraft(workspace: TestWorkspace, more: object = {}): Promise<{ id: string }> {
  return inConsole(workspace, 'createAnnouncementDraft', { body: { ...text, ...more } })
}

async function liveDrafts(): Promise<Life> {
  const workspace = await makeWorkspace()
  await workspace.muster.employees.create(ayesha)
  const draft = await addDraft(workspace)
  const scheduled = await addDraft(workspace)
  await inConsole(workspace, 'publishAnnouncementDraft', { id: scheduled.id, body: ahead })
  const published = await addDraft(workspace)
  await inConsole(workspace, 'publishAnnouncementDraft', { id: published.id })
  const missed = await addDraft(workspace)
  await inConsole(workspace, 'publishAnnouncementDraft', { id: missed.id, body: ahead })
  await inDatabase(`update announcement_drafts set status = 'missed' where id = $1`, [missed.id])
  const deleted = await addDraft(workspace)
  await inConsole(workspace, 'deleteAnnouncementDraft', { id: deleted.id })
  return { workspace, records: { draft, scheduled, published, missed, deleted } }
}

async function liveAnnouncements(): Promise<Life> {
  const workspace = await makeWorkspace()
  const { id: employee_id } = await workspace.muster.employees.create(ayesha)
  const publish = async (more: object) => {
    const draft = await addDraft(workspace, more)
    const { announcement_id: id } = await inConsole(workspace, 'publishAnnouncementDraft', { id: draft.id })
    return { id: String(id) }
  }
  const published = await publish({ requires_acknowledgement: true })
  const unasked = await publish({})
  const expired = await publish({ requires_acknowledgement: true })
  await inConsole(workspace, 'expireAnnouncement', { id: expired.id })
  bodies.acknowledgeAnnouncement = { employee_id }
  const records = { published, 'published, needs no acknowledgement': unasked, expired }
  return { workspace, records }
}

const bodies: Record<string, object> = { updateAnnouncement: { title: 'Water, again' } }

export const announcementDrafts: Kind = {
  collections: ['announcement_drafts'],
  page: '/announcements/drafts',
  bodies: { updateAnnouncementDraft: { title: 'Water, again' } },
  live: liveDrafts,
}

export const announcements: Kind = {
  collections: ['announcements'],
  page: '/announcements',
  bodies,
  refusals: { acknowledgeAnnouncement: /needs no acknowledgement/ },
  live: liveAnnouncements,
}
