// Workbooks as Excel writes them, with the parts of later versions in them: what is ours is read, and what is theirs is left.

import { readDate } from '@muster/formats'
import { readAll, textsOf } from '../../support/files/tables.ts'
import { partsOf, row, type WorkbookParts, zipOf } from '../../support/files/workbooks.ts'

const xlsx = { format: 'xlsx' } as const
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const later = 'http://schemas.microsoft.com/office/spreadsheetml/2010/11/main'
const compatible = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/** A workbook of which parts are written otherwise. */
function rewritten(workbook: WorkbookParts, change: (xml: string, part: string) => string): Promise<Buffer> {
  const parts = Object.entries(partsOf(workbook)).map(([part, xml]) => [part, change(String(xml), part)])
  return zipOf(Object.fromEntries(parts))
}

const dated = { sheets: [{ data: row(1, ['day']) + row(2, ['<c s="1"><v>111</v></c>']) }], styles: [0, 14] }

it.each([
  ['prefixed', `<x15:workbookPr xmlns:x15="${later}" chartTrackingRefBase="1"/>`],
  ['named by their own default', `<workbookPr xmlns="${later}" chartTrackingRefBase="1"/>`],
])('count days from 1904 whatever later versions say besides, %s', async (_, besides) => {
  const file = await rewritten({ ...dated, is1904: true }, (xml, part) =>
    part === 'xl/workbook.xml'
      ? xml.replace(
          '</workbook>',
          `<extLst><ext uri="{1}"/><ext xmlns:xcalcf="${later}/calc" uri="{2}"><xcalcf:calcFeatures/></ext><ext uri="{3}">${besides}</ext></extLst></workbook>`,
        )
      : xml,
  )
  const { rows } = await readAll(file, xlsx)
  expect(rows.map(({ cells }) => readDate(cells.get('day')!))).toEqual([{ value: '1904-04-21' }])
})

it('have cells and sheets of their own namespace alone', async () => {
  const theirs = `<z:row xmlns:z="${later}" r="9"><z:c r="A9"><z:v>9</z:v></z:c><c r="B9"><v>9</v></c></z:row>`
  const data = row(1, ['a']) + row(2, [`<c t="n"><v>1</v><z:f xmlns:z="${later}">A9</z:f></c>`]) + theirs
  const file = await rewritten({ sheets: [{ data }] }, xml =>
    xml.replace('<sheets>', `<q:sheets xmlns:q="${later}"><q:sheet name="Theirs"/></q:sheets><sheets>`),
  )
  expect(textsOf(await readAll(file, xlsx))).toEqual([[2, '1']])
})

it('are read by the part for all, where there is another one for newer versions', async () => {
  const other = `<mc:AlternateContent xmlns:mc="${compatible}"><mc:Choice Requires="x14"><row r="2"><c r="A2"><v>1</v></c></row></mc:Choice><mc:Fallback><row r="2"><c r="A2"><v>2</v></c></row></mc:Fallback></mc:AlternateContent>`
  const file = await rewritten({ sheets: [{ data: `${row(1, ['a'])}${other}${row(3, ['3'])}` }] }, xml => xml)
  expect(textsOf(await readAll(file, xlsx))).toEqual([
    [2, '2'],
    [3, '3'],
  ])
})

it('have prefixes, one or several, for the same namespace', async () => {
  const data = row(1, ['a', 'b']) + row(2, ['1', '<c t="n"><v>2</v></c>'])
  const prefixed = await rewritten({ sheets: [{ data }] }, (xml, part) =>
    part.startsWith('xl/worksheets')
      ? xml.replace('xmlns=', 'xmlns:x=').replaceAll(/<(\/?)(?=\w)/g, '<$1x:')
      : xml,
  )
  expect(textsOf(await readAll(prefixed, xlsx))).toEqual([[2, '1', '2']])
  const mixed = await rewritten({ sheets: [{ data }] }, (xml, part) =>
    part.startsWith('xl/worksheets')
      ? xml
          .replace('<sheetData>', `<sheetData xmlns:y="${main}">`)
          .replaceAll(/<(\/?)(c|v)(?=[ >])/g, '<$1y:$2')
      : xml,
  )
  expect(textsOf(await readAll(mixed, xlsx))).toEqual([[2, '1', '2']])
})

it('are refused where a cell has a prefix that nothing declares', async () => {
  const file = await rewritten({ sheets: [{ data: row(1, ['a']) + row(2, ['1']) }] }, (xml, part) =>
    part.startsWith('xl/worksheets') ? xml.replaceAll(/<(\/?)c(?=[ >])/g, '<$1y:c') : xml,
  )
  await expect(readAll(file, xlsx)).rejects.toThrow(
    'The workbook is damaged: "xl/worksheets/sheet1.xml" cannot be read, because it does not say what y:c is.',
  )
})
