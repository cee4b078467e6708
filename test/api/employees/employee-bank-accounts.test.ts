// Employee bank accounts: where pay goes; read-only and sensitive.

import { newId } from '../../../packages/server/resource/ids.ts'
import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'

const unknownId = 'bnk_01k21fdx4pe5jbcqdcshp46577'

async function employed() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  return {
    ...workspace,
    workspace: workspace.id,
    id: employee.id,
    accounts: workspace.muster.employeeBankAccounts,
  }
}

/** Puts an account into the database, as the console would. */
async function opened(workspace: string, employee: string, primary: boolean): Promise<string> {
  const id = newId('EmployeeBankAccount')
  await inDatabase(
    `insert into employee_bank_accounts (workspace_id, id, employee_id, bank_name, account_title, account_number, iban, is_primary)
     values ($1, $2, $3, 'Standard Chartered', 'Ayesha Khan', '0001123456702', 'PK36SCBL0000001123456702', $4)`,
    [workspace, id, employee, primary],
  )
  return id
}

describe('a bank account', () => {
  it('is read with its leading zeros, by id and in the list, newest first', async () => {
    const { workspace, id, accounts } = await employed()
    const first = await opened(workspace, id, true)
    const second = await opened(workspace, id, false)
    const account = await accounts.get(id, first)
    expect(account).toEqual({
      object: 'employee_bank_account',
      id: first,
      employee_id: id,
      bank_name: 'Standard Chartered',
      bank_code: null,
      branch_name: null,
      branch_code: null,
      account_title: 'Ayesha Khan',
      account_number: '0001123456702',
      iban: 'PK36SCBL0000001123456702',
      swift_code: null,
      is_primary: true,
      status: 'active',
      created_at: expect.any(String),
      updated_at: account.created_at,
    })
    expect((await accounts.list(id)).data).toEqual([await accounts.get(id, second), account])
    expect((await accounts.list(id, { updated_since: '2999-01-01T00:00:00Z' })).data).toEqual([])
  })

  it('of another employee or workspace does not exist', async () => {
    const [mine, theirs] = await Promise.all([employed(), employed()])
    const account = await opened(mine.workspace, mine.id, true)
    const colleague = await mine.muster.employees.create(ayesha)
    const places = [
      [mine.accounts, colleague.id, account],
      [mine.accounts, mine.id, unknownId],
      [theirs.accounts, theirs.id, account],
      [theirs.accounts, mine.id, account],
    ] as const
    for (const [accounts, employee, id] of places)
      await expect(accounts.get(employee, id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(theirs.accounts.list(mine.id)).rejects.toMatchObject({ status: 404 })
    expect((await mine.accounts.list(colleague.id)).data).toEqual([])
  })

  it('stays readable after the employee is deleted', async () => {
    const { workspace, muster, id, accounts } = await employed()
    const account = await opened(workspace, id, true)
    await muster.employees.delete(id)
    expect((await accounts.list(id)).data).toHaveLength(1)
    expect(await accounts.get(id, account)).toMatchObject({ id: account })
  })

  it('needs the sensitive scope, and only that', async () => {
    const { workspace, id } = await employed()
    const account = await opened(workspace, id, true)
    const without = clientOf(
      await makeKey(workspace, { scopes: ['employees:read', 'employees:write', 'payroll:read'] }),
    )
    const refusal = { status: 403, code: 'insufficient_scope', requiredScopes: ['employees.sensitive:read'] }
    await expect(without.employeeBankAccounts.list(id)).rejects.toMatchObject(refusal)
    await expect(without.employeeBankAccounts.get(id, account)).rejects.toMatchObject(refusal)
    const alone = clientOf(await makeKey(workspace, { scopes: ['employees.sensitive:read'] }))
    expect(await alone.employeeBankAccounts.get(id, account)).toMatchObject({ id: account })
  })

  it('cannot be written through the API', async () => {
    const { key, id } = await employed()
    const { status } = await raw('POST', `/v1/employees/${id}/bank_accounts`, { key, body: {} })
    expect(status).toBe(405)
  })
})
