// What is written for somebody to read again: the cells of a file that comes back, and the texts of a file that is made.

import {
  type Cell,
  readAmount,
  readDate,
  readIdentifier,
  readText,
  readWhole,
  showCell,
  writeCsv,
} from '@muster/formats'
import { firstRow } from '../../support/files/tables.ts'
import { row, sheetOf } from '../../support/files/workbooks.ts'
import { plain } from '../../support/plain.ts'

const cell = (text: string, more: Partial<Cell> = {}): Cell =>
  Object.assign({ kind: 'text' as const, text, format: null, refusal: null, column: 'c' }, more)

describe('showCell', () => {
  it('has the zeros that the format of a sheet puts before a number', () => {
    expect(showCell(cell('742', { kind: 'number', format: '00000' }))).toBe('00742')
    expect(showCell(cell('742', { kind: 'number', format: 'General' }))).toBe('742')
    expect(showCell(cell('00742'))).toBe('00742')
  })

  it('marks what was refused, so that no reader takes it as the text that it has become', async () => {
    const data = row(1, ['c']) + row(2, ['<c ><v>3520212345671234567</v></c>'])
    const [lost] = await firstRow(await sheetOf(data), 'xlsx')
    expect(showCell(lost!)).toMatch(/^#REFUSED 352021234567123/)
    const [formula] = await firstRow(
      await sheetOf(row(1, ['c']) + row(2, ['<c ><f>1+41</f><v>42</v></c>'])),
      'xlsx',
    )
    const short = cell('42', { kind: 'number', format: 'General' })
    for (const shown of [showCell(lost!), showCell(formula!), showCell(short, true)])
      for (const read of [readText, readIdentifier, readAmount, readDate, readWhole])
        expect(plain(read(cell(shown)))).toEqual({ message: expect.stringContaining('#REFUSED ') })
    expect(showCell(cell('Genral'), true)).toBe('Genral')
  })
})

describe('a text that was written as CSV', () => {
  it.each([
    '=1',
    "'=1",
    "''@a",
    '+92 300',
    "'+92 300",
    '+92-300',
    '+1+cmd|x',
    '-x',
    "'",
    "O'Brien",
    'two\nlines',
    'a"b,c',
    '\u200fعلي',
  ])('is read as it was: %j', async text => {
    async function* rows() {
      yield [[text]]
    }
    const pieces = await Array.fromAsync(
      writeCsv({ name: 's', columns: [{ title: 'c', type: 'text' }], rows: rows() }),
    )
    const [read] = await firstRow(Buffer.concat(pieces), 'csv')
    expect(readText(read!)).toEqual({ value: text })
  })
})

describe('a text that a spreadsheet could compute', () => {
  const written = async (text: string) => {
    async function* rows() {
      yield [[text]]
    }
    const sheet = { name: 's', columns: [{ title: 'c', type: 'text' as const }], rows: rows() }
    const pieces = await Array.fromAsync(writeCsv(sheet))
    return Buffer.concat(pieces).toString().split('\r\n')[1]
  }

  it.each(['+92 300 1234567', '+923001234567', '+1', '(042) 3576 1200', '0300-1234567'])(
    'is none where it is a telephone number: %s',
    async text => expect(await written(text)).toBe(text),
  )

  it.each([
    "+1+cmd|' /C calc'!A0",
    '+92-300-1234567',
    '+92 300*2',
    '+92  300',
    '+ 92',
    '+92 300 ',
    '+A1',
    '+1e5',
    '+1.5',
    '+92\t300',
    '+92 300\n=1',
    '+٩٢ ٣٠٠',
    '-92 300',
    '=92 300',
    '@92 300',
    '\uff0b92 300',
    "'+92 300",
  ])('is marked as text: %j', async text => expect(await written(text)).toMatch(/^"?'/))
})
