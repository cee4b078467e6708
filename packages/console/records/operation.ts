// One operation of the contract as the console knows it: how it is asked, who may, what it takes and what it answers.

import type { operations as Contract } from '@muster/contract/types'

export type OperationId = keyof Contract

/** What is known of one value; a fact that does not hold is absent. */
export interface Value {
  readonly type: string
  readonly format?: string
  /** The schema that it is: an object's own, or a shared scalar such as Money. */
  readonly ref?: string
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  /** What is stored where it is left out. */
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Value
  readonly values?: Value
  readonly fields?: Fields
  /** The kind of record that the id belongs to, or the kinds that it may belong to. */
  readonly references?: string | readonly string[]
  /** The scope that shows it. */
  readonly sensitive?: string
  readonly secret?: boolean
  /** Digits after the point of a decimal text, or 'currency': those of the workspace's. */
  readonly decimals?: number | 'currency' | 'free'
  /** By the values of an enum, the operation whose right it takes to send it. */
  readonly needs?: Readonly<Record<string, OperationId>>
  /** By the values of a status, those that it can become. */
  readonly leads?: Readonly<Record<string, readonly string[]>>
  /** What is accepted, in words. */
  readonly expected?: string
}

export interface Field extends Value {
  readonly required?: boolean
  readonly help?: string
  /** Said instead of that, where a form asks for the field with something else in mind. */
  readonly helpHere?: string
  /** What it is where nobody says so depends on other records, so that a form cannot show it. */
  readonly isOpen?: boolean
}

export type Fields = Readonly<Record<string, Field>>
export type Schemas = Readonly<Record<string, Fields>>

export interface States {
  /** The field that holds the status, where that is not `status`. */
  readonly field?: string
  readonly from: readonly string[]
  readonly to?: readonly string[]
}

export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch'
  /** The contract's template, such as /v1/employees/{id}. */
  readonly path: string
  /** One of these lists of rights is enough; absent where a session alone is. */
  readonly needs?: readonly (readonly string[])[]
  /** Asks for a fresh proof. */
  readonly stepUp?: boolean
  /** Can be tried without keeping anything. */
  readonly hasDryRun?: boolean
  /** Can be done with many records at once, by createBulkAction. */
  readonly bulk?: boolean
  /** Can be asked for with one's own records alone. */
  readonly isOwn?: boolean
  /** Of its record: the statuses in which it is possible, and where it leads if that is certain. */
  readonly states?: States
  readonly query: readonly (Field & { readonly name: string })[]
  /** The names of schemas in `schemas`. */
  readonly body?: string
  readonly isBodyNeeded?: boolean
  /** How large the file in its body may be. */
  readonly fileBytes?: number
  /** Of a list, the schema of its records. */
  readonly result?: string
  readonly isList?: boolean
  readonly isFile?: boolean
  readonly schemas: Schemas
}

/** An operation whose types are not known where it is used: generic pages go by its facts. */
export type AnyOperation = Operation

type Parameters<Id extends OperationId> = Contract[Id] extends { parameters: infer P } ? P : never
type PathOf<Id extends OperationId> =
  Parameters<Id> extends { path: infer P extends object } ? { path: P } : { path?: undefined }
type QueryOf<P> = 'query' extends keyof P ? { query?: NonNullable<P['query']> } : { query?: undefined }
type BodyOf<T> = 'requestBody' extends keyof T
  ? [T] extends [{ requestBody: { content: { 'application/json': infer B } } }]
    ? { body: B }
    : [T] extends [{ requestBody?: { content: { 'application/json': infer B } } }]
      ? { body?: B }
      : { body?: undefined }
  : { body?: undefined }

export type Input<Id extends OperationId> = PathOf<Id> & QueryOf<Parameters<Id>> & BodyOf<Contract[Id]>

type Answers<Id extends OperationId> = Contract[Id] extends { responses: infer R } ? R : never
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The body of the one success. */
export type Output<Id extends OperationId> = {
  [Status in keyof Answers<Id> & (200 | 201 | 202 | 204)]: Json<Answers<Id>[Status]>
}[keyof Answers<Id> & (200 | 201 | 202 | 204)]

/** What is known of an answer: nothing but that it is a record where the operation may be any. */
export type AnswerOf<Id extends OperationId> = OperationId extends Id ? AnyRecord : Output<Id>

/** Of a list, the same of its records. */
export type ListedOf<Id extends OperationId> = OperationId extends Id
  ? AnyRecord
  : Output<Id> extends { data: readonly (infer One)[] }
    ? One
    : never

/** The fields of what is sent. */
export const readBody = (operation: AnyOperation): Fields => operation.schemas[operation.body ?? ''] ?? {}

/** The fields of what is answered; of a list those of a record. */
export const readResult = (operation: AnyOperation): Fields => operation.schemas[operation.result ?? ''] ?? {}

/** An input that is put together at run time. */
export interface AnyInput {
  readonly path?: Readonly<Record<string, string>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

/** A record as generic pages see it: any, with an id. */
export type AnyRecord = Readonly<Record<string, unknown>> & { readonly id?: string }
