// What the console knows of each kind of record that has a list: where it is, and which fields are its name. What every page needs of it is a file of its own.

import type { Model, Operation } from '@muster/codegen'
import { findMainContent, writeLiteral } from '@muster/codegen'

const takes = ({ parameters }: Operation, wanted: string): boolean =>
  parameters.some(({ name }) => name === wanted)
const canSearch = (operation: Operation): boolean => takes(operation, 'search')

type Schemas = ReadonlyMap<string, Model['schemas'][number]>

/** The list of each kind, by its schema. */
function findLists(model: Model, schemas: Schemas): readonly (readonly [string, Operation])[] {
  const lists = new Map<string, Operation>()
  for (const operation of model.operations) {
    const page = schemas.get(findMainContent(operation.success.contents)?.ref ?? '')?.object?.fields
    const record = page?.has_more && page.data?.items?.ref
    if (operation.method !== 'GET' || !record || operation.path.includes('{')) continue
    // A list that can be searched is better than one that cannot.
    if (!lists.has(record) || canSearch(operation)) lists.set(record, operation)
  }
  return [...lists].sort()
}

const writeEntry = (record: string, facts: object): string =>
  `  ${record}: ${writeLiteral(facts, '  ', record.length + 3)},\n`

/** The kinds, how their lists are asked for, and how their ids begin. */
export function writeKinds(model: Model, schemas: Schemas): string {
  const entries = findLists(model, schemas).map(([record, { id }]) => {
    const prefix = schemas.get(record)?.object?.extensions?.['x-id-prefix']
    return writeEntry(record, { operation: id, prefix })
  })
  return `export interface Listed {
  readonly operation: string
  /** What the ids start with. */
  readonly prefix?: string
}

/** The operation that lists the records of each kind. */
const listed = {
${entries.join('')}} as const satisfies Readonly<Record<string, Listed>>

/** The schema of a record that has a list. */
export type Kind = keyof typeof listed

/** The operation that lists the records of a kind. */
export type ListOf<Of extends Kind> = (typeof listed)[Of]['operation']

export const listOf = <Of extends Kind>(kind: Of): ListOf<Of> => listed[kind].operation

/** By the kind, where it is not known before. */
export const kinds: Readonly<Record<string, Listed>> = listed
`
}

/** Where the records are found that a field refers to, so that a form can offer them, and what they are called. */
export function writeReferences(model: Model, schemas: Schemas): string {
  const entries = findLists(model, schemas).map(([record, operation]) => {
    const { 'x-title': title = ['id'], 'x-code': code } = schemas.get(record)?.object?.extensions ?? {}
    return writeEntry(record, {
      path: operation.path,
      title,
      code,
      isSearched: canSearch(operation) || undefined,
      isOfEmployee: (String(title) === 'id' && takes(operation, 'employee_id')) || undefined,
    })
  })
  return `export interface Reference {
  /** Where they are listed. */
  readonly path: string
  /** The fields of the name, which are joined by a space. */
  readonly title: readonly string[]
  /** The field that tells a record apart from others of the same name. */
  readonly code?: string
  readonly isSearched?: boolean
  /** It has no name of its own, and its list can be read by employee. */
  readonly isOfEmployee?: boolean
}

/** Where the records of each kind are listed, and which of their fields are their name. */
export const references: Readonly<Record<string, Reference>> = {
${entries.join('')}}
`
}
