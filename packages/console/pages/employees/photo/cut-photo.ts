// Cuts a photo in the browser, which reads pictures in a process of its own: a small square is sent, and never the file.

/** As large as it is shown, on a screen of twice as many points. */
const side = 256
/** What has fewer pixels is no picture of a person. */
export const leastSide = 64
/** What a telephone takes has up to 20 MB. */
export const mostBytes = 20 * 1024 * 1024
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The square as JPEG; `unreadable` where the browser cannot read the file, `small` where nobody would know the person. */
export async function cutPhoto(file: Blob): Promise<Blob | 'unreadable' | 'small'> {
  // Upright, as its EXIF says how the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return 'unreadable'
  try {
    const square = findSquare(picture)
    return square.side < leastSide ? 'small' : await draw(picture, square)
  } finally {
    picture.close()
  }
}

interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The middle of a broad picture; of a high one rather its upper part, where the face is. */
export function findSquare({ width, height }: { readonly width: number; readonly height: number }): Square {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 4), side }
}

async function draw(picture: ImageBitmap, { x, y, side: from }: Square): Promise<Blob | 'unreadable'> {
  const canvas = new OffscreenCanvas(side, side)
  const pen = canvas.getContext('2d')
  if (!pen) return 'unreadable'
  pen.imageSmoothingQuality = 'high'
  // JPEG has no transparency, and would show black for it.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, from, from, 0, 0, side, side)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}
