// Reads a document of one's own strictly, and one of somebody else with its mistakes mended.
import type { Files } from './document-files.ts'
import { type Loaded, loadDocument } from './load.ts'

/** Throws a DocumentError that names each place that is wrong. What only foreign documents need is loaded for them. */
export async function loadAny(document: string, isForeign: boolean, files?: Files): Promise<Loaded> {
  if (!isForeign) return loadDocument(document, files)
  const { loadForeign } = await import('../foreign/load.ts')
  return loadForeign(document, files)
}
