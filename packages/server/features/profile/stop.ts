// Stopping a change by the link of an e-mail: its token freezes what does not count yet, once and without signing in.

import { type AnyDatabase, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { listDigests, readKind } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { conflict } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'

const stop = secretStatement<
  { workspace_name: string },
  { digests: readonly string[]; entry: string; action: string }
>(
  'stop_bank_account_change',
  `with used as (
     update bank_account_change_emails set used_at = stamp() where digest = any(:digests) and used_at is null
     returning workspace_id, bank_account_change_id
   ), frozen as (
     update bank_account_changes c set status = 'frozen', numbers_sealed = null, updated_at = stamp() from used
     where c.workspace_id = used.workspace_id and c.id = used.bank_account_change_id and c.status in ('pending', 'approved')
     returning c.workspace_id, c.id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, :entry, :action, id, 'system', '{"by":"link"}' from frozen
   )
   select m.name as workspace_name from frozen join companies m on m.workspace_id = frozen.workspace_id and m.id = frozen.workspace_id`,
)

/** The workspace whose change was stopped; a 409 where the token stops nothing. */
export async function stopByToken(
  { database, secrets }: { readonly database: AnyDatabase; readonly secrets: Secrets },
  token: string,
): Promise<{ workspace_name: string }> {
  const digests = readKind(token) === 'bank_account_stop' ? listDigests(token, secrets) : []
  const action = 'bank_account_change.frozen'
  const [stopped] =
    digests.length > 0 ? await database.system(stop, { digests, action, entry: newId('AuditEntry') }) : []
  if (!stopped)
    throw conflict(
      say`This link stops nothing any more: it was used, or what it was about has ended. If your pay may go to an account that is not yours, call your payroll at once.`,
    )
  return stopped
}
