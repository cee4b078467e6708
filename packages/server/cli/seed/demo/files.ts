// The demo's files: small PDFs in the store, with the rows that say how many records have them.

import { hash } from 'node:crypto'
import type { StoredFile } from '../../../files/index.ts'
import type { ObjectStore } from '../../../files/store.ts'
import { insertRows } from '../rows.ts'
import type { Demo } from './organisation.ts'

interface Sample {
  readonly title: string
  /** How many records are to name it. */
  readonly uses: number
}

/** Writes the object, then its row, as an upload does it. */
export async function storeSample(
  { database, workspaceId, now }: Demo,
  store: ObjectStore,
  { title, uses }: Sample,
): Promise<StoredFile> {
  const bytes = page(title)
  const file = { sha256: hash('sha256', bytes), size_bytes: bytes.length }
  await store.write({ workspace_id: workspaceId, sha256: file.sha256 }, bytes)
  await insertRows(database, 'stored_files', workspaceId, [{ ...file, uses, begun_at: now.toString() }])
  return file
}

/** A page with a title, as small as a PDF can be. */
function page(title: string): Buffer {
  const text = `BT /F1 18 Tf 72 770 Td (${title.replace(/[()\\]/g, mark => `\\${mark}`)}: a sample of the demo) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, n) => {
    const at = pdf.length
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${pdf}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  )
}
