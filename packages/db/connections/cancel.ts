// Cancelling: PostgreSQL is asked, over a connection of its own, to end what another connection runs.

import pg from 'pg'

const patienceMs = 2_000

// What pg knows of a connection and publishes no type for.
interface Target {
  readonly host: string
  readonly port: number
  readonly ssl: pg.ConnectionConfig['ssl']
  readonly processID: number
  readonly secretKey: number
}

interface Wire extends pg.Connection {
  connect(portOrPath: number | string, host?: string): void
  requestSsl(): void
  cancel(processID: number, secretKey: number): void
}

/** Resolves once PostgreSQL has been told, which is when it closes the connection; false where that is not known. */
export function cancel(client: pg.ClientBase): Promise<boolean> {
  const { host, port, ssl, processID, secretKey } = client as unknown as Target
  const wire = new pg.Connection({ ssl }) as Wire
  return new Promise(resolve => {
    const done = (isSent: boolean) => {
      clearTimeout(timer)
      wire.stream.destroy()
      resolve(isSent)
    }
    const timer = setTimeout(() => done(false), patienceMs)
    const tell = () => {
      wire.cancel(processID, secretKey)
      wire.once('end', () => done(true))
    }
    wire.on('error', () => done(false))
    wire.once('connect', () => (ssl ? wire.requestSsl() : tell()))
    wire.once('sslconnect', tell)
    if (host.startsWith('/')) wire.connect(`${host}/.s.PGSQL.${port}`)
    else wire.connect(port, host)
  })
}
