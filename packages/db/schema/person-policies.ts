// The policies of muster_person: which rows of which tables the requests of one employee reach, made of what the contract says.

import { createHash } from 'node:crypto'
import { personTables } from '../gen/person-tables.ts'
import { commentPolicies } from './comment-policies.ts'

/** A column that names a record, its table, and the flag of it that counts. */
export type Flag = readonly [column: string, table: string, flag: string]

/** Whose the rows of a table are, and what a person's request does with them. */
export interface PersonTable {
  readonly table: string
  /** The column with the employee; null where it is found otherwise. */
  readonly employee: string | null
  /** The column that names the record that a row belongs to, and its table. */
  readonly through: readonly [column: string, table: string] | null
  /**
   * `shared` is seen by everybody in the workspace, and what is `written` by nobody; of what is `hidden` there is no row. What is
   * for those `concerned` has policies of its own.
   */
  readonly reach: 'own' | 'team' | 'shared' | 'audience' | 'written' | 'hidden' | 'concerned'
  /** Of what has an audience: the statuses in which it is seen by those whom that has. */
  readonly shown?: readonly string[]
  /** The column that names a record, its table, and the statuses of it in which the row is seen. */
  readonly once: readonly [column: string, table: string, statuses: readonly string[]] | null
  /** The flag that says whether the row is seen by whoever it is about. */
  readonly while?: Flag
  /** The same of rows of a team: the flag says whether managers see them. */
  readonly team?: Flag
  /** Of what is shared: the flags of a row that say who sees it. */
  readonly flags?: { readonly own: string; readonly team: string }
  /** The only columns that are read; null for all. */
  readonly columns: readonly string[] | null
  readonly writes: boolean
  /** The only columns that are written, of rows that are there; null for all. */
  readonly updates: readonly string[] | null
  /** The only statuses in which a write may leave a row: no one decides about their own. All, where nothing is said. */
  readonly statuses?: readonly string[]
  /** That whoever has left still reads it, or a column with the values of which they do. */
  readonly left?: true | readonly [column: string, values: readonly string[]]
}

const inWorkspace = 'workspace_id = (select current_workspace())'

const list = (values: readonly string[]) => values.map(value => `'${value}'`).join(', ')

/** One condition for reads: what a person sees, they also may lock. */
function findVisible(each: PersonTable): string {
  const { table, left } = each
  if (left === true) return findFinal(each)
  const works = `(select current_reach()) <> 'left'`
  if (left === undefined) return `${works} and ${findFinal(each)}`
  const [column, values] = left
  return `${findFinal(each)} and (${works} or ${table}.${column} in (${list(values)}))`
}

function findFinal(each: PersonTable): string {
  const { table, once } = each
  return [findWhose(each), ...(once ? [matchNamed(table, once, `p.status in (${list(once[2])})`)] : [])].join(
    ' and ',
  )
}

const matchNamed = (table: string, [column, parent]: readonly [string, string, ...unknown[]], is: string) =>
  `exists (select from ${parent} p where p.workspace_id = (select current_workspace())
    and p.id = ${table}.${column} and ${is})`

const matchFlag = (table: string, flag: Flag | undefined): string =>
  flag ? ` and ${matchNamed(table, flag, `p.${flag[2]}`)}` : ''

/** For everybody, or for whoever is there now: nobody reads what was told to those where they were before. */
function findAudience(shown: readonly string[]): string {
  const mine = (column: string) => `(select e.${column} from employees e
    where e.workspace_id = (select current_workspace()) and e.id = (select current_employee()))`
  return `${inWorkspace} and status in (${list(shown)}) and case audience when 'all' then true
    when 'branches' then ${mine('branch_id')} = any(branch_ids)
    when 'departments' then ${mine('department_id')} = any(department_ids)
    when 'employees' then (select current_employee()) = any(employee_ids) else false end`
}

/** What is shared is seen by everybody, unless flags of it say otherwise. */
const findShared = ({ flags }: PersonTable): string =>
  flags
    ? `${inWorkspace} and (${flags.own} or (${flags.team} and (select current_reach()) in ('team', 'wide')))`
    : inWorkspace

function findWhose(each: PersonTable): string {
  const { table, employee, through, reach, shown = [] } = each
  if (reach === 'hidden') return 'false'
  if (reach === 'audience') return findAudience(shown)
  if (reach === 'shared') return findShared(each)
  if (through) {
    const [column, parent] = through
    const exists = `exists (select from ${parent} p where p.workspace_id = (select current_workspace()) and p.id = ${table}.${column})`
    return `${inWorkspace} and ${exists}`
  }
  const own = `${employee} = (select current_employee())${matchFlag(table, each.while)}`
  const ofTeam = matchFlag(table, each.team)
  if (reach === 'own') return `${inWorkspace} and ${own}`
  const line = `from reporting_lines l where l.workspace_id = (select current_workspace())
    and l.manager_id = (select current_employee()) and l.employee_id = ${table}.${employee}`
  // The first may be read as a whole before the rows are; the second never is, which a large team would take long for.
  return `${inWorkspace} and (${own} or case (select current_reach())
    when 'team' then exists (select ${line})${ofTeam} when 'wide' then (select l.depth ${line}) > 0${ofTeam} else false end)`
}

