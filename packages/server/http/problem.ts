// Problems: the one way a request fails, from the code that a caller branches on to the body it reads.

import {
  enums,
  type Problem as ProblemBody,
  type ProblemCode,
  type SchemaFacts,
  schemas,
} from '@muster/contract'
import { BetweenCells, CommitUnknown, Crowded, GivenUp, isMoved, Unavailable } from '@muster/db'
import { shorten } from '@muster/formats/shorten'
import { asIs, encode, type Sentence, say, sayTogether, withinLength } from '@muster/sentences'
import pg from 'pg'
import { toNoun } from './nouns.ts'

export interface FieldError {
  /** The caller's own name of the field: `first_name`, `items[2].amount`, `limit`. */
  readonly field: string
  readonly message: Sentence
}

export interface ProblemExtras {
  readonly errors?: readonly FieldError[]
  readonly required_scopes?: readonly string[]
  /** Answers with this status where the code's own is too general (405, 413, 415 are kinds of validation_failed). */
  readonly status?: number
  readonly title?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Would be answered otherwise at another moment; never stored under an Idempotency-Key. */
  readonly transient?: true
  readonly cause?: unknown
}

/** Whatever a library or a caller puts into a message, the answer stays one that a person reads. */
const [longestDetail, longestMessage] = [8_000, 1_000]

const table = enums.ProblemCode.extensions['x-problems']

/** Thrown by anything that refuses a request; `detail` says what happened, with the figures, and what to do next. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly sentence: Sentence
  readonly extras: ProblemExtras

  constructor(code: ProblemCode, detail: Sentence, extras: ProblemExtras = {}) {
    const sentence = withinLength(detail, longestDetail, shorten)
    super(String(sentence), extras.cause === undefined ? undefined : { cause: extras.cause })
    this.code = code
    this.sentence = sentence
    this.status = extras.status ?? table[code].status
    this.extras = extras.errors ? { ...extras, errors: extras.errors.map(shortenMessage) } : extras
  }

  /** The body of the answer (application/problem+json). */
  body(requestId: string): ProblemBody {
    const { errors, required_scopes, title } = this.extras
    return {
      type: `/docs/errors/${this.code}`,
      title: title ?? table[this.code].title,
      status: this.status,
      detail: this.message,
      code: this.code,
      request_id: requestId,
      ...(errors && { errors: errors.map(({ field, message }) => ({ field, message: String(message) })) }),
      ...(required_scopes && { required_scopes: [...required_scopes] }),
    } as ProblemBody
  }

  /** The same with each sentence as pattern and values beside its English, for a page that says it in another language. */
  writeCoded(requestId: string): ProblemBody {
    const errors = this.extras.errors?.map(({ field, message }) => {
      return { field, message: String(message), sentence: encode(message) }
    })
    return { ...this.body(requestId), sentence: encode(this.sentence), ...(errors && { errors }) }
  }
}

const shortenMessage = ({ field, message }: FieldError): FieldError => ({
  field,
  message: withinLength(message, longestMessage, shorten),
})

/** Told of a field that the workspace would fill in if it had a default for it. */
export const noDefault = say`is needed: none was sent and the workspace has no default`

export const maxErrors = schemas.Problem.fields.errors.maxItems
const maxValuesNamed = 20
const maxNameLength = 100

/** Fields that the data sent gets wrong; where there are more than a list holds, its last entry says so. */
export function invalid(wrong: readonly FieldError[]): Problem {
  const isCut = wrong.length > maxErrors
  const errors = wrong
    .slice(0, isCut ? maxErrors - 1 : maxErrors)
    .map(({ field, message }) => ({ field: shortenName(field), message }))
  const words = errors.slice(0, maxValuesNamed).map(({ field, message }) => say`${field} ${message}`)
  if (isCut) words.push(say`and others`)
  else if (errors.length > maxValuesNamed) words.push(say`and ${errors.length - maxValuesNamed} more`)
  const figure = isCut ? say`more than ${errors.length} invalid values` : count(errors.length)
  if (isCut) errors.push(andMore(errors.length))
  // A message of several sentences brings its own end.
  const detail = say`The request has ${figure}: ${sayTogether(words, '; ')}`
  const isEnded = /[.!?]$/.test(String(detail))
  return new Problem('validation_failed', isEnded ? detail : say`${detail}.`, { errors })
}

