// bodies.ts: reads the body of a request as its media type says.
import type { GeneratedFile } from '../../emit.ts'

const text = `import type { IncomingMessage } from 'node:http'

/** A body that cannot be read. Its status is for an error handler. */
export class BodyError extends Error {
  readonly status: 400 | 413

  constructor(status: 400 | 413, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * The body of a request: JSON parsed, a form as FormData, text as text, anything else as bytes; undefined for none.
 * One of more than so many bytes is refused.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<unknown> {
  const bytes = await bytesOf(request, limit)
  const { 'content-type': mediaType } = request.headers
  if (mediaType === undefined && bytes.length === 0) return undefined
  const body = new Response(bytes, { headers: { 'Content-Type': mediaType ?? '' } })
  try {
    if (/^[^;]*\\bjson\\b/i.test(mediaType ?? '')) return bytes.length === 0 ? undefined : await body.json()
    if (/^(multipart\\/form-data|application\\/x-www-form-urlencoded)\\b/i.test(mediaType ?? '')) return await body.formData()
    return /^text\\//i.test(mediaType ?? '') ? await body.text() : bytes
  } catch {
    throw new BodyError(400, \`The body is not readable as \${mediaType}.\`)
  }
}

async function bytesOf(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > limit) throw new BodyError(413, \`The body is larger than \${limit} bytes.\`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
`

export function bodiesFile(): GeneratedFile {
  return { path: 'bodies.ts', text }
}
