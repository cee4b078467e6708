// A standby: a base backup of a running cluster that follows it by streaming replication, until it is promoted.

import {
  appendFileSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { until } from '../processes/until.ts'
import { Cluster } from './cluster.ts'

/** Its name in pg_stat_replication, and in synchronous_standby_names. */
export const standbyName = 'standby'

/** The server's own, made anew by whoever starts on the copy. PostgreSQL's manual lists them for a low-level backup. */
const notCopied = new Set(['postmaster.pid', 'postmaster.opts', 'muster.users', 'pg_internal.init'])
const keptEmpty = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

/** A running standby of the cluster, which it reaches by a port on loopback; it streams once this resolves. */
export async function makeStandby(
  primary: Cluster,
  port: number,
  flags?: readonly string[],
): Promise<Cluster> {
  const standby = new Cluster(standbyName, flags)
  const folder = await standby.folder()
  await primary.query(`select pg_create_physical_replication_slot('${standbyName}', true)`)
  await backUp(primary, folder)
  writeOwned(join(folder, 'standby.signal'), '', statSync(folder))
  const conninfo = `host=127.0.0.1 port=${port} user=postgres application_name=${standbyName}`
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo}'\nprimary_slot_name = '${standbyName}'\n`,
  )
  await standby.start()
  await until(
    async () => (await primary.query(`select from pg_stat_replication where state = 'streaming'`)).length > 0,
  )
  return standby
}

/** Resolves once the standby has done all that the primary has written by now. */
export async function caughtUp(primary: Cluster, standby: Cluster): Promise<void> {
  const [written] = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  const done = 'select from pg_last_wal_replay_lsn() as lsn where lsn >= $1::pg_lsn'
  await until(async () => (await standby.query(done, [written!.lsn])).length > 0)
}

/** Makes it the primary; resolves once it takes writes. */
export async function promote(standby: Cluster): Promise<void> {
  const [promoted] = await standby.query<{ done: boolean }>('select pg_promote(true, 60) as done')
  if (!promoted!.done) throw new Error('The standby was not promoted within 60 s.')
}

/** A base backup under way while others write: PostgreSQL is told of it, and the files are copied as they are. */
async function backUp(primary: Cluster, to: string): Promise<void> {
  const from = await primary.folder()
  mkdirSync(to, { mode: 0o700 })
  own(to, statSync(from))
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('${standbyName}', true)`)
    copyFolder(from, to)
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    writeOwned(join(to, 'backup_label'), rows[0].labelfile, statSync(to))
  } finally {
    await client.end()
  }
}

function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (notCopied.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    try {
      const stats = statSync(source)
      if (entry.isDirectory()) mkdirSync(target, { mode: 0o700 })
      else copyFileSync(source, target)
      own(target, stats)
    } catch (error) {
      // A table that was dropped meanwhile; the log tells of it as well.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      continue
    }
    if (entry.isDirectory() && !keptEmpty.has(entry.name)) copyFolder(source, target)
  }
}

function writeOwned(file: string, text: string, like: Stats): void {
  writeFileSync(file, text, { mode: 0o600 })
  own(file, like)
}

/** Where root runs the tests, PostgreSQL runs as another account. */
function own(file: string, { uid, gid }: Stats): void {
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
}
