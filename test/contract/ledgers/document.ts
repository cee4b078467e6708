// The ledger of the document: a digest of each part that programs rely on, so that a review sees which of them changed.

import { createHash } from 'node:crypto'
import { dropProse, type Json, type Loaded, resolveReference } from '@muster/codegen'
import { type Contract, operations, schemas, webhooks } from '../../../packages/contract/document.ts'
import type { Ledger } from '../../support/contract/ledger.ts'

export const documentLedger = ({ document }: Pick<Loaded, 'document'>): Ledger => ({
  name: 'document.txt',
  title: [
    'What programs rely on: each operation, event and schema of the contract with a digest of it as it is written out.',
    'Prose and examples do not count, nor does any order. Of other schemas an entry holds only the names.',
  ],
  lines: listParts(dropProse(document) as unknown as Contract).sort(),
  test: '--selectProjects pure --testPathPatterns ledgers',
})

function listParts(contract: Contract): string[] {
  const line = (name: string, part: object) => {
    const text = JSON.stringify(canonicalise(part as Json, contract as unknown as Json))
    return `${name.padEnd(64)} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  }
  return [
    ...operations(contract).map(({ operation, parameters, path, method }) =>
      line(`${method.toUpperCase()} ${path}`, { ...operation, parameters }),
    ),
    ...webhooks(contract).map(({ operation, path }) => line(`event ${path}`, operation)),
    ...schemas(contract).map(([name, schema]) => line(`schema ${name}`, schema)),
  ]
}

const unordered = ['required', 'enum', 'parameters', 'security', 'tags']

/** In one order, with everything in its place that it refers to but schemas. */
function canonicalise(node: Json, root: Json, key = ''): Json {
  if (Array.isArray(node)) {
    const parts = node.map(part => canonicalise(part, root))
    return unordered.includes(key)
      ? parts.sort((a, b) => compare(JSON.stringify(a), JSON.stringify(b)))
      : parts
  }
  if (typeof node !== 'object' || node === null) return node
  const { $ref } = node
  if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/'))
    return canonicalise(resolveReference(root, $ref)!, root, key)
  const entries = Object.entries(node).sort(([a], [b]) => compare(a, b))
  return Object.fromEntries(entries.map(([name, part]) => [name, canonicalise(part, root, name)]))
}

/** By code unit: the same order on every machine. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)
