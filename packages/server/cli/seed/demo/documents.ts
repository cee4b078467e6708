// The demo's documents: identity cards, passports and degrees of its people, and the papers that their leave named.

import { homeStatement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import type { StoredFile } from '../../../files/index.ts'
import type { ObjectStore } from '../../../files/store.ts'
import { newId } from '../../../resource/ids.ts'
import { among } from '../chance.ts'
import { insertRows, type SeedRow } from '../rows.ts'
import { storeSample } from './files.ts'
import type { Demo } from './organisation.ts'

const types = {
  CNIC: {
    name: 'Identity card (CNIC)',
    category: 'identity',
    is_mandatory: true,
    visible_to_managers: false,
    requires_document_number: true,
    requires_expiry_date: true,
    expiry_reminder_days: 60,
  },
  PASSPORT: {
    name: 'Passport',
    category: 'identity',
    is_mandatory: false,
    visible_to_managers: false,
    requires_document_number: true,
    requires_expiry_date: true,
    expiry_reminder_days: 90,
  },
  DEGREE: {
    name: 'Degree',
    category: 'education',
    is_mandatory: false,
    visible_to_managers: true,
    requires_document_number: false,
    requires_expiry_date: false,
    expiry_reminder_days: null,
  },
  MEDICAL: {
    name: 'Medical certificate',
    category: 'medical',
    is_mandatory: false,
    visible_to_managers: false,
    requires_document_number: false,
    requires_expiry_date: false,
    expiry_reminder_days: null,
  },
} as const

type Code = keyof typeof types

const documentsOfLeave = homeStatement<{ id: string; employee_id: string; day: Day }, { workspace: string }>(
  'documents_of_demo_leave',
  `select coalesce(document_id, '') as id, employee_id, min(created_at)::date as day from leave_applications
   where workspace_id = :workspace and document_id is not null group by document_id, employee_id order by document_id`,
)

interface Paper {
  readonly id: string
  readonly code: Code
  readonly employee_id: string
  readonly uploaded: Day
  readonly number?: string
  readonly expiry_date?: Day
  readonly status?: 'pending' | 'verified'
}

/** Objects first, then rows, as an upload does it. One file of each type stands for all. */
export async function demoDocuments(demo: Demo, store: ObjectStore): Promise<void> {
  const { database, workspaceId } = demo
  const ids = Object.fromEntries(Object.keys(types).map(code => [code, newId('DocumentType')]))
  const rows = Object.entries(types).map(([code, type]) => ({ id: ids[code], code, ...type }))
  const papers = [...ofPeople(demo), ...(await ofLeave(demo))]
  const files = new Map<Code, StoredFile>()
  for (const [code, papersOf] of Map.groupBy(papers, ({ code }) => code)) {
    files.set(code, await storeSample(demo, store, { title: types[code].name, uses: papersOf.length }))
  }
  const defaults = {
    allowed_content_types: ['application/pdf', 'image/jpeg', 'image/png'],
    max_file_size_bytes: 5_242_880,
  }
  await insertRows(
    database,
    'document_types',
    workspaceId,
    rows.map(type => ({ ...type, ...defaults, is_active: true })).map(stampRow(demo.today)),
  )
  await insertRows(
    database,
    'employee_documents',
    workspaceId,
    papers.map(paper => toRow(paper, ids, files)),
  )
}

const stampRow =
  (today: Day) =>
  (row: SeedRow): SeedRow => {
    const at = `${addDays(today, -400)}T06:00:00Z`
    return { ...row, created_at: at, updated_at: at }
  }

/** Everybody's identity card, some passports, of which one expires soon, and degrees. */
function ofPeople({ employees, today }: Demo): Paper[] {
  return employees.flatMap((employee_id, n) => {
    const uploaded = addDays(today, -among(40, 300, n, 1))
    const own = (code: Code, more: Partial<Paper> = {}): Paper => ({
      id: newId('EmployeeDocument'),
      code,
      employee_id,
      uploaded,
      ...more,
    })
    const cnic = own('CNIC', {
      number: `35202-${String(among(1_000_000, 9_999_999, n, 2))}-${among(1, 9, n, 3)}`,
      expiry_date: addDays(today, among(200, 3_000, n, 4)),
      status: n % 9 === 0 ? 'pending' : 'verified',
    })
    const passport = own('PASSPORT', {
      number: `AB${among(1_000_000, 9_999_999, n, 5)}`,
      expiry_date: addDays(today, n === 4 ? 45 : among(100, 3_000, n, 6)),
      status: 'verified',
    })
    return [
      cnic,
      ...(n % 4 === 0 ? [passport] : []),
      ...(n % 3 === 0 ? [own('DEGREE', { status: 'verified' })] : []),
    ]
  })
}

async function ofLeave({ database, workspaceId }: Demo): Promise<Paper[]> {
  const found = await database.system(documentsOfLeave, { workspace: workspaceId })
  return found.map(({ id, employee_id, day }) => ({ id, code: 'MEDICAL', employee_id, uploaded: day }))
}

function toRow(
  { id, code, employee_id, uploaded, number = undefined, expiry_date, status = 'pending' }: Paper,
  ids: Readonly<Record<string, string>>,
  files: ReadonlyMap<Code, StoredFile>,
): SeedRow {
  const at = `${uploaded}T06:30:00Z`
  const { sha256, size_bytes } = files.get(code)!
  return {
    id,
    employee_id,
    document_type_id: ids[code],
    title: types[code].name,
    document_number: number ?? null,
    expiry_date: expiry_date ?? null,
    file_name: `${code.toLowerCase()}.pdf`,
    content_type: 'application/pdf',
    file_size_bytes: size_bytes,
    sha256,
    status,
    verified_at: status === 'verified' ? `${uploaded}T09:00:00Z` : null,
    deleted: false,
    created_at: at,
    updated_at: status === 'verified' ? `${uploaded}T09:00:00Z` : at,
  }
}