/** Written is what is one's own, by a request that reaches no further. */
function findWritable(table: PersonTable): string {
  const { reach, employee } = table
  if (reach === 'shared') return `(select current_reach()) <> 'left' and ${inWorkspace}`
  const owned = employee === null ? table : Object.assign({}, table, { reach: 'own' })
  return `(select current_reach()) = 'own' and ${findVisible(owned)}`
}

/** What a row has to be after it was written. */
function findWritten(table: PersonTable): string {
  const { statuses } = table
  return statuses ? `${findWritable(table)} and status in (${list(statuses)})` : findWritable(table)
}

function* listStatements(tables: readonly PersonTable[]): Iterable<string> {
  for (const each of tables) {
    const { table, reach, columns, writes, updates } = each
    const on = `on ${table} to muster_person`
    if (reach === 'written') {
      yield `grant insert on ${table} to muster_person`
      yield `create policy person_writes on ${table} for insert to muster_person with check (${inWorkspace})`
      continue
    }
    yield `grant select${columns ? ` (${columns.join(', ')})` : ''} ${on}`
    yield `create policy person_reads on ${table} for select to muster_person using (${findVisible(each)})`
    if (updates) {
      yield `grant update (${updates.join(', ')}) ${on}`
      yield `create policy person_updates on ${table} for update to muster_person using (${findWritable(each)})`
    }
    if (!writes) continue
    const verbs = columns || updates ? ['insert'] : ['insert', 'update', 'delete']
    yield `grant ${verbs.join(', ')} ${on}`
    yield `create policy person_inserts on ${table} for insert to muster_person with check (${findWritten(each)})`
    if (columns || updates) continue
    const written = each.statuses ? ` with check (${findWritten(each)})` : ''
    yield `create policy person_updates on ${table} for update to muster_person using (${findWritable(each)})${written}`
    yield `create policy person_deletes on ${table} for delete to muster_person using (${findWritable(each)})`
  }
}

/** Takes every right of before away: what the contract no longer says is closed. */
const clear = `do $$
declare
  p record;
begin
  for p in select tablename, policyname from pg_policies where schemaname = current_schema() and 'muster_person' = any(roles) loop
    execute format('drop policy %I on %I', p.policyname, p.tablename);
  end loop;
  execute format('revoke all on all tables in schema %I from muster_person', current_schema());
end $$`

/** An employee's time is locked by locking the employee, of whom nothing is changed. */
const lockEmployee = [
  'grant update (updated_at) on employees to muster_person',
  `create policy person_locks on employees for update to muster_person using ((select current_reach()) <> 'left' and ${inWorkspace} and id = (select current_employee())) with check (false)`,
]

/** Statements about a table or a view that a schema of an earlier migration may lack, where it is there. */
const whereThere = (name: string, statements: Iterable<string>): string =>
  `do $$ begin if to_regclass('${name}') is not null then ${[...statements].join('; ')}; end if; end $$`

/** The same of a table whose rows flags show: where one of them is not there yet, nobody sees them. */
function whereFlagged({ table, while: shown, team, flags }: PersonTable, statement: string): string {
  const ofTypes = [shown, team].flatMap(flag => (flag ? [[flag[1], flag[2]]] : []))
  const needed = ofTypes.concat(Object.values(flags ?? {}).map(flag => [table, flag]))
  const isThere = needed.map(
    ([place, flag]) =>
      `exists (select from pg_attribute where attrelid = to_regclass('${place}') and attname = '${flag}')`,
  )
  return needed.length === 0
    ? statement
    : `do $flagged$ begin if ${isThere.join(' and ')} then ${statement}; end if; end $flagged$`
}

/** Views of few columns, which hold the workspace by themselves: of colleagues, of whom to tell of what somebody asks for, and of what may be commented on. */
const shown = [
  'directory',
  'colleagues',
  'colleagues_away',
  'colleague_words',
  'told_members',
  'commented_records',
  'comment_authors',
]

const statements = [
  clear,
  ...personTables
    .filter(({ reach }) => reach !== 'concerned')
    .map(each => whereFlagged(each, whereThere(each.table, listStatements([each])))),
  ...lockEmployee,
  ...shown.map(view => whereThere(view, [`grant select on ${view} to muster_person`])),
  whereThere('commented_records', commentPolicies),
].join(';\n')

/** Which policies these are: a database whose function says another one has those of another release. */
export const policiesDigest = createHash('sha256').update(statements).digest('hex').slice(0, 16)

export const policiesSql = `${statements};\ncomment on function current_reach() is 'policies ${policiesDigest}'`
