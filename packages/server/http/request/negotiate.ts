// Content negotiation: every response is JSON, so a caller who does not accept JSON is rejected before any work.

import type { IncomingMessage } from 'node:http'
import { say } from '@muster/sentences'
import { Problem } from '../problem.ts'

/** What a range may be to mean our answers: the most particular one that is named decides. */
const meant = ['application/json', 'application/problem+json', 'application/*', '*/*']

/** Refuses a request whose Accept leaves no JSON; nearly all name it, or anything, or nothing. */
export function assertTakesJson({ headers: { accept } }: IncomingMessage): void {
  if (!accept || accept === '*/*' || accept === 'application/json' || takesJson(accept)) return
  const detail = say`Accept is ${accept}, but every answer is application/json. Send that, or no Accept.`
  throw new Problem('validation_failed', detail, {
    status: 406,
    title: 'Not acceptable',
    errors: [{ field: 'Accept', message: say`must allow application/json` }],
  })
}

/** Parameters other than the weight (a charset, a version) are no reason to refuse. */
function takesJson(accept: string): boolean {
  const ranges = new Map<string, boolean>()
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map(part => part.trim())
    ranges.set(type, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter)))
  }
  const decisive = meant.find(type => ranges.has(type))
  return decisive !== undefined && ranges.get(decisive) === true
}
