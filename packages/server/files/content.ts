// The content of an upload: decoded within a size, and checked against the type that it is declared as.

import { Sentence, say } from '@muster/sentences'
import type { UploadCall } from '../http/context.ts'
import { invalidField } from '../http/problem.ts'

/** What an upload may be. */
export interface ContentRules {
  readonly max_bytes: number
  readonly content_types: readonly string[]
  /** What is wrong with the bytes beyond their first ones, as words that follow the name of the field. */
  readonly check?: (bytes: Uint8Array, content_type: string) => Promise<Sentence | undefined>
  /** What is stored in place of the bytes, such as a picture without what a camera noted in it; or what is wrong with them, in the same words. */
  readonly rewrite?: (bytes: Uint8Array) => Uint8Array | Sentence
}

/** A file as a body carries it. */
export interface Upload {
  readonly content_type: string
  /** What stands for its base64, among the file texts of the call. */
  readonly content_base64: string
}

/** The bytes of an upload whose form its reader checks. */
export function readBytes(
  { fileTexts }: Pick<UploadCall, 'fileTexts'>,
  { content_base64 }: Pick<Upload, 'content_base64'>,
  max_bytes: number,
): Uint8Array {
  return decode(fileTexts.find(content_base64), max_bytes)
}

/** Its bytes, or a problem that names the field. What is too large is refused before it is decoded. */
export async function readContent(
  call: Pick<UploadCall, 'fileTexts'>,
  upload: Upload,
  rules: ContentRules,
): Promise<Uint8Array> {
  const { content_type } = upload
  if (!rules.content_types.includes(content_type))
    throw invalidField(
      'content_type',
      say`is ${content_type}; accepted here: ${rules.content_types.join(', ')}`,
    )
  const bytes = readBytes(call, upload, rules.max_bytes)
  // It takes long to load, and most processes see no upload.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === content_type) {
    const wrong = await rules.check?.(bytes, content_type)
    if (wrong !== undefined) throw refuseContent(wrong)
    const written = rules.rewrite?.(bytes) ?? bytes
    if (written instanceof Sentence) throw refuseContent(written)
    return written
  }
  throw invalidField(
    'content_base64',
    found
      ? say`is ${found.mime} by its first bytes, and content_type says ${content_type}`
      : say`does not begin as a file of the type ${content_type} does`,
  )
}

/** Letters that become a string at once: few enough that it is forgotten soon, and whole groups of four. */
const pieceLetters = 98_304

function decode(text: Buffer, max: number): Uint8Array {
  const size = sizeOf(text)
  if (size > max)
    throw refuseContent(say`is ${Math.ceil(size)} bytes when decoded; at most ${max} are accepted here`)
  if (size === 0) throw refuseContent(say`is an empty file`)
  const bytes = Number.isInteger(size) ? decodePieces(text, size) : undefined
  if (bytes) return bytes
  throw refuseContent(say`is not base64: A-Z, a-z, 0-9, + and /, padded with =, without line breaks`)
}

/** Undefined where it is not base64. Every piece fills its part, so that none is padded or spaced but the last. */
function decodePieces(text: Buffer, size: number): Uint8Array | undefined {
  const bytes = new Uint8Array(size)
  let end = 0
  try {
    for (let at = 0; at < text.length; at += pieceLetters) {
      const piece = text.toString('latin1', at, Math.min(at + pieceLetters, text.length))
      const { written } = bytes.subarray(end).setFromBase64(piece, { lastChunkHandling: 'strict' })
      end += written
      if (end !== Math.min(((at + pieceLetters) / 4) * 3, size)) return undefined
    }
    return bytes
  } catch {
    return undefined
  }
}

/** Of what the text is when it is decoded; no whole number where it is not base64. */
function sizeOf(text: Buffer): number {
  const padding = /=?=?$/.exec(text.toString('latin1', Math.max(0, text.length - 2)))![0].length
  return (text.length / 4) * 3 - padding
}

const refuseContent = (message: Sentence) => invalidField('content_base64', message)
