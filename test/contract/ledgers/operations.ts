// The ledger of operations: each as one line, from what is generated out of the contract.

import type { OperationFacts } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import type { Ledger } from '../../support/contract/ledger.ts'
import { allOperations } from '../../support/contract/operations.ts'

/** What the document says of an operation and its generated facts do not. */
interface Described {
  readonly operationId: string
  readonly description?: string
  readonly deprecated?: boolean
}

export const operationsLedger = (): Ledger => ({
  name: 'operations.txt',
  title: [
    'Every operation of the contract, by path. What stands on a line: method, path, operationId, tag, success and what',
    'it answers, the scopes of which one is enough, the body, then what is special, the events, and the query.',
  ],
  lines: [...allOperations].sort(byPath).map(operation => lineOf(operation, described.get(operation.id)!)),
  test: '--selectProjects pure --testPathPatterns ledgers',
})

const document = JSON.parse(publicContract()) as { paths: Record<string, Record<string, Described>> }
const described = new Map(
  Object.values(document.paths)
    .flatMap(methods => Object.values(methods))
    .map(operation => [operation.operationId, operation] as const),
)

export function byPath(a: OperationFacts, b: OperationFacts): number {
  return compare(a.path, b.path) || compare(a.method, b.method)
}

/** By code unit: the same order on every machine. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

// The widths are fixed, so that one long name moves its own line and no other.
export function lineOf(operation: OperationFacts, { description = '', deprecated }: Described): string {
  const { method, path, id, tag, status, parameters } = operation
  const names = (list: readonly { name: string; required: boolean }[]) =>
    list.map(({ name, required }) => (required ? `${name}!` : name))
  const told: readonly (readonly [label: string, words: readonly string[]])[] = [
    ['', [bodyOf(operation)]],
    ['', [...names(parameters.header), ...names(parameters.cookie)]],
    ['', Object.keys(operation.extensions)],
    ['', deprecated ? ['deprecated'] : []],
    ['fires ', eventsOf(description)],
    ['query ', names(parameters.query)],
  ]
  const rest = told.flatMap(([label, words]) => {
    const text = words.filter(word => word !== '').join(' ')
    return text === '' ? [] : [label + text]
  })
  return [
    method.toUpperCase().padEnd(6),
    path.padEnd(58),
    id.padEnd(28),
    tag.padEnd(22),
    `${status} ${operation.result?.schema ?? '-'}`.padEnd(27),
    scopesOf(operation).padEnd(36),
    rest.join('; '),
  ]
    .join(' ')
    .trimEnd()
}

function scopesOf({ schemes, scopes }: OperationFacts): string {
  if (schemes.length === 0) return 'no key'
  return scopes.map(all => all.join(' with ') || 'any key').join(' or ')
}

function bodyOf({ body }: OperationFacts): string {
  if (!body) return ''
  const media = body.mediaTypes.filter(type => type !== 'application/json')
  return [`${body.schema ?? 'body'}${body.required ? '' : ' (optional)'}`, ...media].join(' ')
}

/** The contract says in its descriptions which events a success fires. */
function eventsOf(description: string): string[] {
  const sentences = description.matchAll(/\bFires ((?:`[a-z_.]+`(?:, and |, or |, | and | or )?)+)/g)
  return [...sentences].flatMap(([, list]) => [...list!.matchAll(/`([a-z_.]+)`/g)].map(([, event]) => event!))
}
