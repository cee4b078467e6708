// The document target: the document itself as one JSON file, bundled.

import type { Model } from '../model/model.ts'
import type { GeneratedFile } from '../output/emit.ts'

export function document(model: Model): GeneratedFile[] {
  return [{ path: 'openapi.json', text: `${JSON.stringify(model.written, null, 2)}\n` }]
}
