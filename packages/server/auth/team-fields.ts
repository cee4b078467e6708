// What a manager sees of their team: the fields that the contract names, in responses and in what a list is asked by.

import {
  type Comparisons,
  comparisons,
  type OperationFacts,
  type SchemaFacts,
  schemas,
} from '@muster/contract'
import { sayWhole } from '@muster/sentences'
import { invalid } from '../http/problem.ts'

const all = schemas as Record<string, SchemaFacts>

/** They say which record it is, and no more. */
const always: ReadonlySet<string> = new Set(['object', 'id'])

/** Parameters that ask for a page, and compare nothing. */
const paging: ReadonlySet<string> = new Set(['limit', 'starting_after'])

/** Whether the records belong to somebody. What is nobody's, or shared, is no secret of a team. */
function isOfSomebody({ extensions }: SchemaFacts): boolean {
  const said = extensions?.['x-person']
  return said !== undefined && said !== 'shared'
}

/** The fields of somebody's record that their manager does not see. What the contract does not name is closed. */
export function listClosed(facts: SchemaFacts): string[] {
  if (!isOfSomebody(facts)) return []
  const open = (facts.extensions?.['x-team-fields'] ?? []) as readonly string[]
  return Object.keys(facts.fields).filter(field => !always.has(field) && !open.includes(field))
}

/** Refuses what would tell of a field that a manager does not see: a filter by it, or a sort. */
export function assertTeamQuery({ result, extensions }: OperationFacts, query: object): void {
  const kind = (result?.schema ?? '').replace(/Page$/, '')
  const facts = all[kind]
  if (!facts || !isOfSomebody(facts)) return
  const closed = new Set(listClosed(facts))
  const related = (extensions['x-tells'] ?? {}) as Readonly<Record<string, string>>
  const refused = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ||
    paging.has(name) ||
    isOpen(facts, closed, related[name] ?? findField(kind, name, value))
      ? []
      : [{ field: name, message: sayWhole('asks by something that a manager does not see; leave it out') }],
  )
  if (refused.length > 0) throw invalid(refused)
}

const isOpen = ({ fields }: SchemaFacts, closed: ReadonlySet<string>, field: string): boolean =>
  field in fields && !closed.has(field)

/** The field that a parameter compares; a parameter that compares none of the record has its own name, and is closed. */
function findField(kind: string, name: string, value: unknown): string {
  if (name === 'sort') return String(value).replace(/^-/, '')
  if (name === 'include_deleted') return 'deleted'
  if (name === 'updated_since') return 'updated_at'
  return (comparisons as Comparisons)[kind]?.[name]?.field ?? name
}