const andMore = (listed: number): FieldError => ({
  field: 'request',
  message: say`has more errors than the ${listed} that are listed; correct these and send it again`,
})

/** A name as it is reported: whole, unless it is longer than any name of the contract. */
export const shortenName = (name: string): string => shorten(name, maxNameLength)

export function invalidField(field: string, message: Sentence): Problem {
  return invalid([{ field, message }])
}

/** A change that the record's present state does not allow. */
export function conflict(detail: Sentence): Problem {
  return new Problem('conflict', detail)
}

export function notFound(noun: string | Sentence, id: string): Problem {
  return new Problem('not_found', say`There is no ${noun} ${asIs(id)} in this workspace.`)
}

export function notAllowed(detail: Sentence, methods: readonly string[]): Problem {
  const allowed = methods.join(', ')
  return new Problem('validation_failed', detail, {
    status: 405,
    title: 'Method not allowed',
    errors: [{ field: 'method', message: say`must be one of ${allowed}` }],
    headers: { Allow: allowed },
  })
}

function count(errors: number): Sentence {
  return errors === 1 ? say`one invalid value` : say`${errors} invalid values`
}

/** What a constraint demands in words, by its name: the comment that its migration wrote. */
export type Rules = ReadonlyMap<string, Sentence>

/** The funnel: whatever was thrown, as a problem. Only internal_error keeps the cause, for the log. */
export function toProblem(thrown: unknown, rules: Rules): Problem {
  if (thrown instanceof Problem) return thrown
  if (isMoved(thrown)) return unavailable(new BetweenCells(thrown))
  if (thrown instanceof pg.DatabaseError) return explainRefusal(thrown, rules)
  if (thrown instanceof Unavailable) return unavailable(thrown)
  return internal(thrown)
}

function internal(cause: unknown): Problem {
  return new Problem(
    'internal_error',
    say`Something went wrong on our side. Try again. If the error persists, quote the request_id to support.`,
    { cause },
  )
}

function unavailable(cause: Unavailable): Problem {
  if (cause instanceof Crowded) return refuseCrowded(cause)
  if (cause instanceof GivenUp) return explainGivenUp(cause)
  return new Problem('internal_error', sayAway(cause), { ...comeBackLater, cause })
}

function sayAway(cause: Unavailable): Sentence {
  if (cause instanceof BetweenCells)
    return say`This workspace is being moved to another database. Nothing was changed; try again shortly.`
  return cause instanceof CommitUnknown
    ? say`The database did not answer, so this may or may not have been done. Try again shortly; under the same Idempotency-Key a POST is done only once.`
    : say`The database is not available at the moment. Nothing was changed; try again shortly.`
}

// nginx logs this status too. Only the log shows it, because the caller has gone.
const callerIsGone = 499

function explainGivenUp(cause: GivenUp): Problem {
  if (cause.why === 'gone') {
    return new Problem('internal_error', say`The caller hung up. Nothing was changed.`, {
      status: callerIsGone,
      cause,
    })
  }
  return new Problem(
    'internal_error',
    say`This took too long and was given up. Nothing was changed; ask for less at once, or try again in 10 s.`,
    { ...comeBackLater, headers: { 'Retry-After': '10' }, cause },
  )
}

