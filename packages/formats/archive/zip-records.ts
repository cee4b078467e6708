// The records of a zip (APPNOTE 6.3.9): the header before each file, the directory behind all of them, and the end, large ones too.

/** What the records say of one file. */
export interface ZipRecord {
  readonly name: string
  readonly method: 'stored' | 'deflated'
  /** Whether lengths and checksum stand behind the bytes, because they were not known before. */
  readonly isDescribedBehind: boolean
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly at: Temporal.Instant
  /** Where its header begins. */
  readonly offset: number
}

/** The largest figure of a field of 32 bits; a larger one says so by this, and stands in an extra field. */
export const most32 = 0xffff_ffff
const most16 = 0xffff
const headerBytes = 30
const descriptorBytes = 16
const directoryBytes = 46
const endBytes = 22
const largeEndBytes = 56 + 20
const largeOffsetBytes = 12
const version = 45
const unix = 3 << 8
const regularFile = 0o100_644 * 0x1_0000
const utf8 = 1 << 11

interface Written {
  readonly bytes: Buffer
  at: number
}

/** Little-endian fields, each of so many bytes. */
function record(length: number, fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const written: Written = { bytes: Buffer.alloc(length), at: 0 }
  for (const [bytes, value] of fields) {
    if (bytes === 8) written.bytes.writeBigUInt64LE(BigInt(value), written.at)
    else written.bytes.writeUIntLE(value, written.at, bytes)
    written.at += bytes
  }
  return written.bytes
}

/** Method, time and date, as header and directory have them. */
function describe({ method, isDescribedBehind, at }: ZipRecord): (readonly [2 | 4, number])[] {
  const { year, month, day, hour, minute, second } = at.toZonedDateTimeISO('UTC')
  return [
    [2, version],
    [2, utf8 | (isDescribedBehind ? 1 << 3 : 0)],
    [2, method === 'deflated' ? 8 : 0],
    [2, (hour << 11) | (minute << 5) | (second >> 1)],
    [2, ((year - 1980) << 9) | (month << 5) | day],
  ]
}

export function writeHeader(entry: ZipRecord): Buffer {
  const name = Buffer.from(entry.name)
  const { crc, packed, size } = entry.isDescribedBehind ? { crc: 0, packed: 0, size: 0 } : entry
  const fields = describe(entry)
  const head = record(headerBytes, [
    [4, 0x04034b50],
    ...fields,
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
  ])
  return Buffer.concat([head, name])
}

export function writeDescriptor({ crc, packed, size }: ZipRecord): Buffer {
  return record(descriptorBytes, [
    [4, 0x08074b50],
    [4, crc],
    [4, packed],
    [4, size],
  ])
}

function writeDirectoryEntry(entry: ZipRecord): Buffer {
  const name = Buffer.from(entry.name)
  const isFar = entry.offset >= most32
  const head = record(directoryBytes, [
    [4, 0x02014b50],
    [2, unix | version],
    ...describe(entry),
    [4, entry.crc],
    [4, entry.packed],
    [4, entry.size],
    [2, name.length],
    [2, isFar ? largeOffsetBytes : 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, regularFile],
    [4, isFar ? most32 : entry.offset],
  ])
  const far = record(
    isFar ? largeOffsetBytes : 0,
    isFar
      ? [
          [2, 1],
          [2, 8],
          [8, entry.offset],
        ]
      : [],
  )
  return Buffer.concat([head, name, far])
}

/** The directory of all files, which begins at `offset`, and the end; some files at a time. */
export function* writeDirectory(entries: readonly ZipRecord[], offset: number): Generator<Buffer> {
  let size = 0
  for (let at = 0; at < entries.length; at += 1_000) {
    const piece = Buffer.concat(entries.slice(at, at + 1_000).map(writeDirectoryEntry))
    size += piece.length
    yield piece
  }
  yield writeEnd(entries.length, size, offset)
}

const isLarge = (count: number, size: number, offset: number): boolean =>
  count >= most16 || size >= most32 || offset >= most32

function writeEnd(count: number, size: number, offset: number): Buffer {
  const large = isLarge(count, size, offset) ? writeLargeEnd(count, size, offset) : Buffer.alloc(0)
  const end = record(endBytes, [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(size, most32)],
    [4, Math.min(offset, most32)],
    [2, 0],
  ])
  return Buffer.concat([large, end])
}

function writeLargeEnd(count: number, size: number, offset: number): Buffer {
  return record(largeEndBytes, [
    [4, 0x06064b50],
    [8, 44],
    [2, unix | version],
    [2, version],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ])
}

/** The length of a zip of stored files. */
export function measureStored(files: readonly { readonly name: string; readonly size: number }[]): number {
  let [offset, directory] = [0, 0]
  for (const { name, size } of files) {
    const length = Buffer.byteLength(name)
    directory += directoryBytes + length + (offset >= most32 ? largeOffsetBytes : 0)
    offset += headerBytes + length + size
  }
  return offset + directory + (isLarge(files.length, directory, offset) ? largeEndBytes : 0) + endBytes
}
