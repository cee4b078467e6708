// An API as the server knows it: the tables that are generated of its document, and how its operations are sent.

import type { Transport } from '@muster/sdk'

export interface Field {
  /** For a reader: `text`, `date`, `draft|approved`, `id of Employee`, `list of PayslipLine`; with `?` it may be null. */
  readonly type: string
  readonly required?: true
  /** It is shown to nobody here. */
  readonly secret?: true
  readonly about?: string
}

export interface Parameter extends Field {
  readonly in: 'path' | 'query'
}

export interface OperationTable {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly about?: string
  /** The rights of which one is enough, or none. */
  readonly needs: readonly string[]
  readonly parameters: Readonly<Record<string, Parameter>>
  /** The type of what is sent. */
  readonly body?: string
  /** The type of what is answered; of a page that of its records. */
  readonly answer?: string
  readonly isPage?: true
  /** Answers bytes and no record. */
  readonly isFile?: true
  /** Cannot be tried, and so not be prepared. */
  readonly noDryRun?: true
}

export type Fields = Readonly<Record<string, Field>>

export interface Tables {
  readonly operations: Readonly<Record<string, OperationTable>>
  readonly types: Readonly<Record<string, Fields>>
}

/** One document and whoever may call what is in it. */
export interface Api {
  readonly tables: Tables
  /** Throws a Refusal that says which setting is missing or wrong. */
  open(): Transport
}

export interface Operation extends OperationTable {
  readonly id: string
  readonly api: Api
}

/** A sentence for the model: what was wrong with its call, and what to do instead. */
export class Refusal extends Error {}
