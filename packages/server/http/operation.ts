// Operations as the request path reads them: the contract's facts, prepared once.

import {
  deprecations,
  type OperationFacts,
  type OperationId,
  operations,
  type SchemaFacts,
  schemas,
} from '@muster/contract'
import { writeHeaders } from '@muster/contract/deprecations'
import { findShape, projectAgain, projectFields, type Reader } from './response/response-fields.ts'

export interface Operation {
  readonly id: OperationId
  readonly facts: OperationFacts
  /** Whose context it needs: that of a workspace, that of the person who is signed in, or none. */
  readonly realm: 'workspace' | 'person' | 'visitor'
  /** Changes nothing, not even by an entry in the audit: runs outside a transaction of its own. */
  readonly reads: boolean
  /** Always taken back at its end. */
  readonly rehearsed: boolean
  /** Can be tried: all that it does is taken back with its transaction. */
  readonly triable: boolean
  /** Takes an Idempotency-Key. */
  readonly idempotent: boolean
  /** The most bytes of the body. */
  readonly maxBodyBytes: number | undefined
  /** The fields of the body that hold a file. */
  readonly fileFields: readonly string[]
  /** Answers the bytes of a file, in the file's own media type. */
  readonly isFile: boolean
  /** Media types of the body; empty where none is accepted. */
  readonly accepted: readonly string[]
  /** Whose calls leave an entry in the audit: everybody's, those of people but not of keys, or none. */
  readonly audited: 'always' | 'of_people' | 'never'
  /** What every answer of one that ends says of it. */
  readonly endHeaders: Readonly<Record<string, string>> | undefined
  /** Whether a call counts as a use of the key, or of the session. */
  readonly tracked: boolean
  /** The secret that the answer may hold: it is kept encrypted where it can be read again, and not at all where it is shown once. */
  readonly secret: 'once' | 'again' | undefined
  /** Undefined for a file. */
  readonly shape: ReturnType<typeof findShape> | undefined
}

const prepared = new Map<OperationId, Operation>(
  (Object.values(operations) as OperationFacts[]).map(facts => [facts.id as OperationId, prepare(facts)]),
)

function prepare(facts: OperationFacts): Operation {
  const { schema, mediaType } = facts.result ?? {}
  const isFile = mediaType === '*/*'
  if (!schema && !isFile) throw new Error(`${facts.id} answers no named schema; the contract has to name it.`)
  const limit = facts.extensions['x-body-bytes']
  const deprecation = deprecations[facts.id]
  const rehearsed = facts.extensions['x-rehearsed'] === true
  return {
    id: facts.id as OperationId,
    facts,
    realm: findRealm(facts),
    reads: facts.method === 'get' && facts.extensions['x-audited'] !== true,
    // What keeps nothing may be done again: a key would have its answer committed, and its work with it.
    idempotent: !rehearsed && facts.parameters.header.some(header => header.name === 'Idempotency-Key'),
    triable: findRealm(facts) === 'workspace' && facts.extensions['x-no-dry-run'] !== true,
    maxBodyBytes: typeof limit === 'number' ? limit : undefined,
    fileFields: findFileFields(facts),
    isFile,
    accepted: facts.body?.mediaTypes ?? [],
    audited: findAudited(facts),
    rehearsed,
    endHeaders: deprecation && writeHeaders(deprecation),
    tracked: facts.extensions?.['x-untracked'] !== true,
    secret: schema ? findSecret(schema) : undefined,
    shape: schema ? findShape(schema) : undefined,
  }
}

/** What a person does with their own account concerns no workspace. */
function findAudited(facts: OperationFacts): Operation['audited'] {
  const { method, extensions } = facts
  if (method === 'get' || findRealm(facts) !== 'workspace') return 'never'
  if (extensions['x-unaudited'] === true) return 'never'
  return extensions['x-audience'] === undefined ? 'of_people' : 'always'
}

function findFileFields({ body }: OperationFacts): string[] {
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[body?.schema ?? ''] ?? {}
  return Object.keys(fields).filter(name => fields[name]!.ref === 'FileContent')
}

function findRealm({ schemes }: OperationFacts): Operation['realm'] {
  if (schemes.length === 0) return 'visitor'
  return schemes.every(scheme => scheme === 'session') ? 'person' : 'workspace'
}

/** The field of an answer that shows a secret once. */
export function findOnce({ facts }: Operation, body: Readonly<Record<string, unknown>>): string | undefined {
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[facts.result?.schema ?? ''] ?? {}
  const isOnce = (name: string) => fields[name]!.extensions?.['x-secret'] === 'once'
  return Object.keys(fields).find(name => isOnce(name) && typeof body[name] === 'string')
}

function findSecret(schema: string): Operation['secret'] {
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[schema] ?? {}
  const kinds = Object.values(fields).map(({ extensions }) => extensions?.['x-secret'])
  return (['once', 'again'] as const).find(kind => kinds.includes(kind))
}

export function findOperation(id: string): Operation {
  const operation = prepared.get(id as OperationId)
  if (!operation) throw new Error(`The contract has no operation ${id}.`)
  return operation
}

/** The body as JSON text: declared fields only, and of these what its reader may see. */
export function serialise({ shape }: Operation, body: object, reader: Reader): string {
  return JSON.stringify(projectFields(body, shape!, reader))
}

/** Such text that was kept, for a caller who may see other things than at that time. */
export function serialiseAgain({ shape }: Operation, text: string, reader: Reader): string {
  return projectAgain(text, shape!, reader)
}
