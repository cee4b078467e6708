// Finds what is written in a document and cannot be meant so, though everything can be made of it.
import { asJson } from '../json.ts'
import type { OpenApiDocument } from '../openapi.ts'
import type { Problem } from '../problems.ts'
import { readKeys } from '../problems.ts'
import { walk } from '../walk.ts'
import { checkKeywords } from './keywords.ts'
import type { Check, Lint } from './looking.ts'

const checks: readonly Check[] = [checkKeywords]

/** What should be looked at, in the order of the document. */
export function findWarnings(document: OpenApiDocument): Problem[] {
  const problems: Problem[] = []
  const root = asJson(document)
  const lint: Lint = {
    root,
    isOld: document.openapi.startsWith('3.0.'),
    tell: (place, mistake, ...keys) => problems.push({ ...mistake, keys: [...readKeys(place), ...keys] }),
  }
  walk(root, 'document', (node, kind, place) => {
    for (const check of checks) check(node, kind, place, lint)
  })
  return problems
}
