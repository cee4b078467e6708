// The tables of the page "Who sees what": made of what the contract and the directory say, of which the fences are made too.

import type { Model, ObjectFacts } from '@muster/codegen'
import type { Schema } from '@muster/db'
import type { Table } from '../guide-tables.ts'

type Facts = Readonly<Record<string, Pick<ObjectFacts, 'fields' | 'extensions'>>>

interface Spoken {
  readonly through?: string
  readonly once?: Readonly<Record<string, readonly string[]>>
  readonly while?: Readonly<Record<string, string>>
  readonly team?: Readonly<Record<string, string>>
  readonly audience?: readonly string[]
}

const page = 'privacy.md'

/** What says which record it is, and of what kind. */
const plain: ReadonlySet<string> = new Set(['object', 'id', 'workspace_id'])

const nameKind = (kind: string): string => {
  const words = kind.replace(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()
  return `${words[0]!.toUpperCase()}${words.slice(1)}`.replace(/^Hr\b/, 'HR')
}

const nameFields = (fields: readonly string[]): string =>
  fields
    .filter(field => !plain.has(field))
    .map(field => field.replace(/_(id|sha256)$/, '').replaceAll('_', ' '))
    .join(', ')

export function makePrivacyTables(contract: Model, facts: Facts, { views }: Pick<Schema, 'views'>): Table[] {
  const reached = findReached(contract)
  const kinds = [...reached].filter(([kind]) => isOfSomebody(facts[kind]?.extensions?.['x-person']))
  return [
    {
      page,
      heads: ['Record', 'Whoever it is about', 'Their managers'],
      rows: kinds.map(([kind, reaches]) => [
        nameKind(kind),
        tellOwn(facts, kind),
        tellManagers(facts, kind, reaches),
      ]),
    },
    {
      page,
      heads: ['Of this record', 'managers see', 'managers do not see'],
      rows: kinds.filter(([, reaches]) => reaches.has('team')).map(([kind]) => tellTeam(kind, facts[kind]!)),
    },
    {
      page,
      heads: ['Of each other', 'colleagues see at most'],
      rows: [
        ['Employee', nameFields([...(views.get('directory') ?? [])].filter(column => column !== 'deleted'))],
      ],
    },
  ]
}

/** By the kind of record that an operation shows: how far people reach by it. */
function findReached({ operations }: Model): Map<string, ReadonlySet<string>> {
  const reached = new Map<string, Set<string>>()
  for (const { method, extensions, success } of operations) {
    const kind = success.contents[0]?.ref?.replace(/Page$/, '')
    if (method !== 'GET' || kind === undefined) continue
    for (const reach of (extensions['x-reach'] ?? []) as readonly string[])
      reached.set(kind, (reached.get(kind) ?? new Set()).add(reach))
  }
  return reached
}

const isOfSomebody = (person: unknown): boolean => person !== undefined && person !== 'shared'

function tellManagers(facts: Facts, kind: string, reaches: ReadonlySet<string>): string {
  if (reaches.has('concerned')) return 'see it, unless it is internal, where they see the request'
  if (!reaches.has('team')) return 'do not see it'
  const { team } = facts[kind]!.extensions!['x-person'] as Spoken
  return `see the fields below${tellWhile(facts, kind, team)}`
}

/** The flag of another record, while which this one is seen. */
function tellWhile(facts: Facts, kind: string, said: Readonly<Record<string, string>> = {}): string {
  const [[named, flag] = []] = Object.entries(said)
  if (!named || !flag) return ''
  const other = nameKind(String(facts[kind]!.fields[named]!.extensions!['x-references'])).toLowerCase()
  return ` while its ${other} is ${flag.replaceAll('_', ' ')}`
}

function tellOwn(facts: Facts, kind: string): string {
  const { fields, extensions } = facts[kind]!
  if (extensions!['x-person'] === 'concerned') return 'see it, unless it is internal'
  const { through, once = {}, audience, while: shown } = extensions!['x-person'] as Spoken
  if (audience) return `see it while it is ${audience.join(' or ')} and for them`
  if (through !== undefined) return tellOwn(facts, String(fields[through]!.extensions!['x-references']))
  const [statuses] = Object.values(once)
  if (statuses) return `see it once the payroll run is ${statuses.join(' or ')}`
  return `see it${tellWhile(facts, kind, shown)}`
}

function tellTeam(kind: string, { fields, extensions }: Facts[string]): string[] {
  const open = (extensions?.['x-team-fields'] ?? []) as readonly string[]
  const closed = Object.keys(fields).filter(field => !open.includes(field))
  return [nameKind(kind), nameFields(open), nameFields(closed) || 'nothing is left out']
}
