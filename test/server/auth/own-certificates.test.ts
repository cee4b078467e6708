// Tax certificates of one's own: of years with locked pay, the file that payroll has, for whom it is of and for nobody else of their reach.

import type { TaxCertificateYear } from '@muster/contract'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockProcessed, succeed } from '../../support/fixtures/payroll.ts'
import { type FullMonth, inMay, makeFullMonth } from '../../support/fixtures/payroll-month.ts'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { setClock } from '../../support/server/server.ts'

const tax_year = '2025-26'

let month: FullMonth
let self: string
let peer: string
let me: TestMember
beforeAll(async () => {
  month = await makeFullMonth()
  await setClock()
  ;[self, peer] = month.employees as [string, string]
  me = await joinAs(month, self)
})
afterAll(() => setClock())

const read = ({ browser }: TestMember, id: string, reach?: string, year = tax_year) =>
  browser.send('GET', `/console/employees/${id}/tax_certificate?tax_year=${year}`, {
    headers: reach === undefined ? {} : { 'muster-reach': reach },
  })
const yearsOf = async ({ browser }: TestMember, id: string) =>
  (await browser.do('getTaxCertificateYears', { ids: { id } })).years

const leave = (days: number) =>
  inDatabase(
    `update employees e set separation_date = (stamp() at time zone c.timezone)::date - $2::int
     from companies c where c.workspace_id = e.workspace_id and e.id = $1`,
    [self, days],
  )

describe('Whoever works here', () => {
  it('has a certificate of locked pay alone: a run that is calculated changes neither file nor years', async () => {
    const before = await read(me, self)
    expect([before.status, before.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(await yearsOf(me, self)).toEqual([{ tax_year, start_date: '2025-07-01', end_date: '2026-06-30' }])
    await setClock(inMay)
    await succeed(month, 'processPayrollRun', { id: month.run })
    await setClock()
    const [status] = await inDatabase<{ status: string }>('select status from payroll_runs where id = $1', [
      month.run,
    ])
    expect(status).toEqual({ status: 'processed' })
    expect((await read(me, self)).text).toBe(before.text)
    await setClock(inMay)
    await lockProcessed(month, month.run)
    await setClock()
    expect((await read(me, self)).text).not.toBe(before.text)
  })

  it('gets the file that payroll has, with the openings', async () => {
    const body = { employee_id: self, tax_year, source: 'other_employer', through_month: '2026-02-01' }
    const figures = { taxable_income: '1500000.00', tax_withheld: '45000.50' }
    await inConsole(month, 'createTaxOpening', { body: { ...body, ...figures } })
    const owner = await makeFullMember(month.id, 'Owner')
    const [own, whole] = [await read(me, self), await read(owner, self)]
    expect([own.status, whole.status]).toEqual([200, 200])
    expect(own.text).toBe(whole.text)
    expect(own.headers.get('content-disposition')).toContain(`tax-certificate-${tax_year}-`)
  })

  it('has none of a year without pay, and of none that the law does not have', async () => {
    expect((await read(me, self, undefined, '2024-25')).status).toBe(409)
    expect((await read(me, self, undefined, '1999-00')).status).toBe(400)
    const unpaid = (await month.muster.employees.create({ ...ayesha, joining_date: '2024-03-01' })).id
    const member = await joinAs(month, unpaid)
    expect(await yearsOf(member, unpaid)).toEqual([])
    expect((await read(member, unpaid)).status).toBe(409)
  })

  it('finds those of nobody else, of whom they manage neither', async () => {
    await month.muster.employees.update(peer, { reporting_manager_id: self })
    while ((await me.browser.do('getSession')).post !== 'manager');
    const { muster } = await makeWorkspace()
    const elsewhere = await muster.employees.create(ayesha)
    const unknown = 'emp_01k21fe3zefz69jqj7htb64786'
    for (const reach of [undefined, 'own'])
      for (const id of [peer, month.employees[2]!, elsewhere.id, unknown]) {
        expect([reach, (await read(me, id, reach)).status]).toEqual([reach, 404])
        const years = await me.browser.ask('getTaxCertificateYears', { ids: { id } })
        expect([reach, years.status]).toEqual([reach, 404])
      }
    for (const reach of ['team', 'all'])
      for (const id of [self, peer]) expect([reach, (await read(me, id, reach)).status]).toEqual([reach, 403])
    expect((await me.browser.ask('listTaxOpenings')).status).toBe(403)
  })
})

describe('Whoever has left', () => {
  it('gets the same file for as many days as the workspace says, and that of nobody else', async () => {
    const before = await read(me, self)
    await leave(1)
    while ((await me.browser.do('getSession')).post !== 'leaver');
    const after = await read(me, self)
    expect([after.status, after.text === before.text]).toEqual([200, true])
    expect((await yearsOf(me, self)).map((year: TaxCertificateYear) => year.tax_year)).toEqual([tax_year])
    expect((await read(me, peer)).status).toBe(404)
    const { department_id } = await month.muster.employees.get(self)
    const names = await me.browser.ask('getNames', { query: `ids=${[self, department_id].join(',')}` })
    expect(names.json.data).toEqual([])
    await leave(91)
    while ((await me.browser.do('getSession')).post !== null);
    expect((await read(me, self)).status).toBe(403)
  })
})
