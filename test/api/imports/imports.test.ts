// Imports: uploaded by whoever may do the same by hand, checked, applied by their hash, cancelled, and kept for 30 days.

import { operations } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  apply,
  askToApply,
  bodyOf,
  check,
  csv,
  fileOf,
  hamza,
  rowsOf,
  sana,
  settle,
  upload,
} from '../../support/fixtures/imports.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { payable } from '../../support/fixtures/salary.ts'
import { deliver, runJobs, setClock } from '../../support/server/server.ts'

const contentOf = async (id: string, token: string, path = 'errors') => {
  const { status, text } = await raw('GET', `/console/imports/${id}/${path}`, { key: token })
  return { status, text }
}

describe('an import', () => {
  afterEach(() => setClock())

  it('is checked after its upload, and says how many rows do what', async () => {
    const workspace = await makeWorkspace()
    const body = bodyOf(fileOf([hamza, { ...sana, joining_date: 'soon' }]))
    const made = await inConsole(workspace, 'createImport', { body })
    expect(made).toMatchObject({ status: 'checking', format: 'csv', dates: 'iso', rows: null, total: 0 })
    expect(await settle(workspace, made.id)).toMatchObject({
      status: 'checked',
      columns: ['first_name', 'last_name', 'joining_date'],
      to_create: 1,
      to_change: 0,
      unchanged: 0,
      with_errors: 1,
      applied: 0,
      done: 2,
      total: 2,
      message: null,
    })
    expect((await workspace.muster.employees.list({})).data).toEqual([])
  })

  it('is refused at once for columns that are unknown, doubled or missing', async () => {
    const workspace = await makeWorkspace()
    const answer = await upload(
      workspace,
      csv([
        ['first_nam', 'last_name', 'Last Name'],
        ['a', 'b', 'c'],
      ]),
    )
    expect(answer.status).toBe(400)
    expect(answer.json.errors).toEqual([
      { field: 'first_nam', message: 'is no column of this kind; the nearest is first_name, or remove it' },
      {
        field: 'Last Name',
        message: 'is the column last_name once more, beside last_name; keep one of them',
      },
    ])
    expect((await inConsole(workspace, 'listImports')).data).toEqual([])
  })

  it('is refused at once where it is no table', async () => {
    const workspace = await makeWorkspace()
    const answer = await upload(workspace, Buffer.from([0x66, 0xff, 0xfe, 0x0a]))
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].message).toMatch(/^cannot be read: Line 1 has bytes that are not UTF-8/)
  })

  it('is applied by the hash of the file that was checked, and once', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    const other = await askToApply(workspace, { id: made.id, sha256: 'a'.repeat(64) })
    expect(other.status).toBe(400)
    expect(other.json.errors[0].message).toContain(
      `is not that of the file that was checked, which is ${made.sha256}`,
    )
    const begun = await inConsole(workspace, 'applyImport', { id: made.id, body: { sha256: made.sha256 } })
    expect(begun).toMatchObject({ status: 'applying', rows: 'all', finished_at: null })
    expect(await settle(workspace, made.id)).toMatchObject({ status: 'applied', applied: 1, with_errors: 0 })
    const again = await askToApply(workspace, made)
    expect(again.status).toBe(409)
    expect(again.json.detail).toBe(
      'This import is applied; only one that is checked or failed can be applied. Upload the file again.',
    )
    expect((await workspace.muster.employees.list({})).data).toHaveLength(1)
  })

  it('applies all rows or none, unless only the valid ones are asked for', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza, { ...sana, last_name: '' }]))
    const refused = await askToApply(workspace, made)
    expect(refused.status).toBe(409)
    expect(refused.json.detail).toMatch(/^1 of the rows have errors, so not all can be applied/)
    expect(await apply(workspace, made, 'valid')).toMatchObject({
      applied: 1,
      with_errors: 1,
      status: 'applied',
    })
  })

  it('is cancelled while it waits, and then not applied', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    expect(await inConsole(workspace, 'cancelImport', { id: made.id })).toMatchObject({ status: 'cancelled' })
    expect((await askToApply(workspace, made)).status).toBe(409)
    expect((await askConsole(workspace, 'cancelImport', { id: made.id })).status).toBe(409)
  })

  it('is cancelled before a process has begun to check it', async () => {
    const workspace = await makeWorkspace()
    const { json } = await upload(workspace, fileOf([hamza]))
    await inConsole(workspace, 'cancelImport', { id: json.id })
    expect(await settle(workspace, json.id)).toMatchObject({ status: 'cancelled' })
  })

  it('is seen by nobody else', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:write', 'salaries.manage'],
    })
    expect((await inConsole(workspace, 'listImports', { token })).data).toEqual([])
    for (const operation of ['getImport', 'getImportErrors', 'listImportRows', 'cancelImport'] as const)
      expect((await askConsole(workspace, operation, { id: made.id, token })).status).toBe(404)
    expect((await askToApply(workspace, made, { token })).status).toBe(404)
    const stranger = await makeWorkspace()
    expect((await askConsole(stranger, 'getImport', { id: made.id })).status).toBe(404)
  })

  it('is listed by kind and status', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    const list = async (status: string) =>
      (await inConsole(workspace, 'listImports', { query: { kind: 'employees', status } })).data
    expect(await list('checked')).toEqual([made])
    expect(await list('applied')).toEqual([])
  })

  it('refuses what is no table with one full stop', async () => {
    const { json } = await upload(await makeWorkspace(), '%PDF-1.7')
    expect(json.detail).toBe(
      'The request has one invalid value: content_base64 cannot be read: This is no CSV file. Save it as "CSV UTF-8", or as a workbook that ends in .xlsx.',
    )
  })

  it('gives the file back with a column of errors, which may be uploaded again', async () => {
    const workspace = await makeWorkspace()
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:write', 'leave.manage'],
    })
    const file = fileOf([hamza, { ...sana, last_name: '=1+1', department: 'Genral' }])
    const made = await check(workspace, file, { token })
    const { text } = await contentOf(made.id, token)
    const lines = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('first_name,last_name,joining_date,department,error')
    expect(lines[1]).toBe('Hamza,Qureshi,2025-09-01,,')
    expect(lines[2]).toMatch(
      /^Sana,#REFUSED =1\+1,2025-10-01,Genral,"?.*formula.*is no department of this workspace; the nearest is General\./,
    )
    await inConsole(workspace, 'getImportErrors', { id: made.id, token })
    const mended = text.replace('#REFUSED =1+1', 'Malik').replace('Genral', 'General')
    expect(await check(workspace, mended, { token })).toMatchObject({ to_create: 2, with_errors: 0 })
  })

  it('has no file with errors where its own cannot be read to the end', async () => {
    const workspace = await makeWorkspace()
    const rows = 'first_name,last_name,joining_date\nHamza,Qureshi,2025-09-01\nSana,"Malik,2025-10-01\n'
    const { id, status, message } = await check(workspace, rows)
    const answer = await askConsole(workspace, 'getImportErrors', { id })
    expect([status, answer.status, answer.json.detail]).toEqual(['failed', 404, message])
    expect(message).toContain('its quote is never closed')
  })

  it('loses its file and its rows after 30 days, and stays', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    await setClock(
      Temporal.Now.instant()
        .add({ hours: 31 * 24 })
        .toString(),
    )
    await runJobs()
    expect(await inConsole(workspace, 'getImport', { id: made.id })).toMatchObject({
      status: 'cancelled',
      to_create: 1,
    })
    expect(await rowsOf(workspace, made)).toEqual([])
    expect((await askConsole(workspace, 'getImportErrors', { id: made.id })).status).toBe(404)
    const files = await inDatabase('select uses from stored_files where workspace_id = $1', [workspace.id])
    expect(files).toEqual([])
  })

  it('leaves entries in the audit, with the hash of the file that was applied', async () => {
    const workspace = await makeWorkspace()
    const made = await check(workspace, fileOf([hamza]))
    await apply(workspace, made)
    const { data } = await inConsole(workspace, 'listAuditEntries', { query: { object_id: made.id } })
    expect(
      data.map(({ action, details }: { action: string; details: string }) => [action, JSON.parse(details)]),
    ).toEqual([
      ['applyImport', { sha256: made.sha256 }],
      ['createImport', { kind: 'employees', file_name: 'file.csv' }],
    ])
  })
})

