// Mistakes in x-deprecations: an end that nobody learns of in time.

import { type Contract, type Finding, type Operation, operations } from '../document.ts'
import type { Deprecation } from './deprecation.ts'

/** How many days there are between both at least, by the stability of its tag. */
const notice: Readonly<Record<string, number>> = { preview: 90, stable: 180 }

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

const such = '{ since: "2026-12-01", until: "2027-06-01" }'

/** Nobody is told of an end that has no day, or that comes at once. */
export function* findInDeprecations(contract: Contract): Iterable<Finding> {
  const table = contract['x-deprecations'] ?? {}
  const known = new Map(operations(contract).map(located => [located.operation.operationId ?? '', located]))
  for (const [id, { operation, at }] of known)
    if (operation.deprecated && !Object.hasOwn(table, id))
      yield {
        at: [...at, 'deprecated'],
        message: `Nobody learns when ${id} ends. Remove deprecated, and write x-deprecations: { ${id}: ${such} }.`,
      }
  for (const [id, said] of Object.entries(table)) {
    const located = known.get(id)
    const message = located
      ? judge(id, said, findNotice(contract, located.operation))
      : `There is no operation "${id}". Correct its spelling, or remove it where it has ended.`
    if (message) yield { at: ['x-deprecations', id], message }
  }
}

function judge(id: string, { since, until }: Deprecation, days: number): string | undefined {
  if (!isDay(since) || !isDay(until))
    return `${id} says since when it is deprecated and until when. Write ${such}.`
  const least = addDays(since, days)
  return until < least
    ? `${id} takes ${days} days' notice. Write until: "${least}" or a later day.`
    : undefined
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toJSON().slice(0, 10)

function findNotice({ tags = [] }: Contract, operation: Operation): number {
  const tag = tags.find(({ name }) => name === operation.tags?.[0])
  return notice[tag?.['x-stability'] ?? 'preview']!
}
