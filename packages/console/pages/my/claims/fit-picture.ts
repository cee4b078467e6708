// Draws a photo anew before it is sent: small enough, and without the place and the camera that a phone notes in it.

/** A picture of this size has few enough pixels. */
const enough = 1024 * 1024
/** No phone takes one, and its letters stay sharp: a screenshot, which notes no place. */
const drawing = 'image/png'
/** As long as the longer edge is after it; small print stays readable. */
const longestEdge = 2_400

/** The same as a JPEG of its pixels alone; the file itself where it is no picture, a small drawing, or cannot be read by the browser. */
export async function fitPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || (file.type === drawing && file.size <= enough)) return file
  // Upright, as its EXIF says how the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    const drawn = await draw(picture)
    if (!drawn || (file.type === drawing && drawn.size >= file.size)) return file
    return new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: drawn.type })
  } finally {
    picture.close()
  }
}

async function draw(picture: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map(edge => Math.round(edge * scale)) as [
    number,
    number,
  ]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.imageSmoothingQuality = 'high'
  // JPEG has no transparency, and would show black for it.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}
