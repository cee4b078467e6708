// Payroll corrections: what locked days should have been.

import { Database } from '@muster/db'
import { readCorrections } from '../../../packages/server/features/payroll/inputs/corrections.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { makePayrollWorkspace, refusedWith } from '../../support/fixtures/payroll-inputs.ts'
import { server, setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-04-28T05:00:00Z'))
afterEach(() => setClock())

/** Locked through 25 April 2026, if nothing else is said. */
async function makeLocked(through: string | null = '2026-04-25', country = 'PK') {
  const workspace = await makePayrollWorkspace({ country })
  if (through !== null)
    await inDatabase('insert into time_locks (workspace_id, locked_through) values ($1, $2)', [
      workspace.id,
      through,
    ])
  const body = {
    employee_id: workspace.employee,
    date: '2026-03-12',
    counts_as: 'present',
    reason: 'The reader was broken',
  }
  const correct = (more: object = {}) =>
    askConsole(workspace, 'createPayrollCorrection', { body: { ...body, ...more } })
  return { workspace, body, correct }
}

describe('a payroll correction', () => {
  it('stands beside a locked day, the whole of it unless a half is named', async () => {
    const { workspace, body } = await makeLocked()
    const made = await inConsole(workspace, 'createPayrollCorrection', { body })
    expect(made).toEqual({
      object: 'payroll_correction',
      id: expect.stringMatching(/^pco_/),
      ...body,
      half: 'full',
      status: 'active',
      cancelled_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: soonAfter(made.created_at),
    })
    expect(await inConsole(workspace, 'getPayrollCorrection', { id: made.id })).toEqual(made)
    expect((await inConsole(workspace, 'listPayrollCorrections')).data).toEqual([made])
  })

  it('is the only one of its half until it is cancelled', async () => {
    const { workspace, correct } = await makeLocked()
    const { json } = await correct({ half: 'first_half' })
    expect((await correct({ half: 'second_half', counts_as: 'unpaid_leave' })).status).toBe(201)
    const told = 'The first half of 2026-03-12 is corrected to present already; cancel that first.'
    for (const half of ['first_half', 'full'])
      expect(refusedWith(await correct({ half }))).toEqual([409, told])
    const cancelled = await inConsole(workspace, 'cancelPayrollCorrection', { id: json.id })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_at: cancelled.updated_at })
    expect((await correct({ half: 'first_half', counts_as: 'absent' })).status).toBe(201)
    expect(refusedWith(await askConsole(workspace, 'cancelPayrollCorrection', { id: json.id }))).toEqual([
      409,
      'This payroll correction is cancelled; only one that is active can be cancelled.',
    ])
  })

  it('is made once, however many make it at the same time', async () => {
    const { correct } = await makeLocked()
    const answers = await Promise.all(Array.from({ length: 4 }, () => correct()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  it('is for locked days alone', async () => {
    const { correct } = await makeLocked()
    expect(refusedWith(await correct({ date: '2026-04-26' }))).toEqual([
      409,
      '2026-04-26 is not locked: payroll has locked days through 2026-04-25. Change the attendance of the day instead.',
    ])
    expect((await correct({ date: '2026-04-25' })).status).toBe(201)
    const never = await makeLocked(null)
    expect(refusedWith(await never.correct())).toEqual([
      409,
      '2026-03-12 is not locked: payroll has locked no day yet. Change the attendance of the day instead.',
    ])
  })

  it('is for days of the employment alone', async () => {
    const { correct, workspace } = await makeLocked('2026-02-28')
    expect(refusedWith(await correct({ date: '2024-02-29' }))).toEqual([
      400,
      'date is 2024-02-29; the employment is from 2024-03-01',
    ])
    await workspace.muster.employees.update(workspace.employee, {
      status: 'resigned',
      separation_date: '2026-02-10',
    })
    expect(refusedWith(await correct({ date: '2026-02-11' }))).toEqual([
      400,
      'date is 2026-02-11; the employment is from 2024-03-01 to 2026-02-10',
    ])
  })

  it.each([
    // The next payroll is that of April, and with all of June locked that of July.
    ['PK', '2026-04-25', '2024-07-01', '2024-06-30'],
    ['PK', '2026-06-30', '2025-07-01', '2025-06-30'],
    ['GB', '2026-03-31', '2025-04-06', '2025-04-05'],
    // Without a law pack it is the fiscal year, which begins in July.
    ['AE', '2026-04-25', '2024-07-01', '2024-06-30'],
  ])('in %s with days locked through %s reaches back to %s', async (country, through, first, before) => {
    const { correct } = await makeLocked(through, country)
    expect((await correct({ date: first })).status).toBe(201)
    expect(refusedWith(await correct({ date: before }))).toEqual([
      400,
      `date is ${before}, which is before ${first}; payroll pays differences of the open and the previous tax year alone`,
    ])
  })

  it('stays once the day is too far back to be settled', async () => {
    const { workspace, correct } = await makeLocked()
    const { json } = await correct({ date: '2025-03-12' })
    await inDatabase('update time_locks set locked_through = $2 where workspace_id = $1', [
      workspace.id,
      '2026-06-30',
    ])
    expect(refusedWith(await askConsole(workspace, 'cancelPayrollCorrection', { id: json.id }))).toEqual([
      409,
      'The correction stays: 2025-03-12 is before 2025-07-01; payroll pays differences of the open and the previous tax year alone.',
    ])
  })

  it('is read by runs with the others of the days, without cancelled ones', async () => {
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const { workspace, correct } = await makeLocked()
    const { json: gone } = await correct()
    await inConsole(workspace, 'cancelPayrollCorrection', { id: gone.id })
    await correct({ date: '2026-02-28' })
    const { json } = await correct({ half: 'second_half', counts_as: 'paid_leave' })
    const wanted = { employees: [workspace.employee], first: '2026-03-01', last: '2026-03-31' }
    expect(await database.write(workspace.id, db => readCorrections(db, wanted))).toEqual([
      {
        id: json.id,
        employee_id: workspace.employee,
        date: '2026-03-12',
        half: 'second_half',
        counts_as: 'paid_leave',
        reason: 'The reader was broken',
      },
    ])
    await database.close()
  })
})
