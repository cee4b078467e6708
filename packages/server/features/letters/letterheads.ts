// Letterheads: the one of the workspace, and the versions of it that letters and payslips were printed on.

import { enums, type Letterhead, operations } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import type { Employer, Printer } from '@muster/formats'
import { type Files, keepFile, makeAttachment } from '../../files/index.ts'
import { resource } from '../../resource/resource.ts'

export interface LetterheadServices {
  /** Stores the bytes of logos. */
  readonly files: Files
}

export const letterheads = resource('Letterhead')

const only = prepared('id_of_letterhead', (query, given: Given) =>
  query.selectFrom('letterheads').select('id').where('workspace_id', '=', given.workspace_id),
)

/** Its id, which the workspace has from its start. */
export async function readLetterheadId(db: Db): Promise<string> {
  const [found] = await db.run(only)
  if (!found) throw new Error(`Workspace ${db.workspace_id} has no letterhead.`)
  return found.id
}

const columns = {
  file_name: 'logo_file_name',
  content_type: 'logo_content_type',
  sha256: 'logo_sha256',
}

export const logos = makeAttachment<Letterhead>(letterheads, columns, 'letterhead_logo')

export const makeLogoRules = (printer: Printer) => ({
  max_bytes: operations.storeLetterheadLogo.extensions['x-file-bytes'],
  content_types: enums.LetterheadLogoContentType.values,
  check: (bytes: Uint8Array) => printer.checkLogo(bytes),
})

const takeLetterheadRow = statement<{ digest: string; is_new: boolean; logo_sha256: string | null }, object>(
  'take_letterhead',
  `with now as (
     select h.content, h.logo_sha256, encode(sha256(convert_to(h.content, 'UTF8')), 'hex') as digest from current_letterhead(:workspace_id) h
   ), made as (
     insert into letterhead_versions (workspace_id, digest, content, logo_sha256) select :workspace_id, digest, content, logo_sha256 from now
     on conflict do nothing returning digest
   )
   select coalesce(n.digest, '') as digest, exists (select from made) as is_new, n.logo_sha256 from now n`,
)

/** The version of the letterhead that something is printed on from now on; the same one as long as nothing changes. */
export async function takeLetterhead(db: Db): Promise<string> {
  const [version] = await db.run(takeLetterheadRow, {})
  const { digest, is_new, logo_sha256 } = version!
  // What was printed keeps its logo, also once the letterhead has another one.
  if (is_new && logo_sha256 !== null) await keepFile(db, { sha256: logo_sha256, size_bytes: 0 })
  return digest
}

interface Version {
  readonly digest: string
  /** JSON. */
  readonly content: string
}

// What was made before there were letterheads is printed on the first one.
const versions = statement<Version, { digests: string[] }>(
  'letterhead_versions_by_digest',
  `select v.digest, v.content from letterhead_versions v where v.workspace_id = :workspace_id and v.digest = any(:digests)
   union all
   select '', first.content from (select content from letterhead_versions where workspace_id = :workspace_id order by created_at, digest limit 1) as first
   where '' = any(:digests)`,
)

/** What a version has, as `current_letterhead` wrote it. */
type Content = Readonly<
  Record<
    | 'address'
    | 'street'
    | 'city'
    | 'phone'
    | 'email'
    | 'tax_number'
    | 'registration_number'
    | 'footer'
    | 'signatory_name'
    | 'signatory_title'
    | 'logo_sha256',
    string | null
  >
> & { readonly name: string }

export interface PrintedLetterhead {
  readonly employer: Employer
  readonly footer: string | null
  readonly signatory: { readonly name: string; readonly title: string | null } | null
}

/** Letterheads by their digests, with the bytes of their logos; null stands for the first version. */
export async function readLetterheads(
  db: Db,
  files: Files,
  digests: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, PrintedLetterhead>> {
  const wanted = [...new Set(digests.map(digest => digest ?? ''))]
  const found = await db.run(versions, { digests: wanted })
  const read = found.map(async ({ digest, content }) => {
    const key = digest === '' ? null : digest
    return [key, await readVersion(db.workspace_id, files, JSON.parse(content) as Content)] as const
  })
  return new Map(await Promise.all(read))
}

const selectCurrentLetterhead = statement<{ content: string }>(
  'current_letterhead',
  `select coalesce(content, '') as content from current_letterhead(:workspace_id)`,
)

/** The letterhead as it is now, for what is not kept. */
export async function readCurrentLetterhead(db: Db, files: Files): Promise<PrintedLetterhead> {
  const [now] = await db.run(selectCurrentLetterhead)
  return readVersion(db.workspace_id, files, JSON.parse(now!.content) as Content)
}

async function readVersion(workspace_id: string, files: Files, content: Content): Promise<PrintedLetterhead> {
  const { name, address, street, city, phone, email, tax_number, registration_number, logo_sha256 } = content
  const lines = address ?? [street, city].filter(Boolean).join(', ')
  const logo = logo_sha256 && { sha256: logo_sha256, bytes: await readFile(workspace_id, files, logo_sha256) }
  return {
    employer: {
      name,
      address: lines.split('\n').filter(line => line.trim() !== ''),
      phone,
      email,
      tax_number,
      registration_number,
      ...(logo && { logo }),
    },
    footer: content.footer,
    signatory: content.signatory_name
      ? { name: content.signatory_name, title: content.signatory_title }
      : null,
  }
}

async function readFile(workspace_id: string, files: Files, sha256: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of await files.open(workspace_id, sha256)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
