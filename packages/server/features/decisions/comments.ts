// Comments: what people say about records that they decide about, with the right to see the record.

import { type Comment, schemas } from '@muster/contract'
import { type Statement, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { mayRead } from '../../auth/authorize.ts'
import { idPrefixes } from '../../gen/id-prefixes.ts'
import type { Context, WriteContext } from '../../http/context.ts'
import { invalidField, Problem } from '../../http/problem.ts'
import { nameTable, type ResourceName } from '../../resource/fields.ts'
import { resource } from '../../resource/resource.ts'

export const comments = resource('Comment')

interface Commented {
  readonly kind: ResourceName
  readonly find: Statement<{ id: string }, { id: string }>
}

/** The kinds of records that take comments, by the prefix of their ids. */
const kinds: ReadonlyMap<string, Commented> = new Map(
  (schemas.Comment.fields.object_id.extensions['x-references'] as readonly ResourceName[]).map(kind => {
    const table = nameTable(kind)
    const selectCommented = statement<{ id: string }, { id: string }>(
      `commented_of_${table}`,
      `select id from ${table} where workspace_id = :workspace_id and id = :id`,
    )
    return [idPrefixes[kind as keyof typeof idPrefixes], { kind, find: selectCommented }]
  }),
)

const findKind = (object_id: string): Commented | undefined => kinds.get(object_id.split('_')[0]!)

/** Refuses comments on records that nobody decides about. */
export function assertTakesComments(field: string, object_id: string): void {
  if (!findKind(object_id))
    throw invalidField(field, say`cannot be written: records of this kind take no comments`)
}

/** Refuses whoever may not see records of the kind. */
export function assertMaySee({ caller }: Pick<Context, 'caller'>, object_id: string): void {
  const found = findKind(object_id)
  if (found && !mayRead(caller, found.kind))
    throw new Problem('insufficient_scope', say`You may not read this record, nor what is said about it.`)
}

/** Refuses what there is not in this workspace. */
export async function assertThere({ db }: Pick<Context, 'db'>, object_id: string): Promise<void> {
  const [row] = await db.run(findKind(object_id)!.find, { id: object_id })
  if (!row) throw invalidField('object_id', say`names no record of this workspace`)
}

/** As the caller; the right was asked for before. */
export const insertComment = (
  call: WriteContext,
  { object_id, text }: Pick<Comment, 'object_id' | 'text'>,
): Promise<Comment> => comments.insert(call, { object_id, text, written_by: call.caller.actor_id })
