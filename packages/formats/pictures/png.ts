// PNG as logos and photos have it: read whole, within bounds, and written again small enough for every page that shows it.

import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { say } from '@muster/sentences'
import { PictureFault } from './picture-fault.ts'

/** Opaque, red, green and blue, a byte each. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Samples of a pixel, by color type: gray, true color, palette, gray and true color with transparency. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

const brokenOff = say`is a PNG that breaks off; save it again and send the whole file`
const damaged = say`is a PNG that is damaged; save it again`

interface Header {
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly color: number
}

/** The size that a PNG says it has; a PictureFault where it has none. */
export function readPngHeader(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = signature.every((byte, at) => bytes[at] === byte)
  if (!isPng || bytes.length < 33 || nameOf(bytes, 12) !== 'IHDR') throw new PictureFault(brokenOff)
  const [depth, color, interlace] = [bytes[24]!, bytes[25]!, bytes[28]!]
  if (!depths[color]?.includes(depth)) throw new PictureFault(damaged)
  if (interlace !== 0) throw new PictureFault(say`is a PNG that is interlaced; save it without that`)
  return { width: view.getUint32(16), height: view.getUint32(20), depth, color }
}

/** The pixels over white. The header was checked, so that the picture has a size that fits. */
export function readPng(bytes: Uint8Array, header: Header): Pixels {
  const { data, palette, transparent } = readChunks(bytes)
  const { width, height, depth, color } = header
  const bits = depth * samples[color]!
  const stride = Math.ceil((width * bits) / 8)
  const whole = (stride + 1) * height
  const rows = unfilter(inflate(data, whole), stride, Math.max(1, bits >> 3), height)
  const out = new Uint8Array(width * height * 3)
  const read = makeReader(header, palette, transparent)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) read(rows, y * stride, x, out, (y * width + x) * 3)
  return { width, height, bytes: out }
}

interface Chunks {
  readonly data: Uint8Array
  readonly palette: Uint8Array
  readonly transparent: Uint8Array
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const data: Uint8Array[] = []
  const none = new Uint8Array()
  let [palette, transparent]: [Uint8Array, Uint8Array] = [none, none]
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) throw new PictureFault(brokenOff)
    const size = view.getUint32(at)
    const end = at + 8 + size
    if (end + 4 > bytes.length) throw new PictureFault(brokenOff)
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) throw new PictureFault(damaged)
    const name = nameOf(bytes, at + 4)
    const content = bytes.subarray(at + 8, end)
    if (name === 'IDAT') data.push(content)
    if (name === 'PLTE') palette = content
    if (name === 'tRNS') transparent = content
    if (name === 'IEND') return { data: Buffer.concat(data), palette, transparent }
    at = end + 4
  }
}

const nameOf = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Never more than the picture has by its header. */
function inflate(data: Uint8Array, size: number): Uint8Array {
  let rows: Uint8Array
  try {
    rows = inflateSync(data, { maxOutputLength: size })
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new PictureFault(
      isTooMuch ? say`is a PNG that holds more than its size says; save it again` : damaged,
    )
  }
  if (rows.length < size) throw new PictureFault(brokenOff)
  return rows
}

function unfilter(rows: Uint8Array, stride: number, step: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]!
    if (filter > 4) throw new PictureFault(damaged)
    const [from, to] = [y * (stride + 1) + 1, y * stride]
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? out[to + x - step]! : 0
      const up = y > 0 ? out[to + x - stride]! : 0
      const corner = x >= step && y > 0 ? out[to + x - stride - step]! : 0
      out[to + x] = rows[from + x]! + predict(filter, left, up, corner)
    }
  }
  return out
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter === 0) return 0
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

const readWide = (bytes: Uint8Array, at: number): number => (bytes[at * 2]! << 8) | bytes[at * 2 + 1]!

type ReadPixel = (rows: Uint8Array, row: number, x: number, out: Uint8Array, at: number) => void

function makeReader({ depth, color }: Header, palette: Uint8Array, transparent: Uint8Array): ReadPixel {
  const count = samples[color]!
  const most = 2 ** Math.min(depth, 8) - 1
  const wide = depth === 16 ? 2 : 1
  const isGray = color === 0 || color === 4
  const sampleAt = (rows: Uint8Array, row: number, n: number): number => {
    if (depth >= 8) return rows[row + n * wide]!
    const bit = n * depth
    return (rows[row + (bit >> 3)]! >> (8 - depth - (bit & 7))) & most
  }
  // The one color that stands for nothing, in a picture without samples of transparency.
  const key = Array.from({ length: transparent.length >> 1 }, (_, n) => readWide(transparent, n))
  const isKey = (rows: Uint8Array, row: number, first: number): boolean =>
    key.length === count &&
    key.every((value, n) => {
      const at = first + n
      return value === (depth === 16 ? readWide(rows.subarray(row), at) : sampleAt(rows, row, at))
    })
  return (rows, row, x, out, at) => {
    const sample = (n: number) => sampleAt(rows, row, x * count + n)
    const opacity = findOpacity(sample, () => isKey(rows, row, x * count))
    for (let n = 0; n < 3; n++) {
      const value = color === 3 ? palette[sample(0) * 3 + n] : (sample(isGray ? 0 : n) * 255) / most
      if (value === undefined) throw new PictureFault(damaged)
      out[at + n] = Math.round(255 + (value - 255) * opacity)
    }
  }

  function findOpacity(sample: (n: number) => number, isKeyed: () => boolean): number {
    if (color === 3) return (transparent[sample(0)] ?? 255) / 255
    if (color === 4 || color === 6) return sample(count - 1) / 255
    return isKeyed() ? 0 : 1
  }
}

/** At most so many pixels wide and high, each the mean of those that it stands for. */
export function shrink(
  { width, height, bytes }: Pixels,
  most: { readonly width: number; readonly height: number },
): Pixels {
  const scale = Math.max(1, width / most.width, height / most.height)
  if (scale === 1) return { width, height, bytes }
  const [w, h] = [Math.max(1, Math.floor(width / scale)), Math.max(1, Math.floor(height / scale))]
  const out = new Uint8Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [left, right] = [Math.floor((x * width) / w), Math.floor(((x + 1) * width) / w)]
      const [top, bottom] = [Math.floor((y * height) / h), Math.floor(((y + 1) * height) / h)]
      for (let n = 0; n < 3; n++) {
        let sum = 0
        for (let v = top; v < bottom; v++)
          for (let u = left; u < right; u++) sum += bytes[(v * width + u) * 3 + n]!
        out[(y * w + x) * 3 + n] = Math.round(sum / ((right - left) * (bottom - top)))
      }
    }
  return { width: w, height: h, bytes: out }
}

/** The pixels as a PNG. */
export function writePng({ width, height, bytes }: Pixels): Uint8Array {
  const stride = width * 3
  const rows = new Uint8Array((stride + 1) * height)
  for (let y = 0; y < height; y++)
    rows.set(bytes.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 8)
  header.setUint8(9, 2)
  const chunks = [
    writeChunk('IHDR', new Uint8Array(header.buffer)),
    writeChunk('IDAT', deflateSync(rows, { level: 9 })),
    writeChunk('IEND', new Uint8Array()),
  ]
  return Buffer.concat([new Uint8Array(signature), ...chunks])
}

function writeChunk(name: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}
