// Employee bank accounts: where pay goes; read-only and sensitive.

import { newId } from '../../../packages/server/resource/ids.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

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
    `insert into employee_bank_accounts (workspace_id, id, employee_id, bank_name, account_title, account_number, iban, is_primary, created_at, updated_at)
     select $1, $2, $3, 'Standard Chartered', 'Ayesha Khan', '0001123456702', 'PK36SCBL0000001123456702', $4, made.at, made.at
     from (select stamp() as at) as made`,
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
      deleted: false,
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
      updated_at: soonAfter(account.created_at),
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

describe('a bank account that the console writes', () => {
  const account = { bank_name: 'Habib Bank', account_title: 'Ayesha Khan', account_number: '0001123456702' }

  async function banked() {
    const own = await employed()
    const { id, key, muster } = own
    const workspace = { id: own.workspace, key, muster }
    const sent = (bank_account_id: string) => ({ id, ids: { bank_account_id } })
    const add = (body: object = {}) =>
      askConsole(workspace, 'createEmployeeBankAccount', { id, body: { ...account, ...body } })
    const update = (account_id: string, body: object) =>
      askConsole(workspace, 'updateEmployeeBankAccount', { ...sent(account_id), body })
    const remove = (account_id: string) =>
      askConsole(workspace, 'deleteEmployeeBankAccount', sent(account_id))
    const primaries = async () => {
      const { data } = await own.accounts.list(id)
      return data.filter(each => each.is_primary).map(each => each.id)
    }
    return { ...own, inWorkspace: workspace, add, update, remove, primaries }
  }

  it('is added, changed and deleted', async () => {
    const { inWorkspace, accounts, id } = await banked()
    const made = await inConsole(inWorkspace, 'createEmployeeBankAccount', { id, body: account })
    expect(made).toMatchObject({ ...account, employee_id: id, is_primary: true, status: 'active' })
    const path = { id, ids: { bank_account_id: made.id } }
    const body = { branch_name: 'Gulberg' }
    const changed = await inConsole(inWorkspace, 'updateEmployeeBankAccount', { ...path, body })
    expect(changed).toMatchObject({ ...account, branch_name: 'Gulberg' })
    const deleted = await inConsole(inWorkspace, 'deleteEmployeeBankAccount', path)
    expect(deleted).toEqual({ ...changed, deleted: true, updated_at: deleted.updated_at })
    expect((await accounts.list(id)).data).toEqual([])
  })

  it('has an IBAN without spaces, or a refusal that says what is wrong with it', async () => {
    const { add, update, accounts, id } = await banked()
    const { status, json } = await add({ iban: 'pk36 scbl 0000 0011 2345 6702' })
    expect({ status, iban: json.iban }).toEqual({ status: 201, iban: 'PK36SCBL0000001123456702' })
    expect(await accounts.get(id, json.id)).toEqual(json)
    for (const [wrong, why] of [
      ['PK37SCBL0000001123456702', 'the check digits do not match; compare it with the bank'],
      ['PK36SCBL000000112345670', 'PK IBANs have 24 characters; this one has 23; compare it with the bank'],
    ]) {
      const errors = [{ field: 'iban', message: `is no IBAN: ${why}` }]
      expect(await add({ iban: wrong })).toMatchObject({ status: 400, json: { errors } })
      expect(await update(json.id, { iban: wrong })).toMatchObject({ status: 400, json: { errors } })
    }
  })

  it('is primary where no other active one is', async () => {
    const { add, update, remove, primaries } = await banked()
    const inactive = (await add({ status: 'inactive' })).json
    expect(await primaries()).toEqual([])
    const first = (await add()).json
    const second = (await add()).json
    expect(await primaries()).toEqual([first.id])
    await update(second.id, { is_primary: true })
    expect(await primaries()).toEqual([second.id])
    expect(await update(second.id, { is_primary: false })).toMatchObject({ status: 400 })
    expect(await update(inactive.id, { is_primary: true })).toMatchObject({ status: 400 })
    expect((await update(second.id, { status: 'inactive' })).json).toMatchObject({ is_primary: false })
    expect(await primaries()).toEqual([first.id])
    expect(await remove(first.id)).toMatchObject({ status: 200, json: { id: first.id } })
    expect(await primaries()).toEqual([])
    await update(inactive.id, { status: 'active' })
    expect(await primaries()).toEqual([inactive.id])
  })

  it('moves neither the employee nor an account that stays as it is', async () => {
    const { add, update, muster, id } = await banked()
    const before = await muster.employees.get(id)
    const { json } = await add()
    expect((await update(json.id, { bank_name: account.bank_name })).json).toEqual(json)
    expect(await muster.employees.get(id)).toEqual(before)
  })

  it('is audited by the last four characters of its number', async () => {
    const { add, workspace } = await banked()
    const { json } = await add()
    const [entry] = await inDatabase<{ details: { account_number: string } }>(
      'select details from audit_entries where workspace_id = $1 and object_id = $2',
      [workspace, json.id],
    )
    expect(JSON.stringify(entry)).toContain('…6702')
    expect(JSON.stringify(entry)).not.toContain(account.account_number)
  })

  it('is not written for a deleted employee, nor for another one', async () => {
    const { add, update, remove, muster, id, key } = await banked()
    const { json } = await add()
    const theirs = await banked()
    expect(await theirs.update(json.id, { bank_name: 'Mine' })).toMatchObject({ status: 404 })
    expect(await raw('POST', `/console/employees/${id}/bank_accounts`, { key, body: account })).toMatchObject(
      {
        status: 403,
      },
    )
    await muster.employees.delete(id)
    const answers = await Promise.all([add(), update(json.id, { bank_name: 'New' }), remove(json.id)])
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
  })
})
