// Payroll entries in the console: explained, held, released and acknowledged.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import {
  entryOf,
  lockedRun,
  lockProcessed,
  makePaying,
  operate,
  processed,
  reopen,
} from '../../support/fixtures/payroll.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }

async function withEntry(how: typeof processed = processed) {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  const run = await how(workspace, april)
  const { id } = await entryOf(workspace, run)
  const hold = () => askConsole(workspace, 'holdPayrollEntry', { id, body: { reason: 'Settlement pending' } })
  return { workspace, run, id, hold }
}

describe('a payroll entry', () => {
  it('is explained line by line', async () => {
    const { workspace, id } = await withEntry()
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id })
    expect(lines[0]).toEqual({
      rule: 'BASIC',
      text: 'BASIC is 60000.00',
      figure: '60000.00',
      source: null,
      refs: [],
    })
    expect(lines.at(-1).rule).toBe('net_salary')
  })

  it('names the salary assignment and the law behind its lines', async () => {
    const { workspace, id } = await withEntry()
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id })
    const { salary_assignment_id } = await workspace.muster.payrollEntries.get(id)
    const of = (rule: string, text: RegExp) =>
      lines.find((line: { rule: string; text: string }) => line.rule === rule && text.test(line.text))
    expect(of('package', /^BASIC: 60000\.00 a month$/).source).toEqual({
      kind: 'salary_assignment',
      id: salary_assignment_id,
      title: 'Salary assignment',
      parameter: null,
      effective_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      citation: null,
    })
    const law = { kind: 'law', id: null, effective_from: '2025-07-01' }
    expect(of('slab', /^TAX: /).source).toEqual({
      ...law,
      title: 'Income tax of salaries',
      parameter: 'income_tax.slabs',
      citation: 'Finance Act 2025, First Schedule, part I, division I',
    })
    expect(of('cap', /^EOBI_EE: At most 40000/).source).toMatchObject({ ...law, parameter: 'eobi.wage' })
    expect(of('percent', /^EOBI_EE: 1 % of 40000/)).toMatchObject({
      figure: '400.00',
      source: { title: "Old-age benefits, the employee's percent", effective_from: '2022-07-01' },
    })
  })

  it('keeps the patterns of its reasons, unless an earlier release has changed their text', async () => {
    const { workspace, id } = await withEntry()
    const read = async () => {
      const { text } = await askConsole(workspace, 'getPayrollEntryExplanation', { id })
      const { rule, sentence } = JSON.parse(text).lines[1]
      return [rule, JSON.parse(sentence)]
    }
    expect(await read()).toEqual(['package', ['{0}: {1}', 'BASIC', ['{0} a month', '60000.00']]])
    await inDatabase(
      `update payroll_entries set explanation = replace(explanation, '60000', '61000') where id = $1`,
      [id],
    )
    expect(await read()).toEqual(['package', ['{0}: {1}', 'BASIC', ['{0}', '61000.00 a month']]])
  })

  it('is not written again for its patterns alone', async () => {
    const { workspace, run, id } = await withEntry()
    const read = async () => {
      const rows = await inDatabase('select gaps, xmin::text from payroll_entries where id = $1', [id])
      return rows[0]
    }
    await inDatabase('update payroll_entries set gaps = null where id = $1', [id])
    const before = await read()
    await operate(workspace, 'processPayrollRun', run)
    expect(await read()).toEqual(before)
    const { text } = await askConsole(workspace, 'getPayrollEntryDetail', { id })
    expect(JSON.parse(text).warnings[0]).toMatchObject({ text: expect.any(String), sentence: null })
  })

  it('is explained without sources where it was kept before they were', async () => {
    const { workspace, id } = await withEntry()
    const kept = JSON.stringify([['BASIC', '60000.00', [['package', '60000.00 a month', null]]]])
    await inDatabase('update payroll_entries set explanation = $2 where id = $1', [id, kept])
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id })
    expect(lines[1]).toEqual({
      rule: 'package',
      text: 'BASIC: 60000.00 a month',
      figure: null,
      source: null,
      refs: [],
    })
  })

  it('is held from approval on, and released to the state of its run', async () => {
    const { workspace, run, id, hold } = await withEntry()
    expect((await hold()).status).toBe(409)
    await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    const body = { reason: 'Settlement pending' }
    expect(await inConsole(workspace, 'holdPayrollEntry', { id, body })).toMatchObject({
      hold_reason: 'Settlement pending',
      entry: { status: 'on_hold' },
    })
    await operate(workspace, 'lockPayrollRun', run, workspace.approver)
    expect(await entryOf(workspace, run)).toMatchObject({ status: 'on_hold' })
    const released = await inConsole(workspace, 'releasePayrollEntry', { id })
    expect(released).toMatchObject({ hold_reason: null, entry: { status: 'locked' } })
    expect((await askConsole(workspace, 'releasePayrollEntry', { id })).status).toBe(409)
  })

  it('is acknowledged once it is paid', async () => {
    const { workspace, id } = await withEntry(lockedRun)
    expect((await askConsole(workspace, 'acknowledgePayrollEntry', { id })).status).toBe(409)
    await inDatabase("update payroll_entries set status = 'paid', paid_at = stamp() where id = $1", [id])
    const { entry } = await inConsole(workspace, 'acknowledgePayrollEntry', { id })
    expect(entry.acknowledged_at).not.toBeNull()
    expect((await inConsole(workspace, 'acknowledgePayrollEntry', { id })).entry).toEqual(entry)
  })

  it('goes back to draft when its run is reopened', async () => {
    const { workspace, run, hold } = await withEntry()
    await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    await hold()
    await reopen(workspace, run)
    expect(await entryOf(workspace, run)).toMatchObject({ status: 'draft' })
    await operate(workspace, 'processPayrollRun', run)
    await lockProcessed(workspace, run)
  })
})
