// Words: what payroll explains, warns of and refuses is said to a person, without the identifiers of fields.

import { inConsole } from '../../../support/fixtures/console.ts'
import { operate } from '../../../support/fixtures/payroll.ts'
import { addAdjustment, makeFullMonth } from '../../../support/fixtures/payroll-month.ts'
import { listed } from '../../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../../support/server/server.ts'

afterEach(() => setClock())

interface Told {
  readonly text: string
}

const identifier = /[a-z]_[a-z]/

it('a month with something of everything explains, warns and refuses in words', async () => {
  const month = await makeFullMonth()
  const { run, employees, approver } = month
  const texts: string[] = []
  const tell = (told: readonly Told[]) => texts.push(...told.map(({ text }) => text))
  for (const employee of employees) {
    const preview = await listed(month, `/console/payroll_runs/${run}/preview?employee_id=${employee}`)
    for (const entry of preview.entries) {
      for (const { reasons } of entry.lines) tell(reasons)
      tell(entry.warnings)
      tell(entry.deferred)
    }
  }
  await operate(month, 'processPayrollRun', run)
  tell((await inConsole(month, 'getPayrollRunDetail', { id: run })).warnings)
  const { data: entries } = await month.muster.payrollEntries.list({ payroll_run_id: run })
  for (const { id } of entries) {
    tell((await inConsole(month, 'getPayrollEntryExplanation', { id })).lines)
    const { warnings, deferred } = await inConsole(month, 'getPayrollEntryDetail', { id })
    tell([...warnings, ...deferred])
  }
  await addAdjustment(month, employees[0]!)
  const refused = await operate(month, 'approvePayrollRun', run, approver)
  expect(refused.status).toBe('failed')
  texts.push(refused.message!, ...refused.problems.map(({ message }) => message))
  expect(texts.length).toBeGreaterThan(60)
  expect(texts.filter(text => identifier.test(text))).toEqual([])
  expect(texts.join('; ')).toMatch(/net salary is 124608\.61 and would be 139608\.61/)
})
