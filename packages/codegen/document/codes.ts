// The codes of all that can be wrong with a document: how each is taken without a rule, and what it stands for.

/** Nothing is generated from a document with an error. */
export type Level = 'error' | 'warning' | 'silent'

interface Meaning {
  readonly level: Level
  /** One line for the manual, which lists them all. */
  readonly means: string
}

const warning = (means: string): Meaning => ({ level: 'warning', means })
const error = (means: string): Meaning => ({ level: 'error', means })

export const codes = {
  'circular-composition': error('a schema that is composed with itself, or one of itself'),
  'circular-reference': error('a reference that leads back to itself'),
  'duplicate-operation-id': error('two operations of one `operationId`'),
  'duplicate-path': error('two operations that answer the same requests'),
  'duplicate-path-parameter': error('a path that holds a parameter more than once'),
  'empty-selection': error('a tag, a path or an id of `only` that no operation has'),
  'invalid-path': error('a path without a slash at its start, or with a question mark'),
  'invalid-pattern': error('a pattern that is no regular expression'),
  'invalid-status': error('a response under what is no status'),
  'invalid-type': error('a type that JSON does not have'),
  'invalid-value': error('a value of another type than its key takes, such as a number for a summary'),
  'missing-file': error('a file that cannot be read'),
  'missing-info': error('a document without `info`'),
  'missing-tag-group': error('a tag of no group, where the folders of handlers are named after groups'),
  'not-openapi': error('a document that is no object'),
  'undeclared-path-parameter': error('a parameter in a path that is not declared'),
  'unnamed-parameter': error('a parameter without a name'),
  'unplaced-parameter': error('a parameter that is in no part of a request'),
  'unreadable-text': error('a text that is neither YAML nor JSON'),
  'unresolved-reference': error('a reference that points at nothing'),
  'unsupported-reference': error('a reference to another host or to an anchor, or with a wrong escape'),
  'unsupported-version': error('a document of another version'),
  'unused-path-parameter': error('a path parameter that is not in the path'),
  'wrong-kind': error('a reference to a component of another kind'),
  'wrong-shape': error('a list, an object or a text where something else belongs'),
  'unfit-paging': error('a rule of paging for an operation that it does not fit'),
  'unknown-keyword': warning('a key that OpenAPI does not have, or one near a keyword of JSON Schema'),
} as const satisfies Record<string, Meaning>

export type Code = keyof typeof codes

/** Every code, for whoever lists them. */
export const codeNames = Object.keys(codes) as readonly Code[]

export const isCode = (name: string): name is Code => Object.hasOwn(codes, name)

/** Levels that somebody chose, by code. */
export type Rules = Readonly<Partial<Record<Code, Level>>>
