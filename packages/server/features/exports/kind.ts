// What a kind of exports says of itself: who may have it, in which formats, and what is written.

import type { Export, ExportCreate } from '@muster/contract'
import type { ReadDb } from '@muster/db'
import type { Sheet } from '@muster/formats'
import type { Sentence } from '@muster/sentences'
import type { Caller } from '../../auth/callers.ts'
import type { Files } from '../../files/index.ts'
import type { Context } from '../../http/context.ts'
import type { Validation } from '../../http/request/validate.ts'
import type { ExportWork } from './exports.ts'
import type { Lists } from './lists/read-list.ts'

/** What checks a request. */
export interface CheckServices {
  /** Checks the filters of a list as a request for its page is checked. */
  readonly validation: Pick<Validation, 'check'>
}

/** What was asked for, checked: all that writing needs besides the database. */
export interface Asked {
  /** Kept with the export, as JSON. */
  readonly input: object
  /** Without date and ending. */
  readonly file_name: string
  /** Scopes that what is shown needs besides the right to the kind. */
  readonly needs: readonly string[]
}

interface Common {
  readonly formats: readonly Export['format'][]
  /** What is counted, in the singular. */
  readonly unit: Sentence
  /** Refuses a caller who may not have it; asked at the beginning, and again for each download. */
  readonly assertMay: (caller: Caller, what: Pick<Export, 'list'>) => void
  readonly check: (call: Context, body: ExportCreate, services: CheckServices) => Promise<Asked>
}

/** A kind whose file is made of sheets. All of them are read in one snapshot, which `db` is; CSV has the first alone. */
export interface SheetKind extends Common {
  readonly sheets: (work: ExportWork, db: ReadDb, lists: Lists) => Promise<readonly Sheet[]>
}

/** A file inside a zip; at most some 16 MB, for it is in memory whole. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A kind whose file is a zip. Its entries come in one order, whenever it is asked: after a process has died they go on
 * behind the last one that was committed, which `after` names; it is null at the beginning.
 */
export interface ZipKind extends Common {
  readonly count: (work: ExportWork) => Promise<number>
  readonly entries: (work: ExportWork, after: string | null, files: Files) => AsyncIterable<ZipEntry>
}

/** A kind whose file is one stream of bytes, which is begun anew after a process has died. */
export interface StreamKind extends Common {
  readonly bytes: (work: ExportWork, files: Files) => AsyncIterable<Uint8Array>
}

export type ExportKind = SheetKind | ZipKind | StreamKind

export type ExportKinds = Readonly<Record<Export['kind'], ExportKind>>
