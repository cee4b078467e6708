// What the demo answered: recordings.json, which `npm run record` writes, and where it stands for an example.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '@muster/codegen'

export const recordingsFile = join(import.meta.dirname, 'recordings.json')

export interface Recordings {
  /** By operation. A list has one record; it has none here where another operation answers the same. */
  readonly answers: Readonly<Record<string, Json>>
  /** What events of each type carried. */
  readonly events: Readonly<Record<string, Json>>
}

export const readRecordings = (): Recordings =>
  existsSync(recordingsFile)
    ? (JSON.parse(readFileSync(recordingsFile, 'utf8')) as Recordings)
    : { answers: {}, events: {} }

/** Operations whose answer is composed, each with its reason. The list only shrinks. */
const composed: Readonly<Record<string, string>> = {
  getPayrollRun:
    'What is paid on top of gross pay is in no field of a run, so that gross pay less deductions would not be net pay.',
}

/**
 * Whether the answer of an operation is recorded. One that has a body answers what was sent: its request shows all that
 * a caller can send, and its answer is composed of that.
 */
export const isRecorded = (id: string, hasBody: boolean): boolean => !hasBody && !Object.hasOwn(composed, id)

/** The example of an answer as it was recorded; undefined where it is composed. */
export function findRecorded({ answers }: Recordings, id: string, schema: Json): Json | undefined {
  const own = answers[id]
  if (own !== undefined) return own
  const [, kind] = /\/(\w+)Page$/.exec(isObject(schema) ? String(schema.$ref) : '') ?? []
  const record = kind === undefined ? undefined : answers[`get${kind}`]
  return record === undefined ? undefined : { data: [record], has_more: false, next_cursor: null }
}
