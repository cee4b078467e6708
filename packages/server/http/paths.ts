// Paths: finds what a request is addressed to, and answers where nothing is there.

import { type Sentence, say } from '@muster/sentences'
import type { Door } from '../auth/admission.ts'
import { notAllowed, Problem } from './problem.ts'

/** The path and query of a target, which a caller may also write as a whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
}

/** Whether the console asks, which says what it is told in the language of a person. */
export const isAskedByConsole = (target: string): boolean => originForm(target).startsWith('/console/')

/** A path as the contract has it, and by what its caller is let in. */
export interface Entrance {
  readonly path: string
  readonly door: Door
}

/** `/console/v1/employees` is `/v1/employees` for somebody who is signed in. A key is taken at `/v1` alone. */
export function findEntrance(path: string): Entrance | undefined {
  if (path.startsWith('/v1/') || path === '/v1') return { path, door: 'key' }
  if (path.startsWith('/console/v1/')) return { path: path.slice('/console'.length), door: 'session' }
  if (path.startsWith('/console/')) return { path, door: 'key_or_session' }
  return undefined
}

export function nothingAt(path: string): Problem {
  return new Problem('not_found', say`There is nothing at ${path}. ${whereInstead(path)}`, {
    title: 'Nothing at this path',
  })
}

function whereInstead(path: string): Sentence {
  if (path.startsWith('/app/')) return say`The console may have been updated: load its page again.`
  return say`The paths are listed ${path.startsWith('/console/') ? say`under /console in openapi.yaml` : say`at /docs`}.`
}

export function notAllowedOn(path: string, method: string, allowed: readonly string[]): Problem {
  return notAllowed(say`${method} is not possible on ${path}; it takes ${allowed.join(', ')}.`, allowed)
}
