// errors.ts: the bodies with which each operation fails, told apart by their status.

import {
  classifyContent,
  type Failure,
  findMainContent,
  type Model,
  type Operation,
} from '../../model/model.ts'
import { type GeneratedFile, quote, TypeImports, writeKey, writeLiteral } from '../../output/emit.ts'
import { writeEntry } from '../operation-entry.ts'
import { writeSentPath } from './arguments.ts'

const body = `
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Statuses<T extends string> = T extends \`\${infer N extends number}\` ? N : never
type StatusOf<K> = K extends number
  ? K
  : K extends \`\${infer First extends number}XX\`
    ? Statuses<\`\${First}\${Digit}\${Digit}\`>
    : Statuses<\`\${3 | 4 | 5}\${Digit}\${Digit}\`>
type Nearer<F, K> = K extends number ? never : StatusOf<K extends 'default' ? Exclude<keyof F, K> : Extract<keyof F, number>>

type ErrorsOf<F> = { [K in keyof F]: ApiError<Exclude<StatusOf<K>, Nearer<F, K>>, F[K]> }[keyof F]

/** The errors that an operation declares, told apart by their status. */
export type FailureOf<Id extends keyof Failures> = ErrorsOf<Failures[Id]>

/**
 * Whether an error is one that the operation declares. A switch over its status then knows its body:
 *
 *     if (!isFailureOf('getPet', error)) throw error
 *     switch (error.status) { ... }
 */
export function isFailureOf<Id extends keyof Failures>(operation: Id, error: unknown): error is FailureOf<Id> {
  if (!(error instanceof ApiError)) return false
  const [method, path, statuses] = declared[operation]
  const known = [error.status, \`\${String(error.status)[0]}XX\`, 'default']
  return error.method === method && error.path === path && statuses.some(status => known.includes(status))
}
`

const declared = [
  'Failures',
  'FailureOf',
  'ErrorsOf',
  'ApiError',
  'Digit',
  'Statuses',
  'StatusOf',
  'Nearer',
  'Record',
  'Exclude',
  'Extract',
]

/** No file for a document that declares no failures. */
export function makeErrorsFile(model: Model, contract: string): GeneratedFile[] {
  const failing = model.operations.filter(({ failures }) => failures.length > 0)
  if (failing.length === 0) return []
  const schemaTypes = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const types = new TypeImports(declared)
  const entries = failing.map(operation => {
    const fields = operation.failures.map(
      one =>
        `    ${isNumber(one.status) ? one.status : writeKey(one.status)}: ${writeBodyType(one, operation, schemaTypes, types)}\n`,
    )
    return `  ${writeKey(operation.id)}: {\n${fields.join('')}  }\n`
  })
  const rows = failing.map(({ id, method, path, failures }) => {
    const statuses = failures.map(({ status }) => (isNumber(status) ? Number(status) : status))
    return `  ${writeKey(id)}: ${writeLiteral([method.toLowerCase(), writeSentPath(path), statuses], '  ')},\n`
  })
  const text = `${types.from(contract)}import { ApiError } from './transport.ts'

/** What each operation declares to answer when it fails: the bodies by their status. */
export interface Failures {
${entries.join('')}}

const declared: { readonly [K in keyof Failures]: readonly [string, string, readonly (number | string)[]] } = {
${rows.join('')}}
${body}`
  return [{ path: 'errors.ts', text }]
}

const isNumber = (status: string): boolean => /^\d+$/.test(status)

function writeBodyType(
  { status, contents }: Failure,
  operation: Operation,
  schemaTypes: ReadonlyMap<string, string>,
  types: TypeImports,
): string {
  const content = findMainContent(contents)
  if (!content) return 'undefined'
  if (classifyContent(content) === 'text') return 'string'
  if (classifyContent(content) === 'bytes' || !content.schema) return 'unknown'
  const named = content.ref === undefined ? undefined : schemaTypes.get(content.ref)
  if (named !== undefined) return types.use(named)
  const key = isNumber(status) ? status : quote(status)
  return `${types.use('operations')}${writeEntry(operation)}['responses'][${key}]['content'][${quote(content.mediaType)}]`
}
