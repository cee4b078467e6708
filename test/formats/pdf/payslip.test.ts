// Payslips on paper: every name and figure is there, in two directions and on as many pages as it takes.

import { Printer } from '@muster/formats'
import { Decimal } from 'decimal.js'
import { countPages, pdfReader, readPdf } from '../../support/files/read-pdf.ts'
import { payslip, payslipOf } from '../../support/fixtures/payslips.ts'
import { describeWith } from '../../support/processes/programs.ts'

const printer = new Printer()
const print = async (slip = payslip): Promise<string> => readPdf(await printer.printPayslip(slip))

describeWith(pdfReader, 'a payslip', () => {
  it('gives back every name and figure', async () => {
    const text = await print()
    for (const said of [
      'Indus Valley Textiles (Private) Limited',
      '14-B Gulberg III, Lahore',
      '+92 42 35870001 · hr@indusvalley.example',
      'Tax number 1234567-8 · Registration 0099123',
      'SLP-2026-08-0001',
      'August 2026',
      'Ayesha Khan',
      'E00042',
      'Software engineer',
      'Information Technology',
      '1 March 2024',
      'Bank transfer',
      '2026-27',
      '18.5',
      'PKR 141,104.20',
      'PKR one hundred forty-one thousand one hundred four and 20/100',
      '304,001.00',
      '42,300.00',
      '282,208.40',
      'Page 1 of 1',
    ])
      expect(text).toContain(said)
    expect(text).toMatch(/Basic salary +111,000\.00 +Income tax +21,150\.00/)
    expect(text).toMatch(/Arrears +−1,250\.00/)
    expect(text).toMatch(/Total earnings +171,500\.50 +Total deductions +30,396\.30/)
    expect(text).toMatch(/Provident fund \(employer\) +9,246\.30 +Taxable income +152,000\.50 +304,001\.00/)
  })

  it('keeps every digit of long amounts, and writes the decimals of the currency', async () => {
    const net_salary = '98765432109876543210.999'
    const text = await print({ ...payslip, currency: 'BHD', currency_decimals: 3, net_salary })
    expect(text).toContain('BHD 98,765,432,109,876,543,210.999')
    expect(text).toMatch(/Basic salary +111,000\.000/)
    expect(await print({ ...payslip, currency: 'JPY', currency_decimals: 0 })).toMatch(
      /Basic salary +111,000 /,
    )
  })
})

/** The four figures of the line below the one that names them; from right to left the program gives them the other way round. */
function findEquation(text: string, net: string): readonly string[] {
  const figures = /^ *([\d.,−]+) +([\d.,−]+) +([\d.,−]+) +([\d.,−]+) *$/m.exec(text)?.slice(1) ?? []
  return figures.at(-1) === net ? figures : figures.toReversed()
}

describeWith(pdfReader, 'a payslip', () => {
  it.each([
    ['en', 'Gross pay +\\+ Additions +− Deductions +'],
    ['ur', 'اضافے'],
    ['ar', 'الإضافات'],
  ])('adds up before the eyes of whoever reads it in %s', async (language, named) => {
    const text = await print({ ...payslip, language })
    expect(text).toMatch(new RegExp(named))
    const equation = findEquation(text, '141,104.20').map(figure => figure.replaceAll(',', ''))
    const [gross = '', additions = '', deductions = '', net = ''] = equation
    expect(new Decimal(gross).plus(additions).minus(deductions).toFixed(2)).toBe(net)
  })
})

describeWith(pdfReader, 'the page of a payslip', () => {
  it('is followed by as many as its lines need, with the titles on each', async () => {
    const more = Array.from({ length: 60 }, (_, n) => ({
      name: `Allowance ${n + 1}`,
      type: 'earning' as const,
      amount: `${n + 1}000.00`,
    }))
    const bytes = await printer.printPayslip({ ...payslip, lines: [...more, ...payslip.lines] })
    expect(countPages(bytes)).toBe(3)
    const pages = readPdf(bytes).split('\f')
    for (const { name } of more) expect(pages.join('')).toMatch(new RegExp(`${name} `))
    expect(pages[1]).toMatch(/^\s*Earnings +PKR +Deductions +PKR/)
    expect(pages.map(page => /Page \d of 3/.exec(page)?.[0])).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
      undefined,
    ])
  })

  it('breaks names that are too long for a line, and words that are', async () => {
    const long = payslipOf('Muhammad Abdul-Rahman Ibn Abdullah Al-Jabbar', 'W'.repeat(60))
    const text = (await print(long)).replaceAll(/\s/g, '')
    expect(text.match(/W/g)!.length).toBeGreaterThanOrEqual(60)
    for (const part of ['Muhammad', 'Abdul-Rahman', 'Ibn', 'Abdullah', 'Al-Jabbar'])
      expect(text).toContain(part)
  })

  it('leaves out the days of a run that counts none, and says where there is nothing', async () => {
    const none = Object.fromEntries(Object.keys(payslip.days).map(name => [name, '0.00']))
    const days = none as unknown as typeof payslip.days
    const text = await print({ ...payslip, days, lines: [] })
    expect(text).not.toContain('Working days')
    expect(text).toMatch(/None +None/)
  })

  it.each([
    ['ur', 'پے سلپ', 'خالص تنخواہ', 'اگست 2026', 'صفحہ 1 از 1'],
    ['ar', 'قسيمة الراتب', 'صافي الراتب', 'أغسطس 2026', 'صفحة 1 من 1'],
  ])('is written from right to left in %s', async (language, title, net, month, page) => {
    const text = await print({ ...payslipOf('عائشہ', 'خان'), language, net_in_words: null })
    // The reader drops a space where the direction changes.
    const dense = text.replaceAll(/ /g, '')
    for (const said of [
      title,
      net,
      month,
      page,
      'عائشہ خان',
      'PKR 141,104.20',
      '2026-27',
      '−1,250.00',
      '1234567-8',
    ])
      expect(dense).toContain(said.replaceAll(/ /g, ''))
    expect(text).not.toContain('Net pay')
  })
})
