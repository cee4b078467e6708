// What a person's own requests reach: the tables of schemas with x-person, and those that such a write needs and no schema shows.

import type { SchemaFacts } from '@muster/contract'
import type { PersonTable, Schema } from '@muster/db'

type Said = Partial<Omit<PersonTable, 'table'>>

/** What own requests write: leave, punches, corrections, overtime, claims, letters, bank accounts and details, and the days that follow from them. */
const written = new Set([
  'attendance_records',
  'bank_account_changes',
  'expense_claim_items',
  'expense_claims',
  'hr_letter_requests',
  'late_punches',
  'leave_allocations',
  'leave_application_days',
  'leave_applications',
  'leave_ledger_entries',
  'leave_overdrafts',
  'overtime_requests',
  'profile_changes',
  'regularisations',
])

/** The statuses in which such a write may leave a record, where the database holds that too. */
const statusesOf: Readonly<Record<string, readonly string[]>> = {
  expense_claims: ['draft', 'submitted', 'cancelled'],
  hr_letter_requests: ['pending', 'cancelled'],
  profile_changes: ['pending', 'withdrawn'],
}

/** The only columns that such a write changes, of tables of schemas. */
const updatesOf: Readonly<Record<string, readonly string[]>> = {
  // Whoever has read an announcement is counted.
  announcements: ['acknowledged_count', 'updated_at'],
}

/** Tables that no schema shows, or not as they are read here. */
const inside: Readonly<Record<string, Said>> = {
  announcement_acknowledgements: { reach: 'own', employee: 'employee_id', writes: true },
  // An own request that is withdrawn ends its approval. Who is asked about a new one the service finds.
  approval_assignments: { reach: 'own', employee: 'employee_id', updates: ['ended_at'] },
  approval_policies: { reach: 'shared', columns: ['workspace_id', 'id', 'kind', 'is_active'] },
  approval_steps: { reach: 'own', employee: 'employee_id', updates: ['status', 'ended_at'] },
  approvals: { reach: 'own', employee: 'employee_id', updates: ['status', 'decided_at', 'updated_at'] },
  attendance_grading: { reach: 'shared' },
  attendance_regrades: { reach: 'own', employee: 'employee_id', writes: true },
  audit_entries: { reach: 'written' },
  bank_account_change_emails: { reach: 'written' },
  employee_former_employments: { reach: 'team', employee: 'employee_id' },
  employee_inactivity: { reach: 'own', employee: 'employee_id' },
  events: { reach: 'written' },
  // A claim of one's own takes the next number.
  expense_claim_numbering: { reach: 'shared', updates: ['number_next'], writes: true },
  // Kept by a trigger of the claims.
  expense_claim_words: { reach: 'team', through: ['expense_claim_id', 'expense_claims'], writes: true },
  idempotency_keys: { reach: 'written' },
  leave_application_days: { reach: 'team', employee: 'employee_id' },
  leave_group_types: { reach: 'shared' },
  leave_ledger_entries: { reach: 'team', through: ['leave_allocation_id', 'leave_allocations'] },
  leave_shortenings: { reach: 'team', through: ['leave_application_id', 'leave_applications'] },
  // What stands at the head of their own payslips, and now of their certificates.
  letterheads: { reach: 'shared', left: true },
  letterhead_versions: {
    reach: 'shared',
    left: true,
    columns: ['workspace_id', 'digest', 'content', 'created_at'],
  },
  // The month of an entry, and whether and since when it is final.
  payroll_runs: {
    reach: 'shared',
    left: true,
    columns: ['workspace_id', 'id', 'status', 'kind', 'month', 'year', 'fiscal_year_id', 'locked_at'],
  },
  // Written to whom it is told, and read by members alone.
  notifications: { reach: 'written' },
  // A punch stays as it was written; grading notes the day that it counts to.
  punches: {
    reach: 'team',
    employee: 'employee_id',
    updates: ['graded_date', 'graded_ignored'],
    writes: true,
  },
  record_changes: { reach: 'written' },
  // Of what was removed, such as an entry of a run that was calculated again, nothing was final.
  removed_records: { reach: 'hidden' },
  reporting_lines: { reach: 'shared' },
  rule_versions: { reach: 'shared' },
  // Which objects are there, by their digests: nobody reads what is in them by that.
  stored_files: { reach: 'shared', updates: ['uses', 'begun_at'], writes: true },
  time_locks: { reach: 'shared' },
  // An event is written with a delivery for each endpoint that asked for it.
  webhook_deliveries: { reach: 'shared', columns: ['workspace_id', 'id'], writes: true },
  webhook_endpoints: { reach: 'shared', columns: ['workspace_id', 'id', 'events', 'deleted'] },
}

