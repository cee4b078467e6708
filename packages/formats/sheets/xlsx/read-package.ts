// Opens a workbook as the zip of parts that it is, and reads parts within limits, whatever the zip says of their sizes.

import { say } from '@muster/sentences'
import type { Entry, ZipFile } from 'yauzl'
import { tellShortly } from '../../shorten.ts'
import { harmlessBytes, type TableLimits, writeCount } from '../read-limits.ts'
import { quote, TableError } from '../read-table-error.ts'

export interface Package {
  readonly has: (part: string) => boolean
  /** Throws where the workbook lacks the part. */
  readonly read: (part: string) => AsyncIterable<Uint8Array>
}

const asXlsx = say`Open it in Excel or LibreOffice, and save it as "Excel Workbook (.xlsx)".`
const damaged = say`The file is damaged or no workbook of Excel.`

/** Throws a `TableError` for all that is no workbook without macros and password. */
export async function openPackage(bytes: Uint8Array, limits: TableLimits): Promise<Package> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  refuseOthers(buffer)
  const { fromBufferPromise } = await import('yauzl')
  try {
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false })
    const entries = await entriesOf(zip, limits)
    refuseOtherPackages(entries)
    return partsOf(zip, entries, budget(buffer.length, limits))
  } catch (error) {
    throw readable(error)
  }
}

function refuseOthers(buffer: Buffer): void {
  const start = buffer.subarray(0, 8).toString('latin1')
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    const isEncrypted = buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new TableError(
      isEncrypted
        ? say`The workbook is protected by a password. Remove it (File > Info > Protect Workbook > Encrypt with Password), and save it.`
        : say`The file is of the old Excel format (.xls). ${asXlsx}`,
    )
  }
  if (!start.startsWith('PK'))
    throw new TableError(
      say`The file is no Excel workbook (.xlsx): it begins otherwise. ${asXlsx} For a text file, name the format CSV.`,
    )
}

type Entries = ReadonlyMap<string, Entry>

/** By names in small letters: the names of parts differ by more than case. */
async function entriesOf(zip: ZipFile, limits: TableLimits): Promise<Entries> {
  if (zip.entryCount > limits.entries)
    throw new TableError(
      say`The workbook holds ${writeCount(zip.entryCount)} files; one that people make has less than ${writeCount(limits.entries)}. ${asXlsx}`,
    )
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    if (entries.has(name))
      throw new TableError(say`The workbook holds ${quote(entry.fileName)} twice. ${asXlsx}`)
    if (entry.isEncrypted())
      throw new TableError(say`The workbook is a zip with a password. Remove the password, and save it.`)
    entries.set(name, entry)
  }
  return entries
}

function refuseOtherPackages(entries: Entries): void {
  if (entries.has('mimetype') || entries.has('content.xml'))
    throw new TableError(say`The file is an OpenDocument spreadsheet (.ods). ${asXlsx}`)
  if ([...entries.keys()].some(name => name.endsWith('vbaproject.bin')))
    throw new TableError(say`The workbook has macros (.xlsm). ${asXlsx} That leaves the macros out.`)
  if (entries.has('xl/workbook.bin'))
    throw new TableError(say`The file is a binary workbook (.xlsb). ${asXlsx}`)
  if (entries.has('index/document.iwa'))
    throw new TableError(say`The file is of Apple Numbers. Choose File > Export To > Excel, and send that.`)
  if (!entries.has('[content_types].xml')) throw new TableError(say`${damaged} ${asXlsx}`)
}

/** Counts what is inflated in all; throws where it is too much. */
type Budget = (bytes: number) => void

function budget(length: number, limits: TableLimits): Budget {
  const most = Math.min(limits.inflated_bytes, Math.max(harmlessBytes, length * limits.inflated_ratio))
  let inflated = 0
  return bytes => {
    inflated += bytes
    if (inflated > most)
      throw new TableError(
        say`The workbook has ${writeCount(length)} bytes and unpacks to more than ${writeCount(most)}. Delete empty rows and columns that have a format, or split it into several files.`,
      )
  }
}

function partsOf(zip: ZipFile, entries: Entries, spend: Budget): Package {
  return {
    has: part => entries.has(part.toLowerCase()),
    async *read(part) {
      const entry = entries.get(part.toLowerCase())
      if (!entry) throw new TableError(say`${damaged} It lacks ${quote(part)}. ${asXlsx}`)
      try {
        const stream = await zip.openReadStreamPromise(entry)
        for await (const bytes of stream as AsyncIterable<Uint8Array>) {
          spend(bytes.length)
          yield bytes
        }
      } catch (error) {
        throw readable(error)
      }
    },
  }
}

const readable = (error: unknown): Error =>
  error instanceof TableError ? error : new TableError(say`${damaged} ${asXlsx} (${tellShortly(error)})`)
