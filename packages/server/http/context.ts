// What a handler is given besides its input: the transaction, the caller and the moment.

import type { Db, ReadDb, WriteDb } from '@muster/db'
import type { Caller, Session } from '../auth/callers.ts'
import type { FileTexts } from './request/file-texts.ts'

/** The inside of a call: enough for whatever decides, reads and writes, whoever has asked for it. */
export interface Context extends Inside {
  readonly caller: Caller
}

/** The same where something is changed. */
export interface WriteContext extends Context {
  readonly db: WriteDb
}

/** What a handler is given that reads. */
export interface ReadCall extends Context {
  readonly db: ReadDb
  /** What the caller reaches by working here, beside what their role lets them read; undefined where that is nothing. */
  readonly asEmployee?: { readonly caller: Caller; readonly db: Db } | undefined
}

/** What a handler is given that pages through a list. */
export interface PagedCall extends ReadCall {
  /** Reads and writes the cursors of one list. */
  readonly cursors: Cursors
  /** Of what the list would have, only the records with these ids; a few lists do not know. */
  readonly only?: readonly string[] | undefined
  /** Reports how many records the whole list has, with its first page; a few lists do not know. */
  readonly tellTotal?: ((records: number) => void) | undefined
  /** The same, as far as a look at some thousand rows tells. */
  readonly tellCount?: ((count: ListCount) => void) | undefined
}

export interface ListCount {
  readonly records: number
  /** Whether there may be more. */
  readonly isMore: boolean
}

/** Runs work in a transaction of its own, which is committed before it resolves, or taken back in a dry run. */
export interface OwnTransaction {
  <T>(work: (call: WriteInside) => Promise<T>): Promise<T>
  /** False in a dry run, in which nothing else may be done that lasts. */
  readonly isKept: boolean
}

/** What a handler is given that writes. */
export interface WriteCall extends WriteContext {
  /** What the browser is known by of those who have signed in with it; nothing where no browser asks. */
  readonly known_as: readonly string[]
  /** Does what has to be waited for, such as a file that is stored. Comes first: once a statement was sent, it throws. */
  beforehand<Result>(work: (inOwnTransaction: OwnTransaction) => Promise<Result>): Promise<Result>
}

/** What a handler is given that takes a file. */
export interface UploadCall extends WriteCall {
  /** The files in the body, by what stands in their fields. */
  readonly fileTexts: Pick<FileTexts, 'find'>
}

/** The browser of somebody who signs in. */
export interface Browser {
  /** Its address, as far as proxies are believed. */
  readonly address: string
  /** The name or address, and the port, under which it reached the server. */
  readonly host: string | undefined
  /** What it was given with `bind`, for a sign-on that is under way. */
  readonly bound: string | undefined
  /** What it was given with `markAs`. */
  readonly known_as: readonly string[]
  /** Gives it a token that it keeps for so many seconds, so that nobody else finishes what it begins. */
  bind(token: string, seconds: number): void
  /** Gives it the token of a session, which it keeps in a cookie. */
  keep(token: string): void
  /** Gives it what it is known by for so many days: a token for each person who has signed in with it. */
  markAs(tokens: readonly string[], days: number): void
  /** Takes the cookie of the session away. */
  forget(): void
}

/** What a handler is given that anybody may call: there is no workspace yet. */
export interface VisitorContext {
  readonly browser: Browser
}

/** What a handler is given for what belongs to the person who is signed in. */
export interface SessionContext extends VisitorContext {
  readonly session: Session
}

/** A place in a list. */
export interface Position {
  /** What the list is ordered by: the time of a record, or the field that the caller sorts by. */
  readonly place: string
  readonly id: string
}

export interface Cursors {
  read(list: string, cursor: string): Position
  write(list: string, position: Position): string
}

/** A moment in a workspace's zone; all that a civil date needs. */
export interface Moment {
  /** The moment of the request. Stamps are the database's; this one decides civil dates. */
  readonly now: Temporal.Instant
  readonly caller: { readonly workspace: { readonly timezone: string } }
}

/** A transaction and its moment: what it takes to read or change one record. */
export interface Inside extends Moment {
  /** The transaction, inside the caller's workspace. */
  readonly db: Db
}

/** The same where it is changed. */
export interface WriteInside extends Inside {
  readonly db: WriteDb
}

/** Today in the workspace's zone, `YYYY-MM-DD`. */
export function today({ caller, now }: Moment): string {
  return now.toZonedDateTimeISO(caller.workspace.timezone).toPlainDate().toString()
}
