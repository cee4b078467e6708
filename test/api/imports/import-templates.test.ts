// Import templates: an empty file with every column of a kind.

import { inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { upload } from '../../support/fixtures/imports.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { addComponent } from '../../support/fixtures/salary.ts'

describe('the template of employees', () => {
  it('has every column, with one for the amount of each component', async () => {
    const workspace = await makeWorkspace()
    await addComponent(workspace, 'HRA', '30%')
    const answer = await raw('GET', '/console/imports/template?kind=employees', {
      key: await tokenOf(workspace),
    })
    await inConsole(workspace, 'getImportTemplate', { query: { kind: 'employees' } })
    expect(answer.headers.get('content-disposition')).toContain('employees.csv')
    const columns = answer.text.replace('\uFEFF', '').trim().split(',')
    expect(columns).toEqual(
      expect.arrayContaining(['employee_code', 'manager_code', 'bank_iban', 'amount_HRA']),
    )
    expect((await upload(workspace, answer.text)).status).toBe(201)
    expect(await inConsole(workspace, 'listImports')).toMatchObject({ has_more: false })
  })
})
