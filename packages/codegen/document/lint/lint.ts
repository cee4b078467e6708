// Finds what is written in a document and cannot be meant so, though everything can be made of it.
import { codes, type Rules } from '../codes.ts'
import { asJson } from '../json.ts'
import type { OpenApiDocument } from '../openapi.ts'
import { type Problem, readKeys } from '../problems.ts'
import { walk } from '../walk.ts'
import { checkDiscriminators } from './discriminators.ts'
import { checkKeywords } from './keywords.ts'
import type { Check, Lint } from './looking.ts'
import { checkOperations } from './operations.ts'
import { checkSchemas } from './schemas.ts'
import { checkSecurity } from './security.ts'
import { checkUnused } from './unused.ts'
import { checkValues } from './values.ts'
import { checkWhole } from './whole.ts'

const checks: readonly Check[] = [
  checkKeywords,
  checkWhole,
  checkSecurity,
  checkOperations,
  checkSchemas,
  checkDiscriminators,
  checkValues,
  checkUnused,
]

/** What should be looked at. What is silent by the rules is not all looked for. */
export function findWarnings(document: OpenApiDocument, rules: Rules = {}): Problem[] {
  const problems: Problem[] = []
  const root = asJson(document)
  const lint: Lint = {
    root,
    isOld: document.openapi.startsWith('3.0.'),
    isAsked: code => (rules[code] ?? codes[code].level) !== 'silent',
    tell: (place, mistake, ...keys) => problems.push({ ...mistake, keys: [...readKeys(place), ...keys] }),
  }
  walk(root, 'document', (node, kind, place) => {
    for (const check of checks) check(node, kind, place, lint)
  })
  return problems
}
