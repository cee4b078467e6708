// How a JPEG is turned: cameras store the picture as the sensor sees it, and in EXIF how they were held.

const orientation = 0x0112

/** Whether width and height change places where the picture of this segment (APP1) is shown upright. */
export const liesOnItsSide = (segment: Uint8Array): boolean => readTurn(segment) >= 5

/** How the picture of this segment is turned, from 1 (not at all) to 8; 0 where it does not say. */
export function readTurn(segment: Uint8Array): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  const isExif = segment.length > 14 && view.getUint32(0) === 0x45786966 && view.getUint16(4) === 0
  const order = isExif && view.getUint16(6)
  if (order !== 0x4949 && order !== 0x4d4d) return 0
  const isLittle = order === 0x4949
  const first = 6 + view.getUint32(10, isLittle)
  if (first + 2 > segment.length) return 0
  const count = view.getUint16(first, isLittle)
  for (let at = first + 2; at < first + 2 + 12 * count && at + 12 <= segment.length; at += 12)
    if (view.getUint16(at, isLittle) === orientation) {
      const held = view.getUint16(at + 8, isLittle)
      return held <= 8 ? held : 0
    }
  return 0
}
