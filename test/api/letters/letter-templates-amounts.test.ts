// Amounts in letter templates: compared as exact decimals, and written in words.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { certificate, type LetterWorkspace, makeLetterWorkspace } from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'

let workspace: LetterWorkspace
let id: string
beforeAll(async () => {
  workspace = await makeLetterWorkspace()
  const body = Object.assign({}, certificate, { body: 'a' })
  id = (await inConsole(workspace, 'createLetterTemplate', { body })).id
})

const save = (body: string) => askConsole(workspace, 'updateLetterTemplate', { id, body: { body } })

/** The letter of the sample employee, who earns 185000.00 a month and 2220000.00 a year. */
async function shown(body: string): Promise<string> {
  const answer = await save(body)
  if (answer.status !== 200) return told(answer).join()
  return (await inConsole(workspace, 'previewLetterTemplate', { id })).text
}

describe('a condition', () => {
  it.each([
    ['salary.gross > "9"', true],
    ['salary.gross > 9', true],
    ['"9" < salary.gross', true],
    ['9 >= salary.gross', false],
    ['salary.gross < salary.annual_gross', true],
    ['salary.annual_gross <= salary.gross', false],
    ['salary.gross >= 185000', true],
    ['salary.gross > 185000', false],
    ['salary.gross <= 184999.99', false],
    ['salary.gross < 185000.01', true],
    ['salary.gross < "185000.000000000000000000000000000001"', true],
    ['salary.gross == 185000', true],
    ['salary.gross == "185000.0"', true],
    ['185000 == salary.gross', true],
    ['salary.gross != 185000.01', true],
    ['salary.gross != ""', true],
    ['salary.gross == nil', false],
    ['salary.gross > -1', true],
  ])('%s is %s', async (condition, expected) => {
    expect(await shown(`{% if ${condition} %}true{% else %}false{% endif %}`)).toBe(String(expected))
  })

  it('compares what was assigned, the components and the cases, too', async () => {
    expect(await shown('{% assign x = salary.gross %}{% if x > 9 %}{{ x }}{% endif %}')).toBe('185000.00')
    expect(
      await shown(
        '{% for line in salary.components %}{% if line.amount > 55500 %}{{ line.name }}{% endif %}{% endfor %}',
      ),
    ).toBe('Basic salary')
    expect(await shown('{% case salary.gross %}{% when 185000 %}a{% else %}b{% endcase %}')).toBe('a')
  })

  it('refuses to order an amount and something else, and a number that is not exact', async () => {
    const refused = (condition: string) => shown(`{% if ${condition} %}a{% endif %}b`)
    for (const other of ['"9,000"', 'employee.name', 'nil', 'true'])
      expect(await refused(`salary.gross > ${other}`)).toContain(
        'body compares an amount with something that is none, such as 50000 or "50000.00" (line 1,',
      )
    for (const number of ['9007199254740993', '1000000000000', '0.0000000001', '100000.0000000001'])
      expect(await refused(`salary.gross < ${number}`)).toContain('write it in quotes, such as "50000.00"')
  })

  it('reaches nothing of an amount', async () => {
    for (const name of ['gt', 'constructor', 'toString', '__proto__', 'text', 'length', 'first'])
      expect(await shown(`{% assign x = salary.gross %}{{ x.${name} }}`)).toMatch(
        /^body (names x\.\S+, which is no variable here|prints .*, which is empty|is no valid template)/,
      )
  })
})

describe('an amount in words', () => {
  const pakistani = ['PKR', 2] as const
  const [kuwaiti, japanese] = [['KWD', 3] as const, ['JPY', 0] as const]
  it.each([
    [pakistani, '0', 'PKR zero and 00/100'],
    [pakistani, '1', 'PKR one and 00/100'],
    [pakistani, '0.05', 'PKR zero and 05/100'],
    [pakistani, '10', 'PKR ten and 00/100'],
    [pakistani, '19', 'PKR nineteen and 00/100'],
    [pakistani, '20', 'PKR twenty and 00/100'],
    [pakistani, '99.99', 'PKR ninety-nine and 99/100'],
    [pakistani, '100', 'PKR one hundred and 00/100'],
    [pakistani, '101', 'PKR one hundred one and 00/100'],
    [pakistani, '110.5', 'PKR one hundred ten and 50/100'],
    [pakistani, '1000', 'PKR one thousand and 00/100'],
    [pakistani, '85000.50', 'PKR eighty-five thousand and 50/100'],
    [pakistani, '85000.5000', 'PKR eighty-five thousand and 50/100'],
    [pakistani, '000085000', 'PKR eighty-five thousand and 00/100'],
    [pakistani, '1000000', 'PKR one million and 00/100'],
    [pakistani, '1000001', 'PKR one million one and 00/100'],
    [pakistani, '2220312.07', 'PKR two million two hundred twenty thousand three hundred twelve and 07/100'],
    [pakistani, '100000000000000', 'PKR one hundred trillion and 00/100'],
    [pakistani, '-12.30', 'PKR minus twelve and 30/100'],
    [pakistani, '-0.00', 'PKR zero and 00/100'],
    [kuwaiti, '1.005', 'KWD one and 005/1000'],
    [kuwaiti, '101.25', 'KWD one hundred one and 250/1000'],
    [japanese, '0', 'JPY zero'],
    [japanese, '300000', 'JPY three hundred thousand'],
    [japanese, '300000.00', 'JPY three hundred thousand'],
  ])('%s %s: %s', async ([currency, decimals], amount, words) => {
    await inDatabase('update companies set currency = $2, currency_decimals = $3 where workspace_id = $1', [
      workspace.id,
      currency,
      decimals,
    ])
    expect(await shown(`{{ "${amount}" | words }}`)).toBe(words)
  })

  it('is that of the salary, and of nothing that is no amount, too long or too exact', async () => {
    await inDatabase(`update companies set currency = 'PKR', currency_decimals = 2 where workspace_id = $1`, [
      workspace.id,
    ])
    expect(await shown('{{ salary.gross | words | capitalize }}')).toBe(
      'Pkr one hundred eighty-five thousand and 00/100',
    )
    expect(await shown('{{ employee.name | words }}')).toBe(
      'body has words on something else than an amount, such as salary.gross (line 1, column 1)',
    )
    expect(await shown('{{ "1000000000000000" | words }}')).toBe(
      'body has words on an amount of 16 digits; at most 15 are taken (line 1, column 1)',
    )
    expect(await shown('{{ "1.005" | words }}')).toBe(
      'body has words on an amount with 3 digits after the point; PKR has 2 (line 1, column 1)',
    )
  })

  it('is written in English only', async () => {
    const body = { ...certificate, language: 'de', body: '{{ salary.gross | words }}' }
    const answer = await askConsole(workspace, 'createLetterTemplate', { body })
    expect(told(answer)).toEqual([
      'body has words, which writes English, and the language of the template is de (line 1, column 1)',
    ])
  })
})
