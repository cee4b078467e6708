// Small files of each kind that is accepted, and of kinds that are not.

/** A page that says nothing; `more` makes it another file. */
export const pdf = (more = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%${more}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

/** One transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
/** One transparent pixel, without loss. */
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** The head of a picture as telephones write it, without the picture. */
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')

export const html = Buffer.from('<!doctype html><script>alert(1)</script>')
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
)
export const executable = Buffer.from(`MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0${'\0'.repeat(64)}`, 'latin1')

/** A PDF of exactly this many bytes. */
export const pdfOf = (size: number, more = ''): Buffer =>
  Buffer.concat([pdf(more)], size).fill(' ', pdf(more).length)
