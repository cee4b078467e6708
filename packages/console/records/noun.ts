// A noun of the console: one kind of record with its operations, found in the contract, and how its pages show it.
import type { ComponentType } from 'react'
import type { WordId } from '../app/words.ts'
import { references } from '../gen/references.ts'
import type { FormShape } from './forms/form-shape.ts'
import type { AnyInput, AnyOperation, AnyRecord } from './operation.ts'
import { readResult } from './operation.ts'

/** Records of another kind that belong to one: those of a list that is asked with the record's id. */
export interface Related {
  readonly title: WordId
  readonly list: AnyOperation
  readonly input: (record: AnyRecord) => AnyInput
  readonly columns: readonly string[]
  /** What a person can do with the list and its records in place. */
  readonly create?: AnyOperation
  readonly change?: AnyOperation
  readonly remove?: AnyOperation
  /** What else, and the files that can be downloaded. */
  readonly actions?: readonly AnyOperation[]
  /** How the file of a record is asked for, where that is not by its id. */
  readonly fileInput?: (record: AnyRecord) => AnyInput
  /** What a new record takes from the one that it belongs to, so that nobody is asked for it. */
  readonly given?: (parent: AnyRecord) => AnyRecord
  readonly form?: FormShape
  /** Whether something is offered, by the state of a record and that of the one that it belongs to. */
  readonly offers?: (operation: AnyOperation, record: AnyRecord, parent: AnyRecord) => boolean
}

/** Part of a record's page that is seen by itself. */
export interface Tab {
  /** What the address calls it: ?tab=pay */
  readonly name: string
  readonly title: WordId
  readonly related?: readonly Related[]
  readonly Panel?: ComponentType<{ record: AnyRecord }>
  /** What the panel asks for, where it shows nothing to somebody who may not. */
  readonly asks?: readonly AnyOperation[]
}

/** The record that another one is part of. */
interface Within {
  readonly get: AnyOperation
  readonly input: (record: AnyRecord) => AnyInput
}

/** What a new record would come to, before it is made. */
export interface Preview {
  readonly operation: AnyOperation
  readonly Answer: ComponentType<{ answer: AnyRecord }>
}

export interface NounDeclaration {
  /** The schema of the record. */
  readonly kind: string
  /** Under /app. */
  readonly path: string
  /** The operations of its tag, or of several: `import * as leaveTypes`. */
  readonly operations: Readonly<Record<string, AnyOperation>>
  /** What a list shows of a record; the first column leads to it. */
  readonly columns: readonly string[]
  readonly filters?: readonly string[]
  /** By the verb of an action, the states in which it is offered; others always. */
  readonly states?: Readonly<Record<string, readonly string[]>>
  /** The record that it is part of, whose state decides as well: the loan of an installment. */
  readonly within?: Within
  /** What else decides whether something is offered; `parent` is the record that it is part of. */
  readonly offers?: (operation: AnyOperation, record: AnyRecord, parent: AnyRecord) => boolean
  /** Operations that the panel has, in place of a button. */
  readonly inPanel?: readonly string[]
  /** The files of one record, and how they are asked for where that is not by its id. */
  readonly files?: readonly AnyOperation[]
  readonly fileInput?: (record: AnyRecord) => AnyInput
  /** Which action leads, and which of them undo or end something. */
  readonly primary?: string
  /** The name of a record where it is not its `name`, `title` or `number`. */
  readonly title?: (record: AnyRecord) => string
  /** The fields of a record's page in groups; what no group has comes last. */
  readonly groups?: readonly { readonly title: WordId; readonly fields: readonly string[] }[]
  readonly hidden?: readonly string[]
  readonly explanation?: AnyOperation
  /** Made by hand: the cells of single columns. */
  readonly cells?: Readonly<Record<string, ComponentType<{ record: AnyRecord }>>>
  /** Said to be false where nobody wants the list as a file. */
  readonly isExported?: false
  /** What can be done with a record is offered in its row, too. */
  readonly isWorkedInRows?: boolean
  /** Whether a record changes by itself, so that what is shown of it has to follow. */
  readonly moves?: (record: AnyRecord) => boolean
  /** By the name of a field, what explains that figure. */
  readonly explains?: Readonly<Record<string, AnyOperation>>
  readonly related?: readonly Related[]
  /** Beside the facts, which come first. */
  readonly tabs?: readonly Tab[]
  /** Made by hand: above the facts of a record, and above a list. */
  readonly Panel?: ComponentType<{ record: AnyRecord }>
  readonly ListPanel?: ComponentType
  /** Offered in the form that makes a record. */
  readonly preview?: Preview
  /** Of the forms that make and change a record, and of its actions. */
  readonly form?: FormShape
  /** Found by the paths of `operations`, unless it is said here. */
  readonly list?: AnyOperation
  readonly get?: AnyOperation
  readonly create?: AnyOperation
  readonly change?: AnyOperation
  readonly remove?: AnyOperation
}

