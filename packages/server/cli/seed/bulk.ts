// Volume: a workspace filled with made-up employees, as fast as PostgreSQL takes them.

import { homeStatement, runOnClient } from '@muster/db'
import pg from 'pg'
import { newId } from '../../resource/ids.ts'
import type { Steps } from '../terminal/progress.ts'

const writers = 2

/** Employees that were just inserted together. */
export interface Batch {
  readonly workspace: string
  readonly ids: readonly string[]
  /** The number of the first of them in the workspace. */
  readonly first: number
}

export interface BulkOptions {
  /** How many are inserted at once. */
  readonly batch?: number
  /** What else each batch gets, on its connection. */
  readonly also?: (client: pg.Client, batch: Batch) => Promise<void>
  readonly show?: (steps: Steps) => void
}

interface Place {
  readonly department: string | null
  readonly designation: string | null
  readonly employment_type: string | null
  readonly branch: string | null
  readonly shift: string | null
  readonly prefix: string
  readonly digits: number
  readonly first: number
}

// Takes the numbers first, so that employees created meanwhile get others.
const reserve = homeStatement<Place, { count: number; workspace: string }>(
  '',
  `update employee_settings s set code_next = code_next + :count::integer where workspace_id = :workspace
  returning default_department_id as department, default_designation_id as designation, default_employment_type_id as employment_type,
    (select id from branches where workspace_id = :workspace order by is_head_office desc, id limit 1) as branch,
    (select id from shifts where workspace_id = :workspace and is_default) as shift,
    code_prefix as prefix, code_digits as digits, (code_next - :count::integer)::integer as first`,
)

const names = `(array['Ayesha','Ahmed','Fatima','Bilal','Zainab','Usman','Hina','Imran'])[1 + at % 8]`
const families = `(array['Khan','Malik','Hussain','Qureshi','Butt','Sheikh','Raza'])[1 + at % 7]`

type Employees = Omit<Place, 'shift'> & { workspace: string; size: number; ids: readonly string[] }

const employees = homeStatement<unknown, Employees>(
  '',
  `insert into employees (workspace_id, id, employee_code, first_name, last_name, father_name, date_of_birth, gender, nationality,
    personal_email, work_email, phone_primary, national_id, department_id, designation_id, branch_id, employment_type_id, joining_date,
    status, created_at, updated_at)
  select :workspace, id, :prefix || lpad(at::text, greatest(:digits::integer, length(at::text)), '0'), ${names}, ${families}, 'Tariq ' || ${families},
    date '1970-01-01' + (at % 11000)::integer, case at % 2 when 0 then 'female' else 'male' end, 'Pakistani',
    'person' || at || '@example.com', 'employee' || at || '@company.example', '+92 300 ' || lpad((at % 10000000)::text, 7, '0'),
    '35202-' || lpad((at % 10000000)::text, 7, '0') || '-1', :department, :designation, :branch, :employment_type, date '2015-01-01' + (at % 3650)::integer,
    'active', stamp() - make_interval(secs => (:size::integer - ordinality) * 0.05), stamp() - make_interval(secs => (:size::integer - ordinality) * 0.05)
  from (select id, ordinality, :first::integer + ordinality - 1 as at from unnest(:ids::text[]) with ordinality as given (id, ordinality)) as numbered`,
)

const assignments = homeStatement<
  unknown,
  { workspace: string; shift: string; ids: readonly string[]; employees: readonly string[] }
>(
  '',
  `insert into employee_shifts (workspace_id, id, employee_id, shift_id, effective_from)
  select :workspace, assignment_id, employee_id, :shift, date '2015-01-01'
  from unnest(:ids::text[], :employees::text[]) as given (assignment_id, employee_id)`,
)

/** Adds employees to a workspace through the owner's connection. */
export async function seedBulk(
  url: string,
  workspaceId: string,
  count: number,
  { batch = 10_000, also, show }: BulkOptions = {},
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: writers }, () => connect(url)))
  try {
    const [place] = await runOnClient(clients[0]!, reserve, { workspace: workspaceId, count })
    if (!place) throw new Error(`There is no workspace ${workspaceId}; muster workspace create makes one.`)
    let [next, done] = [0, 0]
    await Promise.all(
      clients.map(async client => {
        while (next < count) {
          const from = next
          next += batch
          const made = await fill(client, workspaceId, place, from, Math.min(batch, count - from))
          await also?.(client, made)
          done += made.ids.length
          show?.({ done, total: count })
        }
      }),
    )
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
  await onOwner(url, client => client.query('analyze employees, employee_shifts'))
}

/** Does something that only the owner may do. */
export async function onOwner(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  // Of rows that are as new as these PostgreSQL has no statistics: it would compare each with each, and compile that.
  await client.query('set enable_nestloop = off; set jit = off')
  await withTriggers(client, false)
  return client
}

/**
 * Every reference was just read from the same workspace. Where the owner may, rows skip the check of each; where not, it
 * only takes longer. Without checks, triggers do not run either, so employees have theirs: what a search finds.
 */
async function withTriggers(client: pg.Client, are: boolean): Promise<void> {
  await client.query('reset role')
  await client.query(`set session_replication_role = '${are ? 'origin' : 'replica'}'`).catch(() => undefined)
  await client.query('set role muster_system')
}

async function fill(
  client: pg.Client,
  workspace: string,
  place: Place,
  from: number,
  size: number,
): Promise<Batch> {
  const ids = Array.from({ length: size }, () => newId('Employee'))
  const { shift, ...rest } = place
  const first = place.first + from
  await withTriggers(client, true)
  await runOnClient(client, employees, { ...rest, workspace, first, size, ids })
  await withTriggers(client, false)
  if (shift) {
    const assigned = ids.map(() => newId('EmployeeShift'))
    await runOnClient(client, assignments, { workspace, shift, ids: assigned, employees: ids })
  }
  return { workspace, ids, first }
}
