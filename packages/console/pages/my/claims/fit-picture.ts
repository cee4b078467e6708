// Makes a photo small enough to be sent: what a phone takes has more pixels than anybody needs to read a receipt.

/** A file of this size is sent as it is. */
const enough = 1024 * 1024
/** As long as the longer edge is after it; small print stays readable. */
const longestEdge = 2_400

/** The same as a smaller JPEG; the file itself where it is small, is no picture, or cannot be read by the browser. */
export async function fitPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= enough) return file
  // Upright, as its EXIF says how the camera was held.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    const drawn = await draw(picture)
    if (!drawn || drawn.size >= file.size) return file
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
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
}
