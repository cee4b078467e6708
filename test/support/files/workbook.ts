// A workbook as tests read it: the cells of its first sheet as they are written, by their column.

import { buffer } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'

export interface WorkbookCell {
  /** `n` for a figure or a moment, `s` for text, `b` for yes or no. */
  readonly type: string
  readonly style: number
  readonly value: string
}

/** The rows, each with a cell or nothing for every column of the titles. */
export async function readWorkbook(bytes: Buffer): Promise<(WorkbookCell | undefined)[][]> {
  const xml = (await unzip(bytes)).get('xl/worksheets/sheet1.xml')!.toString()
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => {
    const cells: (WorkbookCell | undefined)[] = []
    for (const [, letters, style, type, content] of row!.matchAll(
      /<c r="([A-Z]+)\d+"(?: s="(\d+)")?(?: t="(\w+)")?>(.*?)<\/c>/gs,
    )) {
      const text = readText(content!.replace(/<[^>]*>/g, ''))
      const kind = type === 'inlineStr' ? 's' : (type ?? 'n')
      cells[placeOf(letters!)] = { type: kind, style: Number(style ?? 0), value: text }
    }
    return cells
  })
}

const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const readText = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The files of a zip by their names. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failed, zip) => {
      if (failed) return reject(failed)
      zip.on('error', reject)
      zip.on('end', () => resolve(files))
      zip.on('entry', entry =>
        zip.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error)
          files.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        }),
      )
      zip.readEntry()
    })
  })
}
