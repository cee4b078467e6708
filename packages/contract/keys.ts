// The x- keys of the contract: where each may stand and what it holds. One that stands elsewhere would be overlooked.
import { stabilities } from './deprecations/deprecation.ts'
import { type Finding, list, methods, type Place } from './document.ts'

const everyKind = {
  root: 'The root',
  tag: 'A tag',
  operation: 'An operation',
  event: 'An event',
  response: 'A response',
  scheme: 'A security scheme',
  schema: 'A schema of components',
  field: 'A field',
  value: 'A value',
  other: 'This place',
} as const

type Kind = keyof typeof everyKind

interface Key {
  readonly at: readonly Kind[]
  readonly holds: (value: unknown) => boolean
  /** What it holds, as one writes it. */
  readonly such: string
  /** It says something that readers of the public document need; the others are of the inside. */
  readonly isPublic?: true
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText)
const isListOfNames = (value: unknown) => Array.isArray(value) && value.every(isText)
const isTable = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const flag = (...at: Kind[]): Key => ({ at, holds: value => value === true, such: 'true' })
const text = (such: string, ...at: Kind[]): Key => ({ at, holds: isText, such })
const table = (such: string, ...at: Kind[]): Key => ({ at, holds: isTable, such })

/** The same key, in the public document too. */
const open = (key: Key): Key => Object.assign(key, { isPublic: true })

/** Whose the records are: a field, or a table of one line. */
function isPerson(value: unknown): boolean {
  if (!isTable(value)) return isText(value)
  const { own, through, once, audience, while: shown, team, ...others } = value as Record<string, unknown>
  if (Object.keys(others).length > 0) return false
  if (audience !== undefined) return isListOfTexts(audience) && Object.keys(value as object).length === 1
  if (through !== undefined) return isText(through) && Object.keys(value as object).length === 1
  const statuses = Object.values((once ?? {}) as object)
  const isFlag = (said: unknown) => {
    const flags = Object.values((said ?? {}) as object)
    return said === undefined || (flags.length === 1 && isText(flags[0]))
  }
  return (
    isText(own) &&
    (once === undefined || (statuses.length === 1 && isListOfTexts(statuses[0]))) &&
    isFlag(shown) &&
    isFlag(team) &&
    (team === undefined || shown !== undefined)
  )
}

const isDigits = (value: unknown) => ['currency', 'free'].includes(String(value)) || Number.isInteger(value)

