// Holders of console tokens: each token belongs to a member, so that the four-eyes rule knows the person behind it.

import { type AnyDatabase, askCells, type Databases, homeStatement, systemStatement } from '@muster/db'
import { newId } from '../../resource/ids.ts'

const findMember = homeStatement<{ id: string }, { workspace: string; email: string }>(
  'find_holder_of_token',
  `select id from members where workspace_id = :workspace and not deleted and folded(email) collate "C" = folded(:email) collate "C"`,
)

const findTokens = systemStatement<{ workspace: string; id: string }, { id: string }>(
  'find_console_tokens',
  `select workspace_id as workspace, id from api_keys where (id = :id or prefix = :id) and permissions <> '{}'`,
)

const assign = homeStatement<unknown, Record<'workspace' | 'id' | 'member_id' | 'entry' | 'actor', string>>(
  'assign_console_token',
  `with token as (
     update api_keys set member_id = :member_id where workspace_id = :workspace and id = :id
   )
   insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:workspace, :entry, 'api_key.assigned', :id, :actor, json_build_object('member_id', :member_id::text)::text)`,
)

/** The member with this e-mail address. */
export async function findHolder(database: AnyDatabase, workspace: string, email: string): Promise<string> {
  const [member] = await database.system(findMember, { workspace, email })
  if (member) return member.id
  throw new Error(
    `No member of ${workspace} has the e-mail address ${email}. Invite them: muster person invite.`,
  )
}

/** Says which member holds a token of the console, by its id or shown prefix. */
export async function assignToken(
  database: Databases,
  id: string,
  email: string,
  actor = 'operator',
): Promise<void> {
  const tokens = await askCells(database, findTokens, { id })
  if (tokens.length === 0)
    throw new Error(`There is no token of the console ${id}; muster key list shows the ids.`)
  for (const token of tokens) {
    const member_id = await findHolder(database, token.workspace, email)
    await database.system(assign, { ...token, member_id, actor, entry: newId('AuditEntry') })
  }
}
