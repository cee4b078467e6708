// The document target: the document itself as one JSON file, bundled.
import type { GeneratedFile } from '../emit.ts'
import type { Model } from '../model.ts'

export function document(model: Model): GeneratedFile[] {
  return [{ path: 'openapi.json', text: `${JSON.stringify(model.written, null, 2)}\n` }]
}