export const keys: Readonly<Record<string, Key>> = {
  'x-actor': flag('schema'),
  'x-always': table('a table of entries such as post', 'root'),
  'x-audience': {
    at: ['operation'],
    holds: value => value === 'workspace' || value === 'console',
    such: 'workspace where an integration may call it, or console where only the console does',
  },
  'x-audiences': table('a table of audiences, each with title, summary and description', 'root'),
  'x-audited': flag('operation'),
  'x-body': text('the bare name of a schema such as Employee', 'operation', 'response'),
  'x-body-bytes': open({ at: ['operation'], holds: Number.isInteger, such: 'a number of bytes' }),
  'x-bulk': flag('operation'),
  'x-code': text('a field such as employee_code', 'schema'),
  'x-colleagues': text('a view such as directory', 'schema'),
  'x-complete': flag('schema'),
  'x-computed': flag('field'),
  'x-decimal': open({
    at: ['schema', 'field'],
    holds: isDigits,
    such: 'currency, free or a number of digits',
  }),
  'x-deprecations': table('a table of operations, each with since and until', 'root'),
  'x-displayName': open(text('a name for people', 'tag')),
  'x-enum-of': text('webhooks, or a key beside it', 'schema'),
  'x-event-of': text('the bare name of a schema such as Employee', 'event'),
  'x-expected': open(text('words that follow "must be"', 'schema', 'field', 'value')),
  'x-file-bytes': open({ at: ['operation'], holds: Number.isInteger, such: 'a number of bytes' }),
  'x-filters': table('a table of fields with their descriptions', 'operation'),
  'x-from': open({
    at: ['operation'],
    holds: value => value === 'any' || isListOfTexts(value),
    such: 'a list of statuses such as [in_repair], or any',
  }),
  'x-help': {
    at: ['field'],
    holds: value => value === false || isText(value),
    such: 'what people read under the field, or false',
  },
  'x-id-prefix': text('three letters such as emp', 'schema'),
  'x-instead': {
    at: ['operation', 'schema'],
    holds: value => isTable(value) && Object.values(value as object).every(isText),
    such: 'a table of statuses, each with the sentence of what to do instead',
  },
  'x-leaver': {
    at: ['operation', 'schema'],
    holds: value => value === true || (isTable(value) && Object.values(value as object).every(isListOfTexts)),
    such: 'true, or a field with the values that are left, such as { type: [experience] }',
  },
  'x-leads': {
    at: ['schema'],
    holds: value => isTable(value) && Object.values(value as object).every(isListOfNames),
    such: 'a table of values, each with a list of those that it can become',
  },
  'x-mixed': flag('operation'),
  'x-no-dry-run': flag('operation'),
  'x-page-of': text('the bare name of a schema such as Employee', 'response'),
  'x-permissions': open(table('a table of permissions with what they cover', 'scheme')),
  'x-person': {
    at: ['schema'],
    holds: isPerson,
    such: 'a field such as employee_id, { own: employee_id }, { through: expense_claim_id }, { audience: [published] }, shared or concerned',
  },
  'x-photo': text('an internal column such as photo_sha256', 'schema'),
  'x-problems': open(table('a table of codes', 'schema')),
  'x-reach': {
    at: ['operation'],
    holds: value =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.every(one => ['own', 'team', 'concerned'].includes(one)),
    such: 'a list of own and team, or concerned alone',
  },
  'x-own-fields': {
    at: ['operation'],
    holds: isListOfTexts,
    such: 'a list of fields such as [employee_id, from_date]',
  },
  'x-own-values': table('a table of fields such as { punched_at: now, source: web }', 'operation'),
  'x-record': table(
    'a table such as { id: dep_01k21fdv66feyb5k5ze5g9980h, create: [name], update: true }',
    'schema',
  ),
  'x-references': open({
    at: ['field', 'value'],
    holds: value => isText(value) || isListOfTexts(value),
    such: 'the bare name of a schema such as Employee, or a list of them',
  }),
  'x-rehearsed': flag('operation'),
  'x-sample': table('a table of fields and parameters with what a sample sends of each', 'operation'),
  'x-sandbox': flag('operation'),
  'x-scopes': open(table('a table of scopes with what they grant', 'schema')),
  'x-secret': open({
    at: ['field'],
    holds: value => value === 'once' || value === 'again',
    such: 'once where it is shown a single time, or again where it can be read later',
  }),
  'x-sensitive': open(text('a scope such as employees.sensitive:read', 'field')),
  'x-sensitive-where': open(text('a field that says for each record whether it is so', 'field')),
  'x-shown-to': {
    at: ['schema'],
    holds: value =>
      isTable(value) &&
      Object.keys(value as object).join() === 'own,team' &&
      Object.values(value as object).every(isText),
    such: 'two fields such as { own: visible_to_employee, team: visible_to_managers }',
  },
  'x-sorts': {
    at: ['operation'],
    holds: isListOfTexts,
    such: 'a list of fields such as [joining_date, last_name]',
  },
  'x-stability': open({
    at: ['tag'],
    holds: value => stabilities.some(one => one === value),
    such: list(stabilities).replace(', ', ' or '),
  }),
  'x-status': flag('field'),
  'x-step-up': flag('operation'),
  'x-table': text('the name of a table', 'schema'),
  'x-tagGroups': open({ at: ['root'], holds: Array.isArray, such: 'a list of groups with their tags' }),
  'x-team-fields': {
    at: ['schema'],
    holds: isListOfTexts,
    such: 'a list of fields such as [employee_id, status]',
  },
  'x-tells': table('a table of parameters with the field that each tells of', 'operation'),
  'x-title': {
    at: ['schema'],
    holds: isListOfTexts,
    such: 'a list of fields such as [first_name, last_name]',
  },
  'x-to': open({
    at: ['operation'],
    holds: value => isText(value) || isListOfTexts(value),
    such: 'a status such as available, or a list of those that it depends on what is sent',
  }),
  'x-unaudited': flag('operation', 'field'),
  'x-untracked': flag('operation'),
  'x-value-needs': table('a table of values with an operation for each', 'schema'),
}