/** Asks a workspace with too many requests in progress to send fewer; other workspaces only have to wait. */
function refuseCrowded(cause: Crowded): Problem {
  const seconds = Math.max(1, cause.waitedMs / 1_000)
  const fewer = cause.held === 0 ? '' : say`send fewer at a time, and `
  const detail = say`${describeCrowd(cause)} Nothing was changed; ${fewer}try again in ${seconds} s.`
  return new Problem('internal_error', detail, {
    ...comeBackLater,
    headers: { 'Retry-After': `${seconds}` },
    cause,
  })
}

function describeCrowd({ held, waiting, waitedMs }: Crowded): Sentence {
  const waited = say`This request waited ${waitedMs / 1_000} s for a connection to the database`
  if (held === 0) return say`${waited}: all are in use.`
  const others = say`${held} other requests of this workspace are in progress, and ${waiting} wait`
  return waitedMs > 0
    ? say`${waited}: ${others}.`
    : say`This workspace sent too many requests at once: ${others}, the maximum.`
}

export const comeBackLater = {
  status: 503,
  title: 'Temporarily unavailable',
  headers: { 'Retry-After': '1' },
}

/** The name of a constraint leads to the answer: `<table>_<field>_key`, `_fkey`, `_check`. */
function explainRefusal(error: pg.DatabaseError, rules: Rules): Problem {
  const field = findField(error)
  switch (error.code) {
    case '23505':
      return clash(error, field)
    case '23503':
      return isStillUsed(error)
        ? stillUsed(error)
        : invalidField(field, say`names no record of this workspace`)
    case '23P01':
      return conflict(rules.get(error.constraint ?? '') ?? say`Another record is in force at the same time.`)
    case '23514':
      return invalidField(
        field,
        rules.get(error.constraint ?? '') ?? say`breaks a rule that ties it to the other fields`,
      )
    case '23502':
      return invalidField(error.column ?? field, noDefault)
    case '55P03':
      return underWay()
    case '40001':
    case '40P01':
      return passing(say`Too many requests change the same records at once. Try again in a second.`)
    case '57014':
      return new Problem(
        'internal_error',
        say`This took the database too long and was given up. Nothing was changed; ask for less at once, or try again shortly.`,
        { ...comeBackLater, cause: error },
      )
    default:
      return internal(error)
  }
}

const otherUnderWay = say`Another request in progress changes the same record or has the same Idempotency-Key. Try again in a second.`

/** Told to whoever has waited long enough for another request. */
export const underWay = (): Problem => passing(otherUnderWay)

export const isUnderWay = (error: unknown): boolean =>
  error instanceof Problem && error.sentence === otherUnderWay

/** A conflict that is over in a moment. */
function passing(detail: Sentence): Problem {
  return new Problem('conflict', detail, { transient: true, headers: { 'Retry-After': '1' } })
}

/** What one row of a table is called: the type that its records have in answers. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.values(schemas as Record<string, SchemaFacts>).flatMap(({ fields, extensions }) => {
    const [table, type] = [extensions?.['x-table'], fields.object?.const]
    return typeof table === 'string' && typeof type === 'string' ? [[table, toNoun(type)]] : []
  }),
)

function clash(error: pg.DatabaseError, field: string): Problem {
  const noun = nouns.get(error.table ?? '') ?? say`record`
  const message = say`is already in use`
  return new Problem('conflict', say`Another ${noun} has the same ${field}; choose a different one.`, {
    errors: [{ field, message }],
  })
}

/** A foreign key also refuses to delete what other records name. */
const isStillUsed = ({ message }: pg.DatabaseError) => message.startsWith('update or delete on table')

function stillUsed(error: pg.DatabaseError): Problem {
  const noun = nouns.get(error.table ?? '') ?? say`record`
  return conflict(say`A ${noun} refers to this record, so it cannot be deleted.`)
}

function findField(error: pg.DatabaseError): string {
  const constraint = error.constraint ?? ''
  const withoutTable =
    error.table && constraint.startsWith(`${error.table}_`)
      ? constraint.slice(error.table.length + 1)
      : constraint
  return withoutTable.replace(/_(key|fkey|check|exclusive)$/, '') || 'body'
}
