// The process that writes or imports an archive (forked by archive.ts): the work and nothing else, and what it took.

import { createWriteStream } from 'node:fs'
import { Database } from '@muster/db'
import { importArchive } from '../../packages/server/archive/import.ts'
import { writeArchive } from '../../packages/server/archive/write.ts'
import { DiskStore } from '../../packages/server/files/disk-store.ts'

export interface ArchiveAsked {
  readonly does: 'write' | 'import'
  /** Of the archive. */
  readonly path: string
  /** Of the database that it is written from or imported into. */
  readonly url: string
  /** The folder of the files. */
  readonly files: string
  /** Whose archive is written. */
  readonly workspace?: string
}

export interface ArchiveWorked {
  readonly seconds: number
  /** Of processor time. */
  readonly used: number
  readonly rows: number
}

async function write({ url, files, path, workspace }: ArchiveAsked) {
  const database = new Database({ url, poolSize: 2 })
  try {
    const source = { database, store: new DiskStore(files), workspace_id: workspace! }
    return await writeArchive(source, createWriteStream(path, { flush: true }))
  } finally {
    await database.close()
  }
}

async function load({ url, files, path }: ArchiveAsked) {
  const place = {
    url,
    store: new DiskStore(files),
    sealSecret: () => 'sealed',
    assertNotElsewhere: async () => undefined,
    actor: 'operator:bench',
  }
  return (await importArchive(place, path)).manifest
}

process.on('message', async (asked: ArchiveAsked) => {
  const [cpu, started] = [process.cpuUsage(), performance.now()]
  const { tables } = await (asked.does === 'write' ? write(asked) : load(asked))
  const { user, system } = process.cpuUsage(cpu)
  const worked: ArchiveWorked = {
    seconds: (performance.now() - started) / 1000,
    used: (user + system) / 1e6,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  }
  process.send!(worked)
})
process.on('disconnect', () => process.exit())
process.send!('there')
