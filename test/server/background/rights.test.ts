// The rights of whoever asked for a task: they are asked for again when it is done, and with each of its commits.

import type { OperationId } from '@muster/contract'
import { allConsoleRights } from '../../../packages/server/auth/rights.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { askToApply, bodyOf, check, fileOf, hamza, settle } from '../../support/fixtures/imports.ts'
import { inDatabase, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makePaying, processed } from '../../support/fixtures/payroll.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'
import { deliver } from '../../support/server/server.ts'

const file = fileOf([hamza])

const countEmployees = async ({ id }: Pick<TestWorkspace, 'id'>): Promise<number> =>
  (await inDatabase('select from employees where workspace_id = $1', [id])).length

/** Of every key of the workspace. */
const changeKeys = ({ id }: Pick<TestWorkspace, 'id'>, set: string) =>
  inDatabase(`update api_keys set ${set} where workspace_id = $1 and permissions <> '{}'`, [id])

const setStatus = ({ id }: Pick<TestWorkspace, 'id'>, status: string) =>
  inDatabase('update companies set status = $2 where workspace_id = $1', [id, status])

/** How the newest task of a table has ended. */
async function endOf(table: string, { id }: Pick<TestWorkspace, 'id'>) {
  const [row] = await inDatabase<{ status: string; message: string }>(
    `select status, message from ${table} where workspace_id = $1 order by created_at desc, id desc limit 1`,
    [id],
  )
  return row!
}

/** An import of one employee by a member that is accepted and not yet worked on. */
async function acceptOf(browser: Browser): Promise<void> {
  const made = await browser.do('createImport', { body: bodyOf(file) })
  await deliver()
  await browser.do('applyImport', { ids: { id: made.id }, body: { sha256: made.sha256 } })
}

describe('an import that was accepted', () => {
  it.each([
    ['the key was revoked', 'revoked_at = now()', 'The key test is not in force any more.'],
    ['the key has expired', 'expires_at = now()', 'The key test is not in force any more.'],
    [
      'the token has lost its permissions',
      `permissions = '{leave.manage}'`,
      'The columns first_name, last_name, joining_date cannot be imported: createEmployee needs employees:write, which the key test does not have.',
    ],
  ])('writes no row once %s', async (_, set, why) => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, file)
    await askToApply(workspace, made)
    await changeKeys(workspace, set)
    await deliver()
    expect(await endOf('imports', workspace)).toEqual({
      status: 'failed',
      message: `Whoever asked for this may not do it any more: ${why} Somebody with the right can ask for it again.`,
    })
    expect(await countEmployees(workspace)).toBe(0)
  })

  it('writes no row once the role of its member has lost the right', async () => {
    const workspace = await makeWorkspace()
    const { browser, session } = await makeFullMember(workspace.id, 'HR')
    await acceptOf(browser)
    await inDatabase(
      `update members set role_id = (select id from roles where workspace_id = $1 and name = 'Developer') where id = $2`,
      [workspace.id, session.member_id],
    )
    await deliver()
    const { status, message } = await endOf('imports', workspace)
    expect([status, message]).toEqual([
      'failed',
      expect.stringContaining('which the role Developer does not have'),
    ])
    expect(await countEmployees(workspace)).toBe(0)
  })

  it('writes no row once its member was removed', async () => {
    const workspace = await makeWorkspace()
    const { browser, session } = await makeFullMember(workspace.id, 'HR')
    await acceptOf(browser)
    await inDatabase('update members set deleted = true where id = $1', [session.member_id])
    await deliver()
    const { status, message } = await endOf('imports', workspace)
    const why = 'is not a member of this workspace any more.'
    expect([status, message]).toEqual(['failed', expect.stringContaining(why)])
    expect(await countEmployees(workspace)).toBe(0)
  })

  it.each([
    ['read_only', 'This workspace is read-only'],
    ['inactive', 'This workspace is inactive'],
  ])('writes no row in a workspace that is %s, and goes on once it is active again', async (state, says) => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, file)
    await askToApply(workspace, made)
    await setStatus(workspace, state)
    await deliver()
    const { status, message } = await endOf('imports', workspace)
    expect([status, message]).toEqual(['failed', expect.stringContaining(says)])
    expect(await countEmployees(workspace)).toBe(0)
    await setStatus(workspace, 'active')
    expect((await askToApply(workspace, made)).status).toBe(200)
    expect(await settle(workspace, made.id)).toMatchObject({ status: 'applied', applied: 1 })
  })

  it('ends with the piece in which the right is taken away, and marks no row as wrong', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 120 }, (_, n) => ({ ...hamza, last_name: `Q${n}` }))
    const made = await check(workspace, fileOf(rows))
    await inDatabase(`create function revoke_after_piece() returns trigger language plpgsql as $$ begin
      update api_keys set revoked_at = stamp() where workspace_id = new.workspace_id; return null; end $$`)
    await inDatabase(`create trigger revoke_after_piece after update of applied_at on import_rows for each row
      when (new.import_id = '${made.id}') execute function revoke_after_piece()`)
    try {
      await askToApply(workspace, made)
      await deliver()
    } finally {
      await inDatabase('drop function revoke_after_piece() cascade')
    }
    const [ended] = await inDatabase('select status, applied, with_errors from imports where id = $1', [
      made.id,
    ])
    expect(ended).toEqual({ status: 'failed', applied: 50, with_errors: 0 })
    expect(await countEmployees(workspace)).toBe(50)
  })
})

