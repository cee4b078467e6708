// An outbox in a table of its own: each e-mail is written when it is sent, from what its row and those around it say then.

import type { Database, SystemStatement } from '@muster/db'
import type { Email, Posted } from '../../outbound/mail-server.ts'
import type { ClaimedEmail, Outbox } from './outbox.ts'

/** What every claim returns. */
export interface ClaimedRow {
  readonly workspace_id: string
  readonly email_id: string
  readonly lease: string
  readonly recipient: string
  readonly created_at: string
}

export type Claiming = { readonly lease: string; readonly now: string | null }
export type Settling = Record<'workspace' | 'id' | 'lease', string> & Posted & { readonly now: string | null }

export interface TableOutboxOptions<Row extends ClaimedRow> {
  readonly database: Database
  /** Undefined: there is no address that a link could have, so nothing is sent. */
  readonly consoleUrl: string | undefined
  /** Takes the one that is due first. */
  readonly claimDue: SystemStatement<Row, Claiming, 'cells'>
  readonly settle: SystemStatement<{ status: string }, Settling, 'home'>
  /** Whether the text is a way in, which no log may have. */
  readonly hasSecret: boolean
  /** Undefined where its secret is gone, so that nobody can send it. */
  readonly write: (
    row: Row,
    consoleUrl: string,
  ) => Pick<Email, 'subject' | 'text' | 'unsubscribe'> | undefined
}

export class TableOutbox<Row extends ClaimedRow> implements Outbox {
  readonly #options: TableOutboxOptions<Row>

  constructor(options: TableOutboxOptions<Row>) {
    this.#options = options
  }

  async claim(lease: string, now: string | null): Promise<ClaimedEmail | undefined> {
    const { database, consoleUrl, claimDue, hasSecret, write } = this.#options
    if (consoleUrl === undefined) return undefined
    const [claimed] = await database.system(claimDue, { lease, now })
    if (!claimed) return undefined
    const { workspace_id, email_id: id, recipient, created_at } = claimed
    const email = { workspace_id, id, lease, recipient, created_at, hasSecret }
    const written = write(claimed, consoleUrl)
    if (written) return Object.assign(email, written)
    // It is given up, and the next one has its turn.
    await this.settle(email, { error: 'ESEALED', final: true }, now)
    return this.claim(lease, now)
  }

  async settle(
    { workspace_id, id, lease }: Pick<ClaimedEmail, 'workspace_id' | 'id' | 'lease'>,
    { error, final }: Posted,
    now: string | null,
  ): Promise<string | undefined> {
    const values = { workspace: workspace_id, id, lease, error, final, now }
    const [settled] = await this.#options.database.system(this.#options.settle, values)
    return settled?.status
  }
}
