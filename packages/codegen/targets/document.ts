// The document target: the document itself as one JSON file, bundled.

import { asJson } from '../document/json.ts'
import type { Model } from '../model/model.ts'
import type { GeneratedFile } from '../output/emit.ts'
import { writeJson } from '../output/json.ts'

export function document(model: Model): GeneratedFile[] {
  return [{ path: 'openapi.json', text: `${writeJson(asJson(model.written))}\n` }]
}
