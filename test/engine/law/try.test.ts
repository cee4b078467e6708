// muster law: packs and cases on the terminal, without a database.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'law-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = resolve(import.meta.dirname, '../../../packages/server/cli/muster.ts')

function muster(...args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise(ended =>
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      ended({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    ),
  )
}

/** `text` is what stands in the file of facts. */
async function tryFacts(pack: string, text: string) {
  const file = join(folder, 'facts.json')
  writeFileSync(file, text)
  const { code, said } = await muster('law', 'try', '--pack', pack, '--facts', file)
  return { code, said: said.replaceAll(file, 'facts.json') }
}

describe('muster law try', () => {
  it('prints the lines of each case with what they follow from', async () => {
    const { code, said } = await tryFacts(
      'gb',
      '[{"name": "one", "tax_year": "2025-26", "period": 1, "gross": 3000.10, "tax_code": "1257L"}, {"date": "2025-05-31", "gross": "3000", "ni_category": "A"}]',
    )
    expect(code).toBe(0)
    const [one, two] = JSON.parse(said)
    expect(one).toMatchObject({ case: 0, name: 'one', tax_year: '2025-26', period: 1 })
    expect(one.lines[0]).toMatchObject({ code: 'TAX', type: 'deduction', amount: '390.20' })
    // The figure is read as it stands in the file.
    expect(one.lines[0].because[0].amount).toBe('3000.10')
    expect(one.lines[0].because.at(-2)).toMatchObject({
      source: {
        parameter: 'income_tax.slabs',
        title: 'Income tax under PAYE',
        from: '2025-04-06',
        citation: expect.any(String),
      },
    })
    expect(two).toMatchObject({ case: 1, period: 2, skipped: [{ code: 'TAX', field: 'tax_code' }] })
  })

  it('tells of every field that it cannot read, and computes nothing', async () => {
    const { code, said } = await tryFacts(
      'gb',
      '[{"tax_year": "2025-26", "period": 1, "tax_cod": "1257L"}, {"date": "2025-02-30", "gross": "12,5", "tax_code": "12", "ni_category": "Q", "week1_month1": 1, "withheld": {"TAXES": 1}, "taxable": 1.005}, {"tax_year": "2019-20"}, {"date": "2019-04-30"}, {"gross": 1}, {"tax_year": "2025-26", "period": 13}, 7]',
    )
    expect(code).toBe(1)
    expect(said.split('\n')).toEqual([
      expect.stringMatching(/^muster: facts.json \[0\].tax_cod is no fact of gb: name, tax_year, date, /),
      'facts.json [1].date is "2025-02-30", which is no day such as 2026-04-30',
      'facts.json [1].gross is "12,5", which is no amount such as 1156.25',
      expect.stringMatching(
        /^facts.json \[1\].tax_code is "12", which is not a PAYE tax code: a number with L/,
      ),
      expect.stringMatching(/^facts.json \[1\].ni_category is "Q", which is none of A, B, C/),
      'facts.json [1].week1_month1 is "1", not true or false',
      'facts.json [1].withheld has TAXES, which is none of TAX, NI_EE, NI_ER, NI_LEL, NI_LEL_PT, NI_PT_UEL',
      'facts.json [1].taxable is 1.005, which has more than 2 decimals',
      'facts.json [2].tax_year is "2019-20"; the pack gb holds 2025-26 to 2026-27',
      'facts.json [3].date is 2019-04-30, which is in 2019-20; the pack gb holds 2025-26 to 2026-27',
      'facts.json [4].date is missing; give it, or tax_year and period',
      'facts.json [5].period is 13; a tax year has 12 at most',
      'facts.json [6] must be an object with amounts and facts',
    ])
  })

  it.each([
    ['{', /^muster: facts.json is no JSON: /],
    ['{}', /^muster: facts.json must be a list of cases$/],
    [
      '[{"tax_year": "2025-26", "period": 1, "gross": 1, "tax_code": "D3"}]',
      /^muster: facts.json \[0\].tax_code is "D3", which is not a PAYE tax code: /,
    ],
  ])('refuses %s', async (text, says) => {
    expect(await tryFacts('gb', text)).toEqual({ code: 1, said: expect.stringMatching(says) })
  })

  it('refuses a pack that is not there', async () => {
    const { code, said } = await tryFacts('fr', '[]')
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('There is no law pack fr. It must be one of gb, pk.'),
    ])
  })

  it('explains the fields of a case', async () => {
    const { said } = await muster('law', 'try', '--help')
    expect(said).toMatch(/Fields of gb:.*tax_code.*Fields of pk:.*eobi_exempt/s)
  })
})

describe('muster law packs', () => {
  it('lists the packs with their tax years', async () => {
    const { said } = await muster('law', 'packs')
    expect(said.split('\n')).toEqual([
      expect.stringMatching(
        /^gb {2}United Kingdom {2}2025-26 to 2026-27 {2}8 of 17 values not verified {2}TAX /,
      ),
      expect.stringMatching(/^pk {2}Pakistan {2}2022-23 to 2026-27 /),
    ])
  })
})
