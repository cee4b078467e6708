// What the demo answered: a file for each audience, which `npm run record` writes, and where it stands for an example.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '@muster/codegen'

export type Recorded = 'public' | 'workspace'

const files = { public: 'recordings.json', workspace: 'workspace-recordings.json' } as const

export const fileOfRecordings = (audience: Recorded): string => join(import.meta.dirname, files[audience])

export interface Recordings {
  /** By operation. A list has one record; it has none here where another operation answers the same. */
  readonly answers: Readonly<Record<string, Json>>
  /** What events of each type carried. */
  readonly events: Readonly<Record<string, Json>>
}

export function readRecordings(audience: Recorded): Recordings {
  const file = fileOfRecordings(audience)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Recordings)
    : { answers: {}, events: {} }
}

/** Those of both: the document of the Workspace API has records that the public one shows. */
export function readAllRecordings(): Recordings {
  const [open, workspace] = [readRecordings('public'), readRecordings('workspace')]
  return { answers: Object.assign({}, open.answers, workspace.answers), events: open.events }
}

/** Operations whose answer is composed, each with its reason. The list only shrinks. */
const composed: Readonly<Record<string, string>> = {
  getPayrollRun:
    'What is paid on top of gross pay is in no field of a run, so that gross pay less deductions would not be net pay.',
  getPayrollCosts: 'What it adds up was made for other operations, on whichever entries the run has first.',
  getPayslipYears: 'What it adds up was made for other operations, on whichever entries the run has first.',
  holdPayrollEntry: 'What it adds up was made for other operations, on whichever entries the run has first.',
  failPayrollPayment: 'Payments of a batch are as old as each other, so that the first is one by chance.',
  triggerSandbox: 'What it brings about happens to somebody whose name is chosen by chance.',
  releasePayrollEntry:
    'What it adds up was made for other operations, on whichever entries the run has first.',
  getPayrollBankFile: 'Its hash follows from the ids that are in the file, and these are made by chance.',
  listLeaveOverdrafts: 'Nobody of the demo has taken more leave than they had.',
  publishAnnouncementDraft: 'Its request shows a day on which it is to be published; its sample has none.',
  replayWebhookEndpoint: 'How many it sends again follows from all that was done before.',
  cancelExport: 'One that is still running is on the demo only because it was put back to that.',
  cancelBulkAction: 'One that is still running is on the demo only because it was put back to that.',
}

/** What creates or changes a record, and answers more that it has worked out than what was sent. */
const computed = new Set([
  'createJobChange',
  'updateJobChange',
  'updateEmployeeCompensation',
  'createLeaveEncashment',
  'createPayrollRun',
  'updatePayrollRun',
  'createPayrollImport',
  'updatePayrollImport',
  'createPayrollPaymentBatch',
  'createHrLetter',
  'createExport',
  'createImport',
  'createBulkAction',
])

/**
 * Whether the answer of an operation is recorded. What else creates or changes a record by its fields answers what was sent:
 * its request shows all that a caller can send, and its answer is composed of that.
 */
export const isRecorded = (id: string, hasBody: boolean): boolean =>
  !Object.hasOwn(composed, id) && (!hasBody || !/^(create|update)[A-Z]/.test(id) || computed.has(id))

const toSnake = (kind: string): string => kind.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()

/** The example of an answer as it was recorded; undefined where it is composed. */
export function findRecorded({ answers }: Recordings, id: string, schema: Json): Json | undefined {
  const own = answers[id]
  if (own !== undefined) return own
  const [, kind] = /\/(\w+)Page$/.exec(isObject(schema) ? String(schema.$ref) : '') ?? []
  const record = kind === undefined ? undefined : answers[`get${kind}`]
  // An operation of that name may tell of another object.
  const isOne = isObject(record) && kind !== undefined && record.object === toSnake(kind)
  return isOne ? { data: [record], has_more: false, next_cursor: null } : undefined
}
