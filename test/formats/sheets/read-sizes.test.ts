// Tables that are too large, and files that pretend to be small, are refused in little memory and bounded time.

import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Outcome } from '../../support/files/read-in-child.ts'
import { partsOf, row } from '../../support/files/workbooks.ts'
import { startProgram } from '../../support/processes/children.ts'

const program = resolve(import.meta.dirname, '../../support/files/read-in-child.ts')
let folder: string
let baseline: Outcome

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-tables-'))
  baseline = await outcomeOf('small.csv', 'a\n1\n')
})
afterAll(() => rm(folder, { recursive: true }))

interface Tried extends Outcome {
  /** Reads the same file again, in another process. */
  readonly again: () => Promise<Tried>
}

/** Of a child process that reads the file. */
async function outcomeOf(name: string, content?: string | Buffer, bytes?: number): Promise<Tried> {
  const path = join(folder, name)
  if (content !== undefined) await writeFile(path, content)
  const child = startProgram(program, [path, ...(bytes ? [String(bytes)] : [])], { cwd: folder })
  const [printed, errors] = await Promise.all([text(child.stdout!), text(child.stderr!)])
  if (printed === '') throw new Error(errors)
  return Object.assign(JSON.parse(printed) as Outcome, { again: () => outcomeOf(name, undefined, bytes) })
}

/** A workbook whose part is made piece by piece, so that no test holds it. */
async function workbookOf(name: string, part: string, pieces: Iterable<string>): Promise<void> {
  const zip = new ZipFile()
  const parts = partsOf({ sheets: [{ data: row(1, ['a']) }], strings: '' })
  delete parts[part]
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path)
  zip.addReadStreamLazy(part, callback => callback(null, Readable.from(pieces)))
  zip.end()
  await finished(zip.outputStream.pipe(createWriteStream(join(folder, name))))
}

function* times(count: number, piece: string, around: readonly [string, string]): Generator<string> {
  const many = Math.ceil(65_536 / piece.length)
  yield around[0]
  for (let at = 0; at < count; at += many) yield piece.repeat(Math.min(many, count - at))
  yield around[1]
}

/**
 * The file itself is held once, and its text in pieces. On a busy machine garbage is collected late, so the least of some
 * tries counts: who held more than that would do so each time.
 */
async function expectFlat(first: Tried, held = 0): Promise<void> {
  const most = 140 + held
  let least = first.resident - baseline.resident
  for (let tries = 1; least >= most && tries < 4; tries += 1)
    least = Math.min(least, (await first.again()).resident - baseline.resident)
  expect(least).toBeLessThan(most)
}

const sheet = 'xl/worksheets/sheet1.xml'
const inSheet = ['<worksheet><sheetData>', '</sheetData></worksheet>'] as const
const unpacks = /^The workbook has [\d,]+ bytes and unpacks to more than [\d,]+\. Delete empty rows/

describe('a CSV file', () => {
  it('of 10 million rows is refused by its bytes, or at the row that is too much', async () => {
    const rows = Buffer.alloc(40_000_000, '1,2\n')
    const tooLarge = await outcomeOf('rows.csv', rows)
    expect(tooLarge.message).toBe(
      'The file has 40,000,000 bytes; a table may have 33,554,432. Split it into several files.',
    )
    const tooMany = await outcomeOf('rows.csv', undefined, rows.length)
    expect(tooMany).toMatchObject({
      rows: 100_000,
      line: 100_002,
      message: 'The file has more than 100,000 rows. Split it into several files.',
    })
    await expectFlat(tooMany, 40)
  })

  it('of 10 million empty lines is refused', async () => {
    const outcome = await outcomeOf('blank.csv', `a\n${'\n'.repeat(10_000_000)}`)
    expect(outcome).toMatchObject({ rows: 0, message: 'The file has more than 1,048,576 lines. Split it.' })
    await expectFlat(outcome, 10)
  })

  it('with 10,000 columns, or millions of separators in a line, is refused', async () => {
    const titles = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')
    expect((await outcomeOf('columns.csv', `${titles}\n`)).message).toBe(
      'The table has more than 200 columns. Delete those that do not belong to it.',
    )
    const wide = await outcomeOf('wide.csv', `a,b\n1,2\n1,2,${'x,'.repeat(9998)}\n`)
    expect(wide).toMatchObject({ rows: 1, line: 3 })
    expect(wide.message).toMatch(/the header ends with column 2/)
    const endless = await outcomeOf('endless.csv', `a,b\n${','.repeat(30_000_000)}\n`)
    expect(endless.message).toBe('Line 2 or one after it has more than 100,000 values.')
    await expectFlat(endless, 30)
  })

  it('with one value of 30 MB is refused, in quotes and without', async () => {
    for (const quote of ['', '"']) {
      const outcome = await outcomeOf('long.csv', `a,b\n1,${quote}${'x'.repeat(30_000_000)}`)
      expect(outcome.message).toBe(
        'The row that begins in line 2 has more than 1,000,000 characters. A quote may be open; else shorten it.',
      )
      await expectFlat(outcome, 30)
    }
    expect((await outcomeOf('cell.csv', `a\n${'x'.repeat(40_000)}\n`)).message).toBe(
      'Line 2, column "a": the value has 40,000 characters; at most 32,767 fit. Is a quote open?',
    )
  })
})

