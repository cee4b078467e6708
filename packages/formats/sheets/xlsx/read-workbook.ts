// Reads what a workbook says of itself: its sheets, its calendar, and where its parts lie.

import { posix } from 'node:path'
import { say } from '@muster/sentences'
import { TableError } from '../read-table-error.ts'
import type { Package } from './read-package.ts'
import { type Attributes, readWholeXml, refuseXml } from './read-xml.ts'

export interface WorkbookSheet {
  readonly name: string
  readonly isVisible: boolean
  readonly part: string
}

export interface Workbook {
  /** Those with cells; charts are none. */
  readonly sheets: readonly WorkbookSheet[]
  /** Whether days count from 1904, as Excel for Macintosh did. */
  readonly is1904: boolean
  readonly strings: string | undefined
  readonly styles: string | undefined
}

interface Relationship {
  readonly id: string
  /** The last word of the address that names it. */
  readonly type: string
  readonly part: string
}

export async function readWorkbook(parts: Package): Promise<Workbook> {
  const part = (await readRelationships(parts, '')).find(({ type }) => type === 'officeDocument')?.part
  if (part === undefined) throw refuseXml('_rels/.rels', say`it names no workbook`)
  await refuseKinds(parts)
  const relationships = await readRelationships(parts, part)
  const sheets: WorkbookSheet[] = []
  let is1904 = false
  await readWholeXml(part, parts.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904)
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relationship = relationships.find(other => other.id === id)
      if (sheets.length >= mostRelationships) throw refuseXml(part, say`it has too many sheets`)
      if (relationship?.type === 'worksheet') sheets.push(sheetOf(attributes, relationship.part))
    },
  })
  const partOf = (type: string): string | undefined => relationships.find(other => other.type === type)?.part
  return { sheets, is1904, strings: partOf('sharedStrings'), styles: partOf('styles') }
}

export const isTrue = (attribute: string | undefined): boolean => attribute === '1' || attribute === 'true'

const sheetOf = ({ name, state }: Attributes, part: string): WorkbookSheet => ({
  name: name ?? '',
  isVisible: state === undefined || state === 'visible',
  part,
})

/** More than a workbook may have files. */
const mostRelationships = 10_000

async function readRelationships(parts: Package, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part)
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const found: Relationship[] = []
  await readWholeXml(file, parts.read(file), {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      if (Id === undefined || Type === undefined || Target === undefined) return
      if (found.length >= mostRelationships) throw refuseXml(file, say`it names too many parts`)
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), part: path })
    },
  })
  return found
}

/** A workbook with macros may have lost them, and still call itself one. */
async function refuseKinds(parts: Package): Promise<void> {
  const types = '[Content_Types].xml'
  await readWholeXml(types, parts.read(types), {
    open(_, { ContentType }) {
      if (ContentType && /macroenabled.*main\+xml/i.test(ContentType))
        throw new TableError(
          say`The workbook is of a kind that has macros (.xlsm). Save it as "Excel Workbook (.xlsx)", which leaves the macros out.`,
        )
    },
  })
}
