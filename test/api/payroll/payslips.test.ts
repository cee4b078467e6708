// Payslips as whoever was paid reads them: their own once they are final, with lines, years, and why net pay changed.

import type { Payslip, PayslipChange } from '@muster/contract'
import { sumOfTexts } from '../../../packages/engine/amounts.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { entryOf, lockProcessed, succeed } from '../../support/fixtures/payroll.ts'
import { type FullMonth, inMay, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import type { TestMember } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

/** April with something of everything, and each employee as a member without any right. */
async function openMonth(): Promise<{ month: FullMonth; members: readonly TestMember[] }> {
  const month = await makeFullMonth()
  await setClock()
  const members: TestMember[] = []
  for (const employee of month.employees) members.push(await joinAs(month, employee))
  await setClock(inMay)
  return { month, members }
}

const lock = async (month: FullMonth) => {
  await succeed(month, 'processPayrollRun', { id: month.run })
  await lockProcessed(month, month.run)
}

const listOf = async ({ browser }: TestMember): Promise<readonly Payslip[]> =>
  (await browser.do('listPayslips')).data

const add = (amounts: readonly string[]) => sumOfTexts(amounts).toFixed(2)

describe('own payslips', () => {
  it('are there once the run is locked, the newest month first, and of oneself alone', async () => {
    const { month, members } = await openMonth()
    const [ayesha, bilal] = members as [TestMember, TestMember]
    await succeed(month, 'processPayrollRun', { id: month.run })
    expect((await listOf(ayesha)).map(slip => slip.month)).toEqual(['2026-03'])
    const draft = await entryOf(month, month.run, month.employees[0])
    expect((await ayesha.browser.ask('getPayslip', { ids: { id: draft.id } })).status).toBe(404)
    await lockProcessed(month, month.run)
    const slips = await listOf(ayesha)
    expect(slips.map(slip => [slip.month, slip.employee_id])).toEqual([
      ['2026-04', month.employees[0]],
      ['2026-03', month.employees[0]],
    ])
    expect(await ayesha.browser.do('getPayslip', { ids: { id: slips[0]!.id } })).toEqual(slips[0])
    const [foreign] = await listOf(bilal)
    for (const operation of ['getPayslip', 'getPayslipChange'] as const)
      expect((await ayesha.browser.ask(operation, { ids: { id: foreign!.id } })).status).toBe(404)
    const filtered = await ayesha.browser.do('listPayslips', { query: `employee_id=${month.employees[1]}` })
    expect(filtered.data).toEqual([])
    const years = { ids: { id: month.employees[1]! } }
    expect((await ayesha.browser.ask('getPayslipYears', years)).status).toBe(404)
  })

  it('are walked month by month, and what was on hold at the lock is among them', async () => {
    const { month, members } = await openMonth()
    await succeed(month, 'processPayrollRun', { id: month.run })
    await succeed(month, 'approvePayrollRun', { id: month.run, token: month.approver })
    const { id } = await entryOf(month, month.run, month.employees[0])
    const stampOf = async () => (await month.muster.payrollEntries.get(id)).updated_at
    await inConsole(month, 'holdPayrollEntry', { id, body: { reason: 'The laptop' } })
    const held = await stampOf()
    await succeed(month, 'lockPayrollRun', { id: month.run, token: month.approver })
    expect(await stampOf()).toBe(held)
    const [ayesha] = members as [TestMember]
    const page = await ayesha.browser.do('listPayslips', { query: 'limit=1' })
    const next = await ayesha.browser.do('listPayslips', {
      query: `limit=1&starting_after=${page.next_cursor}`,
    })
    expect([page, next].map(({ data, has_more }) => [data[0].month, has_more])).toEqual([
      ['2026-04', true],
      ['2026-03', false],
    ])
    const { data } = await inConsole(month, 'listPayslips')
    expect(data.map((slip: Payslip) => slip.month)).toEqual([
      '2026-04',
      '2026-04',
      '2026-04',
      '2026-03',
      '2026-03',
    ])
  })

  it('are still there, with their files, once the employee has left', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    const [ayesha] = members as [TestMember]
    const before = await listOf(ayesha)
    await inDatabase(
      `update employees set separation_date = (stamp() at time zone 'Asia/Karachi')::date - 30 where id = $1`,
      [month.employees[0]],
    )
    while ((await ayesha.browser.do('getSession')).post !== 'leaver');
    expect(await listOf(ayesha)).toEqual(before)
    const [slip] = before
    expect(await ayesha.browser.do('getPayslip', { ids: { id: slip!.id } })).toEqual(slip)
    const file = await ayesha.browser.ask('getSalarySlipContent', { ids: { id: slip!.salary_slip_id! } })
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    const [foreign] = await listOf(members[1]!)
    for (const operation of ['getPayslip', 'getSalarySlipContent'] as const)
      expect((await ayesha.browser.ask(operation, { ids: { id: foreign!.salary_slip_id! } })).status).toBe(
        404,
      )
  })

  it('have lines that add up to their sums, page by page', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    for (const member of members) {
      for (const slip of await listOf(member)) {
        const of = (type: string) =>
          add(slip.lines.filter(line => line.type === type).map(({ amount }) => amount))
        expect(of('earning')).toBe(slip.total_earnings)
        expect(of('deduction')).toBe(slip.total_deductions)
        expect(of('employer_contribution')).toBe(slip.employer_contributions)
        expect(add([slip.gross_salary, slip.total_additions, `-${slip.total_deductions}`])).toBe(
          slip.net_salary,
        )
      }
    }
    const { browser } = members[0]!
    const first = await browser.do('listPayslips', { query: 'limit=1' })
    const rest = await browser.do('listPayslips', { query: `limit=1&starting_after=${first.next_cursor}` })
    expect([first.data[0].month, rest.data[0].month, rest.has_more]).toEqual(['2026-04', '2026-03', false])
  })

  it('are downloaded as a PDF by whom they are of, and by nobody else without a right', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    const [own] = await listOf(members[0]!)
    const path = `/console/salary_slips/${own!.salary_slip_id}/content`
    for (const headers of [{}, { 'muster-reach': 'own' }]) {
      const answer = await members[0]!.browser.send('GET', path, { headers })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
    expect((await members[1]!.browser.send('GET', path)).status).toBe(404)
  })

  it('come to the sums of the year', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    const slips = await listOf(members[0]!)
    const { years } = await members[0]!.browser.do('getPayslipYears', { ids: { id: month.employees[0]! } })
    expect(years).toHaveLength(1)
    expect(years[0]).toMatchObject({
      months: 2,
      gross_salary: add(slips.map(slip => slip.gross_salary)),
      total_additions: add(slips.map(slip => slip.total_additions)),
      total_deductions: add(slips.map(slip => slip.total_deductions)),
      tax_amount: add(slips.map(slip => slip.tax_amount)),
      net_salary: add(slips.map(slip => slip.net_salary)),
    })
  })
})

