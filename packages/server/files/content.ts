// The content of an upload: decoded within a size, and held against the type that it is declared as.

import { invalidField } from '../http/problem.ts'

/** What an upload may be. */
export interface ContentRules {
  readonly max_bytes: number
  readonly content_types: readonly string[]
}

/** A file as a body carries it. */
export interface Upload {
  readonly content_type: string
  readonly content_base64: string
}

/** Its bytes, or a problem that names the field. What is too large is refused before it is decoded. */
export async function readContent(upload: Upload, rules: ContentRules): Promise<Uint8Array> {
  const { content_type } = upload
  if (!rules.content_types.includes(content_type))
    throw invalidField('content_type', `is ${content_type}; accepted here: ${rules.content_types.join(', ')}`)
  const bytes = decode(upload.content_base64, rules.max_bytes)
  // It takes long to load, and most processes see no upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === content_type) return bytes
  throw invalidField(
    'content_base64',
    found
      ? `is ${found.mime} by its first bytes, and content_type says ${content_type}`
      : `does not begin as a file of the type ${content_type} does`,
  )
}

function decode(text: string, max: number): Uint8Array {
  const size = sizeOf(text)
  if (size > max) throw refused(`is ${Math.ceil(size)} bytes when decoded; at most ${max} are accepted here`)
  if (size === 0) throw refused('is an empty file')
  try {
    const bytes = Uint8Array.fromBase64(text, { lastChunkHandling: 'strict' })
    // Line breaks and spaces are skipped by the decoder, and were counted above.
    if (bytes.length === size) return bytes
  } catch {
    // Told below, like what the decoder is less strict about.
  }
  throw refused('is not base64: A-Z, a-z, 0-9, + and /, padded with =, without line breaks')
}

/** Of what the text is when it is decoded; no whole number where it is not base64. */
function sizeOf(text: string): number {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='))
  return (text.length / 4) * 3 - padding
}

const refused = (message: string) => invalidField('content_base64', message)
