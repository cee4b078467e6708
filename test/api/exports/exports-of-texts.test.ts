// Texts in exports: whatever somebody has typed stays the text that it is, in both formats.

import { readWorkbook } from '../../support/files/workbook.ts'
import { bytesOf, exportTable, listing, makeExport } from '../../support/fixtures/exports.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let browser: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  browser = (await makeFullMember(workspace.id, 'HR')).browser
})

describe('a value', () => {
  it.each([
    '=1+1',
    '+92 42 111',
    '-x',
    '@SUM(A1)',
    '\tx',
    '\r=x',
    "'=x",
    'a,"b"\nc',
    'عائشہ خان',
    '4210112345671234',
    '_x0041_',
    ' x ',
  ])('such as %j is text in both formats', async name => {
    const { muster } = workspace
    const code = Math.random().toString(36).slice(2, 10)
    const made = await muster.branches.create({ name: `${code}`, code })
    await inDatabase('update branches set name = $1 where id = $2', [name, made.id])
    const [titles, ...rows] = await exportTable(browser, listing('listBranches'))
    const at = titles!.indexOf('name')
    const row = rows.find(each => each[0] === made.id)!
    const isMarked = /^'*[=+\-@\t\r]/.test(name)
    // A telephone number computes nothing. In a spreadsheet it stays text all the same when somebody edits it.
    const isTelephone = /^\+\d+( \d+)*$/.test(name)
    expect(row[at]).toBe(isMarked && !isTelephone ? `'${name}` : name)
    const xlsx = await makeExport(browser, listing('listBranches', { format: 'xlsx' }))
    const cells = (await readWorkbook(await bytesOf(browser, xlsx))).find(each => each[0]?.value === made.id)!
    expect(cells[at]).toEqual({ type: 's', style: isMarked ? 4 : 0, value: name })
  })
})
