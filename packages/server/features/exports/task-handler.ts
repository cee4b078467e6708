// The work on exports: sheets are read in one snapshot and start over after a failure, a zip goes on after its last stored part.

import { crc32 } from 'node:zlib'
import { awake, statement } from '@muster/db'
import { SheetError, writeCsv, writeXlsx } from '@muster/formats'
import { say } from '@muster/sentences'
import type { TaskHandler } from '../../background/runner.ts'
import type { Files } from '../../files/index.ts'
import { conflict } from '../../http/problem.ts'
import { type ClaimedExport, type ExportWork, exportTasks, keptDays } from './exports.ts'
import type { ExportKinds, SheetKind, StreamKind, ZipKind } from './kind.ts'
import { exportKinds } from './kinds.ts'
import type { Lists } from './lists/read-list.ts'
import { measureFile } from './parts/open-export.ts'
import { type PartPlace, PartWriter } from './parts/part-writer.ts'
import { dropParts, listParts } from './parts/parts.ts'

export interface ExportServices extends Lists {
  readonly openFiles: () => Promise<Files>
}

interface ExportOptions {
  readonly kinds?: ExportKinds
  readonly partBytes?: number
}

/** What is done for exports. */
export function makeExportTaskHandler(
  services: ExportServices,
  { kinds = exportKinds, partBytes = 8 * 1024 * 1024 }: ExportOptions = {},
): TaskHandler<ClaimedExport> {
  return {
    tasks: exportTasks,
    // Each holds a connection and some parts in memory, and takes processor time that requests need.
    atOnce: 1,
    async run(work) {
      const kind = kinds[work.task.kind]
      const place = { files: await services.openFiles(), partBytes }
      try {
        if ('sheets' in kind) await writeSheets(work, kind, services, place)
        else if ('bytes' in kind) await writeStream(work, kind, place)
        else await writeEntries(work, kind, place)
      } catch (error) {
        throw error instanceof SheetError ? conflict(error.sentence) : error
      }
    },
    findRight: task => caller => kinds[task.kind].assertMay(caller, task),
    words: ({ kind }) => ({ name: say`The export`, unit: kinds[kind].unit, again: say`Ask for it again.` }),
  }
}

async function writeSheets(work: ExportWork, kind: SheetKind, lists: Lists, place: PartPlace): Promise<void> {
  const { database, task } = work
  await dropBefore(work)
  const writer = new PartWriter(work, place)
  try {
    await database.snapshotOfReads(task.workspace_id, async db => {
      const sheets = await kind.sheets(work, db, lists)
      const bytes = task.format === 'csv' ? writeCsv(sheets[0]!) : writeXlsx(sheets)
      for await (const piece of bytes) await awake(db, writer.write(piece))
    })
    await writer.end()
  } finally {
    // What is still being stored would commit a part behind whoever drops them.
    await writer.settle()
  }
  await finish(work)
}

async function writeStream(work: ExportWork, kind: StreamKind, place: PartPlace): Promise<void> {
  await dropBefore(work)
  const writer = new PartWriter(work, place)
  try {
    for await (const piece of kind.bytes(work, place.files)) await writer.write(piece)
    await writer.end()
  } finally {
    await writer.settle()
  }
  await finish(work)
}

/** What a try before this one has written of a file that is begun anew. */
async function dropBefore(work: ExportWork): Promise<void> {
  const { database, task } = work
  await database.write(task.workspace_id, async db => {
    await exportTasks.hold(db, work)
    await dropParts(db, task.id)
  })
}

async function writeEntries(work: ExportWork, kind: ZipKind, place: PartPlace): Promise<void> {
  const { database, task, signal } = work
  const parts = await listParts(database.reader(task.workspace_id), task.id)
  const written = parts.flatMap(({ entries }) => entries)
  const total = await kind.count(work)
  let done = written.length
  work.tell({ done, total })
  const writer = new PartWriter(work, place, parts.length + 1)
  try {
    for await (const { name, bytes } of kind.entries(work, written.at(-1)?.name ?? null, place.files)) {
      signal.throwIfAborted()
      await writer.write(bytes, { name, size: bytes.length, crc: crc32(bytes) })
      work.tell({ done: ++done, total })
    }
    await writer.end()
  } finally {
    await writer.settle()
  }
  await finish(work)
}

const completeExport = statement<unknown, { id: string; size_bytes: number }>(
  'complete_export',
  `update exports set size_bytes = :size_bytes, expires_at = stamp() + interval '${keptDays} days'
   where workspace_id = :workspace_id and id = :id`,
)

async function finish(work: ExportWork): Promise<void> {
  const { database, task, progress } = work
  const { done } = progress()
  work.tell({ done, total: done })
  await database.write(task.workspace_id, async db => {
    await exportTasks.hold(db, work)
    const parts = await listParts(db, task.id)
    await db.run(completeExport, { id: task.id, size_bytes: measureFile(task.format, parts) })
    await exportTasks.finish(db, work)
  })
}
