// Operations that end, as the contract is written out and as answers carry it: since when they are deprecated and when they stop.
import type { Operation, Response } from '../document.ts'
import type { Deprecation, Deprecations } from './deprecation.ts'

/** The operation as it is written out: it says when it ends, in words and by its headers. */
export function addDeprecation(operation: Operation, deprecations: Deprecations = {}): Operation {
  const { operationId = '', description = '', responses = {} } = operation
  const deprecation = Object.hasOwn(deprecations, operationId) ? deprecations[operationId] : undefined
  if (!deprecation || operation.deprecated) return operation
  const answers = Object.entries(responses).map(([status, answer]) => [status, addHeaders(answer)])
  return {
    ...operation,
    description: `${describeDeprecation(deprecation)}\n\n${description.trim()}`,
    deprecated: true,
    responses: Object.fromEntries(answers),
  }
}

export const describeDeprecation = ({ since, until }: Deprecation): string =>
  `**Deprecated since ${since}.** It ends on ${until}.`

/** What answers of the operation carry: RFC 9745 and RFC 8594. */
const described = {
  Deprecation: {
    description: 'Since when the operation is deprecated, as `@` and seconds since 1970.',
    schema: { type: 'string' },
  },
  Sunset: { description: 'When the operation ends, as an HTTP date.', schema: { type: 'string' } },
  Link: { description: 'Where its end is explained (`rel="deprecation"`).', schema: { type: 'string' } },
}

function addHeaders(answer: Response): Response {
  if (answer.$ref) return answer
  return { ...answer, headers: Object.assign({}, answer.headers, structuredClone(described)) }
}

export function writeHeaders({
  since,
  until,
}: Deprecation): Readonly<Record<keyof typeof described, string>> {
  const start = (day: string) => new Date(`${day}T00:00:00Z`)
  return {
    Deprecation: `@${start(since).getTime() / 1_000}`,
    Sunset: start(until).toUTCString(),
    Link: '</docs/changelog/>; rel="deprecation"; type="text/html"',
  }
}
