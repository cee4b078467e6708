// Employee documents as records: read, moved through their states, and named by leave.

import type { EmployeeDocument } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { type FieldError, invalidField } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { isSensitive } from './document-types.ts'

export const documents = resource('EmployeeDocument', {
  computed: {
    is_expired: 'coalesce(expiry_date < :today::date, false)',
    is_sensitive: `(select ${isSensitive} from document_types t
       where t.workspace_id = employee_documents.workspace_id and t.id = employee_documents.document_type_id)`,
  },
})

const moves = {
  verified: moveTo<EmployeeDocument>(
    documents,
    'verified',
    'verified_at = made.at',
    'rejection_reason = null',
  ),
  rejected: moveTo<EmployeeDocument>(
    documents,
    'rejected',
    'verified_at = made.at',
    'rejection_reason = :rejection_reason',
  ),
}

/** Writes the decision about a locked document. */
export function decide(
  call: Context,
  id: string,
  status: keyof typeof moves,
  rejection_reason?: string,
): Promise<EmployeeDocument> {
  return moves[status](call, id, { rejection_reason, today: today(call) })
}

const ownerOf = statement<{ employee_id: string }, { id: string }>(
  'owner_of_employee_document',
  'select employee_id from employee_documents where workspace_id = :workspace_id and id = :id and not deleted',
)

/** What is wrong with a document that a record of the employee names; nothing where it names none. */
export async function checkDocument(
  db: Db,
  { employee_id, document_id }: { readonly employee_id: string; readonly document_id: string | null },
): Promise<FieldError[]> {
  if (document_id === null) return []
  const [found] = await db.run(ownerOf, { id: document_id })
  if (!found) throw invalidField('document_id', say`names no record of this workspace`)
  if (found.employee_id === employee_id) return []
  return [{ field: 'document_id', message: say`names a document of another employee` }]
}
