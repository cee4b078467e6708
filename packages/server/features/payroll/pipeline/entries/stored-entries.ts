// Stored entries of a run: with lines, claims and arrears, as they were last written.

import { type Db, statement } from '@muster/db'
import { digestOf } from '../../../../runtime/digest.ts'
import {
  type ArrearsColumns,
  type ClaimColumns,
  type EntryColumns,
  type EntryRows,
  type LineColumns,
  plainNames,
} from './entry-rows.ts'

export interface StoredLine extends LineColumns {
  readonly id: string
}

/** The explanation is compared by its digest. */
type StoredColumns = Omit<EntryColumns, 'explanation' | 'gaps'> & { readonly explanation: string }

export interface StoredPayrollEntry extends StoredColumns {
  readonly id: string
  readonly employee_id: string
  readonly employee_code: string
  readonly lines: readonly StoredLine[]
  readonly claims: readonly ClaimColumns[]
  readonly arrears: readonly ArrearsColumns[]
}

const reading = (condition: string) => `
   select e.id, e.employee_id, p.employee_code, ${plainNames.map(column => `e.${column}`).join(', ')}, md5(e.explanation) as explanation,
     (select coalesce(json_agg(json_build_object('id', l.id, 'salary_component_id', l.salary_component_id, 'type', l.type,
        'amount', l.amount::text, 'is_taxable', l.is_taxable, 'display_order', l.display_order)), '[]')
      from payroll_entry_components l where l.workspace_id = :workspace_id and l.payroll_entry_id = e.id) as lines,
     (select coalesce(json_agg(json_build_object('kind', c.kind, 'object_id', c.object_id, 'amount', c.amount::text,
        'first_day', c.first_day, 'last_day', c.last_day)), '[]')
      from payroll_claims c where c.workspace_id = :workspace_id and c.payroll_run_id = :run and c.employee_id = e.employee_id) as claims,
     (select coalesce(json_agg(json_build_object('month', a.month, 'gross_salary', a.gross_salary::text,
        'time_deductions', a.time_deductions::text, 'overtime', a.overtime::text, 'taxable_income', a.taxable_income::text,
        'basis', a.basis)), '[]')
      from payroll_entry_arrears a where a.workspace_id = :workspace_id and a.payroll_entry_id = e.id) as arrears
   from payroll_entries e join employees p on p.workspace_id = :workspace_id and p.id = e.employee_id
   where e.workspace_id = :workspace_id and e.payroll_run_id = :run and ${condition}`

// An index ends at what is compared, also in a plan for any values: with `:until is null or`, such a plan reads all entries for
// each piece. No id is later than a tilde.
const ofPiece = `e.employee_id > :after and e.employee_id <= coalesce(:until, '~')`

const selectStoredEntriesOfPiece = statement<
  StoredPayrollEntry,
  { run: string; after: string; until: string | null }
>('stored_payroll_entries', reading(ofPiece))
const selectStoredEntriesOfEmployees = statement<
  StoredPayrollEntry,
  { run: string; employees: readonly string[] }
>('stored_payroll_entries_of', reading('e.employee_id = any(:employees)'))

/** Of one run, employees whose id is later than the one and up to the other. */
interface RunPiece {
  readonly run: string
  readonly after: string
  readonly until: string | null
}

/** By employee. */
export async function readStoredEntries(db: Db, of: RunPiece): Promise<Map<string, StoredPayrollEntry>> {
  const rows = await db.run(selectStoredEntriesOfPiece, { run: of.run, after: of.after, until: of.until })
  return new Map(rows.map(row => [row.employee_id, row]))
}

/** The same of some employees. */
export async function readStoredEntriesOf(
  db: Db,
  of: { readonly run: string; readonly employees: readonly string[] },
): Promise<Map<string, StoredPayrollEntry>> {
  const rows = await db.run(selectStoredEntriesOfEmployees, { run: of.run, employees: of.employees })
  return new Map(rows.map(row => [row.employee_id, row]))
}

