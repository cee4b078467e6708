// Texts of two scripts on paper: drawn in the order in which they are read, and read back letter by letter.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Printer, Unprintable } from '@muster/formats'
import { cutFonts } from '../../../scripts/cut-fonts.ts'
import { pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { payslip, payslipOf } from '../../support/fixtures/payslips.ts'
import { describeWith } from '../../support/processes/programs.ts'

const printer = new Printer()

/** Names that people have, with what is hard about each. */
const names: readonly (readonly [why: string, name: string])[] = [
  ['letters of two fonts', 'Dvořák Łódź Nguyễn Şahin'],
  ['Urdu', 'عائشہ خان'],
  ['Arabic', 'محمد بن راشد آل مكتوم'],
  ['a ligature of a whole word', 'عبداللہ'],
  ['vowel signs', 'مُحَمَّد'],
  ['letters that share their shapes', 'ی ي ى ک ك ہ ه'],
  ['brackets', 'ساره (الرياض) علي'],
  ['both directions', 'Sara علي'],
  ['Sindhi and Pashto', 'ڀاڳچند ښاغلی'],
]

describeWith(pdfReader, 'a name on paper', () => {
  it.each(names)('is read back with %s', async (_, name) => {
    const read = readPdf(await printer.printPayslip(payslipOf(name, '')))
    // The reader drops a space where the direction changes.
    expect(read.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  })

  it('is read back with digits of its own script in their order', async () => {
    const read = readPdf(await printer.printPayslip(payslipOf('راشد ١٢٣', '')))
    for (const part of ['راشد', '١٢٣']) expect(read).toContain(part)
  })

  it('is read back where its letters come in the forms of old encodings', async () => {
    const read = readPdf(await printer.printPayslip(payslipOf('\ufee3\ufea4\ufee4\ufeaa', 'ﻼ')))
    expect(read).toContain('محمد')
    expect(read).toContain('لا')
  })

  it('keeps none of the characters that control order or are not drawn', async () => {
    const read = readPdf(await printer.printPayslip(payslipOf('\u202eKhan\u0007', '\u2066Ali\ufe0f')))
    expect(read).toContain('Khan Ali')
  })
})

describe('a printed file', () => {
  it('is the same byte for byte, whatever was printed before it', async () => {
    const [mixed, urdu] = [payslipOf('عائشہ', 'Khan'), payslipOf('يوسف', 'كمال')]
    const first = await printer.printPayslip(mixed)
    await printer.printPayslip(urdu)
    expect(Buffer.from(await printer.printPayslip(mixed)).equals(first)).toBe(true)
    const other = await new Printer().printPayslip(mixed)
    expect(Buffer.from(other).equals(first)).toBe(true)
  })

  it.each([
    ['😀', 'employee.last_name has the character 😀 (U+1F600), which none of the fonts for printing has'],
    ['王', 'employee.last_name has the character 王 (U+738B), which none of the fonts for printing has'],
    ['Ж', 'employee.last_name has the character Ж (U+0416), which none of the fonts for printing has'],
  ])('is refused where no font has %s', async (character, message) => {
    const made = printer.printPayslip(payslipOf('Ayesha', `K${character}`))
    await expect(made).rejects.toThrow(new Unprintable('employee.last_name', character))
    await expect(made).rejects.toThrow(message)
  })

  it('names the line of a list that has such a character', async () => {
    const lines = payslip.lines.map((line, at) => (at === 2 ? { ...line, name: 'Bonus ★' } : line))
    await expect(printer.printPayslip({ ...payslip, lines })).rejects.toThrow(
      'lines[2].name has the character ★',
    )
  })
})

describe('the fonts', () => {
  it('are what the script cuts from the published ones', async () => {
    const folder = resolve(import.meta.dirname, '../../../packages/formats/pdf/fonts')
    for (const [name, bytes] of await cutFonts())
      expect([name, readFileSync(join(folder, name)).equals(bytes)]).toEqual([name, true])
  })
})
