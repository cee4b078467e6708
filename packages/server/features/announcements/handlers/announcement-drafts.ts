// Announcement drafts: written, scheduled for a moment in the workspace's zone, withdrawn, and published.

import type { AnnouncementDraft } from '@muster/contract'
import { findMoment, type LocalMoment } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { parseOptionalInstant } from '../../timekeeping/index.ts'
import { checkRecipients, drafts, type LockedDraft, publishDraft } from '../drafts.ts'

const schedule = moveTo<AnnouncementDraft>(
  drafts,
  'scheduled',
  'publish_date = :publish_date',
  'publish_time = :publish_time',
)
const withdraw = moveTo<AnnouncementDraft>(drafts, 'draft', 'publish_date = null', 'publish_time = null')

const nobody = { audience: 'all', branch_ids: [], department_ids: [], employee_ids: [] } as const

/** A body as it is stored: its instant cut to the milliseconds of our stamps. */
function toStored<Body extends { readonly expires_at?: string | null }>(body: Body): Body {
  return body.expires_at === undefined ? body : { ...body, expires_at: parseOptionalInstant(body.expires_at) }
}

/** A 400 where it is over by the moment at which it is to appear. */
function assertNotOver({ expires_at }: LockedDraft, epoch: number): void {
  if (expires_at === null || Temporal.Instant.from(expires_at).epochMilliseconds > epoch) return
  const moment = Temporal.Instant.fromEpochMilliseconds(epoch).toString({ smallestUnit: 'millisecond' })
  throw invalidField('expires_at', say`is ${expires_at}; it must be after ${moment}, when it is published`)
}

/** A 400 where the moment has passed. */
function findFutureMoment({ now, caller }: Context, moment: LocalMoment): number {
  const { timezone } = caller.workspace
  const epoch = findMoment(moment, timezone)
  if (epoch > now.epochMilliseconds) return epoch
  const local = now.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'second' })
  throw invalidField('publish_time', say`has passed; in ${timezone} it is ${local.replace('T', ' ')}`)
}

export default {
  listAnnouncementDrafts: drafts.list,
  getAnnouncementDraft: drafts.get,

  async createAnnouncementDraft(call) {
    await checkRecipients(call.db, { ...nobody, ...call.body })
    const draft = await drafts.insert(call, { ...toStored(call.body) })
    audit(call, 'announcement_draft.created', draft.id, call.body)
    return draft
  },

  async updateAnnouncementDraft(call) {
    const before = await drafts.lockFor(call, 'updateAnnouncementDraft')
    await checkRecipients(call.db, { ...before, ...call.body })
    const after = await drafts.write(call, before, { ...toStored(call.body) })
    if (after !== before) audit(call, 'announcement_draft.updated', before.id, call.body)
    return after
  },

  async deleteAnnouncementDraft(call) {
    const before = await drafts.lockFor(call, 'deleteAnnouncementDraft')
    const after = await drafts.remove(call, before)
    if (after !== before) audit(call, 'announcement_draft.deleted', before.id, { title: before.title })
    return after
  },

  async publishAnnouncementDraft(call) {
    const draft = await drafts.lockFor(call, 'publishAnnouncementDraft')
    const { publish_date, publish_time } = call.body ?? {}
    await checkRecipients(call.db, draft)
    if (publish_date !== undefined && publish_time !== undefined) {
      const moment = { publish_date, publish_time }
      assertNotOver(draft, findFutureMoment(call, moment))
      audit(call, 'announcement_draft.scheduled', draft.id, moment)
      return schedule(call, draft.id, moment)
    }
    assertNotOver(draft, call.now.epochMilliseconds)
    const after = await publishDraft(call.db, draft.id)
    if (!after) throw conflict(say`This announcement draft was published meanwhile.`)
    audit(call, 'announcement_draft.published', draft.id, { announcement_id: after.announcement_id })
    return after
  },

  async withdrawAnnouncementDraft(call) {
    const { id, publish_date, publish_time } = await drafts.lockFor(call, 'withdrawAnnouncementDraft')
    audit(call, 'announcement_draft.withdrawn', id, { publish_date, publish_time })
    return withdraw(call, id)
  },
} satisfies HandlersFor<'announcement_drafts'>