describe('the rights of an import', () => {
  it('are those that the same changes by hand need, told by column', async () => {
    const { workspace } = await payable()
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:write', 'leave.manage'],
    })
    const row = { ...hamza, salary_structure: 'Monthly staff', gross_salary: '100000', bank_iban: '' }
    const answer = await upload(workspace, fileOf([row]), { token })
    expect(answer.status).toBe(403)
    expect(answer.json.detail).toBe(
      'The columns salary_structure, gross_salary cannot be imported: createSalaryAssignment needs salaries.manage, which this token does not have. The column bank_iban cannot be imported: createEmployeeBankAccount needs salaries.manage, which this token does not have.',
    )
    expect((await upload(workspace, fileOf([hamza]), { token })).status).toBe(201)
    const none = await makeKey(workspace.id, { scopes: [], permissions: ['salaries.manage'] })
    expect((await upload(workspace, fileOf([hamza]), { token: none })).status).toBe(403)
  })

  it('are looked at again before it is applied', async () => {
    const { workspace } = await payable()
    const token = await makeKey(workspace.id, {
      scopes: [],
      permissions: ['employees:write', 'salaries.manage'],
    })
    const row = {
      ...hamza,
      salary_structure: 'Monthly staff',
      gross_salary: '100000',
      salary_from: '2025-09-01',
    }
    const made = await check(workspace, fileOf([row]), { token })
    await inDatabase(`update api_keys set permissions = '{employees:write}' where id = $1`, [made.started_by])
    // What a token may do is remembered for less than a second.
    const other = { id: made.id, sha256: 'a'.repeat(64) }
    while ((await askToApply(workspace, other, { token })).status === 400);
    const answer = await askToApply(workspace, made, { token })
    expect(answer.status).toBe(403)
    expect(answer.json.detail).toContain('createSalaryAssignment needs salaries.manage')
  })

  it('end with the plan: what it leaves out is not imported either', async () => {
    const workspace = await makeWorkspace({ plan: 'starter' })
    const answer = await upload(workspace, fileOf([{ ...hamza, bank_name: 'HBL' }]))
    expect(answer.status).toBe(403)
    expect(answer.json.detail).toContain(
      'createEmployeeBankAccount is part of the plan growth, and the plan is starter',
    )
  })
})

describe('the limits of an import', () => {
  it('refuse a file of more than 50,000 rows, once it is read', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 50_001 }, () => 'a,b,2025-01-01')
    const { json } = await upload(workspace, `first_name,last_name,joining_date\n${rows.join('\n')}`)
    expect(await settle(workspace, json.id)).toMatchObject({
      status: 'failed',
      message:
        'The file cannot be read to its end: The file has more than 50,000 rows. Split it into several files.',
    })
  })

  it('say in the contract how large a file may be', () => {
    expect(operations.createImport.extensions['x-file-bytes']).toBe(10 * 1024 * 1024)
  })

  it('end a file with NUL characters, and take characters of four bytes', async () => {
    const workspace = await makeWorkspace()
    const broken = await upload(workspace, 'first_name,last_name,joining_date\nA\u0000,b,2025-01-01\n')
    expect(await settle(workspace, broken.json.id)).toMatchObject({ status: 'failed' })
    const made = await check(workspace, fileOf([{ ...hamza, first_name: 'Hamza 😀 𝒳' }]))
    await apply(workspace, made)
    await deliver()
    const { data } = await workspace.muster.employees.list({})
    expect(data[0]!.first_name).toBe('Hamza 😀 𝒳')
  })
})
