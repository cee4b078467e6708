// What an import understands of a file as Muster writes it, and gives back of one to be mended.

import { row, workbook } from '../../support/files/workbooks.ts'
import { tokenOf } from '../../support/fixtures/console.ts'
import { check, fileOf, hamza } from '../../support/fixtures/imports.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { addComponent, addStructure } from '../../support/fixtures/salary.ts'

describe('an import', () => {
  it('gives a workbook back with the zeros that it shows', async () => {
    const workspace = await makeWorkspace()
    const titles = ['first_name', 'last_name', 'joining_date', 'national_id', 'department']
    const cells = ['Hamza', 'Qureshi', '2025-09-01', '<c s="1"><v>42</v></c>', 'Genral']
    const bytes = await workbook({
      formats: { 164: '0000000000000' },
      styles: [0, 164],
      sheets: [{ data: row(1, titles) + row(2, cells) }],
    })
    const { id } = await check(workspace, bytes, { file_name: 'file.xlsx' })
    const key = await tokenOf(workspace)
    const { text } = await raw('GET', `/console/imports/${id}/errors`, { key })
    expect(text).toContain('Hamza,Qureshi,2025-09-01,0000000000042,Genral,')
  })

  it('takes amounts as Muster writes them where the currency has three digits', async () => {
    const workspace = await makeWorkspace({ country: 'KW', currency: 'KWD' })
    await addStructure(workspace, [await addComponent(workspace, 'BASIC', '100%', { category: 'basic' })])
    const salary = { salary_structure: 'Monthly staff', gross_salary: '100.500', salary_from: '2025-09-01' }
    expect(await check(workspace, fileOf([{ ...hamza, ...salary }]))).toMatchObject({
      to_create: 1,
      with_errors: 0,
    })
  })
})
