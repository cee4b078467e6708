// bodies.ts: reads the body of a request as its media type says.

import { isForm, isJson, isText } from '../../document/media-types.ts'
import type { GeneratedFile } from '../../output/emit.ts'
import { mediaTypeFinder } from '../media-ranges.ts'

const declarations = `

/** A body that cannot be read. Its status is for an error handler. */
export class BodyError extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** The media types of a body in the document. */
export interface BodyTypes {
  readonly mediaTypes: readonly string[]
  /** The ranges among them under which a body is bytes, whatever its own type is. */
  readonly byteRanges?: readonly string[]
}

`

const writeReadBody = (isShared: boolean): string => `/**
 * The body of a request: JSON parsed, a form as FormData, text as text, anything else as bytes; undefined for none.
 * One of more than so many bytes is refused.
 */
export async function readBody(request: ${isShared ? 'Received' : 'IncomingMessage'}, limit: number, { mediaTypes, byteRanges = [] }: BodyTypes): Promise<unknown> {
  const { 'content-type': mediaType = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity')
    throw new BodyError(415, \`The body is compressed as \${encoding}, which is not read. Send it as it is.\`)
  const bytes = await readBytes(request${isShared ? '.bytes' : ''}, limit)
  const isJson = ${isJson}.test(mediaType)
  if (bytes.length === 0 && (isJson || mediaType === '')) return undefined
  if (byteRanges.includes(findMediaType(mediaTypes, mediaType) ?? '')) return bytes
  if (!isJson && !${isForm}.test(mediaType)) return ${isText}.test(mediaType) ? makeDecoder(mediaType).decode(bytes) : bytes
  try {
    if (isJson) return JSON.parse(makeDecoder(mediaType).decode(bytes))
    return await new Response(bytes, { headers: { 'Content-Type': mediaType } }).formData()
  } catch (error) {
    if (error instanceof BodyError) throw error
    throw new BodyError(400, \`The body is not readable as \${mediaType}.\`)
  }
}

`

const decoding = `${mediaTypeFinder}
function makeDecoder(mediaType: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\\s*charset\\s*=\\s*"?([^";\\s]+)/i.exec(mediaType) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    throw new BodyError(415, \`The charset \${charset} is not known. Send UTF-8.\`)
  }
}

`

const writeReadBytes = (
  isShared: boolean,
): string => `async function readBytes(request: ${isShared ? 'AsyncIterable<Uint8Array>' : 'IncomingMessage'}, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request${isShared ? '' : ' as AsyncIterable<Uint8Array>'}) {
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

const writeText = (isShared: boolean): string =>
  `${isShared ? `import type { Received } from './received.ts'` : `import type { IncomingMessage } from 'node:http'`}${declarations}${writeReadBody(isShared)}${decoding}${writeReadBytes(isShared)}`

/** @param isShared whether other servers than Express answer, too */
export function makeBodiesFile(isShared: boolean): GeneratedFile {
  return { path: 'bodies.ts', text: writeText(isShared) }
}
