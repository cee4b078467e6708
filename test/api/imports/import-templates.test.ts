// Import templates: an empty file with every column of a kind.

import { enums } from '@muster/contract'
import { Bodies } from '../../../packages/server/features/imports/check/bodies.ts'
import { makeKinds } from '../../../packages/server/features/imports/kinds/kinds.ts'
import { openValidation } from '../../../packages/server/http/request/validate.ts'
import { useDatabase } from '../../support/fixtures/background.ts'
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

describe('a column that every file of a kind has', () => {
  const background = useDatabase()
  const needs: Readonly<Record<string, string>> = enums.ImportKind.extensions['x-value-needs']

  it('takes the right that the contract names for the kind', async () => {
    const { id } = await makeWorkspace()
    const kinds = makeKinds(new Bodies(async () => openValidation()))
    expect(Object.keys(kinds)).toEqual(Object.keys(needs))
    for (const [kind, { columns }] of Object.entries(kinds)) {
      const known = await columns(background.database.reader(id))
      const every = known.filter(({ name, isRequired }) => isRequired ?? name === 'employee_code')
      expect([kind, [...new Set(every.map(({ by }) => by))]]).toEqual([kind, [needs[kind]]])
    }
  })
})
