// Comments: what people say about records that they decide about. PostgreSQL shows them to those whom the record concerns.

import { type Comment, type OperationId, schemas } from '@muster/contract'
import { goOnAsService, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { listReadRights, mayRead } from '../../auth/authorize.ts'
import { idPrefixes } from '../../gen/id-prefixes.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import type { FollowUp } from '../../http/operation-call.ts'
import { conflict, invalidField, notFound, Problem } from '../../http/problem.ts'
import { describeFields, type ResourceName } from '../../resource/fields.ts'
import { resource } from '../../resource/resource.ts'
import { approvalSubjects, tellOfComment } from '../messages/index.ts'

export const comments = resource('Comment', {
  // What is removed leaves nothing behind, and nothing else changes.
  isPersonal: true,
  computed: {
    author_name: `(select a.name from comment_authors a where a.workspace_id = comments.workspace_id and a.id = comments.written_by)`,
  },
})

/** The kinds of records that take comments, by the prefix of their ids. */
const kinds: ReadonlyMap<string, ResourceName> = new Map(
  (schemas.Comment.fields.object_id.extensions['x-references'] as readonly ResourceName[]).map(kind => [
    idPrefixes[kind as keyof typeof idPrefixes],
    kind,
  ]),
)

const findKind = (object_id: string): ResourceName | undefined => kinds.get(object_id.split('_')[0]!)

/** Refuses comments on records that nobody decides about. */
export function assertTakesComments(field: string, object_id: string): void {
  if (!findKind(object_id))
    throw invalidField(field, say`cannot be written: records of this kind take no comments`)
}

/** Refuses whoever may not see records of the kind. A person is shown what concerns them, and needs no right. */
export function assertMaySee({ caller }: Pick<Context, 'caller'>, object_id: string): void {
  const kind = findKind(object_id)
  if (kind && !caller.person && !mayRead(caller, kind))
    throw new Problem('insufficient_scope', say`You may not read this record, nor what is said about it.`)
}

interface Commented {
  readonly by_right: boolean
  readonly may_write: boolean
}

const selectCommented = statement<Commented, { id: string }>(
  'commented_record',
  `select by_right, may_write from commented_records where workspace_id = :workspace_id and id = :id`,
)

/** The record, as far as it concerns the caller; a 404 where it does not, as where there is none. */
export async function findCommented(
  { db }: { readonly db: Pick<Context['db'], 'run'> },
  object_id: string,
): Promise<Commented> {
  const [found] = await db.run(selectCommented, { id: object_id })
  const kind = findKind(object_id)
  if (!found) throw notFound(kind ? describeFields(kind).noun : 'record', object_id)
  return found
}

/** As the caller, who was asked for the right, or is shown the record. */
export const insertComment = (
  call: WriteContext,
  { object_id, text, is_internal }: Pick<Comment, 'object_id' | 'is_internal'> & { readonly text: string },
): Promise<Comment> =>
  comments.insert(call, { object_id, text, is_internal, written_by: call.caller.actor_id })

const deleteTextOfComment = statement<unknown, { id: string }>(
  'delete_comment_text',
  `update comments set text = null, text_deleted_at = stamp() where workspace_id = :workspace_id and id = :id and text_deleted_at is null`,
)

/** Who may do so is said by the policy of the table: where it hides the row from the change, the text is still there. */
export async function deleteText(call: WriteContext, id: string): Promise<Comment> {
  await comments.find(call, id)
  await call.db.run(deleteTextOfComment, { id })
  const after = await comments.find(call, id)
  if (after.text_deleted_at === null)
    throw conflict(
      say`Only whoever wrote a comment removes its text, within 10 minutes. After that, ask whoever manages approvals.`,
    )
  return after
}

/** Of what people ask for, somebody is told. Whom to tell is no matter of whoever writes, who may see none of them: so it goes on as the service. */
const tellConcerned: FollowUp =
  ({ db }) =>
  async result => {
    const { id, object_id } = result as Comment
    const kind = findKind(object_id)!
    const { object: subject } = describeFields(kind)
    if (!approvalSubjects.has(subject)) return
    await goOnAsService(db)
    await tellOfComment(db, { id, subject, rights: listReadRights(kind) })
  }

export const commentFollowUps: ReadonlyMap<OperationId, FollowUp> = new Map([
  ['createComment', tellConcerned],
])
