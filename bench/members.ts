// Members of a benchmark: people who sign in by a password, each linked to an employee, with a role that has no right of its own.

import type pg from 'pg'
import { Passwords } from '../packages/server/auth/factors/passwords.ts'
import { newId } from '../packages/server/resource/ids.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

const password = 'four quiet otters swim'

/** In the order of the employees. */
export async function makeMembers(
  client: Pick<pg.ClientBase, 'query'>,
  workspace_id: string,
  employees: readonly string[],
): Promise<Credentials[]> {
  const emails = employees.map((_, n) => `member${n}.${workspace_id}@bench.example`)
  const digest = await new Passwords().hash(password, 'bench')
  const role = newId('Role')
  await client.query(insertRole, [workspace_id, role])
  const people = employees.map(() => newId('People'))
  await client.query(insertPeople, [people, emails, digest])
  const members = employees.map(() => newId('Member'))
  await client.query(insertMembers, [workspace_id, members, people, emails, employees, role])
  return emails.map(email => ({ email, password }))
}

const insertRole = `insert into roles (workspace_id, id, name) values ($1, $2, 'Staff')`
const insertPeople = `
  insert into people (id, email, password_digest, password_changed_at)
  select id, email, $3, now() from unnest($1::text[], $2::text[]) as given (id, email)`
const insertMembers = `
  insert into members (workspace_id, id, person_id, name, email, role_id, employee_id)
  select $1, id, person_id, 'Somebody', email, $6, employee_id
  from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (id, person_id, email, employee_id)`
