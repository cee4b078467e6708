// Files in and out on the terminal: lists exported, files imported, with exit codes that cron understands.

import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, makePaying } from '../../support/fixtures/payroll.ts'
import { muster, run } from '../../support/server/muster.ts'
import { setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
let folder: string
beforeAll(async () => {
  workspace = await makeWorkspace()
  await workspace.muster.employees.create(ayesha)
  folder = await mkdtemp(join(tmpdir(), 'muster-transfers-'))
})

const exporting = (what: string, ...more: string[]) =>
  muster(['export', what, '--workspace', workspace.id, ...more])

async function importing(lines: readonly string[], ...more: string[]) {
  const file = join(folder, `staff-${lines.length}-${more.length}.csv`)
  await writeFile(file, lines.join('\n'))
  return muster(['import', 'employees', file, '--workspace', workspace.id, ...more])
}

const namesOf = async () => (await workspace.muster.employees.list({})).data.map(each => each.first_name)

describe('muster export', () => {
  it('writes a list to a file, in the format of its ending', async () => {
    const place = join(folder, 'employees.csv')
    const { code, text } = await exporting('employees', '--out', place)
    expect([code, text]).toEqual([0, expect.stringContaining(`1 row written to ${place}.\n`)])
    const [header, row] = (await readFile(place, 'utf8')).split(/\r?\n/)
    expect(header).toContain('first_name')
    expect(row).toContain('Ayesha')
    expect((await exporting('employees', '--out', join(folder, 'employees.xlsx'))).code).toBe(0)
    expect((await readFile(join(folder, 'employees.xlsx'))).subarray(0, 2).toString()).toBe('PK')
  })

  it('names the file by itself in a folder, and leaves no other one there', async () => {
    const place = await mkdtemp(join(folder, 'into-'))
    expect((await exporting('employees', '--out', place, '--filters', 'status=resigned')).code).toBe(0)
    expect(await readdir(place)).toEqual([expect.stringMatching(/^employees-\d{4}-\d\d-\d\d\.csv$/)])
  })

  it('writes to standard output what another command reads', async () => {
    const { code, text } = await exporting('employees', '--out', '-')
    expect([code, text]).toEqual([0, expect.stringMatching(/^\uFEFF?id,[\s\S]*Ayesha/m)])
  })

  it('ends with 0 where the reader of standard output has seen enough', async () => {
    const command = run(['export', 'employees', '--workspace', workspace.id, '--out', '-'])
    command.child.stdout!.destroy()
    expect(await command.ended()).toBe(0)
    expect(command.output()).toContain('Whoever read standard output has stopped before its end.')
  })

  it('leaves an entry in the audit under the name of the operator', async () => {
    const { data } = await inConsole(workspace, 'listAuditEntries')
    expect(data).toContainEqual(
      expect.objectContaining({ action: 'export.created', actor: expect.stringMatching(/^operator_/) }),
    )
  })

  it.each([
    [['employes'], 'There is nothing called employes to export. There are '],
    [['employees', '--filters', 'status=sleeping'], 'filters are refused: status must be one of'],
    [['employees', '--format', 'zip'], 'format must be one of csv, xlsx for the kind list'],
    [['employee_addresses'], 'list_of is needed: listEmployeeAddresses belongs to a record'],
  ] as const)('refuses %j in words', async ([what, ...more], says) => {
    const { code, text } = await exporting(what, '--out', join(folder, 'none.csv'), ...more)
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
    expect(await readdir(folder)).not.toContain('none.csv')
  })

  it('refuses a workspace that is not there', async () => {
    const { code, text } = await muster(['export', 'employees', '--workspace', 'wsp_none'])
    expect([code, text]).toEqual([1, expect.stringContaining('wsp_none')])
  })
})

describe('muster payslips', () => {
  it('writes the payslips of a month into a zip', async () => {
    await setClock('2026-06-05T05:00:00Z')
    const paying = await makePaying()
    await paying.assign('100000', '2024-03-01')
    await lockedRun(paying, { year: 2026, month: 4 })
    await setClock()
    const place = join(folder, 'payslips.zip')
    const asked = ['payslips', '--workspace', paying.id, '--out', place, '--month']
    expect(await muster([...asked, '2026-04'])).toMatchObject({
      code: 0,
      text: expect.stringContaining(`1 payslip written to ${place}.`),
    })
    expect((await readFile(place)).includes('%PDF-1')).toBe(true)
    const none = await muster([...asked, '2026-03'])
    expect([none.code, none.text]).toEqual([
      1,
      expect.stringContaining('There is no regular payroll run of 2026-03.'),
    ])
  })
})

const header = 'first_name,last_name,joining_date'

describe('muster import', () => {
  it('checks a file and writes nothing under --dry-run', async () => {
    const { code, text } = await importing([header, 'Hamza,Qureshi,2025-09-01'], '--dry-run')
    expect(code).toBe(0)
    expect(text).toContain('1 row to create, 0 to change, 0 unchanged, 0 with errors.')
    expect(text).toContain('Nothing was written.')
    expect(await namesOf()).toEqual(['Ayesha'])
  })

  it('writes nothing while a row has an error, and says which', async () => {
    const errors = join(folder, 'errors.csv')
    const lines = [header, 'Hamza,Qureshi,2025-09-01', 'Sana,Malik,soon']
    const { code, text } = await importing(lines, '--errors', errors)
    expect(code).toBe(1)
    expect(text).toMatch(/line 3, joining_date, "soon": /)
    expect(await readFile(errors, 'utf8')).toMatch(/Sana,Malik,soon,.*joining_date/)
    expect(await namesOf()).toEqual(['Ayesha'])
  })

  it('writes the valid rows where it may, and still tells of the others', async () => {
    const lines = [header, 'Hamza,Qureshi,2025-09-01', 'Sana,Malik,soon', 'Bilal,Raza,2025-09-02']
    const { code, text } = await importing(lines, '--valid-only')
    expect([code, text]).toEqual([1, expect.stringContaining('2 rows written.')])
    expect((await namesOf()).sort()).toEqual(['Ayesha', 'Bilal', 'Hamza'])
  })

  it.each([
    [['first_name,first_name', 'A,B'], 'first_name'],
    [[], 'empty'],
  ] as const)('refuses the file %j in words', async (lines, says) => {
    const { code, text } = await importing(lines)
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
  })
})
