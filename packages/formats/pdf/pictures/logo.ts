// Logos: pictures that stand at the head of printed files, checked whole before they are stored.

import { liesOnItsSide } from './jpeg-turn.ts'
import { PictureFault, readPng, readPngHeader, shrink, writePng } from './png.ts'

export { PictureFault } from './png.ts'

/** A logo as it can be drawn. */
export interface Logo {
  /** PNG or JPEG. */
  readonly bytes: Uint8Array
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const bounds = { least: 16, most: 2_000 } as const
/** Six for each point of its place at the head, which is sharper than paper shows. */
const drawn = { width: 720, height: 276 } as const

/** The logo of a file; a PictureFault says what is wrong with it. A PNG is made opaque, and as small as its place allows. */
export function readLogo(bytes: Uint8Array): Logo {
  if (bytes[0] === 0xff) return readJpeg(bytes)
  const header = readPngHeader(bytes)
  assertSize(header)
  const pixels = shrink(readPng(bytes, header), drawn)
  return { bytes: writePng(pixels), width: pixels.width, height: pixels.height }
}

function assertSize({ width, height }: { readonly width: number; readonly height: number }): void {
  const fits = [width, height].every(side => side >= bounds.least && side <= bounds.most)
  if (!fits)
    throw new PictureFault(
      `is ${width} by ${height} pixels; width and height have to be from ${bounds.least} to ${bounds.most}`,
    )
}

const damaged = 'is a JPEG that is damaged; save it again'

/** A JPEG is drawn as it is: readers of PDF know the format, and what draws it turns it as its EXIF says. */
function readJpeg(bytes: Uint8Array): Logo {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWhole = bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
  if (!isWhole) throw new PictureFault('is a JPEG that breaks off; save it again and send the whole file')
  let size: { width: number; height: number } | undefined
  let isTurned = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) break
    const marker = bytes[at + 1]!
    const length = view.getUint16(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame && at + 10 <= bytes.length) {
      if (marker > 0xc2 || bytes[at + 4] !== 8 || ![1, 3].includes(bytes[at + 9]!))
        throw new PictureFault(
          'is a JPEG of a rare kind; save it in gray or in red, green and blue, 8 bits each',
        )
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    if (marker === 0xe1) isTurned ||= liesOnItsSide(bytes.subarray(at + 4, at + 2 + length))
    if (marker === 0xda) {
      if (!size) break
      assertSize(size)
      const { width, height } = size
      return isTurned ? { bytes, width: height, height: width } : { bytes, width, height }
    }
    at += 2 + length
  }
  throw new PictureFault(damaged)
}
