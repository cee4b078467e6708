// The value of a cell is understood where it can mean one thing alone, and refused by a sentence elsewhere.

import {
  type Cell,
  type Read,
  readAmount,
  readBoolean,
  readDate,
  readIdentifier,
  readMoment,
  readText,
  readTime,
  readWhole,
} from '@muster/formats'
import { say } from '@muster/sentences'
import { firstRow } from '../../support/files/tables.ts'
import { workbook } from '../../support/files/workbooks.ts'

const cell = (text: string, more: Partial<Cell> = {}): Cell =>
  Object.assign(
    { kind: text === '' ? 'empty' : 'text', text, format: null, refusal: null, column: 'c' },
    more,
  )
const number = (text: string, format = 'General'): Cell => cell(text, { kind: 'number', format })
const understood = <Value>(read: Read<Value>): Value | null | string =>
  'value' in read ? read.value : String(read.message)

describe('readDate', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    [' 2026/4/3 ', '2026-04-03'],
    ['2026-04-03 00:00:00', '2026-04-03'],
    ['25/03/2026', '2026-03-25'],
    ['3/25/2026', '2026-03-25'],
    ['25.3.2026', '2026-03-25'],
    ['04/04/2026', '2026-04-04'],
    ['3-Apr-2026', '2026-04-03'],
    ['3 April 2026', '2026-04-03'],
    ['April 3, 2026', '2026-04-03'],
    ['29.02.2028', '2028-02-29'],
  ])('understands %j', (text, date) => {
    expect(readDate(cell(text))).toEqual({ value: date })
  })

  it.each(['3/4/2026', '03/04/2026', '03.04.2026', '3-4-2026'])(
    'understands %j as Excel writes it in en-US, en-GB and de only with the order of day and month',
    text => {
      expect(understood(readDate(cell(text)))).toBe(
        `"${text}" may be 2026-04-03 or 2026-03-04. Write it so, or say whether the day or the month comes first.`,
      )
      expect(readDate(cell(text), { order: 'day_first' })).toEqual({ value: '2026-04-03' })
      expect(readDate(cell(text), { order: 'month_first' })).toEqual({ value: '2026-03-04' })
    },
  )

  it('does not turn day and month where the order was said', () => {
    expect(understood(readDate(cell('03/25/2026'), { order: 'day_first' }))).toMatch(
      /no date with the day first/,
    )
    expect(understood(readDate(cell('25.03.2026'), { order: 'month_first' }))).toMatch(/month first/)
  })

  it.each([
    ['3/4/26', /year of two digits/],
    ['4-Mar-26', /year of two digits/],
    ['2026-02-30', /no day of the calendar/],
    ['31/04/2026', /no day of the calendar/],
    ['3 Avril 2026', /no English name of a month/],
    ['2026-04-03T08:30', /is not a date/],
    ['soon', /is not a date/],
    ['2026-04/03', /is not a date/],
    ['０3/04/2026', /is not a date/],
  ])('refuses %j', (text, message) => {
    expect(understood(readDate(cell(text)))).toMatch(message)
  })

  it('refuses a number, and a date with a time', () => {
    expect(understood(readDate(number('46115')))).toMatch(
      /^"46115" is not a date. Write it as "2026-04-03", or format/,
    )
    expect(understood(readDate(cell('2026-04-03T08:30:00', { kind: 'date' })))).toMatch(
      /a date with a time of day/,
    )
  })
})

describe('readTime', () => {
  it.each([
    ['8:30', '08:30:00'],
    ['17:45:10', '17:45:10'],
    ['12:15 am', '00:15:00'],
    ['12:15 PM', '12:15:00'],
    ['1:05 p.m.', '13:05:00'],
  ])('understands %j', (text, time) => {
    expect(readTime(cell(text))).toEqual({ value: time })
  })

  it.each(['24:00', '8', '8:60', '13:00 PM', '0:30 am', '26:30:00'])('refuses %j', text => {
    expect(understood(readTime(cell(text)))).toMatch(/is not a time of day/)
  })
})

