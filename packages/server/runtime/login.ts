// Logging in to a database that a setting names: a refusal says which setting, why, and what cures it, and never the password.

import { tellShortly } from '@muster/formats/shorten'
import pg from 'pg'

export interface Door {
  readonly setting: string
  readonly url: string
  readonly patienceMs: number
}

/** The server starts, ends, or has no connection left. */
const startingOrFull = ['57P01', '57P02', '57P03', '53300']

/** Nobody is let in. */
export class NoLogin extends Error {
  override readonly name = 'NoLogin'
  readonly says: string
  readonly cure: string
  /** Whether nobody answered there, or nobody who could let anybody in yet. */
  readonly isAway: boolean

  constructor(says: string, cure: string, cause: unknown) {
    super(`${says} ${cure}`, { cause })
    this.says = says
    this.cure = cure
    this.isAway = !(cause instanceof pg.DatabaseError) || startingOrFull.includes(cause.code ?? '')
  }
}

/** Does the work over a connection of its own, and closes it. */
export async function withLogin<T>(
  { setting, url, patienceMs }: Door,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect().catch(cause => {
      throw refuse(setting, client, cause)
    })
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refuse(setting: string, { host, port }: pg.Client, cause: unknown): NoLogin {
  const place = `${setting}: the database at ${host}, port ${port},`
  if (cause instanceof pg.DatabaseError)
    return new NoLogin(
      `${place} refuses the login: ${cause.message}.`,
      'Check user, password and database.',
      cause,
    )
  const reason = (cause as NodeJS.ErrnoException).code ?? tellShortly(cause)
  return new NoLogin(`${place} cannot be reached (${reason}).`, 'Start it, or correct the setting.', cause)
}
