// Cuts the fonts of printed files to the letters that they are used for, as TTF (npm run fonts); run it anew after an update of the fonts.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'packages/formats/pdf/fonts')
const published = join(root, 'node_modules/@fontsource')

type Range = readonly [first: number, last: number]

interface Cut {
  /** The name of the file, without weight and ending. */
  readonly name: string
  readonly of: 'noto-sans' | 'noto-naskh-arabic'
  /** Of the published package, which is cut into scripts already. */
  readonly script: string
  readonly ranges: readonly Range[]
}

const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]
const marks: readonly Range[] = [
  [0x2bb, 0x2dc],
  [0x300, 0x329],
  [0x2013, 0x2044],
  [0x20ac, 0x2212],
]

const cuts: readonly Cut[] = [
  { name: 'noto-sans-latin', of: 'noto-sans', script: 'latin', ranges: [...latin, ...marks] },
  {
    name: 'noto-sans-latin-extended',
    of: 'noto-sans',
    script: 'latin-ext',
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  },
  { name: 'noto-sans-vietnamese', of: 'noto-sans', script: 'vietnamese', ranges: [[0x1ea0, 0x1ef9]] },
  {
    name: 'noto-naskh-arabic',
    of: 'noto-naskh-arabic',
    script: 'arabic',
    ranges: [
      [0x20, 0x20],
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x200c, 0x200f],
    ],
  },
]

const weights = { regular: 400, bold: 700 } as const

const listCharacters = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map(codePoint => String.fromCodePoint(codePoint))
    .join('')

/** Every font by the name of its file. */
export async function cutFonts(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  for (const { name, of, script, ranges } of cuts)
    for (const [weight, number] of Object.entries(weights)) {
      const whole = readFileSync(join(published, of, `files/${of}-${script}-${number}-normal.woff`))
      // The hints are for screens of few pixels. As WOFF, the tables would be inflated again for each letter.
      const options = { targetFormat: 'truetype', noHinting: true } as const
      files.set(`${name}-${weight}.ttf`, await subsetFont(whole, listCharacters(ranges), options))
    }
  return files
}

async function writeFonts(): Promise<void> {
  for (const [name, bytes] of await cutFonts()) writeFileSync(join(folder, name), bytes)
  for (const name of ['noto-sans', 'noto-naskh-arabic'])
    copyFileSync(join(published, name, 'LICENSE'), join(folder, `${name}.license.txt`))
}

if (process.argv[1] === import.meta.filename) void writeFonts()