describe('readMoment', () => {
  it.each([
    ['2026-04-03 08:30', '2026-04-03T08:30:00'],
    ['2026-04-03T08:30:15.250', '2026-04-03T08:30:15'],
    ['2026-04-03T08:30:00z', '2026-04-03T08:30:00Z'],
    ['2026-04-03T08:30:00+05:00', '2026-04-03T08:30:00+05:00'],
  ])('understands %j', (text, moment) => {
    expect(readMoment(cell(text))).toEqual({ value: moment })
  })

  it.each([
    '2026-04-03',
    '03/04/2026 08:30',
    '2026-02-30 08:30',
    '2026-04-03 24:00',
    '2026-04-03T08:30+15:00',
  ])('refuses %j', text => {
    expect(understood(readMoment(cell(text)))).toMatch(/is not a date with a time/)
  })
})

describe('readAmount', () => {
  it.each([
    ['1234.56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234\u00a0567.5', '1234567.5'],
    ['1’234.50', '1234.50'],
    ['12,34,567.00', '1234567.00'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,5', '12.5'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['-0012.50', '-12.50'],
    ['−5', '-5'],
    ["'-5", '-5'],
    ['-0.00', '0.00'],
    ['0', '0'],
  ])('understands %j', (text, amount) => {
    expect(readAmount(cell(text))).toEqual({ value: amount })
  })

  it('understands as many digits after a point as the currency has, as Muster writes amounts', () => {
    expect(readAmount(cell('100.500'), { digits: 3 })).toEqual({ value: '100.500' })
    expect(readAmount(cell('1.234'), { digits: 2 })).toHaveProperty('message')
    expect(readAmount(cell('1,234'), { digits: 3 })).toHaveProperty('message')
  })

  it.each(['1,234', '1.234', '12,345', '-1.234'])('says of %j what it is certain to understand', text => {
    const message = understood(readAmount(cell(text)))
    const [, one, other] = /" may be ([\d.]+) or ([\d.]+)\. /.exec(String(message))!
    for (const figure of [one!, other!]) expect(readAmount(cell(figure))).toEqual({ value: figure })
  })

  it.each(['1,234', '1.234', '12,345', '-1.234'])('understands %j only with the decimal separator', text => {
    expect(understood(readAmount(cell(text)))).toMatch(
      /" may be [\d.]+ or [\d.]+\. Write it so, without marks/,
    )
    const [point, comma] = [
      readAmount(cell(text), { decimal: '.' }),
      readAmount(cell(text), { decimal: ',' }),
    ]
    expect(
      [understood(point), understood(comma)].map(value => Math.abs(Number(value))).sort((a, b) => a - b),
    ).toEqual(text.includes('12,') ? [12.345, 12_345] : [1.234, 1234])
  })

  it.each([
    '1,23,4',
    '1.2.3',
    '12.34,56.7',
    'Rs 1,234.00',
    '(5.00)',
    '5-',
    '.5',
    '5.',
    '1e3',
    '--5',
    '0,123,456.00',
    '١٢',
    '1 23',
  ])('refuses %j', text => {
    expect(understood(readAmount(cell(text)))).toMatch(/is not an amount. Write it as 1234.56/)
  })

  it('does not take a comma for a point where the point was said', () => {
    expect(understood(readAmount(cell('1,5'), { decimal: '.' }))).toMatch(/is not an amount/)
    expect(understood(readAmount(cell('1 234,5'), { decimal: '.' }))).toMatch(/is not an amount/)
  })

  it('refuses what a spreadsheet shows of a longer number, and percentages', () => {
    expect(understood(readAmount(cell('1.23457E+11')))).toMatch(/its last digits are lost/)
    expect(understood(readAmount(number('0.05', '0.00%')))).toMatch(/shown as a percentage/)
    expect(readAmount(number('1234.5', '#,##0.00'))).toEqual({ value: '1234.5' })
  })
})

describe('readIdentifier', () => {
  it('understands digits as they stand in a text', () => {
    expect(readIdentifier(cell(' 00123 '))).toEqual({ value: '00123' })
    expect(readIdentifier(cell('1E5'))).toEqual({ value: '1E5' })
    expect(readIdentifier(cell("'+92300"))).toEqual({ value: '+92300' })
    expect(readIdentifier(cell("O'Brien"))).toEqual({ value: "O'Brien" })
  })

  it.each(['3.52E+12', '3,52021E+12', '1.00E+05'])('refuses %j, which is short for a longer number', text => {
    expect(understood(readIdentifier(cell(text)))).toBe(
      `"${text}" is what a spreadsheet shows of a longer number, and its last digits are lost. Format the column as text, and type the value again.`,
    )
  })

  it('refuses a number, unless its format shows the zeros or it has all its digits', () => {
    expect(understood(readIdentifier(number('123')))).toBe(
      '123 is a number, so zeros before it are lost if it had any. Format the column as text, and type the value again.',
    )
    expect(readIdentifier(number('123', '00000'))).toEqual({ value: '00123' })
    expect(readIdentifier(number('3520212345671', '00000\\-0000000\\-0'))).toEqual({
      value: '35202-1234567-1',
    })
    expect(readIdentifier(number('123', '"EMP-"0000'))).toEqual({ value: 'EMP-0123' })
    expect(readIdentifier(number('3520212345671'), { digits: 13 })).toEqual({ value: '3520212345671' })
    for (const [text, format] of [
      ['352021234567', 'General'],
      ['123456', '00000'],
      ['1.5', '00000'],
      ['-12', '00000'],
      ['12', '0'],
      ['12', '#,##0'],
    ])
      expect(understood(readIdentifier(number(text!, format), { digits: 13 }))).toMatch(/is a number/)
  })
})

describe('readText, readWhole and readBoolean', () => {
  it('take nothing of an empty cell', () => {
    for (const read of [readText, readIdentifier, readDate, readTime, readAmount, readWhole, readBoolean])
      for (const text of ['', '  ']) expect(read(cell(text, { kind: 'empty' }))).toEqual({ value: null })
  })

  it('give the reason why a cell cannot be read', () => {
    for (const read of [readText, readIdentifier, readDate, readTime, readAmount, readWhole, readBoolean])
      expect(read(cell('1', { refusal: say`It is so.` }))).toEqual({ message: 'It is so.' })
  })

  it('understand texts, and numbers that a sheet shows with the same digits', () => {
    expect(readText(cell(' Ali Khan '))).toEqual({ value: 'Ali Khan' })
    expect(readText(number('12'))).toEqual({ value: '12' })
    expect(readText(number('12', '000'))).toEqual({ value: '012' })
    expect(understood(readText(number('12', '0.00')))).toMatch(/by its format "0.00"/)
    expect(understood(readText(cell('2026-04-03', { kind: 'date' })))).toMatch(/is a date, and not text/)
  })

  it('understand whole numbers, and yes and no in the languages of Excel', () => {
    expect(readWhole(number('12'))).toEqual({ value: 12 })
    expect(readWhole(cell('-3'))).toEqual({ value: -3 })
    for (const text of ['1,234', '1.0', '1 2', '1E+2', '99999999999999999'])
      expect('message' in readWhole(cell(text))).toBe(true)
    expect(readBoolean(cell('TRUE', { kind: 'boolean' }))).toEqual({ value: true })
    expect(readBoolean(cell('WAHR'))).toEqual({ value: true })
    expect(readBoolean(cell('No'))).toEqual({ value: false })
    for (const text of ['1', 'maybe', 'x'])
      expect(understood(readBoolean(cell(text)))).toMatch(/neither yes nor no/)
  })
})

describe('formulas', () => {
  it('are no values, in CSV and in workbooks', async () => {
    const [inText] = await firstRow('a\n"=""00123"""\n', 'csv')
    expect(understood(readText(inText!))).toBe('"="00123"" is a formula. Write its value instead.')
    const data =
      '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2"><f>SUM(B1:B9)</f><v>7</v></c></row>'
    const [inSheet] = await firstRow(await workbook({ sheets: [{ data }] }), 'xlsx')
    expect(understood(readAmount(inSheet!))).toBe(
      'Cell A2 has the formula "=SUM(B1:B9)", whose result may not be up to date. Copy the column, and paste it over itself with Paste Special > Values.',
    )
  })
})
