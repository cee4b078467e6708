// Reads the styles of a workbook: which number format each style of a cell has.

import { say } from '@muster/sentences'
import { findFormat, type NumberFormat, numberFormat } from './read-number-format.ts'
import type { Package } from './read-package.ts'
import { readWholeXml, refuseXml } from './read-xml.ts'

/** More, and longer ones, than Excel has. */
const most = 100_000
const longestCode = 1000

/** By the number of the style that a cell names. */
export async function readStyles(parts: Package, part: string | undefined): Promise<readonly NumberFormat[]> {
  if (part === undefined) return []
  const formats = new Map<string, NumberFormat>()
  const styles: NumberFormat[] = []
  let isInside = false
  await readWholeXml(part, parts.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (formatCode.length > longestCode) throw refuseXml(part, say`it has a format that is too long`)
      if (name === 'numFmt') formats.set(numFmtId, numberFormat(formatCode))
      if (name === 'cellXfs') isInside = true
      if (name === 'xf' && isInside)
        styles.push(formats.get(numFmtId) ?? numberFormat(findFormat(Number(numFmtId))))
      if (styles.length > most || formats.size > most) throw refuseXml(part, say`it has too many styles`)
    },
    close(name) {
      if (name === 'cellXfs') isInside = false
    },
  })
  return styles
}
