// The facts of the contract as a page takes them: of a call, of the filters of a list, of the body of a form.
import type { FieldFacts } from './gen/schemas.ts'

/** What a page knows of an operation before it asks for it. */
export interface CallFacts {
  readonly id: string
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch'
  readonly path: string
  readonly summary: string
  /** One of these lists of scopes or permissions is enough; an empty list asks for none. */
  readonly rights: readonly (readonly string[])[]
  /** The schema of its body. */
  readonly body?: string
  /** It takes an idempotency key, so it may be sent twice. */
  readonly is_keyed?: true
  /** It can be tried without keeping anything. */
  readonly has_dry_run?: true
  /** It asks for a password, a code or a passkey that is not older than 10 minutes. */
  readonly needs_fresh_proof?: true
}

/** What a list can be asked for, by parameter. */
export interface FilterFacts {
  readonly [name: string]: Omit<FieldFacts, 'items'> & { readonly items?: string }
}

/** A field of a form; objects have their fields, also those that have a name. */
export interface FormFieldFacts extends Omit<FieldFacts, 'items' | 'fields'> {
  readonly description?: string
  readonly items?: FormFieldFacts
  readonly fields?: { readonly [name: string]: FormFieldFacts }
}

export interface BodyFacts {
  readonly fields: { readonly [name: string]: FormFieldFacts }
  readonly closed?: true
  readonly minProperties?: number
  readonly variants?: readonly string[]
}
