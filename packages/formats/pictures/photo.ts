// Photos of people: small pictures that are written anew, so that nothing is left in them but what one sees.

import { type Sentence, say } from '@muster/sentences'
import { damagedJpeg, isFrame, markers, readFrame, readSegments } from './jpeg.ts'
import { readTurn } from './jpeg-turn.ts'
import { PictureFault } from './picture-fault.ts'
import { readPng, readPngHeader, shrink, writePng } from './png.ts'

const bounds = { least: 64, most: 512 } as const
/** Twice as sharp as the largest place that shows one. */
const drawn = { width: 256, height: 256 } as const

/**
 * The picture of a PNG or JPEG without anything else that is in the file; or words that follow the name of its field.
 * The size that the head says is checked before any pixel is read.
 */
export function rewritePhoto(bytes: Uint8Array): Uint8Array | Sentence {
  try {
    return bytes[0] === 0xff ? rewriteJpeg(bytes) : rewritePng(bytes)
  } catch (error) {
    if (error instanceof PictureFault) return error.sentence
    throw error
  }
}

function rewritePng(bytes: Uint8Array): Uint8Array {
  const header = readPngHeader(bytes)
  assertSize(header)
  return writePng(shrink(readPng(bytes, header), drawn))
}

/** What draws the picture: frames, tables, scans and their restarts. Everything else tells of cameras, places and programs. */
const drawing: readonly number[] = [markers.scan, markers.tables, markers.codes, markers.restarts]
/** A progressive picture has about ten; each one has whoever draws it go through all pixels again. */
const mostScans = 64

/** Its pixels stay as they are coded: nothing gets blurred, and no program of ours decodes what strangers send. */
function rewriteJpeg(bytes: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let [frames, scans] = [0, 0]
  for (const segment of readSegments(bytes)) {
    const { marker, content } = segment
    if (marker === markers.exif && readTurn(content) > 1)
      throw new PictureFault(say`is a JPEG that lies on its side until its EXIF turns it; save it upright`)
    if (isFrame(marker)) {
      assertSize(readFrame(segment))
      frames++
    }
    if (marker === markers.scan) scans++
    if (frames > 1 || scans > mostScans || (scans > 0 && frames === 0)) throw new PictureFault(damagedJpeg)
    if (drawing.includes(marker) || isFrame(marker)) kept.push(segment.bytes)
    if (marker === markers.adobe && isColorNote(content)) kept.push(segment.bytes)
  }
  if (scans === 0) throw new PictureFault(damagedJpeg)
  kept.push(new Uint8Array([0xff, markers.end]))
  return Buffer.concat(kept)
}

/** Says in twelve bytes which colors the numbers mean; without it some pictures look like their negative. */
const isColorNote = (content: Uint8Array): boolean =>
  content.length === 12 && Buffer.from(content.subarray(0, 5)).toString('latin1') === 'Adobe'

function assertSize({ width, height }: { readonly width: number; readonly height: number }): void {
  if ([width, height].every(side => side >= bounds.least && side <= bounds.most)) return
  throw new PictureFault(
    say`is ${width} by ${height} pixels; width and height have to be from ${bounds.least} to ${bounds.most}`,
  )
}
