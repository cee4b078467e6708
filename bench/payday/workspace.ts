// A workspace on the day of pay: a locked month with a payslip for each, and everybody a member who may see their own.

import { Passwords } from '../../packages/server/auth/factors/passwords.ts'
import { newId } from '../../packages/server/resource/ids.ts'
import type { BenchData } from '../data.ts'
import { askToProcess, onClient, readOperation } from '../payroll/processing.ts'
import { makePaidWorkspace, type PaidWorkspace } from '../payroll/workspace.ts'
import type { Service } from '../servers.ts'

export interface Payday {
  readonly workspace: PaidWorkspace
  readonly employees: readonly string[]
  readonly people: readonly Credentials[]
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

const password = 'four quiet otters swim'

export async function makePayday(data: BenchData, size: number): Promise<Payday> {
  const workspace = await makePaidWorkspace(data, size)
  const { rows } = await onClient(data.url, client => client.query(working, [workspace.id]))
  const employees = rows.map(({ id }) => id as string)
  const digest = await new Passwords().hash(password, 'bench')
  const emails = employees.map((_, n) => `payday${n}.${workspace.id}@bench.example`)
  await onClient(data.url, async client => {
    const role = newId('Role')
    await client.query(makeRole, [workspace.id, role])
    const people = employees.map(() => newId('People'))
    await client.query(makePeople, [people, emails, digest])
    const members = employees.map(() => newId('Member'))
    await client.query(makeMembers, [workspace.id, members, people, emails, employees, role])
  })
  return { workspace, employees, people: emails.map(email => ({ email, password })) }
}

/** Whoever has left sees their payslips, and nothing else of a first page. */
const working = `select id from employees where workspace_id = $1 and separation_date is null order by id`

const makeRole = `insert into roles (workspace_id, id, name) values ($1, $2, 'Staff')`
const makePeople = `
  insert into people (id, email, password_digest, password_changed_at)
  select id, email, $3, now() from unnest($1::text[], $2::text[]) as given (id, email)`
const makeMembers = `
  insert into members (workspace_id, id, person_id, name, email, role_id, employee_id)
  select $1, id, person_id, 'Somebody', email, $6, employee_id
  from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as given (id, person_id, email, employee_id)`

/** Processes, approves and locks the run, by the service. */
export async function lockRun(
  { url }: BenchData,
  { port }: Service,
  workspace: PaidWorkspace,
): Promise<void> {
  const finish = async (operation: string) => {
    for (;;) {
      const { status, message } = await readOperation(url, workspace, operation)
      if (status === 'succeeded') return
      if (status !== 'running') throw new Error(`The run ${status}: ${message}`)
      await new Promise(again => setTimeout(again, 200))
    }
  }
  await finish(await askToProcess(url, workspace))
  for (const step of ['approve', 'lock']) {
    const response = await fetch(`http://127.0.0.1:${port}/console/payroll_runs/${workspace.run}/${step}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${workspace.token}` },
    })
    const body = (await response.json()) as { id?: string; object?: string }
    if (!response.ok) throw new Error(`${step}: ${response.status} ${JSON.stringify(body)}`)
    if (body.id?.startsWith('pop_')) await finish(body.id)
  }
}
