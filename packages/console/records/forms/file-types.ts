// The types of files that are taken, by what people call them.

const names: Readonly<Record<string, string>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
}

/** image/png -> PNG */
export const nameFileType = (type: string): string =>
  names[type] ?? type.split('/').at(-1)?.toUpperCase() ?? type

const byEnding: Readonly<Record<string, string>> = {
  heic: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
}

/** Its type; some systems do not know that of pictures of phones and scanners, whose ending tells. */
export const readFileType = ({ type, name }: File): string =>
  type || (byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '')
