// What a command knows of the API: a table for each noun, written by npm run generate.

/** Which of the two APIs an operation belongs to, and so which keys may call it. */
export type Api = 'public' | 'workspace'

/** What is known of one value. A fact that does not hold is absent. */
export interface Value {
  /** The named value whose facts these add to, among those of the noun. */
  readonly is?: string
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  readonly format?: string
  readonly nullable?: true
  readonly enum?: readonly (string | number | boolean)[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** Words that follow "must be". */
  readonly expected?: string
  /** What the ids of the records that it may name start with. */
  readonly prefixes?: readonly string[]
  /** The bytes of a file, sent as base64. */
  readonly file?: true
  /** The object that it is, among those of the noun. */
  readonly object?: string
  readonly items?: Value
}

export interface Field extends Value {
  readonly name: string
  readonly required?: true
  readonly says?: string
}

/** What is answered: its fields in the order in which a table shows them, and those that are figures. */
export interface RecordFields {
  readonly fields: readonly string[]
  readonly figures?: readonly string[]
}

/** One operation of the contract. */
export interface Operation {
  readonly id: string
  readonly api: Api
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'patch'
  readonly path: string
  readonly summary: string
  readonly description?: string
  /** The ids in its path, in their order. */
  readonly ids?: readonly Field[]
  readonly query?: readonly Field[]
  readonly body?: readonly Field[]
  readonly needsBody?: true
  /** What it answers, or of what its list is, among the records of the noun. */
  readonly record?: string
  readonly isList?: true
  /** It answers with the bytes of a file. */
  readonly isFile?: true
  /** It takes an Idempotency-Key. */
  readonly isKeyed?: true
  /** The server does everything but keep it, if told to by Dry-Run. */
  readonly hasDryRun?: true
  /** It cannot be taken back, and so is asked about. */
  readonly isFinal?: true
}

export interface Noun {
  readonly summary: string
  /** By the name of the SDK's method in kebab case. */
  readonly verbs: Readonly<Record<string, Operation>>
  /** Values that have a name in the contract, such as Date. */
  readonly values?: Readonly<Record<string, Value>>
  /** Objects inside of bodies. */
  readonly objects?: Readonly<Record<string, readonly Field[]>>
  readonly records?: Readonly<Record<string, RecordFields>>
}

/** Every noun with its summary: all that a start reads. */
export type Nouns = Readonly<Record<string, string>>

/** Where the tables are: gen beside the sources, tables beside the bundle. */
export interface Tables {
  nouns(): Nouns
  /** Of one that there is. */
  noun(name: string): Noun
}

/** How a name of the contract is written on the command line: fiscal_year_id is fiscal-year-id. */
export const kebab = (name: string): string => name.replaceAll('_', '-')
