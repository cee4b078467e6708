// Imports that were looked at before: titles with what they mean, said once and remembered, and dates that are asked for where a file does not tell.

import type { ImportTitle } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, csv, settle } from '../../support/fixtures/imports.ts'
import { makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { deliver } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await makeWorkspace()
})

const base64 = (text: string) => Buffer.from(text).toString('base64')
const look = (text: string, of: { readonly id: string } = workspace) =>
  inConsole(of, 'previewImport', { body: { kind: 'employees', content_base64: base64(text) } })
const upload = (text: string, more: object = {}) =>
  askConsole(workspace, 'createImport', {
    body: { kind: 'employees', file_name: 'staff.csv', content_base64: base64(text), ...more },
  })

/** As another system writes it. */
const foreign = (...days: readonly string[]) =>
  csv([
    ['Given name', 'Surname', 'Start', 'Shoe size'],
    ...days.map((day, n) => [`Sana${n}`, 'Malik', day, '38']),
  ])
const meaning: readonly ImportTitle[] = [
  { title: 'Given name', column: 'first_name' },
  { title: 'Surname', column: 'last_name' },
  { title: 'Start', column: 'joining_date' },
  { title: 'Shoe size', column: null },
]

describe('a file that is looked at', () => {
  it('has its titles with values, and the columns that they are called like', async () => {
    const found = await look(
      csv([
        ['First Name', 'Called at home'],
        ['Sana', 'Malik'],
        ['Sana', 'Khan'],
      ]),
    )
    expect(found).toMatchObject({
      titles: [
        { title: 'First Name', column: 'first_name', is_left_out: false, samples: ['Sana'] },
        { title: 'Called at home', column: null, samples: ['Malik', 'Khan'] },
      ],
      is_remembered: false,
      dates: 'iso',
      dates_example: null,
    })
    expect(found.columns).toEqual(expect.arrayContaining([{ name: 'joining_date', is_required: false }]))
  })

  it.each([
    [['2026-04-03'], 'iso', null],
    [['03/04/2026', '25/12/2025'], 'day_first', '03/04/2026'],
    [['03/04/2026', '12/25/2025'], 'month_first', '03/04/2026'],
    [['03/04/2026', '05/06/2026'], null, '03/04/2026'],
    [['04/04/2026'], 'iso', null],
    [['25/12/2025', '12/25/2025', '03/04/2026'], 'iso', '03/04/2026'],
  ])('with the dates %j is written %s', async (days, dates, dates_example) => {
    expect(await look(foreign(...days))).toMatchObject({ dates, dates_example })
  })

  it('has only the columns that the caller may import', async () => {
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['employees:write'] })
    const body = { kind: 'employees', content_base64: base64(foreign('2026-04-03')) }
    const { columns } = await inConsole(workspace, 'previewImport', { body, token })
    const names = columns.map(({ name }: { name: string }) => name)
    expect(names).toContain('first_name')
    expect(names).not.toContain('bank_iban')
  })

  it('is refused where it is no table, and leaves nothing behind', async () => {
    const body = { kind: 'employees', content_base64: base64('\0\u0001') }
    const { status, json } = await askConsole(workspace, 'previewImport', { body })
    expect([status, json.errors[0].field]).toEqual([400, 'content_base64'])
    await look(foreign('2026-04-03'))
    expect((await inConsole(workspace, 'listImports', {})).data).toEqual([])
  })
})

describe('what titles mean', () => {
  it('is said with the upload, and makes the records', async () => {
    const { json: made } = await upload(foreign('2026-04-03'), { titles: meaning })
    expect(made.columns).toEqual(['first_name', 'last_name', 'joining_date'])
    const checked = await settle(workspace, made.id)
    expect(checked).toMatchObject({ status: 'checked', to_create: 1, with_errors: 0 })
    await apply(workspace, checked)
    await deliver()
    const { data } = await workspace.muster.employees.list({})
    expect(data).toMatchObject([{ first_name: 'Sana0', last_name: 'Malik', joining_date: '2026-04-03' }])
  })

  it('is remembered for files with the same titles, and for no others', async () => {
    await upload(foreign('2026-04-03'), { titles: meaning })
    const again = await look(foreign('2026-05-06'))
    expect(again.is_remembered).toBe(true)
    expect(again.titles.map(({ title, column }: ImportTitle) => ({ title, column }))).toEqual(meaning)
    expect(again.titles.at(-1).is_left_out).toBe(true)
    const other = await look(
      csv([
        ['Surname', 'Given name'],
        ['Malik', 'Sana'],
      ]),
    )
    // Understood as they usually are, and not as somebody said it of another file.
    const usual = [{ column: 'last_name' }, { column: 'first_name' }]
    expect(other).toMatchObject({ is_remembered: false, titles: usual })
    expect((await look(foreign('2026-05-06'), await makeWorkspace())).is_remembered).toBe(false)
  })

  it('stands in the file with its errors, too', async () => {
    const { json: made } = await upload(foreign('soon'), { titles: meaning })
    await settle(workspace, made.id)
    const { text } = await askConsole(workspace, 'getImportErrors', { id: made.id })
    expect(text.split('\n')[0]).toContain('Given name,Surname,Start,Shoe size')
    expect(text).toContain('soon')
  })

  it.each([
    ['a title that the file does not have', [{ title: 'Nickname', column: 'first_name' }], 'Nickname'],
    ['a column that there is not', [{ title: 'Surname', column: 'lost_name' }], 'Surname'],
    [
      'the same column twice',
      [
        { title: 'Surname', column: 'last_name' },
        { title: 'Given name', column: 'last_name' },
      ],
      'Surname',
    ],
  ])('is refused of %s', async (_, titles, field) => {
    const { status, json } = await upload(foreign('2026-04-03'), { titles })
    expect(status).toBe(400)
    expect(json.errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

describe('dates that can be read both ways', () => {
  it('are asked for where no other date tells, and read as it was said', async () => {
    const { status, json } = await upload(foreign('03/04/2026'), { titles: meaning })
    expect([status, json.errors]).toEqual([
      400,
      [
        {
          field: 'dates',
          message: 'has to say whether the day or the month comes first: 03/04/2026 can be read both ways',
        },
      ],
    ])
    const { json: made } = await upload(foreign('03/04/2026'), { titles: meaning, dates: 'month_first' })
    await apply(workspace, await settle(workspace, made.id))
    await deliver()
    expect((await workspace.muster.employees.list({})).data[0]!.joining_date).toBe('2026-03-04')
  })

  it('are errors of their rows where somebody said that they are ISO', async () => {
    const { json: made } = await upload(foreign('03/04/2026'), { titles: meaning, dates: 'iso' })
    expect(await settle(workspace, made.id)).toMatchObject({ with_errors: 1 })
  })
})
