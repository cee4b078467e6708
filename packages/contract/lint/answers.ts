// Rules about answers: one success, the failures that follow from what is taken, and the headers of both.
import { type Located, list, named, operations, type Rule, response, successes } from './document.ts'

/** One 2xx an operation, a shared response that holds one named schema. */
export const oneSuccess: Rule = function* (contract) {
  for (const { operation, method, at } of operations(contract)) {
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
      if (status !== '200' && !(creates && status === '201'))
        yield {
          at: here,
          message: `${status} is not what ${operation.operationId} answers. Write ${creates ? "'201' (or '200' for an upsert)" : "'200'"}.`,
        }
      if (!named('responses', node))
        yield {
          at: here,
          message: `Write this answer as a $ref to components/responses, where its headers are.`,
        }
      if (!named('schemas', schema))
        yield {
          at: here,
          message: `The answer's application/json has no named schema. Write schema: { $ref: '#/components/schemas/X' }.`,
        }
      const answer = named('responses', node) ?? ''
      if (method === 'post' && !response(contract, node).headers?.['Idempotent-Replay'])
        yield {
          at: here,
          message: `"${answer}" answers a POST without the header Idempotent-Replay. Use a response that has it.`,
        }
    }
  }
}

const problemAnswers: Record<string, string> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '404': 'NotFound',
  '409': 'Conflict',
  '413': 'PayloadTooLarge',
  '415': 'UnsupportedMediaType',
  '429': 'TooManyRequests',
  '500': 'InternalError',
  '503': 'Unavailable',
}

function expected({ operation, path, method }: Located): string[] {
  // 400 also where there is no input: a parameter that the operation does not know is refused.
  const wanted = ['400', '401', '403', '429', '500', '503']
  if (path.includes('{')) wanted.push('404')
  if (method === 'post' || method === 'patch') wanted.push('409')
  if (operation.requestBody) wanted.push('413', '415')
  return wanted.sort()
}

/** The failures that an operation lists follow from what it takes, each a shared response. */
export const problemResponses: Rule = function* (contract) {
  for (const each of operations(contract)) {
    const at = [...each.at, 'responses']
    const answers = each.operation.responses ?? {}
    const wanted = expected(each)
    for (const status of wanted)
      if (!answers[status])
        yield {
          at,
          message: `${status} is missing. Add '${status}': { $ref: '#/components/responses/${problemAnswers[status]}' }.`,
        }
    for (const [status, node] of Object.entries(answers)) {
      if (status.startsWith('2')) continue
      const name = problemAnswers[status]
      if (!name)
        yield {
          at: [...at, status],
          message: `${status} is not an answer of this API. Use one of ${list(Object.keys(problemAnswers))}.`,
        }
      else if (named('responses', node) !== name)
        yield {
          at: [...at, status],
          message: `Write '${status}': { $ref: '#/components/responses/${name}' }, so that all failures look alike.`,
        }
      else if (!wanted.includes(status) && !(status === '409' && each.method === 'delete'))
        yield {
          at: [...at, status],
          message: `${each.operation.operationId} takes nothing that can end in ${status}. Remove it.`,
        }
    }
  }
}

const everywhere = [
  'Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
]
const besides: Record<string, string> = {
  Unauthorized: 'WWW-Authenticate',
  Conflict: 'Retry-After',
  TooManyRequests: 'Retry-After',
  Unavailable: 'Retry-After',
}

/** Every shared response documents the headers that every answer carries. */
export const responseHeaders: Rule = function* (contract) {
  for (const [name, { headers }] of Object.entries(contract.components?.responses ?? {}))
    for (const header of [...everywhere, ...(besides[name] ? [besides[name]] : [])])
      if (!named('headers', headers?.[header]))
        yield {
          at: ['components', 'responses', name],
          message: `The header ${header} is missing. Add ${header}: { $ref: '#/components/headers/...' }, as the other responses have it.`,
        }
}

/** Every failure is application/problem+json and the one schema Problem. */
export const oneProblem: Rule = function* (contract) {
  for (const [name, { content }] of Object.entries(contract.components?.responses ?? {})) {
    const at = ['components', 'responses', name]
    for (const [media, { schema }] of Object.entries(content ?? {}))
      if ((media === 'application/problem+json') !== (named('schemas', schema) === 'Problem'))
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
