// The content of a file as an answer: streamed as a download, in which no browser runs or guesses anything.

import { hash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import type { Response } from 'express'
import { nameByType } from '../../files/names.ts'
import { Content } from '../../gen/handlers.ts'

const nothing = new Uint8Array()

export interface ServedFile {
  readonly content_type: string
  readonly file_name: string
  readonly size_bytes: number
  readonly sha256: string
  /** Its address names this content, so that the browser of whoever may see it keeps it for a while. */
  readonly isKept?: boolean
  /** Its bytes, once they can be read. */
  readonly open: () => Promise<Readable>
}

/** What a handler returns for a file. Its bytes are opened only if they are sent. */
export class FileContent extends Content {
  readonly file: ServedFile

  constructor(file: ServedFile) {
    super(nothing, file.content_type, file.file_name)
    this.file = file
  }
}

/** A file that is made for the answer. */
export function makeFile(file_name: string, content_type: string, bytes: Uint8Array): FileContent {
  return new FileContent({
    content_type,
    file_name,
    size_bytes: bytes.length,
    sha256: hash('sha256', bytes),
    open: async () => Readable.from([bytes]),
  })
}

export interface FileAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  /** Undefined where the caller has them already. */
  readonly content: Readable | undefined
}

/** Not longer, so that what was removed leaves the browsers, too; nor for whoever signs in after this person. */
const keptHeaders = { 'Cache-Control': 'private, max-age=2592000, immutable', Vary: 'Cookie' }

/** The answer to a caller who may have the file under the tags of If-None-Match. */
export async function openFile({ file }: FileContent, known: string | undefined): Promise<FileAnswer> {
  const ETag = `"${file.sha256}"`
  const tags = (known ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  const kept = file.isKept ? keptHeaders : {}
  if (tags.includes(ETag) || known === '*')
    return { status: 304, headers: Object.assign({ ETag }, kept), content: undefined }
  const content = await file.open()
  return {
    status: 200,
    headers: {
      ETag,
      'Content-Type': file.content_type,
      'Content-Length': String(file.size_bytes),
      'Content-Disposition': writeDisposition(nameByType(file.file_name, file.content_type)),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...kept,
    },
    content,
  }
}

/** Sends it. `ended` is called with whether it was cut, such as by a caller who hung up. */
export function sendFile(
  res: Response,
  headers: Readonly<Record<string, string>>,
  { status, headers: own, content }: FileAnswer,
  ended: (isCut: boolean) => void,
): void {
  res.writeHead(status, { ...headers, ...own })
  if (content) pipeline(content, res, error => ended(error !== null && error !== undefined))
  else res.end(() => ended(false))
}

/** RFC 6266: the name in ASCII for old clients, and as it is (RFC 8187) for the others. */
function writeDisposition(name: string): string {
  const ascii = name.replace(/[^ -~]/g, '_').replace(/["%\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, mark => `%${mark.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Closes a file that was opened for somebody who has hung up meanwhile. */
export function closeContent(answer: object): void {
  if ('content' in answer) (answer as FileAnswer).content?.destroy()
}
