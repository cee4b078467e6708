// Paths: what a request is addressed to, and how it is told that nothing is there.

import { notAllowed, Problem } from './problem.ts'

/** The path and query of a target, which a caller may also write as a whole address (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
}

export function nothingAt(path: string): Problem {
  const where = path.startsWith('/console/') ? 'under /console in openapi.yaml' : 'at /docs'
  return new Problem('not_found', `There is nothing at ${path}. The paths are listed ${where}.`, {
    title: 'Nothing at this path',
  })
}

export function notAllowedOn(path: string, method: string, allowed: readonly string[]): Problem {
  return notAllowed(`${method} is not possible on ${path}; it takes ${allowed.join(', ')}.`, allowed)
}
