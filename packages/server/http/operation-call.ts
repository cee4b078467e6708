// A call of an operation, in the steps that every call takes: its caller may do it, it is valid, its handler does it, and the audit has it.

import type { OperationId } from '@muster/contract'
import type { AnyDatabase, InWorkspace, ReadDb, Writer } from '@muster/db'
import { assertMay, assertMayAsOperator } from '../auth/authorize.ts'
import type { Caller } from '../auth/callers.ts'
import { assertOwnFields, bindCursors, fillOwnValues } from '../auth/reach.ts'
import { assertTeamQuery } from '../auth/team-fields.ts'
import { momentIn } from '../auth/workspace.ts'
import type { Call, Given, Handlers } from '../gen/handlers.ts'
import { endHistory } from '../resource/history.ts'
import { callHandler } from './call-handler.ts'
import type { Cursors, OwnTransaction, PagedCall, UploadCall, WriteContext, WriteInside } from './context.ts'
import { notRehearsed } from './dry-run.ts'
import type { Operation } from './operation.ts'
import { auditOperation } from './operation-audit.ts'
import type { Rules } from './problem.ts'
import { FileTexts } from './request/file-texts.ts'
import type { RawInput, Validation } from './request/validate.ts'
import { hideReferences } from './response/hidden-references.ts'

/** What a process calls operations with. */
export interface CallServices {
  readonly database: AnyDatabase
  /** The handler of every operation. */
  readonly handlers: Handlers
  readonly cursors: Cursors
  readonly validation: Pick<Validation, 'check'>
  /** What constraints demand, in words. */
  readonly rules: Rules
  readonly clock: () => Temporal.Instant
  /** What follows an operation in its transaction, such as the approval of a request that was filed. */
  readonly followUps: ReadonlyMap<OperationId, FollowUp>
  /** Tells whoever an operation concerns, in its transaction. */
  readonly tell: (done: DoneOperation) => void
}

/** An operation that was done, before it is committed. */
export interface DoneOperation {
  readonly db: Writer
  readonly caller: Caller
  readonly operation: OperationId
  readonly result: object
}

/** Begins before the operation, such as with what is read in its first flush; what it returns comes last, with what is answered. */
export type FollowUp = (call: WriteContext & { readonly db: Writer }) => (result: object) => Promise<void>

/** What becomes of its transaction: it is kept, it is taken back, or it is part of another one. */
export type End = 'kept' | 'tried' | 'part'

/** What an operation was called with, as it was checked. */
export type Input = Call<OperationId>

/** A call of anybody. */
export class OperationCall {
  readonly operation: Operation
  /** The files in its body. */
  readonly fileTexts: FileTexts
  protected readonly services: CallServices

  constructor(services: CallServices, operation: Operation) {
    this.services = services
    this.operation = operation
    this.fileTexts = new FileTexts(operation.fileFields)
  }

  /** What its handler is called with, or a problem that names everything wrong with what was sent. */
  async check(raw: RawInput): Promise<Input> {
    return this.services.validation.check(this.operation.id, raw)
  }

  async handle(input: Input, given: Given<OperationId>): Promise<object> {
    return callHandler(this.services.handlers, this.operation.id, { ...input, ...given })
  }
}

interface AsEmployee {
  readonly caller: Caller
  readonly inside: InWorkspace
}

/** Who calls inside a workspace. */
export interface CalledBy {
  readonly caller: Caller
  /** The transactions of the call. */
  readonly inside: InWorkspace
  /** The same caller under their own rights, and where they read. */
  readonly asEmployee?: AsEmployee | undefined
  /** What the browser is known by that asks. */
  readonly known_as?: readonly string[]
  /** Whether it is whoever runs the deployment. */
  readonly isOperator?: boolean
}

/** A call inside a workspace. There is none that its caller may not make. */
export class WorkspaceCall extends OperationCall {
  readonly caller: Caller
  readonly inside: InWorkspace
  readonly #asEmployee: AsEmployee | undefined
  readonly #known_as: readonly string[]

  constructor(
    services: CallServices,
    operation: Operation,
    { caller, inside, asEmployee, known_as = [], isOperator }: CalledBy,
  ) {
    super(services, operation)
    this.#known_as = known_as
    this.#asEmployee = asEmployee
    this.caller = caller
    this.inside = inside
    if (isOperator) assertMayAsOperator(caller, operation.facts)
    else assertMay(caller, operation.facts)
  }

  /** The moment in the workspace: the clock of a sandbox may be ahead. */
  #now(): Temporal.Instant {
    return momentIn(this.caller.workspace, this.services.clock())
  }

  /** What is sent under a person's own rights holds the fields that are theirs to say, and asks by those they see. */
  override async check(raw: RawInput): Promise<Input> {
    const { person } = this.caller
    if (!person) return super.check(raw)
    const { facts } = this.operation
    const body = fillOwnValues(facts, raw.body, this.#now())
    const input = await super.check({ ...raw, body })
    assertOwnFields(facts, raw.body)
    if (person.reach === 'team') assertTeamQuery(facts, input.query)
    return input
  }

  /** Does what reads. */
  async read(
    input: Input,
    { db = this.inside.reader(), now = this.#now(), only, tellTotal, tellCount }: Reading = {},
  ): Promise<object> {
    const { caller } = this
    const cursors = bindCursors(this.services.cursors, caller.person)
    const asEmployee = this.#asEmployee && {
      caller: this.#asEmployee.caller,
      db: this.#asEmployee.inside.reader(),
    }
    const given: PagedCall = { db, caller, now, cursors, only, tellTotal, tellCount, asEmployee }
    const result = await this.handle(input, given)
    await this.#hide(db, result)
    return result
  }

  /** Nothing names to a person what they do not see. */
  async #hide(db: Pick<ReadDb, 'run'>, result: object): Promise<void> {
    const { result: said } = this.operation.facts
    if (this.caller.person) await hideReferences(db, said?.schema, result)
  }

  /** Does what writes, in a transaction that whoever opened it commits, or takes back. */
  async work(input: Input, db: Writer, end: End): Promise<object> {
    const { caller, operation, fileTexts } = this
    const now = this.#now()
    const inOwn = async <T>(work: (own: WriteInside) => Promise<T>) => {
      if (end === 'part') throw notRehearsed(operation)
      return this.write(own => work({ db: own, caller, now }), end)
    }
    const inOwnTransaction: OwnTransaction = Object.assign(inOwn, { isKept: end === 'kept' })
    const beforehand: UploadCall['beforehand'] = work => db.beforehand(() => work(inOwnTransaction))
    const given: UploadCall = { db, caller, now, fileTexts, beforehand, known_as: this.#known_as }
    const follow = this.services.followUps.get(operation.id)?.({ db, caller, now })
    const result = await this.handle(input, given)
    await this.#hide(db, result)
    await endHistory({ db, caller })
    auditOperation({ db, caller, operation, input, result })
    await follow?.(result)
    this.services.tell({ db, caller, operation: operation.id, result })
    return result
  }

  /** A transaction of its own, of which a dry run and a rehearsed operation keep nothing. */
  write<T>(work: (db: Writer) => Promise<T>, end: 'kept' | 'tried'): Promise<T> {
    return end === 'tried' || this.operation.rehearsed ? this.inside.tryOut(work) : this.inside.write(work)
  }
}

/** How something is read. */
export interface Reading extends Pick<PagedCall, 'only' | 'tellTotal' | 'tellCount'> {
  /** A connection that is there, such as one that sees one moment of the database. */
  readonly db?: ReadDb | undefined
  /** Another moment than that of the clock. */
  readonly now?: Temporal.Instant | undefined
}
