// Reads an OpenAPI document, in one file or several, and makes one document of it.
import { basename, resolve } from 'node:path'
import { checkDocument } from '../check/check.ts'
import { isAddress, type Json } from '../json.ts'
import type { OpenApiDocument } from '../openapi.ts'
import type { Locate, Problem } from '../problems.ts'
import { Bundle } from './bundle.ts'
import { Files } from './document-files.ts'

export interface Loaded {
  document: OpenApiDocument
  /** The name that problems and banners use. */
  source: string
  /** Every file that was read, for a watcher. */
  files: readonly string[]
  /** Where parts of the document are written; left out where a program has made it. */
  locate?: Locate
  /** What was found on the way, and does not keep anything from being made of the document. */
  problems?: readonly Problem[]
  /** What was mended in a document of somebody else, and what was assumed. */
  repairs?: readonly Problem[]
}

/** The name of a document in sentences and banners. */
export function nameSource(document: string): string {
  if (!isAddress(document)) return basename(document)
  const { host, pathname } = new URL(document)
  return basename(pathname) || host
}

/** Reads a document and everything it refers to. Throws a DocumentError that names each place that is wrong. */
export function loadDocument(path: string, files = new Files(basename(path))): Loaded {
  const source = basename(path)
  const rootPath = resolve(path)
  const bundle = new Bundle(files, source, rootPath, files.read(rootPath))
  const document = checkDocument(bundle.run(), source, bundle.locate)
  return { document, source, files: files.names, locate: bundle.locate }
}

/** The same for a document that is in memory already. What it refers to in other files is read from a folder. */
export function readDocument(document: Json, source: string, folder = '.'): Loaded {
  const files = new Files(source)
  const bundle = new Bundle(files, source, resolve(folder, source), document)
  const checked = checkDocument(bundle.run(), source, bundle.locate)
  return { document: checked, source, files: files.names, locate: bundle.locate }
}
