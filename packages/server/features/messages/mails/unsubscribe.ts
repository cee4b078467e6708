// Unsubscribing: the address in an e-mail that stops e-mails of its kind, and does nothing else.

import { type AnyDatabase, homeStatement } from '@muster/db'
import type { Vault } from '../../../runtime/vault.ts'
import { defaults, type Group, groupNames } from './timing.ts'

export interface Subscription {
  readonly workspace_id: string
  readonly member_id: string
  /** Those of a group, or all that come with the digest. */
  readonly group: Group | 'daily'
}

const place = 'unsubscribe of notifications'

/** Whoever reads it learns no id, and nobody makes one of their own: it is sealed by the vault. */
export const unsubscribeAddress = (
  console_url: string,
  vault: Vault,
  { workspace_id, member_id, group }: Subscription,
): string => `${console_url}/unsubscribe/${vault.seal([workspace_id, member_id, group].join(' '), place)}`

const after = (group: Group, current: string) =>
  `case when :group = '${group}' or (:group = 'daily' and ${current} = 'daily') then 'never' else ${current} end`

const stop = homeStatement<unknown, { workspace: string; member: string; group: string }>(
  'stop_notification_emails',
  `insert into notification_settings as s (workspace_id, member_id, ${groupNames.join(', ')})
   select m.workspace_id, m.id, ${groupNames.map(group => after(group, `'${defaults[group]}'`)).join(', ')}
   from members m where m.workspace_id = :workspace and m.id = :member and not m.deleted
   on conflict (workspace_id, member_id) do update set
     ${groupNames.map(group => `${group} = ${after(group, `s.${group}`)}`).join(', ')}`,
)

/** Stops e-mails to whoever has the address. To do it twice is to do it once. */
export class Unsubscribing {
  readonly #database: AnyDatabase
  readonly #vault: Vault

  constructor(database: AnyDatabase, vault: Vault) {
    this.#database = database
    this.#vault = vault
  }

  /** False for what Muster has not made. */
  async stop(secret: string): Promise<boolean> {
    const opened = this.#vault.tryOpen(secret, place)
    if (opened === undefined) return false
    const [workspace = '', member = '', group = ''] = opened.split(' ')
    await this.#database.system(stop, { workspace, member, group })
    return true
  }
}
