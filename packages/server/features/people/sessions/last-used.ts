// The workspace that somebody used last: where they come in who name none.

import { type AnyDatabase, personStatement } from '@muster/db'
import { signOnRequired } from '../sign-on/required.ts'

interface Used {
  readonly workspace_id: string
  readonly member_id: string
  readonly is_inactive: boolean
  readonly last_signed_in_at: string | null
  readonly created_at: string
}

/** One of each cell: the order is that of `compare`. */
const lastUsed = personStatement<Used, { person_id: string; free: boolean }>(
  'find_last_used_workspace',
  `select m.workspace_id, m.id as member_id, c.status = 'inactive' as is_inactive, m.last_signed_in_at, m.created_at
   from members m join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
   where m.person_id = :person_id and not m.deleted and (:free::boolean or not ${signOnRequired('m')})
   order by is_inactive, m.last_signed_in_at desc nulls last, m.created_at, m.id limit 1`,
)

/** Undefined where they are a member of none, or of none that lets them in so. */
export async function findLastUsed(
  database: AnyDatabase,
  given: { readonly person_id: string; readonly free: boolean },
): Promise<string | undefined> {
  const [first] = (await database.lookUp(lastUsed, given)).sort(compare)
  return first?.workspace_id
}

/** Moments are written alike, so that they are compared as texts. */
function compare(one: Used, other: Used): number {
  if (one.is_inactive !== other.is_inactive) return one.is_inactive ? 1 : -1
  const [used, usedByOther] = [one.last_signed_in_at ?? '', other.last_signed_in_at ?? '']
  if (used !== usedByOther) return used > usedByOther ? -1 : 1
  return `${one.created_at} ${one.member_id}` < `${other.created_at} ${other.member_id}` ? -1 : 1
}