// Lists are in the order of their keys. No text holds these characters: JSON escapes them, and the others are names and figures.
const [between, rowsBetween, listsBetween] = ['\u001f', '\u001e', '\u001d']
const listOf = (columns: string, key: string, from: string) =>
  `coalesce((select string_agg(concat_ws(chr(31), ${columns}), chr(30) order by ${key}) from ${from}), '')`

const digests = statement<
  { employee_id: string; digest: string },
  { run: string; after: string; until: string | null }
>(
  'payroll_entry_digests',
  `select e.employee_id, md5(concat_ws(chr(29), concat_ws(chr(31), ${plainNames.map(column => `e.${column}`).join(', ')}), e.explanation,
     ${listOf(
       'l.salary_component_id, l.type, l.amount, l.is_taxable::text, l.display_order',
       'l.salary_component_id collate "C"',
       'payroll_entry_components l where l.workspace_id = :workspace_id and l.payroll_entry_id = e.id',
     )},
     ${listOf(
       `c.kind, c.object_id, coalesce(c.amount::text, ''), coalesce(c.first_day::text, ''), coalesce(c.last_day::text, '')`,
       'c.kind collate "C", c.object_id collate "C"',
       'payroll_claims c where c.workspace_id = :workspace_id and c.payroll_run_id = :run and c.employee_id = e.employee_id',
     )},
     ${listOf(
       'a.month, a.gross_salary, a.time_deductions, a.overtime, a.taxable_income, a.basis',
       'a.month',
       'payroll_entry_arrears a where a.workspace_id = :workspace_id and a.payroll_entry_id = e.id',
     )})) as digest
   from payroll_entries e
   where e.workspace_id = :workspace_id and e.payroll_run_id = :run and ${ofPiece}`,
)

/** By employee: a digest of all that stands, which takes PostgreSQL half the time that the rows do. */
export async function readStoredDigests(db: Db, of: RunPiece): Promise<Map<string, string>> {
  const rows = await db.run(digests, { run: of.run, after: of.after, until: of.until })
  return new Map(rows.map(({ employee_id, digest }) => [employee_id, digest]))
}

/** The same digest, of what is to stand. */
export function digestRows({ entry, lines, claims, arrears }: EntryRows): string {
  const list = (rows: readonly (readonly unknown[])[]) =>
    rows
      .map(row => row.join(between))
      .sort()
      .join(rowsBetween)
  const texts = [
    plainNames.map(name => entry[name]).join(between),
    entry.explanation,
    list(
      lines.map(line => [
        line.salary_component_id,
        line.type,
        line.amount,
        line.is_taxable,
        line.display_order,
      ]),
    ),
    list(claims.map(claim => [claim.kind, claim.object_id, claim.amount, claim.first_day, claim.last_day])),
    list(
      arrears.map(each => [
        each.month,
        each.gross_salary,
        each.time_deductions,
        each.overtime,
        each.taxable_income,
        each.basis,
      ]),
    ),
  ]
  return digestOf(texts.join(listsBetween))
}

/** Whether the columns of the entry itself are the same. */
export function isSameEntry(before: StoredPayrollEntry, { entry }: EntryRows): boolean {
  if (digestOf(entry.explanation) !== before.explanation) return false
  return plainNames.every(name => isSame(before[name], entry[name]))
}

const isSame = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' || typeof after === 'number'
    ? Number(before) === Number(after)
    : before === after

/** What was added, what changed and what is gone, by key. */
export interface Changes<Item, Before> {
  readonly written: readonly { readonly item: Item; readonly before: Before | undefined }[]
  readonly gone: readonly Before[]
}

export function compareRows<Item extends object, Before extends object>(
  before: readonly Before[],
  after: readonly Item[],
  key: (row: Item | Before) => string,
): Changes<Item, Before> {
  const known = new Map(before.map(row => [key(row), row]))
  const kept = new Set(after.map(key))
  return {
    written: after
      .map(item => ({ item, before: known.get(key(item)) }))
      .filter(({ item, before: old }) => !old || !isEqual(old, item)),
    gone: before.filter(row => !kept.has(key(row))),
  }
}

/** By the columns of the later one. */
function isEqual(before: object, after: object): boolean {
  return Object.entries(after).every(([name, value]) => (before as Record<string, unknown>)[name] === value)
}
