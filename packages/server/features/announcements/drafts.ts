// Drafts of announcements as records: checked, scheduled, and published once.

import type { AnnouncementDraft } from '@muster/contract'
import { type Db, statement, type WriteDb } from '@muster/db'
import { type Audience, checkAudience, listAudience } from '@muster/engine'
import { say } from '@muster/sentences'
import { invalid } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { newId } from '../../resource/ids.ts'
import { resource } from '../../resource/resource.ts'
import { tellAudience } from '../messages/index.ts'

export const drafts = resource('AnnouncementDraft')

export type LockedDraft = Required<AnnouncementDraft>

const unknown = statement<{ id: string }, { audience: string; ids: readonly string[] }>(
  'unknown_audience_of_announcement',
  `select asked.id from unnest(:ids::text[]) with ordinality as asked (id, place)
   where not exists (select from branches b where :audience = 'branches' and b.workspace_id = :workspace_id and b.id = asked.id)
     and not exists (select from departments d where :audience = 'departments' and d.workspace_id = :workspace_id and d.id = asked.id)
     and not exists (select from employees e where :audience = 'employees' and e.workspace_id = :workspace_id and e.id = asked.id
       and not e.deleted)
   order by asked.place`,
)

/** A 400 where the audience names nobody, others than it says, or records that there are not. */
export async function checkRecipients(db: Db, of: Audience): Promise<void> {
  const refused = checkAudience(of)
  if (refused.length > 0) throw invalid(refused)
  const ids = listAudience(of)
  if (ids.length === 0) return
  const field = { all: '', branches: 'branch_ids', departments: 'department_ids', employees: 'employee_ids' }[
    of.audience
  ]
  const missing = new Set((await db.run(unknown, { audience: of.audience, ids })).map(({ id }) => id))
  const errors = ids.flatMap((id, place) =>
    missing.has(id) ? [{ field: `${field}[${place}]`, message: say`names no record of this workspace` }] : [],
  )
  if (errors.length > 0) throw invalid(errors)
}

const written = [
  'announcement_category_id',
  'title',
  'body',
  'priority',
  'audience',
  'branch_ids',
  'department_ids',
  'employee_ids',
  'is_pinned',
  'requires_acknowledgement',
  'expires_at',
]

// The draft is taken and the announcement made in one statement, so that of two at once one finds nothing to take.
const publishAnnouncementDraft = statement<AnnouncementDraft, { id: string; announcement_id: string }>(
  'publish_announcement_draft',
  `with made as materialized (select stamp() as at),
   taken as (
     update announcement_drafts set status = 'published', announcement_id = :announcement_id, updated_at = made.at from made
     where workspace_id = :workspace_id and id = :id and status in ('draft', 'scheduled', 'missed') and not deleted
     returning announcement_drafts.*),
   shown as (
     insert into announcements (workspace_id, id, ${written.join(', ')}, published_at, created_at, updated_at)
     select workspace_id, :announcement_id, ${written.join(', ')}, made.at, made.at, made.at from taken, made)
   select ${drafts.fields.selected} from taken as announcement_drafts`,
)

/** Publishes a draft; undefined where it was published or withdrawn meanwhile. */
export async function publishDraft(db: WriteDb, id: string): Promise<AnnouncementDraft | undefined> {
  const announcement_id = newId('Announcement')
  const [draft] = await db.run(publishAnnouncementDraft, { id, announcement_id })
  if (!draft) return undefined
  tellAudience(db, announcement_id)
  return markExact(draft)
}
