// A workspace on the day of pay: a locked month with a payslip for each, and everybody a member who may see their own.

import type { BenchData } from '../data.ts'
import { type Credentials, makeMembers } from '../members.ts'
import { askToProcess, onClient, readOperation } from '../payroll/processing.ts'
import { makePaidWorkspace, type PaidWorkspace } from '../payroll/workspace.ts'
import type { Service } from '../servers.ts'

export interface Payday {
  readonly workspace: PaidWorkspace
  readonly employees: readonly string[]
  readonly people: readonly Credentials[]
}

export async function makePayday(data: BenchData, size: number): Promise<Payday> {
  const workspace = await makePaidWorkspace(data, size)
  const { rows } = await onClient(data.url, client => client.query(working, [workspace.id]))
  const employees = rows.map(({ id }) => id as string)
  const people = await onClient(data.url, client => makeMembers(client, workspace.id, employees))
  return { workspace, employees, people }
}

/** Whoever has left sees their payslips, and nothing else of a first page. */
const working = `select id from employees where workspace_id = $1 and separation_date is null order by id`

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
