// What is written for somebody to read again: the cells of a file that comes back, and the texts of a file that is made.

import { type Cell, readIdentifier, readText, showCell, writeCsv } from '@muster/formats'
import { firstRow } from '../../support/files/tables.ts'
import { row, sheetOf } from '../../support/files/workbooks.ts'

const cell = (text: string, more: Partial<Cell> = {}): Cell =>
  Object.assign({ kind: 'text' as const, text, format: null, refusal: null, column: 'c' }, more)

describe('showCell', () => {
  it('has the zeros that the format of a sheet puts before a number', () => {
    expect(showCell(cell('742', { kind: 'number', format: '00000' }))).toBe('00742')
    expect(showCell(cell('742', { kind: 'number', format: 'General' }))).toBe('742')
    expect(showCell(cell('00742'))).toBe('00742')
  })

  it('has no digits in place of those that a workbook has lost', async () => {
    const data = row(1, ['c']) + row(2, ['<c ><v>3520212345671234567</v></c>'])
    const [lost] = await firstRow(await sheetOf(data), 'xlsx')
    expect(showCell(lost!)).toBe('3.52021234567123E+18')
    expect(readIdentifier(cell(showCell(lost!)))).toHaveProperty('message')
  })
})

describe('a text that was written as CSV', () => {
  it.each(['=1', "'=1", "''@a", '+92 300', '-x', "'", "O'Brien", 'two\nlines', 'a"b,c', '\u200fعلي'])(
    'is read as it was: %j',
    async text => {
      async function* rows() {
        yield [[text]]
      }
      const pieces = await Array.fromAsync(
        writeCsv({ name: 's', columns: [{ title: 'c', type: 'text' }], rows: rows() }),
      )
      const [read] = await firstRow(Buffer.concat(pieces), 'csv')
      expect(readText(read!)).toEqual({ value: text })
    },
  )
})
