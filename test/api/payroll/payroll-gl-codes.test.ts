// Payroll GL codes: the accounts on which components and net pay are booked.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

let workspace: TestWorkspace
const ids: Record<string, string> = {}
beforeAll(async () => {
  workspace = await makeWorkspace()
  const { data } = await workspace.muster.salaryComponents.list({ limit: 100 })
  for (const { id, code } of data) ids[code] = id
})

it('are added, listed and changed', async () => {
  const body = { salary_component_id: ids.BONUS!, gl_code: '6100' }
  const made = await inConsole(workspace, 'createPayrollGlCode', { body })
  expect(made).toMatchObject({ object: 'payroll_gl_code', ...body, contra_gl_code: null })
  const { id } = made
  await inConsole(workspace, 'updatePayrollGlCode', { id, body: { gl_code: '6110' } })
  expect(await inConsole(workspace, 'getPayrollGlCode', { id })).toMatchObject({ gl_code: '6110' })
  const { data } = await inConsole(workspace, 'listPayrollGlCodes')
  expect(data).toMatchObject([{ id, gl_code: '6110' }])
})

it('are those of a component, or of net pay, once', async () => {
  const net = { salary_component_id: null, gl_code: '2100' }
  await inConsole(workspace, 'createPayrollGlCode', { body: net })
  const taxed = { salary_component_id: ids.TAX!, gl_code: '2200' }
  await inConsole(workspace, 'createPayrollGlCode', { body: taxed })
  for (const body of [net, taxed])
    expect((await askConsole(workspace, 'createPayrollGlCode', { body })).status).toBe(409)
})

it.each([
  [
    'an employer contribution without the account of what is owed',
    () => ({ salary_component_id: ids.EOBI_ER }),
    'contra_gl_code',
  ],
  [
    'a deduction with two accounts',
    () => ({ salary_component_id: ids.LOAN, contra_gl_code: '1' }),
    'contra_gl_code',
  ],
  ['net pay with two accounts', () => ({ salary_component_id: null, contra_gl_code: '1' }), 'contra_gl_code'],
  [
    'a component that is not there',
    () => ({ salary_component_id: 'scm_01k21fe3zefs0v5hedb66fw4xb' }),
    'salary_component_id',
  ],
])('are refused for %s', async (_, makeBody, field) => {
  const { status, json } = await askConsole(workspace, 'createPayrollGlCode', {
    body: { gl_code: '1', ...makeBody() },
  })
  expect([status, json.errors[0].field]).toEqual([400, field])
})
