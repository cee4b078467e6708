// What the client says of failures, in comments.

import type { Operation } from '../../model/model.ts'

/** The vendor extension of an operation that lists its problem codes. */
export interface CommentOptions {
  problems?: `x-${string}`
}

export const tellClient = (shared: readonly string[]): string =>
  shared.length > 0
    ? 'Every operation, by tag. Each may fail with these, and with what its method says besides.'
    : 'Every operation, by tag.'

/** What all of several operations fail with is no news of any of them. */
export function listShared(operations: readonly Operation[], options: CommentOptions): string[] {
  const [first, ...others] = operations.map(operation => listFailures(operation, options))
  if (!first || others.length === 0) return []
  return first.filter(line => others.every(lines => lines.includes(line)))
}

export function writeTags(operation: Operation, options: CommentOptions, shared: readonly string[]): string {
  const lines = listFailures(operation, options).filter(line => !shared.includes(line))
  if (operation.deprecated) lines.push('@deprecated')
  return lines.join('\n')
}

function listFailures({ failures, extensions }: Operation, { problems }: CommentOptions): string[] {
  const codes = problems && extensions[problems]
  if (Array.isArray(codes)) return codes.map(code => `@throws ${String(code)}`)
  return failures.map(({ status, description = '' }) => {
    const [sentence = ''] = description.split('\n')
    return `@throws ${status}${sentence === '' ? '' : ` ${sentence}`}`
  })
}