export interface Noun extends NounDeclaration {
  readonly list: AnyOperation
  /** On one record. */
  readonly actions: readonly AnyOperation[]
  /** On the collection, besides `create`. */
  readonly commands: readonly AnyOperation[]
  /** The files of one record. */
  readonly files: readonly AnyOperation[]
}

/** Finds what can be done by the paths: /v1/loans and /console/loans are one collection. */
export function defineNoun(declaration: NounDeclaration): Noun {
  const operations = Object.values(declaration.operations)
  const list = declaration.list ?? operations.find(({ isList, path }) => isList && !path.includes('{'))
  if (list === undefined) throw new Error(`${declaration.kind} has no list: name one.`)
  const collection = stripRoom(declaration.get?.path.replace(/\/\{id\}$/, '') ?? list.path)
  const at = (method: string, path: string) =>
    operations.find(one => one.method === method && stripRoom(one.path) === path)
  const found = {
    get: declaration.get ?? at('get', `${collection}/{id}`),
    create: declaration.create ?? at('post', collection),
    change: declaration.change ?? at('patch', `${collection}/{id}`),
    remove: declaration.remove ?? at('delete', `${collection}/{id}`),
  }
  const taken = new Set<AnyOperation | undefined>([list, ...Object.values(found)])
  const writes = operations.filter(one => one.method !== 'get' && !taken.has(one))
  const known = Object.entries(found).filter(([, operation]) => operation !== undefined)
  return Object.assign({}, declaration, Object.fromEntries(known), {
    list,
    actions: writes.filter(
      ({ id, path }) => /^\/\w+\/\{id\}(\/\w+)?$/.test(stripRoom(path)) && !declaration.inPanel?.includes(id),
    ),
    commands: writes.filter(one => !one.path.includes('{') && one.id !== declaration.preview?.operation.id),
    files:
      declaration.files ??
      operations.filter(one => one.isFile && stripRoom(one.path).startsWith(`${collection}/{id}/`)),
  })
}

const stripRoom = (path: string): string => path.replace(/^\/(v1|console)/, '')

/** approveLoan -> approve */
export const nameAction = ({ id }: Pick<AnyOperation, 'id'>): string => /^[a-z]+/.exec(id)?.[0] ?? id

/** Offered in the state that the record is in; nothing is of one that is deleted. */
export function isOffered(
  noun: Noun,
  action: AnyOperation,
  record: AnyRecord,
  parent: AnyRecord = {},
): boolean {
  if (record.deleted === true) return false
  const states = noun.states?.[nameAction(action)]
  if (states !== undefined && !states.includes(String(record.status))) return false
  return noun.offers?.(action, record, parent) ?? true
}

/** What people call the record: as its page says, or by the fields that the contract calls its name. */
export function titleRecord(
  { kind, title }: Pick<NounDeclaration, 'kind' | 'title'>,
  record: AnyRecord,
): string {
  if (title) return title(record)
  const names = (references[kind]?.title ?? []).map(field => record[field]).filter(Boolean)
  return names.length > 0 ? names.join(' ') : String(record.id ?? '')
}

/** What a record calls its file: undefined where it does not tell, null where it has none. */
export const nameFile = (record: AnyRecord): unknown =>
  record.file_name === undefined ? record.receipt_file_name : record.file_name

/** The fields that a page of facts shows, in the contract's order. */
export function listShownFields(noun: Noun): string[] {
  const hidden = ['object', 'id', ...(noun.hidden ?? [])]
  return Object.keys(readResult(noun.get ?? noun.list)).filter(name => !hidden.includes(name))
}
