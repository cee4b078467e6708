// Names of files: each ends as its content does, so that no program takes it for another type.

const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/zip': ['zip'],
  'image/heic': ['heic', 'heif'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
}

/** The longest name that the contract allows. */
const longest = 200

/**
 * The name with an ending of its type: behind one of another type, which stays to be seen. Types of which the table says
 * nothing are made by us, and so are their names.
 */
export function nameByType(name: string, content_type: string): string {
  const own = endings[content_type.split(';')[0]!.trim()]
  // Windows drops dots and spaces at the end, and takes what is before them for the ending.
  const bare = name.replace(/[. ]+$/, '')
  if (own === undefined || own.some(ending => bare.toLowerCase().endsWith(`.${ending}`)))
    return own && bare !== '' ? bare : name
  const ending = `.${own[0]}`
  return `${cut(bare === '' ? 'file' : bare, longest - ending.length)}${ending}`
}

/** By whole characters, as the contract counts them. */
function cut(name: string, length: number): string {
  const letters = [...name]
  return letters.length > length ? letters.slice(0, length).join('') : name
}
