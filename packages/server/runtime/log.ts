// The log: one JSON line per request and per fault, written in batches; nothing in it is a secret or about a person.

import pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

const batchBytes = 4_096
const flushEveryMs = 200

export interface Log {
  readonly logger: Logger
  /** Writes the buffered lines. */
  close(): void
}

export function openLog(level: string, to?: DestinationStream): Log {
  const options = { level, serializers: { err: showError } }
  if (to) return { logger: pino(options, to), close: () => undefined }
  const destination = pino.destination({ dest: 1, sync: false, minLength: batchBytes })
  const timer = setInterval(() => destination.flush(), flushEveryMs).unref()
  const close = () => {
    clearInterval(timer)
    destination.flushSync()
  }
  return { logger: pino(options, destination), close }
}

interface ShownError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: ShownError
}

/**
 * An error without the values that it was about. PostgreSQL's detail, hint and where repeat rows, and its messages quote
 * what was sent; names of tables and constraints say enough.
 */
export function showError(error: unknown): ShownError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, table, constraint } = error as pg.DatabaseError
  const stack = listFrames(error)
  return {
    type: error.constructor.name,
    message: quotesValues(error) ? hideQuoted(error.message) : error.message,
    ...(code && { code }),
    ...(table && { table }),
    ...(constraint && { constraint }),
    ...(stack && { stack }),
    ...(error.cause instanceof Error && { cause: showError(error.cause) }),
  }
}

/** PostgreSQL and JSON.parse quote input, and errors that wrap theirs may repeat it. */
function quotesValues(error: unknown): boolean {
  if (error instanceof pg.DatabaseError || error instanceof SyntaxError) return true
  return error instanceof Error && quotesValues(error.cause)
}

/** From the first quotation mark to the last: a value may hold some itself. PostgreSQL has languages with marks of their own. */
function hideQuoted(message: string): string {
  return message.replace(/["'\u00ab\u00bb\u2018-\u201f].*["'\u00ab\u00bb\u2018-\u201f]/s, '"..."')
}

/** The stack below the message that it opens with. */
function listFrames({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  const below = at === -1 ? '' : stack.slice(at + message.length)
  return below
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
}
