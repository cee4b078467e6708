// Content negotiation: every answer is JSON, so a caller who takes none is told before anything is done.

import type { Request } from 'express'
import { Problem } from './problem.ts'

const answered = ['application/json', 'application/problem+json']

/** Refuses a request whose Accept leaves no JSON; nearly all name it, or anything, or nothing. */
export function assertTakesJson(req: Request): void {
  const { accept } = req.headers
  if (!accept || accept === '*/*' || accept === 'application/json' || req.accepts(answered)) return
  const detail = `Accept is ${accept}, but every answer is application/json. Send that, or no Accept.`
  throw new Problem('validation_failed', detail, {
    status: 406,
    title: 'Not acceptable',
    errors: [{ field: 'Accept', message: 'must allow application/json' }],
  })
}
