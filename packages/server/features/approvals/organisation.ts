// The organisation about an employee: who manages them, who heads their department, and who can be asked at all.

import type { ApprovalKind } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { Organisation } from '@muster/engine'
import { worksHere } from '../../auth/sessions.ts'
import { hasAddress } from '../people/index.ts'
import { kinds } from './kinds.ts'

interface Found {
  readonly source: 'applicant' | 'line' | 'head' | 'role' | 'member' | 'last_resort'
  /** How far above, which role, or which group. */
  readonly place: string
  readonly member_id: string | null
}

interface Wanted {
  readonly employee_id: string
  readonly role_ids: readonly string[]
  readonly member_ids: readonly string[]
}

/** SQL: whether a member is there, by the days of the workspace `c`: whoever is an employee works here still. */
export const there = (member: string) => `not ${member}.deleted and (${member}.employee_id is null or exists (
  select from employees e where e.workspace_id = ${member}.workspace_id and e.id = ${member}.employee_id and ${worksHere('e')}))`

const memberOf = (employee: string) => `(select m.id from members m
  where m.workspace_id = :workspace_id and m.employee_id = ${employee} and ${there('m')})`

/** SQL: whether a member is an employee, by their aliases. Whoever has an address of theirs is, also as another member. */
export const isApplicant = (m: string, e: string): string =>
  `(${m}.employee_id = ${e}.id or ${hasAddress(e, `folded(${m}.email) collate "C"`)})`

/** SQL: whether two members are one person: the same, or an employee and whoever has an address of theirs. */
export const isOnePerson = (a: string, b: string): string =>
  `(${a}.id = ${b}.id or exists (select from employees x where x.workspace_id = ${a}.workspace_id
    and x.id in (${a}.employee_id, ${b}.employee_id) and ${isApplicant(a, 'x')} and ${isApplicant(b, 'x')}))`

/** SQL: whether a role decides where nobody else is left: HR, and then the owners. */
export const isOfLastResort = (role: string): string =>
  `(${role}.is_owner or ${role}.id = 'rol_' || substr(${role}.workspace_id, 5, 24) || '02')`

// The lines are read as the employees say them: in the transaction of a move those that are kept are still the ones of before.
const selectOrganisation = statement<Found, Wanted>(
  'organisation_about_employee',
  `with recursive applicant as (
     select e.id, e.department_id, e.work_email, e.personal_email from employees e where e.workspace_id = :workspace_id and e.id = :employee_id
   ), c as (
     select c.timezone from companies c where c.workspace_id = :workspace_id and c.id = :workspace_id
   ), above (id, head_employee_id, parent_id, passed) as (
     select d.id, d.head_employee_id, d.parent_id, array[d.id] from departments d join applicant a on d.id = a.department_id
     where d.workspace_id = :workspace_id
     union all
     select d.id, d.head_employee_id, d.parent_id, b.passed || d.id from above b join departments d on d.id = b.parent_id
     where d.workspace_id = :workspace_id and d.id <> all(b.passed)
   )
   select 'applicant' as source, '' as place, m.id as member_id from members m, applicant a
   where m.workspace_id = :workspace_id and ${isApplicant('m', 'a')}
   union all
   select 'line', lpad(l.depth::text, 6, '0'), ${memberOf('l.manager_id')} from c, find_reporting_lines(:workspace_id, array[:employee_id]) l
   union all
   select 'head', lpad(cardinality(b.passed)::text, 6, '0'), ${memberOf('b.head_employee_id')} from c, above b where b.head_employee_id is not null
   union all
   select 'role', m.role_id, m.id from c, members m where m.workspace_id = :workspace_id and m.role_id = any(:role_ids::text[]) and ${there('m')}
   union all
   select 'member', '', m.id from c, members m where m.workspace_id = :workspace_id and m.id = any(:member_ids::text[]) and ${there('m')}
   union all
   select 'last_resort', case when r.is_owner then '2' else '1' end, m.id
   from c, roles r join members m on m.workspace_id = r.workspace_id and m.role_id = r.id
   where r.workspace_id = :workspace_id and ${isOfLastResort('r')} and ${there('m')}
   order by 1, 2, 3`,
)

/** Read at the moment at which a step opens. About private details no manager and no head is asked: they are not theirs to read. */
export async function readOrganisation(db: Db, kind: ApprovalKind, wanted: Wanted): Promise<Organisation> {
  const { isPrivate = false } = kinds[kind]
  const found = Map.groupBy(await db.run(selectOrganisation, wanted), ({ source }) => source)
  const list = (source: Found['source']) => found.get(source) ?? []
  const known = (source: Found['source']) =>
    list(source).flatMap(({ member_id }) => (member_id === null ? [] : [member_id]))
  const byPlace = (source: Found['source']) =>
    Map.groupBy(list(source), ({ place }) => place)
      .entries()
      .map(([place, rows]) => [place, rows.map(({ member_id }) => member_id!)] as const)
  return {
    applicant: new Set(known('applicant')),
    line: isPrivate ? [] : list('line').map(({ member_id }) => member_id),
    heads: isPrivate ? [] : list('head').map(({ member_id }) => member_id),
    roles: new Map(byPlace('role')),
    present: new Set(known('member')),
    lastResort: [...new Map(byPlace('last_resort')).values()],
  }
}
