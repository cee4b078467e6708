// The operations that many records take at once, and what each of them is called with.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { say } from '@muster/sentences'
import { assertMay } from '../../auth/authorize.ts'
import type { Context } from '../../http/context.ts'
import { type FieldError, invalid, invalidField, Problem } from '../../http/problem.ts'
import { parseJson } from '../../http/request/json.ts'
import type { Validation } from '../../http/request/validate.ts'

const bulkOperations: ReadonlyMap<string, OperationFacts> = new Map(
  (Object.values(operations) as OperationFacts[])
    .filter(({ extensions }) => extensions['x-bulk'] === true)
    .map(facts => [facts.id, facts]),
)

interface Asked {
  readonly operation: string
  readonly ids: readonly string[]
  /** JSON text. */
  readonly body?: string | null
}

/** Refuses whoever may not do it, and what it is not called with; the body of each call. */
export async function checkBulk(
  { caller }: Pick<Context, 'caller'>,
  { operation, ids, body: text = null }: Asked,
  validation: Pick<Validation, 'check'>,
): Promise<object | undefined> {
  const facts = bulkOperations.get(operation)
  if (!facts)
    throw invalidField('operation', say`is no action on many records; ${operation} takes one at most`)
  assertMay(caller, facts)
  if (text !== null && !facts.body) throw invalidField('body', say`must be left out: ${operation} takes none`)
  const body = text === null ? undefined : readJson(text)
  const raw = { path: { id: ids[0]! }, search: '', body: structuredClone(body), idempotencyKey: undefined }
  await validation.check(operation as OperationId, raw).catch(refuseCall)
  return body
}

function readJson(text: string): object {
  let read: unknown
  try {
    read = parseJson(Buffer.from(text))
  } catch (error) {
    refuseCall(error)
  }
  if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  throw invalidField('body', say`must be the text of a JSON object`)
}

function refuseCall(error: unknown): never {
  throw error instanceof Problem && error.extras.errors ? invalid(error.extras.errors.map(placeError)) : error
}

/** What is wrong with the call, under the field that has it: body.rejection_reason. */
function placeError({ field, message }: FieldError): FieldError {
  if (field === 'id') return { field: 'ids', message }
  return { field: field === 'body' ? field : `body.${field}`, message }
}