interface Spoken {
  readonly own?: string
  readonly through?: string
  readonly once?: Readonly<Record<string, readonly string[]>>
  readonly while?: Readonly<Record<string, string>>
  readonly team?: Readonly<Record<string, string>>
  readonly audience?: readonly string[]
}

type Schemas = Readonly<Record<string, SchemaFacts>>

export function listPersonTables(schemas: Schemas, { tables }: Schema): PersonTable[] {
  const shown = Object.values(schemas).flatMap(({ fields, extensions }) => {
    const { 'x-table': table, 'x-person': said, 'x-leaver': left, 'x-shown-to': flags } = extensions ?? {}
    return typeof table === 'string' && said !== undefined
      ? [
          [
            table,
            Object.assign(read(said, fields, schemas), { left: readLeft(left), flags }) as Said,
          ] as const,
        ]
      : []
  })
  const all = new Map<string, Said>([...shown, ...Object.entries(inside)])
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([table, said]) => complete(table, said, tables))
}

function read(said: unknown, fields: SchemaFacts['fields'], schemas: Schemas): Said {
  if (said === 'shared' || said === 'concerned') return { reach: said }
  if (typeof said === 'string') return { reach: 'team', employee: said }
  const { own, through, once, audience, while: shown = {}, team = {} } = said as Spoken
  if (audience) return { reach: 'audience', shown: audience }
  const tableOf = (field: string) =>
    String(schemas[String(fields[field]?.extensions?.['x-references'])]?.extensions?.['x-table'])
  if (through !== undefined) return { reach: 'team', through: [through, tableOf(through)] }
  const [field, statuses] = Object.entries(once ?? {})[0] ?? []
  const readFlag = ([[named, flag] = ['', '']]: [string, string][]) => [named, tableOf(named), flag] as const
  const [ofSelf, ofTeam] = [Object.entries(shown), Object.entries(team)] as [string, string][][]
  return {
    reach: ofTeam!.length > 0 ? 'team' : 'own',
    employee: own!,
    once: field ? [field, tableOf(field), statuses!] : null,
    ...(ofSelf!.length > 0 && { while: readFlag(ofSelf!) }),
    ...(ofTeam!.length > 0 && { team: readFlag(ofTeam!) }),
  }
}

/** What whoever has left keeps of a table. */
function readLeft(said: unknown): PersonTable['left'] {
  if (said === true || said === undefined) return said
  const [[field, values] = ['', []]] = Object.entries(said as Readonly<Record<string, readonly string[]>>)
  return [field, values]
}

function complete(table: string, said: Said, tables: Schema['tables']): PersonTable {
  const {
    employee = null,
    through = null,
    reach = 'own',
    columns = null,
    updates = updatesOf[table] ?? null,
    once = null,
    left,
  } = said
  const { writes = written.has(table) && updates === null } = said
  const known = new Set(tables.get(table)?.map(({ name }) => name))
  const kept = Array.isArray(left) ? left[0] : null
  const flags = [said.while?.[0], said.team?.[0], said.flags?.own, said.flags?.team]
  const named = [employee, through?.[0], once?.[0], ...flags, kept, ...(columns ?? [])].filter(
    column => typeof column === 'string',
  )
  const missing = named.filter(column => !known.has(column))
  if (missing.length > 0) throw new Error(`x-person of ${table}: it has no column ${missing.join(', ')}`)
  return {
    table,
    employee,
    through,
    reach,
    once,
    columns,
    writes,
    updates,
    ...(said.shown && { shown: said.shown }),
    ...(said.while && { while: said.while }),
    ...(said.team && { team: said.team }),
    ...(said.flags && { flags: said.flags }),
    ...(statusesOf[table] && { statuses: statusesOf[table] }),
    ...(left !== undefined && { left }),
  }
}

/** The text of gen/person-tables.ts. */
export function personTablesSource(schemas: Schemas, database: Schema): string {
  const lines = listPersonTables(schemas, database).map(each => `  ${JSON.stringify(each)},\n`)
  return `import type { PersonTable } from '../schema/person-policies.ts'

/** The tables that a person's own requests reach. There is no right to any other. */
export const personTables: readonly PersonTable[] = [
${lines.join('')}]
`
}
