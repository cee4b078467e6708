// Calls of operations by whoever works inside the process, such as a command or a task: as a request of the same caller would be.

import type { OperationId } from '@muster/contract'
import { type InWorkspace, readWithin, type WriteDb, type Writer } from '@muster/db'
import { type Caller, readCaller } from '../auth/callers.ts'
import type { Calls, Given, Result } from '../gen/handlers.ts'
import type { Context, WriteContext } from './context.ts'
import { findOperation } from './operation.ts'
import { type CallServices, type Input, type Reading, WorkspaceCall } from './operation-call.ts'
import { toProblem } from './problem.ts'
import type { RawInput } from './request/validate.ts'
import { projectFields } from './response/response-fields.ts'

/** Operations inside a workspace; those of a person need somebody who is signed in. */
export type WorkspaceOperationId = {
  [Id in OperationId]: Given<Id> extends Context ? Id : never
}[OperationId]

/** One part of what is sent; left out where the operation takes nothing of it. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : Record<never, never> extends Value
      ? { readonly [Key in Name]?: Value }
      : { readonly [Key in Name]: Value }

/** What an operation is asked with. A file in the body is base64, as in a request. */
export type Sent<Id extends OperationId> = Part<'path', Calls[Id]['path']> &
  Part<'query', { readonly [Name in keyof Calls[Id]['query']]?: Calls[Id]['query'][Name] | undefined }> &
  Part<'body', Calls[Id]['body']>

type MaybeSent<Id extends OperationId> =
  Record<never, never> extends Sent<Id> ? [sent?: Sent<Id>] : [sent: Sent<Id>]

/** The same, where the operation is known by its name alone. */
export interface AnySent {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object | undefined
}

/** What a caller may do. */
export interface Acting {
  readonly rights: Iterable<string>
  /** Whoever runs the deployment: no plan keeps them out, nor a workspace that is read-only. */
  readonly isOperator?: boolean
}

/** Lets whoever `actor_id` names call operations of a workspace, with these rights; a 404 where there is no such workspace. */
export async function asCaller(
  services: CallServices,
  workspace_id: string,
  actor_id: string,
  { rights, isOperator = false }: Acting,
): Promise<Calling> {
  const caller = await readCaller(services.database.reader(workspace_id), actor_id, rights)
  return new Calling(services, caller, isOperator)
}

/** Lets a handler call operations for its own caller in its own transaction: what all of them do is kept, or nothing of it. */
export function callWithin(services: CallServices, { db, caller }: WriteContext): Calling {
  // Whoever reached the handler is not asked again by which door.
  const inside = Object.assign({}, caller, { schemes: ['api_key', 'console_token'] as const })
  return new Calling(services, inside, false, asWriter(db))
}

const isWriter = (db: WriteDb): db is Writer => 'writeQueued' in db

/** The transaction that a handler writes in, for other operations in it. */
export function asWriter(db: WriteDb): Writer {
  if (isWriter(db)) return db
  throw new Error('Only a transaction can have other operations in it.')
}

/** Somebody who calls operations of one workspace. */
export class Calling {
  readonly caller: Caller
  readonly #services: CallServices
  readonly #isOperator: boolean
  /** The one of a rehearsal, or of a handler that calls others. */
  readonly #transaction: Writer | undefined

  constructor(services: CallServices, caller: Caller, isOperator: boolean, transaction?: Writer) {
    this.#services = services
    this.caller = caller
    this.#isOperator = isOperator
    this.#transaction = transaction
  }

  /** Refuses, checks, does and audits it as a request would; what is answered has the fields that the caller may see. */
  async call<Id extends WorkspaceOperationId>(id: Id, ...[sent]: MaybeSent<Id>): Promise<Result<Id>> {
    const db = this.#transaction
    return (await this.#answer(id, sent ?? {}, async (call, input) => {
      if (call.operation.reads) return call.read(input, { db: db && readWithin(db) })
      if (!db) return call.write(own => call.work(input, own, 'kept'), 'kept')
      const result = await call.work(input, db, 'part')
      await db.writeQueued()
      return result
    })) as Result<Id>
  }

  /**
   * Does it in a transaction that commits it with what else is done there. What PostgreSQL refuses is thrown as it is, so
   * that the transaction is run again where that helps.
   */
  within(db: Writer, id: OperationId, sent: AnySent): Promise<object> {
    if (findOperation(id).rehearsed)
      throw new Error(`${id} keeps nothing, so it has a transaction of its own.`)
    return this.#check(id, sent, (call, input) => call.work(input, db, 'part'))
  }

  /** Reads in a manner of its own. */
  read(id: OperationId, sent: AnySent, reading: Reading): Promise<object> {
    return this.#answer(id, sent, (call, input) => {
      if (!call.operation.reads) throw new Error(`${id} writes, and is to be read.`)
      return call.read(input, reading)
    })
  }

  /** Lets it be called several times in one transaction, which sees one moment of the database and of which nothing is kept. */
  rehearse<T>(work: (within: Calling) => Promise<T>): Promise<T> {
    if (this.#transaction) return work(this)
    const { database } = this.#services
    const within = (db: Writer) => new Calling(this.#services, this.caller, this.#isOperator, db)
    return this.#refuse(database.rehearse(this.caller.workspace.id, db => work(within(db))))
  }

  #open(id: OperationId): WorkspaceCall {
    const operation = findOperation(id)
    if (operation.realm !== 'workspace') throw new Error(`${id} needs a person who is signed in.`)
    const { caller } = this
    const inside = this.#inside()
    return new WorkspaceCall(this.#services, operation, { caller, inside, isOperator: this.#isOperator })
  }

  #inside(): InWorkspace {
    const { database } = this.#services
    const { id } = this.caller.workspace
    return {
      reader: () => database.reader(id),
      write: work => database.write(id, work),
      tryOut: work => database.tryOut(id, work),
    }
  }

  #answer(id: OperationId, sent: AnySent, work: Work): Promise<object> {
    const answer = this.#check(id, sent, work)
    // The transaction of a rehearsal is run again, and says what a foreign key refuses, by what PostgreSQL has said.
    return this.#transaction ? answer : this.#refuse(answer)
  }

  async #check(id: OperationId, sent: AnySent, work: Work): Promise<object> {
    const call = this.#open(id)
    const result = await work(call, await call.check(toRaw(call, sent)))
    const { shape } = call.operation
    return shape ? projectFields(result, shape, this.caller) : result
  }

  /** What PostgreSQL refuses is refused in the words of a request. What is no refusal is left to whoever calls. */
  async #refuse<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      const problem = toProblem(error, this.#services.rules)
      throw problem.status >= 500 ? error : problem
    }
  }
}

type Work = (call: WorkspaceCall, input: Input) => Promise<object>

function toRaw({ fileTexts }: WorkspaceCall, { path = {}, query = {}, body }: AnySent): RawInput {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  // Checking fills it in, and names stand where its files were.
  const own = body && structuredClone(body)
  fileTexts.replace(own)
  return { path, search, body: own, idempotencyKey: undefined }
}
