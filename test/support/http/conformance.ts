// Conformance: an answer is held against the contract, which is read and compiled once for all test files of a worker.

import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { match } from '../../../packages/server/gen/router.ts'
import { readContract } from '../../../scripts/contract.ts'
import { findIdsSaid } from './ids-said.ts'

interface Documented {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: { $ref: string } }>
}

interface Operation {
  operationId: string
  responses: Record<string, Documented>
}

/** The whole document, with the operations of the console. */
const document = readContract().document as unknown as {
  paths: Record<string, Record<string, Operation>>
}
// Its schemas are checked by `npm run check`, and the meta-schema takes longer to compile than they do.
const ajv = new Ajv2020({ strict: false, allErrors: true, meta: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'contract', ...document })

const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, { path, method, operation }] as const,
    ),
  ),
)

/** Told once, in the guides: what the head of any request may be refused with, and a file that the caller has. */
const ofEveryHead = [406, 304]

export interface Answered {
  readonly status: number
  readonly headers: Headers
  /** As parsed. */
  readonly json: unknown
  /** What was sent in the body: whoever names an id may be told it. */
  readonly sent?: unknown
}

/** See `conforms.ts`, by which test files call it. */
export function assertConforms(method: string, url: string, answer: Answered): void {
  const route = match(method, new URL(url).pathname)
  if (!route || !('operation' in route)) return
  const { operation } = operations.get(route.operation)!
  const { status, headers, json, sent } = answer
  const place = `${operation.operationId} answered ${status}`
  const response = findResponse(operation, status)
  if (!response && !ofEveryHead.includes(status))
    throw new Error(`${place}, which the contract does not have: ${JSON.stringify(json)}`)
  if (response) assertHeaders(place, response, headers, status < 300)
  if (status === 304) return
  const problem = status >= 400
  // Bytes, in the media type of the file.
  if (!problem && response?.content?.['*/*']) return
  const mediaType = headers.get('content-type')
  const wanted = problem ? 'application/problem+json' : 'application/json'
  if (mediaType !== wanted) throw new Error(`${place} as ${mediaType}, not ${wanted}`)
  const [said] = findIdsSaid(`${url} ${JSON.stringify(sent) ?? ''}`, json)
  if (said !== undefined)
    throw new Error(
      `${place} and tells people an id. Say a name, a number, a day or a month instead: ${said}`,
    )
  const validate = schemaAt(
    problem ? '#/components/schemas/Problem' : response!.content!['application/json']!.schema.$ref,
  )
  if (!validate(json))
    throw new Error(
      `${place} with a body that breaks the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(json)}`,
    )
}

/** Headers that only some answers have. */
const occasional = ['Idempotent-Replay', 'Dry-Run', 'Retry-After', 'WWW-Authenticate']

/** A success has every header that is documented; a header that only some answers have is documented where it is sent. */
function assertHeaders(place: string, { headers: told = {} }: Documented, sent: Headers, isSuccess: boolean) {
  const always = Object.keys(told).filter(name => !occasional.includes(name))
  const missing = (isSuccess ? always : ['Request-Id']).filter(name => !sent.has(name))
  const untold = occasional.filter(name => sent.has(name) && !(name in told))
  if (missing.length > 0) throw new Error(`${place} without ${missing.join(', ')}`)
  if (untold.length > 0)
    throw new Error(`${place} with ${untold.join(', ')}, which the contract does not have there`)
}

function findResponse({ responses }: Operation, status: number): Documented | undefined {
  const response = responses[status]
  return response?.$ref ? (resolve(response.$ref) as Documented) : response
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
