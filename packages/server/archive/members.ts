// Members of an archive: which person each one is in this database, and whether a link or an invitation lets them in.

import type pg from 'pg'
import { newId } from '../resource/ids.ts'
import type { Row } from './lines.ts'

/** How the members of an archive come in. */
export interface Admitted {
  /** By a link of an operator, which proves who they are. */
  readonly byLink: readonly string[]
  /** By an invitation: an account here has their e-mail address, and whether it is theirs is not known. */
  readonly byInvitation: readonly string[]
}

/**
 * Gives each member a person. One without an account gets one that nothing opens but a link of an operator. Where an
 * account of the address is here already, an archive alone does not let its holder in: the member arrives removed, and is
 * the same one again once an invitation is accepted.
 */
export class Members {
  readonly #client: pg.Client
  readonly #taken = new Set<string>()
  readonly #byLink: string[] = []
  readonly #byInvitation: string[] = []

  constructor(client: pg.Client) {
    this.#client = client
  }

  get admitted(): Admitted {
    return { byLink: this.#byLink, byInvitation: this.#byInvitation }
  }

  /** As background work: requests do not see who signs in. */
  async admit(member: Row): Promise<void> {
    const { email, deleted } = member as { email: string; deleted: boolean }
    const { rows } = await this.#client.query<{ id: string }>(
      'select id from people where folded(email) collate "C" = folded($1) collate "C"',
      [email],
    )
    const known = rows[0]?.id
    if (known !== undefined && !this.#taken.has(known)) {
      this.#taken.add(known)
      if (!deleted) this.#byInvitation.push(email)
      Object.assign(member, { person_id: known, deleted: true })
      return
    }
    // Nobody signs in under the address of a member who was removed, and it stays free for an account of its own.
    const isRemoved = deleted || known !== undefined
    const person_id = newId('People')
    this.#taken.add(person_id)
    if (!isRemoved) this.#byLink.push(email)
    Object.assign(member, { person_id, deleted: isRemoved })
    const address = isRemoved ? `${person_id}@removed.invalid` : email
    await this.#client.query('insert into people (id, email) values ($1, $2)', [person_id, address])
  }
}
