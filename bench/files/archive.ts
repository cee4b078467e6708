// The archive of a workspace: how long it takes to be written and to be imported, and how long others wait meanwhile.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { allScopes } from '../../packages/server/auth/rights.ts'
import { createKey } from '../../packages/server/cli/office/operators.ts'
import { ensureDemo } from '../../packages/server/cli/seed/demo/demo.ts'
import { makeCalls } from '../../packages/server/configure.ts'
import { DiskStore } from '../../packages/server/files/disk-store.ts'
import { Files } from '../../packages/server/files/files.ts'
import { openValidation } from '../../packages/server/http/request/validate.ts'
import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform, readConstraintRules } from '../../packages/server/runtime/platform.ts'
import { type Cpu, spent } from '../cpu.ts'
import { fixed, megabytes, table } from '../figures.ts'
import { get } from '../requests.ts'
import { startInside } from '../servers.ts'
import type { Bench } from '../turns.ts'
import type { ArchiveAsked, ArchiveWorked } from './archive-worker.ts'
import { type MadeFile, measureDuring, measureWaits, tellWaits, type Waited } from './beside.ts'

const aims = { written: 'under 5', imported: 'under 15' }

interface Place {
  readonly url: string
  readonly files: string
}

interface Measured extends ArchiveWorked {
  readonly cpu: Cpu | undefined
}

export async function archives(bench: Bench): Promise<string> {
  const { data } = bench
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const from: Place = { url: data.url, files: join(folder, 'files') }
  const path = join(folder, 'workspace.zip')
  try {
    const workspace = await makeDemo(from, data.secret)
    const restored = async (name: string): Promise<Place> => ({
      url: await data.database.copy(name),
      files: mkdtempSync(join(folder, 'restored-')),
    })
    const rows: string[][] = []
    for (let round = 0; round < Math.min(bench.rounds, 3); round++) {
      rows.push(tell('written', await work(bench, { does: 'write', path, workspace, ...from })))
      rows.push(
        tell('imported', await work(bench, { does: 'import', path, ...(await restored('bench_restored')) })),
      )
    }
    const write = () => work(bench, { does: 'write', path, workspace, ...from })
    rows.push(...(await beside(bench, 'written', from, write)))
    const into = await restored('bench_beside')
    rows.push(
      ...(await beside(bench, 'imported', into, () => work(bench, { does: 'import', path, ...into }))),
    )
    rows.push(['aim, written', aims.written, '', '', '', '', 'under 25', ''])
    rows.push(['aim, imported', aims.imported, '', '', '', '', 'under 25', ''])
    const { size } = statSync(path)
    const head = ['', 'seconds', 'rows', 'processor s', 'of PostgreSQL', 'p50 ms', 'p99 ms', 'longest ms']
    return `${table(head, rows)}\n\nThe archive has ${megabytes(size)} MB.`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const tell = (what: string, { seconds, rows, used, cpu }: Measured): string[] => [
  what,
  fixed(seconds, 1),
  fixed(rows, 0),
  fixed(used, 1),
  fixed(cpu?.postgres ?? Number.NaN, 1),
]

/** In a process of its own, which is there already when the time begins. */
async function work({ data }: Bench, asked: ArchiveAsked): Promise<Measured> {
  const child = fork(join(import.meta.dirname, 'archive-worker.ts'))
  try {
    await message(child)
    const processes = { postmaster: data.database.postmaster, servers: [] }
    const [worked, cpu] = await spent(processes, async () => {
      child.send(asked)
      const done = (await message(child)) as ArchiveWorked
      // PostgreSQL counts the time of a connection once its process has ended.
      await sleep(500)
      return done
    })
    return { seconds: worked.seconds, rows: worked.rows, used: worked.used, cpu }
  } finally {
    if (child.exitCode === null) {
      child.disconnect()
      await once(child, 'exit')
    }
  }
}

async function message(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of the archive ended with ${code}.`)
  })
  const [told] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return told
}

/** Requests of another workspace in the same database, alone and then meanwhile. */
async function beside(
  bench: Bench,
  what: string,
  { url, files }: Place,
  make: () => Promise<Measured>,
): Promise<string[][]> {
  const { data, folder } = bench
  const { id, employees } = data.workspaces[0]!
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret: data.secret })
  const named = { workspace_id: id, name: 'beside', scopes: allScopes }
  const { key } = await createKey(platform.database, platform.secrets!, named)
  await platform.close()
  const service = await startInside({
    data: { url, secret: data.secret },
    folder,
    command: 'serve',
    env: { MUSTER_DATA_DIR: join(files, '..') },
    first: get('/v1/employees', key),
  })
  try {
    const alone = await measureWaits(service, { key, employees }, () => false)
    let made: Measured | undefined
    const asFile = async (): Promise<MadeFile> => {
      made = await make()
      return { seconds: made.seconds, more: 0, size: 0 }
    }
    const { waited } = await measureDuring(service, { key, employees }, asFile)
    return [
      waits(`others before it is ${what}`, alone),
      [...tell(`${what}, beside others`, made!), ...tellWaits(waited)],
    ]
  } finally {
    await service.stop()
  }
}

const waits = (what: string, waited: Waited): string[] => [what, '', '', '', '', ...tellWaits(waited)]

/** The demo, which has rows of nearly every table. */
async function makeDemo({ url, files: place }: Place, secret: string): Promise<string> {
  const config = { ...readConfig({}), databaseUrl: url, secret }
  const platform = await openPlatform(config)
  const [{ database }] = platform.database.cells
  try {
    const secrets = platform.secrets!
    const store = new DiskStore(place)
    const openCalls = async () => {
      const [rules, validation] = [await readConstraintRules(database), await openValidation()]
      const files = new Files(store)
      return makeCalls({ config, secrets, files, database, rules, validation, clock: undefined })
    }
    const { workspace_id } = await ensureDemo({ database, url, openCalls }, secrets, store, undefined)
    return workspace_id
  } finally {
    await platform.close()
  }
}