describe('the check of a file', () => {
  it('reads nothing for somebody who may not import it any more', async () => {
    const workspace = await makeWorkspace()
    await askConsole(workspace, 'createImport', { body: bodyOf(file) })
    await changeKeys(workspace, 'revoked_at = now()')
    await deliver()
    const { status } = await endOf('imports', workspace)
    expect(status).toBe('failed')
    expect(await inDatabase('select from import_rows where workspace_id = $1', [workspace.id])).toEqual([])
  })
})

describe('an export', () => {
  it.each(['list', 'payroll_register'])(
    'of the kind %s has no file for somebody who may not have it any more',
    async kind => {
      const workspace = await makePaying()
      const payroll_run_id = await processed(workspace, { year: 2026, month: 4 })
      const what = kind === 'list' ? { list: 'listAuditEntries' } : { payroll_run_id }
      await inConsole(workspace, 'createExport', { body: { kind, format: 'csv', ...what } })
      await changeKeys(workspace, `permissions = '{leave.manage}'`)
      await deliver()
      const { status, message } = await endOf('exports', workspace)
      expect([status, message]).toEqual([
        'failed',
        expect.stringContaining('which the key test does not have'),
      ])
      expect(await inDatabase('select from export_parts where workspace_id = $1', [workspace.id])).toEqual([])
    },
  )
})

describe('work on a payroll run', () => {
  const stateOf = async (id: string): Promise<string> =>
    (await inDatabase<{ status: string }>('select status from payroll_runs where id = $1', [id]))[0]!.status

  it.each<[OperationId, string]>([
    ['reopenPayrollRun', 'processed'],
    ['processPayrollRun', 'processed'],
    ['approvePayrollRun', 'processed'],
    ['lockPayrollRun', 'approved'],
  ])('that %s began is not done for somebody who may not do it any more', async (operation, state) => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    const id = await processed(workspace, { year: 2026, month: 4 })
    await inConsole(workspace, 'updatePayrollSettings', { body: { four_eyes: false } })
    const token = await makeKey(workspace.id, { scopes: [], permissions: allConsoleRights })
    if (state === 'approved') {
      await inConsole(workspace, 'approvePayrollRun', { id, token })
      await deliver()
    }
    const rights = allConsoleRights.filter(right => !right.startsWith('payroll'))
    await inConsole(workspace, operation, { id, token })
    await changeKeys(workspace, `permissions = '{${rights.join(',')}}'`)
    await deliver()
    const { status, message } = await endOf('payroll_operations', workspace)
    expect([status, message]).toEqual(['failed', expect.stringContaining(`${operation} needs payroll`)])
    expect(await stateOf(id)).toBe(state)
  })
})
