// Rules about answers: one success, and how failures look.
import { list, operations, type Rule, readName, response, successes } from '../document.ts'

/** One 2xx an operation, which holds one named schema. */
export const oneSuccess: Rule = function* (contract) {
  for (const { method, operation, at } of operations(contract)) {
    const found = successes(contract, operation)
    const place = [...at, 'responses']
    if (found.length !== 1)
      yield {
        at: place,
        message: `This has ${found.length} answers from 200 to 299. Write exactly one, so that a handler's result has one type.`,
      }
    const creates = operation.operationId?.startsWith('create')
    for (const { status, node, schema } of found) {
      const here = [...place, status]
      const starts = method === 'post' && readName('schemas', schema)?.endsWith('Operation')
      if (status !== '200' && !(creates && status === '201') && !(starts && status === '202'))
        yield {
          at: here,
          message: `${status} is not what ${operation.operationId} answers. Write ${creates ? "'201' (or '200' for an upsert)" : "'200' ('202' with an XOperation for work that goes on)"}.`,
        }
      const media = Object.keys(response(contract, node).content ?? {})
      // The bytes of a file, whose type is the file's own.
      if (list(media) === '*/*' && response(contract, node).content?.['*/*']?.schema?.format === 'binary')
        continue
      if (media.some(one => one !== 'application/json'))
        yield {
          at: here,
          message: `The server answers JSON, or bytes as */* with format: binary. Remove ${list(media.filter(one => one !== 'application/json'))}.`,
        }
      if (!readName('schemas', schema))
        yield {
          at: here,
          message: `The answer's application/json has no named schema. Write x-body: X beside its description, or x-page-of: X for a list.`,
        }
    }
  }
}

const headersOf: Record<string, string> = {
  Unauthorized: 'WWW-Authenticate',
  Conflict: 'Retry-After',
  TooManyRequests: 'Retry-After',
  Unavailable: 'Retry-After',
}

/** A failure that a caller can do something about says so in a header. */
export const responseHeaders: Rule = function* (contract) {
  const { responses } = contract.components ?? {}
  if (!responses) return
  for (const [name, header] of Object.entries(headersOf))
    if (!readName('headers', responses[name]?.headers?.[header]))
      yield {
        at: ['components', 'responses', name],
        message: `The header ${header} is missing. Add ${header}: { $ref: '#/components/headers/...' }.`,
      }
}

/** Every failure is application/problem+json and the one schema Problem. */
export const oneProblem: Rule = function* (contract) {
  for (const [name, { content }] of Object.entries(contract.components?.responses ?? {})) {
    const at = ['components', 'responses', name]
    for (const [media, { schema }] of Object.entries(content ?? {}))
      if ((media === 'application/problem+json') !== (readName('schemas', schema) === 'Problem'))
        yield {
          at,
          message: `A failure is application/problem+json with schema: { $ref: '#/components/schemas/Problem' }, and nothing else is.`,
        }
    if (Object.keys(content ?? {}).length !== 1)
      yield {
        at,
        message: `"${name}" has ${Object.keys(content ?? {}).length} media types. Write exactly one.`,
      }
  }
}
