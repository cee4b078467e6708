// Reads the styles of a workbook: which number format each style of a cell has.

import { namedFormat } from './read-number-format.ts'
import type { Package } from './read-xlsx-package.ts'
import { damagedXml, readWholeXml } from './read-xml.ts'

/** More than Excel has. */
const most = 100_000

/** By the number of the style that a cell names. */
export async function readStyles(parts: Package, part: string | undefined): Promise<readonly string[]> {
  if (part === undefined) return []
  const formats = new Map<string, string>()
  const styles: string[] = []
  let isInside = false
  await readWholeXml(part, parts.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') formats.set(numFmtId, formatCode)
      if (name === 'cellXfs') isInside = true
      if (name === 'xf' && isInside) styles.push(formats.get(numFmtId) ?? namedFormat(Number(numFmtId)))
      if (styles.length > most || formats.size > most) throw damagedXml(part, 'it has too many styles')
    },
    close(name) {
      if (name === 'cellXfs') isInside = false
    },
  })
  return styles
}
