// The examples of both documents, every record of the public one in them, and what the ids of the contract start with.
import { publicContract, workspaceContract } from '@muster/contract/public'
import { readContract } from '../../../scripts/contract.ts'

export type Node = { [key: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Shown {
  readonly paths: Node
  readonly webhooks?: Node
  readonly components: { readonly schemas: Node }
}

export const document = JSON.parse(publicContract()) as Shown
export const workspaceDocument = JSON.parse(workspaceContract()) as Shown
const whole = readContract().document as unknown as { components: { schemas: Record<string, Node> } }

interface Example {
  readonly moment: string
  readonly at: string
  readonly value: unknown
  readonly schema: Node
}

/** Every JSON of an operation or an event, with its example. */
function* listExamples(document: Shown): Iterable<Example> {
  for (const [section, items] of [
    ['paths', document.paths],
    ['webhooks', document.webhooks ?? {}],
  ] as const)
    for (const [path, item] of Object.entries(items))
      for (const [method, operation] of Object.entries(item as Node)) {
        if (!isNode(operation) || !operation.responses) continue
        const moment = section === 'paths' ? String(operation.operationId) : path
        const parts: [string, unknown][] = [['requestBody', operation.requestBody]]
        for (const [status, one] of Object.entries(operation.responses as Node))
          if (/^2/.test(status)) parts.push([`responses.${status}`, one])
        for (const [name, part] of parts) {
          const json = ((part as Node | undefined)?.content as Node | undefined)?.['application/json'] as Node
          if (json)
            yield {
              moment,
              at: `${moment} ${method} ${name}`,
              value: json.example,
              schema: json.schema as Node,
            }
        }
      }
}

export const examples = [...listExamples(document)]
export const workspaceExamples = [...listExamples(workspaceDocument)]

/** The text of the file that the example of an operation uploads. */
export function contentOf(id: string): string {
  const all = [...examples, ...workspaceExamples]
  const { value } = all.find(({ at, moment }) => moment === id && at.endsWith('requestBody'))!
  return Buffer.from(String((value as Node).content_base64), 'base64').toString()
}

/** Every object within an example, outermost first. */
function* listRecords(value: unknown): Iterable<Node> {
  if (Array.isArray(value)) for (const one of value) yield* listRecords(one)
  if (!isNode(value)) return
  yield value
  for (const one of Object.values(value)) yield* listRecords(one)
}

const recordsIn = (all: readonly Example[]) =>
  all.flatMap(({ at, moment, value }) => [...listRecords(value)].map(record => ({ at, moment, record })))

/** Those of the public document. */
export const records = recordsIn(examples)
/** Those of both. */
export const allRecords = [...records, ...recordsIn(workspaceExamples)]

export const prefixOf = (object: unknown) => whole.components.schemas[String(object)]?.['x-id-prefix']
export const prefixOfTable = new Map(
  Object.values(whole.components.schemas).map(schema => [schema['x-table'], schema['x-id-prefix']]),
)

/** What the ids in fields of each name start with, as the fields say to what they refer. */
export function readPrefixes(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>()
  const read = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as Node
    for (const [name, field] of Object.entries(isNode(properties) ? properties : {})) {
      const objects = isNode(field) ? [field['x-references'] ?? []].flat() : []
      for (const object of objects) found.set(name, (found.get(name) ?? new Set()).add(prefixOf(object)))
    }
    for (const part of Object.values(node)) read(part)
  }
  read(whole.components.schemas)
  return found
}

/** The names of objects, as records say them. */
export const prefixOfObject = new Map(
  Object.entries(whole.components.schemas)
    .filter(([, schema]) => schema['x-id-prefix'] !== undefined)
    .map(([name, schema]) => [name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase(), schema['x-id-prefix']]),
)

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{3}_[0-9a-z]{26}$/.test(value)
