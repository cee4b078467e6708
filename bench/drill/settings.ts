// What Patroni and HAProxy are set to, as docs/guides/operating-standby.md has it.

import type { Account, Programs } from './programs.ts'

/** A PostgreSQL and the Patroni that runs it. */
export interface Server {
  readonly name: string
  readonly port: number
  /** Where its Patroni is asked. */
  readonly rest: number
  readonly data: string
}

export interface CellOptions {
  readonly programs: Programs
  readonly folder: string
  readonly account: Account | undefined
}

interface PatroniOptions extends CellOptions {
  readonly server: Server
  /** The port of etcd. */
  readonly etcd: number
  readonly password: string
}

/** Seconds. Patroni takes no ttl below 20: for so long a primary counts as alive whose machine has gone. */
const times = { ttl: 20, loop_wait: 2, retry_timeout: 5 }

/** Of one server; the file of it is JSON, which is YAML. */
export function patroniSettings({ programs, folder, server, etcd, password }: PatroniOptions): object {
  const at = (port: number) => `127.0.0.1:${port}`
  return {
    scope: 'muster',
    name: server.name,
    etcd3: { hosts: [at(etcd)] },
    restapi: { listen: at(server.rest), connect_address: at(server.rest) },
    bootstrap: {
      dcs: {
        ttl: times.ttl,
        loop_wait: times.loop_wait,
        retry_timeout: times.retry_timeout,
        // A commit is acknowledged once a standby has it, and only that standby may take over.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        // A primary that crashes is not started again first: a standby takes over at once.
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, shared_buffers: '64MB', wal_keep_size: '256MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(server.port),
      connect_address: at(server.port),
      data_dir: server.data,
      bin_dir: programs.postgres,
      pgpass: `${folder}/${server.name}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
      parameters: { unix_socket_directories: '' },
    },
  }
}

/** Connections are cut when their server is the primary no more: otherwise they would wait for it. */
export const balancerSettings = (port: number, servers: readonly Server[]): string => `global
  nbthread 1
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} port ${rest}\n`).join('')}`
