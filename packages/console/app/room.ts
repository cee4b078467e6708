// What a room is: its pages, each of which says what it needs and how it is loaded.
import type { ComponentType } from 'react'
import type { OperationId } from '../gen/needs.ts'
import type { Noun } from '../records/noun.ts'
import { isOperation } from './rights.ts'
import { say, titleKind, type WordId } from './words.ts'

/** Of several operations, one is enough. */
type Needs = OperationId | readonly OperationId[]

/** The pages of one kind of record: its list, a record, the forms that make and change one. */
export interface NounPages {
  readonly path: string
  /** The schema of the record. */
  readonly kind: string
  /** Who may not ask for this does not see the page. */
  readonly needs: Needs
  /** What makes one, for the palette. */
  readonly create?: OperationId
  readonly load: () => Promise<{ readonly noun: Noun }>
  /** Reached from other pages alone. */
  readonly isInner?: boolean
}

/** A page that is made by hand. */
export interface OwnPage {
  readonly path: string
  readonly title: WordId
  readonly needs: Needs
  readonly load: () => Promise<{ readonly default: ComponentType }>
  readonly isInner?: boolean
}

export type PageEntry = NounPages | OwnPage

export interface Room {
  readonly title: WordId
  readonly pages: readonly PageEntry[]
}

/** The pages of a kind that is shown to whoever may ask for its list, and made by the operation of its name. */
export function pagesOf(path: string, kind: string, needs: OperationId, load: NounPages['load']): NounPages {
  const create = `create${kind}`
  return Object.assign({ path, kind, needs, load }, isOperation(create) && { create })
}

export const isNounPages = (page: PageEntry): page is NounPages => 'kind' in page

export const titlePage = (page: PageEntry): string =>
  isNounPages(page) ? titleKind(page.kind) : say(page.title)

/** Reached by links of the person's own menu and palette. */
export function isOffered(page: PageEntry, missing: (operation: string) => string | undefined): boolean {
  if (page.isInner) return false
  return listNeeds(page).some(operation => missing(operation) === undefined)
}

export const listNeeds = ({ needs }: PageEntry): readonly OperationId[] =>
  typeof needs === 'string' ? [needs] : needs
