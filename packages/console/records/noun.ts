// A noun of the console: one kind of record with its operations, found in the contract, and how its pages show it.
import { references } from '../gen/references.ts'
import type { AnyTab, NounDeclaration, NounParts, PageParts, Preview, Related } from './declaration.ts'
import type { FormShape } from './forms/form-shape.ts'
import type { Kind } from './kind.ts'
import type { AnyInput, AnyOperation, AnyRecord, OperationId } from './operation.ts'
import { readResult } from './operation.ts'

/** As pages of all kinds read it. */
export interface Noun<Of extends Kind = Kind> extends NounParts<AnyRecord, string, string, OperationId> {
  readonly kind: Of
  readonly related?: readonly Related[]
  readonly tabs?: readonly AnyTab[]
  readonly operations: Readonly<Record<string, AnyOperation>>
  readonly within?: { readonly get: AnyOperation; readonly input: (record: AnyRecord) => AnyInput }
  readonly offers?: (operation: AnyOperation, record: AnyRecord, parent: AnyRecord) => boolean
  readonly preview?: Preview
  readonly form?: FormShape
  readonly list: AnyOperation
  /** On one record. */
  readonly actions: readonly AnyOperation[]
  /** On the collection, besides `create`. */
  readonly commands: readonly AnyOperation[]
  /** The files of one record. */
  readonly files: readonly AnyOperation[]
}

/** Finds what can be done by the paths: /v1/loans and /console/loans are one collection. */
export function defineNoun<
  Of extends Kind,
  Id extends OperationId,
  Whole extends OperationId = OperationId,
  Tried extends OperationId = OperationId,
>(declaration: NounDeclaration<Of, Id, Whole, Tried>): Noun<Of> {
  const operations = Object.values<AnyOperation>(declaration.operations)
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
  const inPanel: readonly OperationId[] = declaration.inPanel ?? []
  return Object.assign({}, declaration, Object.fromEntries(known), {
    list,
    actions: writes.filter(
      ({ id, path }) => /^\/\w+\/\{id\}(\/\w+)?$/.test(stripRoom(path)) && !inPanel.includes(id),
    ),
    commands: writes.filter(one => !one.path.includes('{') && one.id !== declaration.preview?.operation.id),
    files:
      declaration.files ??
      operations.filter(one => one.isFile && stripRoom(one.path).startsWith(`${collection}/{id}/`)),
  }) as unknown as Noun<Of>
}

/** The same noun with what only the page of a record shows: the list and the forms are there before that is loaded. */
export const showOnPage = <Of extends Kind>(noun: Noun<Of>, parts: PageParts<Of>): Noun<Of> =>
  Object.assign({}, noun, parts) as unknown as Noun<Of>

const stripRoom = (path: string): string => path.replace(/^\/(v1|console)/, '')

/** Whether the record is in a status from which the operation is possible; nothing is of one that is deleted. */
export function isPossible({ states }: AnyOperation, record: AnyRecord): boolean {
  if (record.deleted === true) return false
  return states === undefined || states.from.includes(String(record[states.field ?? 'status']))
}

/** Possible in the status of the record, and not held back by what else the noun knows. */
export const isOffered = (
  noun: Noun,
  action: AnyOperation,
  record: AnyRecord,
  parent: AnyRecord = {},
): boolean => isPossible(action, record) && (noun.offers?.(action, record, parent) ?? true)

/** What people call the record: as its page says, or by the fields that the contract calls its name. */
export function titleRecord(
  { kind, title }: Pick<Noun, 'title'> & { readonly kind: string },
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
  const hidden = ['object', 'id', 'sentence', ...(noun.hidden ?? [])]
  return Object.keys(readResult(noun.get ?? noun.list)).filter(name => !hidden.includes(name))
}
