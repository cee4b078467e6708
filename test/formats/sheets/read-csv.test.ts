// CSV files as spreadsheets write them are read with their lines, or refused by a sentence with the place.

import { readAll, refusalOf, textsOf } from '../../support/files/tables.ts'

const csv = { format: 'csv' } as const
const read = (bytes: Uint8Array | string) => readAll(bytes, csv)
const messageOf = async (bytes: Uint8Array | string) => (await refusalOf(bytes, csv)).message

const simple = 'employee_code,name\r\nEMP-1,Zoë Müller\r\nEMP-2,عائشہ\r\n'
const rows = [
  [2, 'EMP-1', 'Zoë Müller'],
  [3, 'EMP-2', 'عائشہ'],
]

describe('a CSV file', () => {
  it('is UTF-8 with or without a byte order mark', async () => {
    const plain = await read(simple)
    expect(plain.titles).toEqual(['employee_code', 'name'])
    expect(textsOf(plain)).toEqual(rows)
    const marked = await read(`\uFEFF${simple}`)
    expect(marked.titles).toEqual(['employee_code', 'name'])
    expect(textsOf(marked)).toEqual(rows)
  })

  it('is UTF-16 with tabs, as Excel writes "Unicode text", in both byte orders', async () => {
    const little = Buffer.from(`\uFEFF${simple.replaceAll(',', '\t')}`, 'utf16le')
    expect(textsOf(await read(little))).toEqual(rows)
    expect(textsOf(await read(Buffer.from(little).swap16()))).toEqual(rows)
  })

  it('keeps characters whole where its pieces meet', async () => {
    const names = Array.from({ length: 40_000 }, (_, at) => `${'x'.repeat(at % 7)}é😀ع`)
    expect(textsOf(await read(`name\n${names.join('\n')}\n`)).map(([, name]) => name)).toEqual(names)
  })

  it.each([',', ';', '\t'])('has its values separated by %j where its header says so', async delimiter => {
    const file = `code${delimiter}name\r\n1${delimiter}"a,b;c\td"\r\n`
    expect(textsOf(await read(file))).toEqual([[2, '1', 'a,b;c\td']])
  })

  it('may say in its first line what separates its values', async () => {
    const file = 'sep=;\r\nname, title;code\r\nAli, Mr;1\r\n'
    const table = await read(file)
    expect(table.titles).toEqual(['name, title', 'code'])
    expect(textsOf(table)).toEqual([[3, 'Ali, Mr', '1']])
    expect(await messageOf('sep=|\na|b\n')).toBe(
      'The first line says that "|" separates the values. Use a comma, a semicolon or a tab.',
    )
  })

  it('is refused where its header has two kinds of separators', async () => {
    const refusal = await refusalOf('\r\nname;code,x\r\n1;2\r\n', csv)
    expect(refusal).toMatchObject({ line: 2 })
    expect(refusal.message).toBe(
      'The header has commas and semicolons, so it does not say what separates the values. Put a line such as "sep=;" above the header, or write titles that have one of them in quotes.',
    )
    expect((await read('"name;first",code\n1,2\n')).titles).toEqual(['name;first', 'code'])
  })

  it('has quotes and line breaks in cells, any line ends, and lines as an editor counts them', async () => {
    const file = 'a,b\r\n"x\r\ny","say ""no"""\r\n\r\n1,2\n3,"p\rq\n"\r4,5'
    expect(textsOf(await read(file))).toEqual([
      [2, 'x\r\ny', 'say "no"'],
      [5, '1', '2'],
      [6, '3', 'p\rq\n'],
      [9, '4', '5'],
    ])
  })

  it('may have empty rows and columns around its table, and rows that end early, as Excel writes them', async () => {
    const file = '\r\na,b,c,,\r\n1,2,3,,\r\n,,,,\r\n4\r\n , ,\r\n5,6,,,\r\n,,,,\r\n'
    expect(textsOf(await read(file))).toEqual([
      [3, '1', '2', '3'],
      [5, '4', '', ''],
      [7, '5', '6', ''],
    ])
  })
})

