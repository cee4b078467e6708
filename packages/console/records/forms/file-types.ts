// The types and sizes of files that are taken, in words, and why one is not.

import { formatBytes } from '../../app/formats.ts'
import { say } from '../../app/words.ts'

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

export function describeLimits(types: readonly string[], limit: number | undefined): string {
  const names = types.map(nameFileType).join(', ')
  if (limit === undefined) return names
  const size = formatBytes(limit)
  return names === '' ? say('form.file_limit', { size }) : say('form.file_limits', { types: names, size })
}

export function refuseFile(
  file: File,
  types: readonly string[],
  limit: number | undefined,
): string | undefined {
  if (file.size === 0) return say('form.file_empty')
  if (limit !== undefined && file.size > limit)
    return say('form.file_too_large', { size: formatBytes(file.size), limit: formatBytes(limit) })
  if (types.length > 0 && !types.includes(readFileType(file)))
    return say('form.file_wrong_type', { name: file.name, types: types.map(nameFileType).join(', ') })
  return undefined
}
