// Pictures as people have them for logos, and as they are broken.

import { crc32, deflateSync } from 'node:zlib'

interface Wanted {
  readonly width?: number
  readonly height?: number
  /** 2 is opaque, 6 has transparency. */
  readonly color?: 2 | 6
  readonly interlace?: 0 | 1
  /** Instead of the rows that belong to the size. */
  readonly rows?: Uint8Array
  /** The color that is transparent in an opaque picture, as its chunk has it. */
  readonly key?: Uint8Array
}

/** A PNG of one color, transparent in its upper half where it can be. */
export function makePng({
  width = 120,
  height = 40,
  color = 6,
  interlace = 0,
  rows,
  key,
}: Wanted = {}): Buffer {
  const samples = color === 6 ? 4 : 3
  const drawn = rows ?? drawRows(width, height, samples)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, color, 0, 0, interlace], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const none = Buffer.alloc(0)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(key ? [chunk('tRNS', key)] : []),
    chunk('IDAT', deflateSync(drawn)),
    chunk('IEND', none),
  ])
}

function drawRows(width: number, height: number, samples: number): Uint8Array {
  const stride = width * samples + 1
  const rows = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set([20, 90, 160, y < height / 2 ? 0 : 255].slice(0, samples), y * stride + 1 + x * samples)
  return rows
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** What a JPEG has up to its pixels, which are none. */
export function makeJpeg({ width = 120, height = 40 } = {}): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, Buffer.from('ffda0008010100003f0000ffd9', 'hex')])
}

/** 32 by 16 pixels in blue, the upper left quarter red. */
const photo = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl',
  'bXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
  'fHx8fHx8fHx8fHx8fHz/wAARCAAQACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAA',
  'AAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAZEQACAwEAAAAAAAAAAAAAAAAAFWKh4WP/2gAMAwEAAhEDEQA/AJQm',
  'BBJ0rRRvC8ACgAz/2Q==',
].join('')

/** A JPEG whose EXIF says how a camera was held, from 1 to 8, in the order of bytes that is asked for. */
export function makePhoto(orientation: number, isLittle = false): Buffer {
  const exif = Buffer.alloc(36)
  exif.writeUInt16BE(0xffe1)
  exif.writeUInt16BE(exif.length - 2, 2)
  exif.write('Exif', 4)
  exif.write(isLittle ? 'II' : 'MM', 10)
  const write = isLittle
    ? { short: exif.writeUInt16LE.bind(exif), long: exif.writeUInt32LE.bind(exif) }
    : { short: exif.writeUInt16BE.bind(exif), long: exif.writeUInt32BE.bind(exif) }
  write.short(42, 12)
  write.long(8, 14)
  // One entry: the orientation, which is one short.
  write.short(1, 18)
  write.short(0x0112, 20)
  write.short(3, 22)
  write.long(1, 24)
  write.short(orientation, 28)
  const jpeg = Buffer.from(photo, 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}

/** The same picture with what cameras and programs note in it: where, when, and words. */
export function tellCamera(picture: Buffer): Buffer {
  const exif = Buffer.from('Exif\0\0 GPS 24.86, 67.00, 2026:11:20, Camera of Ayesha')
  const comment = Buffer.from('a note')
  if (picture[0] !== 0xff) {
    const text = chunk('tEXt', Buffer.concat([Buffer.from('GPS\0'), exif, comment]))
    return Buffer.concat([picture.subarray(0, 33), text, picture.subarray(33), comment])
  }
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(content.length + 2, 2)
    return Buffer.concat([head, content])
  }
  const noted = [segment(0xe1, exif), segment(0xfe, comment)]
  // Some programs hang more behind the end, such as a film.
  return Buffer.concat([picture.subarray(0, 2), ...noted, picture.subarray(2), comment])
}
