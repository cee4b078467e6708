// The programs that the drill of a fail-over needs and npm does not bring: where they are, or in words how to get them.

import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresVersions } from '../../packages/db/index.ts'

export interface Programs {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** The folder of PostgreSQL's own. */
  readonly postgres: string
}

const newestFirst = postgresVersions.toReversed()
const ofPostgres = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind', 'pg_controldata']

const howToGet =
  'On Debian 13: apt-get install --no-install-recommends patroni etcd-server haproxy postgresql-17. ' +
  'For a PostgreSQL elsewhere: --postgres FOLDER, the folder of its programs.'

/** `postgres` names the folder where it is not where Debian has it. */
export function findPrograms(path: string, postgres?: string): Programs {
  const folders = [...path.split(delimiter), '/usr/sbin'].filter(folder => folder !== '')
  const find = (name: string) => folders.map(folder => join(folder, name)).find(isProgram)
  const [patroni, etcd, haproxy] = [find('patroni'), find('etcd'), find('haproxy')]
  const bin = postgres ?? newestFirst.map(major => `/usr/lib/postgresql/${major}/bin`).find(existsSync)
  if (patroni && etcd && haproxy && bin) return { patroni, etcd, haproxy, postgres: assertWhole(bin) }
  const versions = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(postgresVersions.map(String))
  const missing = [
    ...(patroni ? [] : ['patroni']),
    ...(etcd ? [] : ['etcd']),
    ...(haproxy ? [] : ['haproxy']),
    ...(bin ? [] : [`PostgreSQL ${versions}`]),
  ]
  throw new Error(
    `This machine lacks what the drill needs: ${new Intl.ListFormat('en-GB').format(missing)}. ${howToGet}`,
  )
}

function assertWhole(bin: string): string {
  const missing = ofPostgres.filter(name => !isProgram(join(bin, name)))
  if (missing.length === 0) return bin
  throw new Error(`${bin} lacks ${new Intl.ListFormat('en-GB').format(missing)}. ${howToGet}`)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** As `postgres (PostgreSQL) 17.6` and so on say it. */
export function readVersion(program: string, argument = '--version'): string {
  return /\d+(\.\d+)+/.exec(execFileSync(program, [argument], { encoding: 'utf8' }))?.[0] ?? 'unknown'
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses root: there it runs as the account that Debian's package has made. */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no account postgres; run the drill as another account.',
      { cause },
    )
  }
}