describe('a CSV file is refused', () => {
  it('with the line of bytes that are not UTF-8', async () => {
    const latin = Buffer.from('code,name\r\n1,Ali\r\n2,Müller\r\n', 'latin1')
    const refusal = await refusalOf(latin, csv)
    expect(refusal.line).toBe(3)
    expect(refusal.message).toBe(
      'Line 3 has bytes that are not UTF-8, after "2,M". In Excel, choose Save As and the type "CSV UTF-8".',
    )
    const broken = Buffer.concat([Buffer.from('\uFEFFa\n', 'utf16le'), Buffer.from([0x00, 0xd8, 0x41, 0])])
    expect((await refusalOf(broken, csv)).line).toBe(2)
    expect(await messageOf(Buffer.from('\uFEFFa\nb', 'utf16le').subarray(0, -1))).toMatch(/^Line 2 has bytes/)
  })

  it('with line and column of a NUL', async () => {
    const refusal = await refusalOf('code,name\n1,Ali\n2,A\0li\n', csv)
    expect(refusal).toMatchObject({ line: 3, column: 'name', value: 'A␀li' })
    expect(refusal.message).toBe(
      'Line 3, column "name": the value has a NUL character. Delete it. If the file is UTF-16, save it as "CSV UTF-8".',
    )
    expect(await messageOf(Buffer.from('code,name\n', 'utf16le'))).toMatch(/^Line 1, column .* NUL/)
  })

  it.each([
    ['a quote inside of a value', 'a,b\n1,5" pipe\n', 2, /^Line 2, value 2: a quote stands inside of it/],
    ['a formula in quotes', 'a,b\n1,="007"\n', 2, /^Line 2, value 2: "=.*" is a formula. Write its value/],
    ['text behind a quote', 'a,b\n\n"1"x,2\n', 3, /^Line 3, value 1: text follows the closing quote/],
    ['an open quote', 'a,b\n1,2\n1,"2\n3,4\n', 3, /^Line 3, value 2: its quote is never closed/],
  ])('with the line and number of %s', async (_, file, line, message) => {
    const refusal = await refusalOf(file, csv)
    expect(refusal.line).toBe(line)
    expect(refusal.message).toMatch(message)
  })

  it('where a row has more values than the header', async () => {
    const refusal = await refusalOf('code,name\n1,Khan, Ali\n', csv)
    expect(refusal).toMatchObject({ line: 2, value: ' Ali' })
    expect(refusal.message).toBe(
      'Line 2 has " Ali" in column 3, but the header ends with column 2. Give the column a title, or delete the value; in CSV, put a value with a separator in it into quotes.',
    )
    expect(await messageOf('code,,name\n1,x,Ali\n')).toMatch(/column 2 has no title. Give it one/)
  })

  it('where it may be cut off', async () => {
    expect(textsOf(await read('a,b\n1,2\n3,4'))).toHaveLength(2)
    expect(await messageOf('a,b,c\n1,2,3\n4,50')).toBe(
      'The file ends in the middle of line 3: it has 2 of 3 values and no line break. It may be cut off; save or send it again.',
    )
  })

  it('where a title stands twice, or the file has none', async () => {
    expect(await messageOf('code,name, code\n1,2,3\n')).toBe(
      'Columns 1 and 3 are both called "code". Delete one, or give it its own title.',
    )
    expect(await messageOf('')).toBe('The file is empty.')
    expect(await messageOf('\r\n ,\r\n')).toBe('The file has no rows. Its first row has to be the header.')
    expect((await read('code,name\n')).rows).toEqual([])
  })

  it('where it is another kind of file', async () => {
    for (const start of ['PK\x03\x04', '%PDF-1.7', '\xd0\xcf\x11\xe0'])
      expect(await messageOf(Buffer.from(start, 'latin1'))).toBe(
        'This is no CSV file. Save it as "CSV UTF-8", or as a workbook that ends in .xlsx.',
      )
  })
})
