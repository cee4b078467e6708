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

const silent = (means: string): Meaning => ({ level: 'silent', means })

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
  'contradicting-directions': warning('a field that is read-only and write-only'),
  'contradicting-limits': warning('limits that no value meets, such as a `minimum` above the `maximum`'),
  'duplicate-enum-value': warning('a value that stands twice in an `enum`'),
  'duplicate-parameter': warning('two parameters of one name in one place'),
  'duplicate-required': warning('a field that is required twice'),
  'duplicate-tag': warning('a tag that is declared twice'),
  'empty-enum': warning('an `enum` without values'),
  'idle-keyword': warning('a keyword that says nothing of its type, such as `maxLength` of an integer'),
  'ignored-sibling': warning('a keyword beside a `$ref` that OpenAPI 3.0 ignores, such as `nullable`'),
  'invalid-const': warning('a `const` that is no value of its schema'),
  'invalid-default': warning('a `default` that is no value of its schema'),
  'invalid-enum': warning('a value of an `enum` that is of another type, or outside of the limits'),
  'invalid-media-type': warning('a media type without a slash'),
  'missing-description': warning('a response without a description'),
  'missing-discriminator-field': warning('a variant without the field that the discriminator looks at'),
  'missing-items': warning('a list of OpenAPI 3.0 without `items`'),
  'missing-responses': warning('an operation without a response'),
  'missing-schema': warning('a parameter without a schema'),
  'optional-path-parameter': warning('a path parameter that is not required'),
  'undefined-operation': warning('a link to an operation that is not there'),
  'undefined-scope': warning('a scope that the flows of its scheme do not have'),
  'undefined-security-scheme': warning('a security scheme that is not there'),
  'undefined-server-variable': warning('a variable in the address of a server that is not described'),
  'unknown-encoding': warning('an encoding of a field that the body does not have'),
  'unknown-keyword': warning('a key that OpenAPI does not have, or one near a keyword of JSON Schema'),
  'unknown-mapping': warning('a mapping of a discriminator to a schema that is not there'),
  'unknown-required': warning(
    'a required field that a closed object does not have, or one near another name',
  ),
  'unknown-tag': warning('a tag of an operation that is not declared, near one that is'),
  'idle-nullable': silent('`nullable` without a type in OpenAPI 3.0'),
  'invalid-example': silent('an example that is no value of its schema; nothing is generated from it'),
  'undeclared-tag': silent('a tag of an operation that is not among the tags of the document'),
  'unknown-format': silent('a format that validators do not know'),
  'unused-component': silent('a component that nothing refers to'),
} as const satisfies Record<string, Meaning>

export type Code = keyof typeof codes

/** Every code, for whoever lists them. */
export const codeNames = Object.keys(codes) as readonly Code[]

export const isCode = (name: string): name is Code => Object.hasOwn(codes, name)

/** Levels that somebody chose, by code. */
export type Rules = Readonly<Partial<Record<Code, Level>>>
