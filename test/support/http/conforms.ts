// Conformance: every answer that a test sees is held against the contract.

import { publicContract } from '@muster/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { match } from '../../../packages/server/gen/router.ts'

interface Operation {
  operationId: string
  responses: Record<string, unknown>
}

const document = JSON.parse(publicContract()) as { paths: Record<string, Record<string, Operation>> }
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', ...document })

const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
    ),
  ),
)

/** Throws where an answer has an undocumented status, media type or body. */
export function assertConforms(
  method: string,
  url: string,
  status: number,
  mediaType: string,
  body: unknown,
): void {
  const route = match(method, new URL(url).pathname)
  if (!route || !('operation' in route)) return
  const known = operations.get(route.operation)
  if (!known) return
  const problem = status >= 400
  const place = `${known.operation.operationId} answered ${status}`
  // 405, 415 and 5xx are the same for all operations and documented once.
  if (!(status in known.operation.responses) && !problem)
    throw new Error(`${place}, which the contract does not have`)
  const wanted = problem ? 'application/problem+json' : 'application/json'
  if (mediaType !== wanted) throw new Error(`${place} as ${mediaType}, not ${wanted}`)
  const validate = problem
    ? schemaAt('#/components/schemas/Problem')
    : schemaAt(bodyPointer(known.operation, status))
  if (!validate(body))
    throw new Error(
      `${place} with a body that breaks the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    )
}

function bodyPointer({ responses }: Operation, status: number): string {
  const named = responses[status] as { $ref?: string; content?: Record<string, { schema: { $ref: string } }> }
  const response = named.$ref ? (resolve(named.$ref) as typeof named) : named
  return response.content!['application/json']!.schema.$ref
}

function resolve(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')], document)
}

function schemaAt(pointer: string) {
  const validate = ajv.getSchema(`contract${pointer}`)
  if (!validate) throw new Error(`The contract has nothing at ${pointer}.`)
  return validate
}
