// Payroll imports in parts: entries that are added and replaced, what is refused, and drafts that are deleted.

import { allPermissions } from '../../../packages/server/auth/rights.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeKey } from '../../support/fixtures/make.ts'
import { createRun, entryOf, lockProcessed, operate, reopen } from '../../support/fixtures/payroll.ts'
import {
  bodyOf,
  codesOf,
  figures,
  lines,
  march,
  rowOf,
  totals,
} from '../../support/fixtures/payroll-imports.ts'
import { april, makePayday, type Payday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const twoTotals = {
  total_employees: 2,
  total_gross: '200000.00',
  total_deductions: '880.00',
  total_net: '199120.00',
  total_employer_cost: '4000.00',
}

async function importTwo(workspace: Payday, entries: readonly object[] = [rowOf(workspace)]) {
  return inConsole(workspace, 'createPayrollImport', { body: { ...march, totals: twoTotals, entries } })
}

const addTo = (workspace: Payday, id: string, body: object) =>
  inConsole(workspace, 'updatePayrollImport', { id, body })

const textsOf = ({ warnings }: { warnings: { text: string }[] }) => warnings.map(({ text }) => text)

describe('an import in parts', () => {
  it('warns of what is missing until its entries add up, and is not approved before', async () => {
    const workspace = await makePayday()
    const run = await importTwo(workspace)
    expect([run.status, run.total_employees, textsOf(run)]).toEqual([
      'draft',
      2,
      [
        'total_employees is 2, and there is 1 entry.',
        'total_gross is 200000.00, and the entries add up to 100000.',
        'total_deductions is 880.00, and the entries add up to 440.',
        'total_net is 199120.00, and the entries add up to 99560.',
        'total_employer_cost is 4000.00, and the entries add up to 2000.',
      ],
    ])
    expect(await operate(workspace, 'approvePayrollRun', run.id, workspace.approver)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(
        'total_net is 199120.00, and the entries add up to 99560; total_employer_cost is 4000.00',
      ),
    })
    const whole = await addTo(workspace, run.id, {
      entries: [rowOf(workspace, { employee_id: workspace.employees[1] })],
    })
    expect(textsOf(whole)).toEqual([])
    await lockProcessed(workspace, run.id)
    expect(await workspace.muster.payrollRuns.get(run.id)).toMatchObject({
      status: 'locked',
      total_employees: 2,
      total_net: '199120.00',
    })
  })

  it('begins without entries, and takes as many bodies as it needs', async () => {
    const workspace = await makePayday()
    const { id } = await inConsole(workspace, 'createPayrollImport', {
      body: { ...march, totals: twoTotals },
    })
    for (const employee_id of workspace.employees.slice(0, 2))
      await addTo(workspace, id, { entries: [rowOf(workspace, { employee_id })] })
    expect((await workspace.muster.payrollEntries.list({ payroll_run_id: id })).data).toHaveLength(2)
  })

  it('replaces the entry of an employee, with its lines and with the totals', async () => {
    const workspace = await makePayday()
    const [employee_id] = workspace.employees
    const body = bodyOf(workspace, { entries: [rowOf(workspace, { lines })] })
    const { id } = await inConsole(workspace, 'createPayrollImport', { body })
    const before = await entryOf(workspace, id)
    const { employee_code } = await workspace.muster.employees.get(employee_id)
    const right = { total_deductions: '540', net_salary: '99460', tax_amount: '540' }
    const corrected = {
      employee_code,
      ...figures,
      ...right,
      lines: [
        { code: 'BASIC', amount: '100000' },
        { code: 'TAX', amount: '540' },
        { code: 'EOBI_ER', amount: '2000' },
      ],
    }
    const wrong = await addTo(workspace, id, { entries: [corrected] })
    expect(textsOf(wrong)).toEqual([
      'total_deductions is 440.00, and the entries add up to 540.',
      'total_net is 99560.00, and the entries add up to 99460.',
    ])
    const run = await addTo(workspace, id, {
      totals: { ...totals, total_deductions: '540', total_net: '99460' },
      entries: [corrected],
    })
    expect([run.total_net, textsOf(run)]).toEqual(['99460.00', []])
    const after = await entryOf(workspace, id)
    expect(after).toMatchObject({ id: before.id, tax_amount: '540.00', net_salary: '99460.00' })
    expect(after.lines).toEqual({ BASIC: '100000.00', TAX: '540.00', EOBI_ER: '2000.00' })
    expect(after.updated_at > before.updated_at).toBe(true)
  })

  it('refuses a part with its rows, and writes nothing of it', async () => {
    const workspace = await makePayday()
    const [first, second] = await codesOf(workspace)
    const { id } = await importTwo(workspace)
    const answer = await askConsole(workspace, 'updatePayrollImport', {
      id,
      body: { entries: [{ employee_code: second, ...figures }, rowOf(workspace, { net_salary: '1' })] },
    })
    expect([answer.status, answer.json.errors]).toEqual([
      400,
      [{ field: 'entries[1].net_salary', message: `of row 2 (${first}) is 1, and 100000 less 440 is 99560` }],
    ])
    expect((await workspace.muster.payrollEntries.list({ payroll_run_id: id })).data).toHaveLength(1)
  })

  it('refuses employees whom another run pays for the month, with the run and the amount', async () => {
    const workspace = await makePayday()
    const [first] = workspace.employees
    await workspace.muster.employees.update(first, { status: 'resigned', separation_date: '2026-03-20' })
    const final = await createRun(workspace, { ...march, kind: 'final', employee_ids: [first] })
    await operate(workspace, 'processPayrollRun', final.id)
    const { net_salary } = await entryOf(workspace, final.id)
    const answer = await askConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    const [code] = await codesOf(workspace)
    expect([answer.status, answer.json.errors]).toEqual([
      409,
      [
        {
          field: 'entries[0]',
          message: `of row 1 (${code}) is paid ${net_salary} net by the final run of 2026-03, which is processed`,
        },
      ],
    ])
  })

  it('is not approved by a token that imported a part of it, whoever came after', async () => {
    const workspace = await makePayday()
    const { id } = await importTwo(workspace)
    const importer = await makeKey(workspace.id, { scopes: [], permissions: allPermissions })
    const entries = [rowOf(workspace, { employee_id: workspace.employees[1] })]
    await inConsole(workspace, 'updatePayrollImport', { id, body: { entries }, token: importer })
    await addTo(workspace, id, { entries })
    const refused = await askConsole(workspace, 'approvePayrollRun', { id, token: importer })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'The same token has imported part of this run; four eyes are asked for, so somebody else approves it.',
    ])
    expect(await operate(workspace, 'approvePayrollRun', id, workspace.approver)).toMatchObject({
      status: 'succeeded',
    })
  })

  it('does not change where the same part comes again', async () => {
    const workspace = await makePayday()
    const run = await importTwo(workspace)
    const before = [await workspace.muster.payrollRuns.get(run.id), await entryOf(workspace, run.id)]
    await addTo(workspace, run.id, { totals: twoTotals, entries: [rowOf(workspace)] })
    expect([await workspace.muster.payrollRuns.get(run.id), await entryOf(workspace, run.id)]).toEqual(before)
  })

  it('takes entries while it is a draft, and of no other run', async () => {
    const workspace = await makePayday()
    const run = await createRun(workspace, april)
    const entries = [rowOf(workspace)]
    const ofOther = await askConsole(workspace, 'updatePayrollImport', { id: run.id, body: { entries } })
    expect([ofOther.status, ofOther.json.detail]).toEqual([409, expect.stringContaining('is not imported')])
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    const late = await askConsole(workspace, 'updatePayrollImport', { id, body: { entries } })
    expect([late.status, late.json.detail]).toEqual([
      409,
      expect.stringMatching(
        /^This payroll run is approved; only one that is a draft can be .+ Reopen it first\.$/,
      ),
    ])
    await reopen(workspace, id)
    await addTo(workspace, id, { entries })
  })
})

describe('a deleted import', () => {
  it('is gone with its entries and claims, so that the month is imported again', async () => {
    const workspace = await makePayday()
    const body = bodyOf(workspace, { entries: [rowOf(workspace, { lines })] })
    const { id } = await inConsole(workspace, 'createPayrollImport', { body })
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    await reopen(workspace, id)
    expect(await inConsole(workspace, 'deletePayrollImport', { id })).toMatchObject({
      id,
      total_net: '99560.00',
    })
    const again = await inConsole(workspace, 'deletePayrollImport', { id })
    expect(again).toMatchObject({ id, deleted: true })
    expect((await workspace.muster.payrollEntries.list()).data).toEqual([])
    await lockProcessed(workspace, (await inConsole(workspace, 'createPayrollImport', { body })).id)
  })

  it('is a draft: one that is approved or locked stays', async () => {
    const workspace = await makePayday()
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    await lockProcessed(workspace, id)
    const answer = await askConsole(workspace, 'deletePayrollImport', { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      expect.stringMatching(/^This payroll run is locked; only one that is a draft can be /),
    ])
    const run = await createRun(workspace, april)
    expect((await askConsole(workspace, 'deletePayrollImport', { id: run.id })).status).toBe(409)
  })
})
