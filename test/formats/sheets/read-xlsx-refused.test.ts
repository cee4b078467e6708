// What is no plain table in a workbook is refused by a sentence that says what to do.

import { refusalOf } from '../../support/files/tables.ts'
import { partsOf, row, sheetOf, workbook, zipOf } from '../../support/files/workbooks.ts'

const refused = (file: Buffer | string) => refusalOf(file, { format: 'xlsx' })
const messageOf = async (file: Buffer | string) => (await refused(file)).message
const table = row(1, ['code', 'name']) + row(2, ['1', 'Ali'])

/** An old binary file, with the names of its streams. */
const binary = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')])

describe('a workbook is refused', () => {
  it('where it is another kind of file', async () => {
    expect(await messageOf(binary('Workbook'))).toBe(
      'The file is of the old Excel format (.xls). Open it in Excel or LibreOffice, and save it as "Excel Workbook (.xlsx)".',
    )
    expect(await messageOf('code,name\n')).toMatch(
      /no Excel workbook .* For a text file, name the format CSV/,
    )
    const ods = await zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' })
    expect(await messageOf(ods)).toMatch(/OpenDocument spreadsheet \(\.ods\)\. Open it in Excel/)
    expect(await messageOf(await zipOf({ 'xl/workbook.bin': '' }))).toMatch(/binary workbook \(\.xlsb\)/)
    expect(await messageOf(await zipOf({ 'Index/Document.iwa': '' }))).toMatch(/Apple Numbers/)
    expect(await messageOf(await zipOf({ 'a.txt': '' }))).toMatch(/damaged or no workbook/)
  })

  it('where it has a password', async () => {
    expect(await messageOf(binary('EncryptedPackage'))).toMatch(
      /^The workbook is protected by a password. Remove it/,
    )
    const file = await sheetOf(table)
    // The flag of encryption in each head of the directory.
    for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4))
      file[at + 8]! |= 1
    expect(await messageOf(file)).toMatch(/zip with a password/)
  })

  it('where it has macros, or is of the kind that may have them', async () => {
    expect(await messageOf(await workbook({ more: { 'xl/vbaProject.bin': 'x' } }))).toMatch(
      /has macros \(\.xlsm\)\. .* leaves the macros out/,
    )
    const parts = partsOf({ sheets: [{ data: table }] })
    const types = String(parts['[Content_Types].xml'])
    parts['[Content_Types].xml'] = types.replace(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    )
    expect(await messageOf(await zipOf(parts))).toMatch(/of a kind that has macros/)
  })

  it('where its values are on several sheets', async () => {
    const sheets = [{ name: 'Staff', data: table }, { name: 'Notes', data: row(4, ['x']) }, { name: 'Empty' }]
    expect(await messageOf(await workbook({ sheets }))).toBe(
      'The workbook has values on several sheets: "Staff", "Notes". Keep the one that is meant, or hide the others, and save the file.',
    )
    const file = await workbook({ sheets })
    expect((await refusalOf(file, { format: 'xlsx', sheet: 'staff' })).message).toBe(
      'The workbook has no sheet "staff". It has "Staff", "Notes", "Empty".',
    )
    expect(await messageOf(await workbook({ sheets: [{ state: 'hidden', data: table }] }))).toMatch(
      /no visible sheet with values/,
    )
  })

  it('where rows or columns with values are hidden', async () => {
    const refusal = await refused(await sheetOf(table + row(3, ['2', 'Sara'], ' hidden="1"')))
    expect(refusal).toMatchObject({ line: 3, value: '2' })
    expect(refusal.message).toBe(
      'Row 3 is hidden, perhaps by a filter, and has values. Show all rows, or delete those that do not count, and save the file.',
    )
    const before = '<cols><col min="2" max="16384" width="9" hidden="1"/></cols>'
    expect(await messageOf(await sheetOf(table, { before }))).toBe(
      'Column B is hidden and has a value in B1. Show the column, or delete it, and save the file.',
    )
  })

  it('where cells of the table are merged', async () => {
    const behind = (ref: string) => ({ behind: `<mergeCells><mergeCell ref="${ref}"/></mergeCells>` })
    const refusal = await refused(await sheetOf(table, behind('A2:A3')))
    expect(refusal.line).toBe(2)
    expect(refusal.message).toMatch(/^The cells A2:A3 are merged, .* Unmerge Cells, fill each cell/)
    const beside = await sheetOf(table, behind('A9:B12'))
    expect((await refusalOf(beside, { format: 'xlsx', sheet: '-' })).message).toMatch(/no sheet "-"/)
  })

  it.each(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml', 'xl/workbook.xml', '_rels/.rels'])(
    'where %s declares a document type with entities',
    async part => {
      for (const doctype of [
        '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">',
        `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]>`,
      ]) {
        const parts = partsOf({ sheets: [{ data: table }], strings: '<si><t>x</t></si>' })
        parts[part] = String(parts[part]).replace('\n', `\n${doctype}`)
        expect(await messageOf(await zipOf(parts))).toBe(
          `The workbook declares a document type (DTD) in "${part}", which no workbook needs and could name files of others. Save it again with Excel or LibreOffice.`,
        )
      }
    },
  )

  it.each([
    ['an entity that nobody declared', row(1, ['&e;']), /undefined entity/],
    ['a cell in another row', '<row r="1"><c r="A2"><v>1</v></c></row>', /cell A2 stands in row 1/],
    [
      'a cell twice',
      '<row r="1"><c r="B1"><v>1</v></c><c r="B1"><v>2</v></c></row>',
      /cell B1 does not follow/,
    ],
    ['rows out of order', row(2, ['x']) + row(1, ['y']), /row 1 follows row 2/],
    [
      'a text that is not there',
      row(1, ['<c t="s"><v>5</v></c>']),
      /cell A1 has a value that its type cannot/,
    ],
    [
      'a number that is none',
      row(1, ['<c t="n"><v>1,5</v></c>']),
      /cell A1 has a value that its type cannot have/,
    ],
    [
      'a type that is none',
      row(1, ['<c t="q"><v>1</v></c>']),
      /cell A1 has a value that its type cannot have/,
    ],
    ['nested elements', '<a>'.repeat(100), /nested more than 64 deep/],
    ['an open element', '<row r="1">', /cannot be read, because/],
  ])('where its XML has %s', async (_, data, message) => {
    const text = await messageOf(await sheetOf(data))
    expect(text).toMatch(message)
    expect(text).toMatch(/^The workbook is damaged: "xl\/worksheets\/sheet1.xml" cannot be read, because/)
  })

  it('where its XML is not UTF-8', async () => {
    const xml = Buffer.from(`<worksheet><sheetData>${row(1, ['Müller'])}</sheetData></worksheet>`, 'latin1')
    expect(await messageOf(await workbook({ more: { 'xl/worksheets/sheet1.xml': xml } }))).toMatch(
      /not UTF-8/,
    )
  })

  it('where a part is missing, or comes twice', async () => {
    const parts = partsOf({ sheets: [{ data: table }] })
    delete parts['xl/worksheets/sheet1.xml']
    expect(await messageOf(await zipOf(parts))).toMatch(/lacks "xl\/worksheets\/sheet1.xml"/)
    parts['xl/Workbook.xml'] = '<workbook/>'
    expect(await messageOf(await zipOf(parts))).toMatch(/holds "xl\/Workbook.xml" twice/)
    expect(await messageOf((await sheetOf(table)).subarray(0, 400))).toMatch(/damaged or no workbook/)
  })

  it('where a value has a NUL, with line and column', async () => {
    const refusal = await refused(await sheetOf(row(1, ['code', 'name']) + row(2, ['1', 'A_x0000_li'])))
    expect(refusal).toMatchObject({ line: 2, column: 'name', value: 'A␀li' })
    expect(await messageOf(await sheetOf(row(1, ['co\0de'])))).toMatch(/damaged/)
  })

  it('where it has more columns than a table, or a value without a title', async () => {
    const far = `${row(1, ['code'])}<row r="2"><c r="XFD2"><v>1</v></c></row>`
    expect(await messageOf(await sheetOf(far))).toBe(
      'Cell XFD2 has a value, and a table has at most 200 columns. Delete the columns that do not belong to it.',
    )
    expect(await messageOf(await sheetOf(row(1, ['code']) + row(2, ['1', 'x'])))).toMatch(
      /^Line 2 has "x" in column 2, but the header ends with column 1/,
    )
    expect(await messageOf(await sheetOf(row(1, ['code', 5])))).toMatch(
      /"5" is the title of a column, and not/,
    )
  })
})

it.each([
  ['a tag whose name has 900,000 letters', `<row r="1"><${'a'.repeat(900_000)}></row>`],
  ['a tag of a space that nobody named', `<${'b'.repeat(900_000)}:c/>`],
  ['an end of 900,000 letters', `<row r="1"></${'c'.repeat(900_000)}>`],
])('tells %s in a short sentence', async (_, rows) => {
  const { message } = await refused(await sheetOf(rows))
  expect(message).toMatch(/^The workbook is damaged: /)
  expect(message.length).toBeLessThan(500)
})

it('tells of merged cells in a short sentence', async () => {
  const merged = `A1:A2:${'x'.repeat(900_000)}`
  const file = await sheetOf(table, { behind: `<mergeCells><mergeCell ref="${merged}"/></mergeCells>` })
  const message = await messageOf(file)
  expect(message).toMatch(/are merged/)
  expect(message.length).toBeLessThan(500)
})
