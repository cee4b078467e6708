// What each kind of change means to those who call: whether it breaks them, is to be looked at, or is only noted.

/** As a caller sees it; what a webhook sends is received like a response. */
export type Direction = 'request' | 'response'

export type Severity = 'break' | 'warn' | 'note'

/** How it is in what callers send, and in what they receive. */
type Rule = readonly [request: Severity, response: Severity]

/** Callers send what was valid: less is accepted. Callers receive what was announced: less comes. */
const narrows: Rule = ['break', 'note']
const widens: Rule = ['note', 'break']
const breaks: Rule = ['break', 'break']
const warns: Rule = ['warn', 'warn']
const notes: Rule = ['note', 'note']

export const rules = {
  'operation-removed': breaks,
  'operation-added': notes,
  'operation-deprecated': notes,
  'client-method-renamed': breaks,
  'parameter-removed': warns,
  'parameter-added': notes,
  'required-parameter-added': breaks,
  'parameter-became-required': breaks,
  'parameter-became-optional': notes,
  'parameter-style-changed': breaks,
  'body-removed': breaks,
  'body-added': notes,
  'required-body-added': breaks,
  'body-became-required': breaks,
  'body-became-optional': notes,
  'media-type-removed': breaks,
  'media-type-added': notes,
  'success-status-removed': breaks,
  'error-status-removed': notes,
  'status-added': notes,
  'required-header-removed': breaks,
  'header-removed': warns,
  'header-added': notes,
  'header-became-optional': breaks,
  'header-became-required': notes,
  'security-tightened': breaks,
  'security-loosened': notes,
  'security-scheme-changed': breaks,
  'server-removed': warns,
  'server-added': notes,
  'type-changed': breaks,
  'type-narrowed': narrows,
  'type-widened': widens,
  'null-removed': narrows,
  'null-added': widens,
  'enum-added': narrows,
  'enum-removed': widens,
  'enum-values-removed': narrows,
  'enum-values-added': widens,
  'field-added': notes,
  'required-field-added': narrows,
  // An open object takes what it does not know, and who receives an optional field has to do without it at times.
  'field-removed': warns,
  'field-refused': narrows,
  'required-field-removed': ['warn', 'break'],
  'field-became-required': narrows,
  'field-became-optional': widens,
  // Validation rejects what is sent and read-only.
  'field-became-read-only': breaks,
  'field-became-write-only': warns,
  'required-field-became-write-only': breaks,
  'object-closed': narrows,
  'object-opened': notes,
  'limit-tightened': narrows,
  'limit-loosened': widens,
  'pattern-added': narrows,
  'pattern-removed': ['note', 'warn'],
  // Whether one pattern holds what another does cannot be told.
  'pattern-changed': warns,
  'format-added': narrows,
  'format-removed': widens,
  'format-changed': breaks,
  'format-widened': widens,
  'format-narrowed': narrows,
  // What a caller leaves out means something else now.
  'default-changed': ['break', 'note'],
  'default-added': ['warn', 'note'],
  'default-removed': ['warn', 'note'],
  'variant-removed': narrows,
  'variant-added': widens,
  'discriminator-changed': breaks,
  'discriminator-added': notes,
  'discriminator-removed': warns,
  'mapping-removed': narrows,
  'mapping-added': ['note', 'warn'],
  'mapping-changed': breaks,
  'encoding-changed': breaks,
  'keyword-added': narrows,
  'keyword-removed': widens,
  'keyword-changed': warns,
  deprecated: notes,
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

export const rate = (rule: RuleName, direction: Direction): Severity =>
  rules[rule][direction === 'request' ? 0 : 1]

export const reverse = (direction: Direction): Direction => (direction === 'request' ? 'response' : 'request')
