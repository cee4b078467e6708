// Listening: a separate connection that receives a channel's notifications and reconnects automatically.

import pg from 'pg'

export interface Listening {
  stop(): Promise<void>
}

const retryMs = 1_000
const patienceMs = 5_000

/**
 * Calls `heard` for each notification and after each reconnection, since what was sent meanwhile is lost. A notification
 * is a hint: whoever listens also looks by itself now and then.
 */
export function listen(url: string, channel: string, heard: () => void): Listening {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const again = () => {
    client?.end().catch(() => undefined)
    client = undefined
    if (!stopped) timer ??= setTimeout(connect, retryMs).unref()
  }
  const connect = () => {
    timer = undefined
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
    })
    client = next
    next.on('error', () => client === next && again())
    next.on('end', () => client === next && again())
    next.on('notification', heard)
    next
      .connect()
      .then(() => next.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(heard, () => client === next && again())
  }
  connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