describe('a change of net pay', () => {
  const changeOf = async ({ browser }: TestMember, id: string): Promise<PayslipChange> =>
    browser.do('getPayslipChange', { ids: { id } })

  it('is told in parts that add up to it, without the notes of payroll', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    for (const member of members) {
      const [now, before] = await listOf(member)
      const change = await changeOf(member, now!.id)
      const earlier = before?.net_salary ?? '0.00'
      expect(change.difference).toBe(add([now!.net_salary, `-${earlier}`]))
      expect(add(change.reasons.map(({ difference }) => difference))).toBe(change.difference)
      expect(change.previous_net_salary).toBe(before?.net_salary ?? null)
      expect(JSON.stringify(change)).not.toContain('Sales target')
    }
    const [april] = await listOf(members[0]!)
    const { reasons } = await changeOf(members[0]!, april!.id)
    expect(reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['arrears', 'overtime', 'component']),
    )
  })

  it('is nothing where no month before is locked', async () => {
    const { members } = await openMonth()
    const [march] = await listOf(members[0]!)
    expect(await changeOf(members[0]!, march!.id)).toMatchObject({
      difference: null,
      previous_net_salary: null,
      reasons: [],
    })
  })

  it('is the same for payroll, which reads those of everybody', async () => {
    const { month, members } = await openMonth()
    await lock(month)
    const [april] = await listOf(members[0]!)
    const { data } = await inConsole(month, 'listPayslips', { query: { employee_id: april!.employee_id } })
    expect(data[0]).toEqual(april)
    expect(await inConsole(month, 'getPayslipChange', { id: april!.id })).toEqual(
      await changeOf(members[0]!, april!.id),
    )
  })
})
