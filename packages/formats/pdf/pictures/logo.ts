// Logos: pictures that stand at the head of printed files, checked whole before they are stored.

import { say } from '@muster/sentences'
import { damagedJpeg, isFrame, markers, readFrame, readSegments } from '../../pictures/jpeg.ts'
import { liesOnItsSide } from '../../pictures/jpeg-turn.ts'
import { PictureFault } from '../../pictures/picture-fault.ts'
import { readPng, readPngHeader, shrink, writePng } from '../../pictures/png.ts'

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
      say`is ${width} by ${height} pixels; width and height have to be from ${bounds.least} to ${bounds.most}`,
    )
}

/** A JPEG is drawn as it is: readers of PDF know the format, and what draws it turns it as its EXIF says. */
function readJpeg(bytes: Uint8Array): Logo {
  const isWhole = bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
  if (!isWhole) throw new PictureFault(say`is a JPEG that breaks off; save it again and send the whole file`)
  let size: { width: number; height: number } | undefined
  let isTurned = false
  for (const segment of readSegments(bytes)) {
    const { marker, content } = segment
    if (isFrame(marker)) size = readFrame(segment)
    if (marker === markers.exif) isTurned ||= liesOnItsSide(content)
    if (marker !== markers.scan) continue
    if (!size) break
    assertSize(size)
    const { width, height } = size
    return isTurned ? { bytes, width: height, height: width } : { bytes, width, height }
  }
  throw new PictureFault(damagedJpeg)
}
