// JPEG as pictures have it: its segments, one behind the other up to its end.

import { say } from '@muster/sentences'
import { PictureFault } from './picture-fault.ts'

export const damagedJpeg = say`is a JPEG that is damaged; save it again`
const brokenOff = say`is a JPEG that breaks off; save it again and send the whole file`

/** What a segment is, by the byte behind its 0xff. */
export const markers = {
  end: 0xd9,
  scan: 0xda,
  tables: 0xdb,
  codes: 0xc4,
  restarts: 0xdd,
  exif: 0xe1,
  adobe: 0xee,
}

interface Segment {
  readonly marker: number
  /** All of it, with the pixels behind the head of a scan. */
  readonly bytes: Uint8Array
  /** What stands behind its length. */
  readonly content: Uint8Array
}

/** The segments of a file that ends as a JPEG does; what stands behind its end is none. */
export function* readSegments(bytes: Uint8Array): Generator<Segment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; ; ) {
    // A marker may be padded with more of its first byte.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    if (at + 2 > bytes.length) throw new PictureFault(brokenOff)
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) throw new PictureFault(damagedJpeg)
    if (marker === markers.end) return
    if (at + 4 > bytes.length) throw new PictureFault(brokenOff)
    const length = view.getUint16(at + 2)
    const end = at + 2 + length
    if (length < 2) throw new PictureFault(damagedJpeg)
    if (end > bytes.length) throw new PictureFault(brokenOff)
    const next = marker === markers.scan ? findEndOfScan(bytes, end) : end
    yield { marker, bytes: bytes.subarray(at, next), content: bytes.subarray(at + 4, end) }
    at = next
  }
}

/** Pixels go on until a marker that is neither a byte 0xff of their own (0x00) nor a restart (0xd0 to 0xd7). */
function findEndOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    const isOfPixels = next === 0 || next === 0xff || (next !== undefined && next >= 0xd0 && next <= 0xd7)
    if (next !== undefined && !isOfPixels) return at
  }
  throw new PictureFault(brokenOff)
}

/** A frame says how the picture is coded, and its size. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![markers.codes, 0xc8, 0xcc].includes(marker)

/** The size that a frame says; a PictureFault where few programs read its kind. */
export function readFrame({ marker, content }: Segment): { readonly width: number; readonly height: number } {
  if (content.length < 6) throw new PictureFault(damagedJpeg)
  if (marker > 0xc2 || content[0] !== 8 || ![1, 3].includes(content[5]!))
    throw new PictureFault(
      say`is a JPEG of a rare kind; save it in gray or in red, green and blue, 8 bits each`,
    )
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  return { width: view.getUint16(3), height: view.getUint16(1) }
}
