// What a room is: the pages of a folder by their addresses, each of which says what it needs and how it is loaded. Where people find them is said by the rail.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { listOf } from '../gen/kinds.ts'
import type { OperationId } from '../gen/needs.ts'
import type { Kind } from '../records/kind.ts'
import type { Noun } from '../records/noun.ts'
import type { Reach } from './rights.ts'
import { isOperation } from './rights.ts'
import { say, titleKind, type WordId } from './words.ts'

interface AnyPage {
  /** Who may ask for none of these does not see the page; of a kind of record, its list where nothing is said. */
  readonly needs?: OperationId | readonly OperationId[]
  /** Reached from other pages alone. */
  readonly isInner?: true
}

/** The pages of one kind of record: its list, a record, the forms that make and change one. */
export interface NounPages extends AnyPage {
  /** The schema of the record. */
  readonly kind: Kind
  /** What makes one, for the palette: the operation that is called so, unless it is said; null where it has no form here. */
  readonly create?: OperationId | null
  readonly load: () => Promise<{ readonly noun: Noun }>
  /** The noun with what only the page of a record shows, where that is much. */
  readonly loadRecord?: () => Promise<{ readonly noun: Noun }>
}

/** Asks for what a page shows as soon as its file is there; whoever waits for it then finds it under way. */
export type AskAhead = (queries: QueryClient) => Promise<void>

/** A page that is made by hand. */
export interface OwnPage extends AnyPage {
  readonly title: WordId
  readonly needs: OperationId | readonly OperationId[]
  readonly load: () => Promise<{ readonly default: ComponentType; readonly askAhead?: AskAhead }>
}

export type Page = NounPages | OwnPage

/** As its file lists it. */
export interface Room {
  /** How far all requests of its pages reach, where that is not up to the rights of the person. */
  readonly reach?: Reach | undefined
  /** By the path of each, under /app. */
  readonly pages: Readonly<Record<string, Page>>
}

export const isOfNoun = (page: Page): page is NounPages => 'kind' in page

export const titlePage = (page: Page): string => (isOfNoun(page) ? titleKind(page.kind) : say(page.title))

/** What stands in the way of an operation, in a sentence. */
export type Missing = (operation: string, within?: Reach) => string | undefined

/** Reached by links of the person's own menu and palette. */
export function isOffered(page: Page & Pick<Room, 'reach'>, missing: Missing): boolean {
  if (page.isInner) return false
  return listNeeds(page).some(operation => missing(operation, page.reach) === undefined)
}

/** Of several operations, one is enough. */
export function listNeeds(page: Page): readonly OperationId[] {
  const { needs: asked = isOfNoun(page) ? listOf(page.kind) : [] } = page
  return typeof asked === 'string' ? [asked] : asked
}

/** The operation behind the form that makes a record; null where it has none in the console. */
export function findCreate({ kind, create }: NounPages): OperationId | null {
  const id = `create${kind}`
  if (create !== undefined) return create
  return isOperation(id) ? id : null
}
