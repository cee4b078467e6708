// All rules by the name that they have in redocly.yaml, without the prefix muster/.
import type { Rule } from '../document.ts'
import { oneProblem, oneSuccess, responseHeaders } from './answers.ts'
import { audience } from './audience.ts'
import { idPrefix, title } from './ids.ts'
import { listShape, reservedCharacters, softDeletion } from './lists.ts'
import { described, oneTag, operationId, requestBody, scopes } from './operations.ts'
import { order } from './order.ts'
import { events, problemTable } from './problems.ts'
import {
  closedObjects,
  nullableStyle,
  objectConst,
  oneDefinition,
  references,
  requiredComplete,
  sharedScalars,
} from './schemas.ts'
import { bounded, expected, noBodyDefault } from './values.ts'

export const rules: Record<string, Rule> = {
  'operation-id': operationId,
  'one-tag': oneTag,
  'one-success': oneSuccess,
  'response-headers': responseHeaders,
  scopes,
  audience,
  'request-body': requestBody,
  described,
  'list-shape': listShape,
  'soft-deletion': softDeletion,
  'reserved-characters': reservedCharacters,
  'closed-objects': closedObjects,
  'one-definition': oneDefinition,
  'required-complete': requiredComplete,
  'nullable-style': nullableStyle,
  'shared-scalars': sharedScalars,
  references,
  'object-const': objectConst,
  'id-prefix': idPrefix,
  title,
  bounded,
  expected,
  'no-body-default': noBodyDefault,
  'problem-table': problemTable,
  'one-problem': oneProblem,
  events,
  order,
}