describe('a workbook', () => {
  const text = '<c t="inlineStr"><is><t>a</t></is></c>'
  const titled = [`${inSheet[0]}<row>${text}</row>`, inSheet[1]] as const

  it('of 10 million rows is refused, with values and without', async () => {
    await workbookOf('rows.xlsx', sheet, times(10_000_000, `<row>${text}</row>`, titled))
    const filled = await outcomeOf('rows.xlsx')
    expect(filled).toMatchObject({
      rows: 100_000,
      line: 100_002,
      message: 'The file has more than 100,000 rows. Split it into several files.',
    })
    await expectFlat(filled)
    await workbookOf('empty.xlsx', sheet, times(10_000_000, '<row/>', titled))
    const empty = await outcomeOf('empty.xlsx')
    expect(empty.message).toMatch(/^The sheet has more than 1,048,576 rows. Split it|unpacks to more than/)
    await expectFlat(empty)
  })

  it('with 10,000 columns is refused', async () => {
    await workbookOf(
      'columns.xlsx',
      sheet,
      times(10_000, text, [`${inSheet[0]}<row>`, `</row>${inSheet[1]}`]),
    )
    const outcome = await outcomeOf('columns.xlsx')
    expect(outcome.message).toBe(
      'Cell GS1 has a value, and a table has at most 200 columns. Delete the columns that do not belong to it.',
    )
  })

  it.each([
    ['spaces in its sheet', sheet, [' ', ...inSheet], /a text in it is too long/],
    ['cells', sheet, ['<c/>', `${inSheet[0]}<row>`, ''], /row 1 has more cells than Excel/],
    ['elements', sheet, ['<x/>', ...inSheet], unpacks],
    [
      'one text',
      'xl/sharedStrings.xml',
      ['x', '<sst><si><t>', '</t></si></sst>'],
      /a text in it is too long/,
    ],
    ['a comment', 'xl/workbook.xml', ['x', '<workbook><!--', '--></workbook>'], /a text in it is too long/],
    ['nested elements', 'xl/styles.xml', ['<a>', '', ''], /nested more than 64 deep/],
    ['attributes', sheet, [' a=""', '<worksheet', '/>'], /cannot be read/],
    [
      'texts',
      'xl/sharedStrings.xml',
      ['<si><t/></si>', '<sst>', '</sst>'],
      /more than 2,000,000 texts|unpacks/,
    ],
  ] as const)(
    'that unpacks to a hundred times its bytes by %s is refused',
    async (_, part, pieces, message) => {
      const [piece, before, behind] = pieces
      const count = Math.ceil(120_000_000 / piece.length)
      await workbookOf('bomb.xlsx', part, times(count, piece, [before, behind]))
      const outcome = await outcomeOf('bomb.xlsx')
      expect(outcome.message).toMatch(message)
      await expectFlat(outcome)
    },
  )

  it('that lies about the size of a part is refused', async () => {
    await workbookOf('liar.xlsx', sheet, times(50_000_000, ' ', inSheet))
    const file = await readFile(join(folder, 'liar.xlsx'))
    const directory = file.lastIndexOf(sheet) - 46
    expect(file.readUInt32LE(directory)).toBe(0x02014b50)
    file.writeUInt32LE(1000, directory + 24)
    const outcome = await outcomeOf('liar.xlsx', file)
    expect(outcome.message).toMatch(/damaged or no workbook .*too many bytes in the stream/)
    await expectFlat(outcome)
  })

  it('with more files than people make is refused', async () => {
    const zip = new ZipFile()
    for (let at = 0; at < 1001; at += 1) zip.addBuffer(Buffer.from(''), `xl/media/${at}.png`)
    zip.end()
    await finished(zip.outputStream.pipe(createWriteStream(join(folder, 'files.xlsx'))))
    expect((await outcomeOf('files.xlsx')).message).toMatch(/^The workbook holds 1,001 files/)
  })
})