/** The keys of the public document. */
export const publicKeys: readonly string[] = Object.keys(keys).filter(name => keys[name]!.isPublic)

/** Keys that the generator writes into the public document, and nobody by hand. */
export const writtenKeys = ['x-codeSamples'] as const

/** Keys that would be overlooked, and places where nothing stands. */
export function* findMisplaced(
  node: unknown,
  at: Place = [],
  within: readonly unknown[] = [],
): Iterable<Finding> {
  if (node === null) yield { at, message: 'Nothing stands here. Write its value, or remove the key.' }
  if (typeof node !== 'object' || node === null) return
  if (within.includes(node)) {
    yield { at, message: 'This contains itself. Write it out instead of the YAML alias.' }
    return
  }
  for (const [name, value] of Object.entries(node)) {
    const place = [...at, name]
    const isKey = name.startsWith('x-') && !holdsNames(at)
    if (isKey) yield* judgeKey(name, value, place, kindOf(at))
    if (isKey ? name === 'x-always' && isTable(value) : !data.has(name) || holdsNames(at))
      yield* findMisplaced(value, place, [...within, node])
  }
}

function* judgeKey(name: string, value: unknown, at: Place, kind: Kind): Iterable<Finding> {
  const key = Object.hasOwn(keys, name) ? keys[name]! : undefined
  const here = Object.entries(keys).flatMap(([other, { at }]) => (at.includes(kind) ? [other] : []))
  const instead = here.length > 0 ? `may have ${list(here)}` : 'has no x- key'
  if (!key?.at.includes(kind))
    yield {
      at,
      message: key
        ? `${name} does not stand here. Write it at ${key.at.map(one => everyKind[one].toLowerCase()).join(' or ')}. ${everyKind[kind]} ${instead}.`
        : `There is no key "${name}". ${everyKind[kind]} ${instead}.`,
    }
  else if (!key.holds(value))
    yield {
      at,
      message: `${name} holds ${key.such}, and not ${JSON.stringify(value)}. Correct it, or remove the key.`,
    }
}

/** Keywords whose value is data, in which anything may stand. */
const data = new Set(['example', 'examples', 'enum', 'const', 'default'])

const tables = ['properties', 'headers', 'responses', 'schemas', 'mapping', 'paths', 'webhooks']

/** Whether the keys of what stands there are names that somebody chose; a field may have any of these names. */
const holdsNames = (at: Place): boolean => tables.includes(String(at.at(-1))) && at.at(-2) !== 'properties'

function kindOf(at: Place): Kind {
  const [root, section, , fourth] = at
  if (at.length === 0) return 'root'
  if (root === 'tags' && at.length === 2) return 'tag'
  if (root === 'paths' || root === 'webhooks') {
    if (at.length === 3 && methods.includes(String(at[2]))) return root === 'paths' ? 'operation' : 'event'
    if (root === 'paths' && at.length === 5 && fourth === 'responses') return 'response'
  }
  if (root === 'components' && at.length === 3) {
    if (section === 'schemas') return 'schema'
    if (section === 'securitySchemes') return 'scheme'
  }
  if (at.at(-2) === 'properties') return 'field'
  return ['schema', 'items'].includes(String(at.at(-1))) ? 'value' : 'other'
}
