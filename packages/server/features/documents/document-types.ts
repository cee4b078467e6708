// Document types as records, and the rules that a new document is held to.

import type { DocumentType, DocumentTypeUpdate, EmployeeDocumentCreate } from '@muster/contract'
import { type Db, endsOf, inPieces, type Span, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { type FieldError, invalid } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { forgetDocumentsOfType } from '../messages/index.ts'

export const documentTypes = resource('DocumentType')

type TypeUpdate = WriteContext & { readonly path: { readonly id: string }; readonly body: DocumentTypeUpdate }

const sensitive = ['identity', 'bank'] as const satisfies DocumentType['category'][]

/** SQL: whether number and file of the documents of a type are for callers who may see sensitive data. */
export const isSensitive = `category in ('${sensitive.join(`', '`)}')`

export type Rules = Pick<
  DocumentType,
  | 'name'
  | 'code'
  | 'is_active'
  | 'requires_document_number'
  | 'requires_expiry_date'
  | 'allowed_content_types'
  | 'max_file_size_bytes'
>

const rulesOf = statement<
  { has_employee: boolean } & (Rules | Record<keyof Rules, null>),
  Pick<EmployeeDocumentCreate, 'employee_id' | 'document_type_id'>
>(
  'rules_of_new_document',
  `select exists(select from employees where workspace_id = :workspace_id and id = :employee_id and not deleted) as has_employee,
     t.name, t.code, t.is_active, t.requires_document_number, t.requires_expiry_date, t.allowed_content_types, t.max_file_size_bytes
   from (select :document_type_id::text as id) as wanted
   left join document_types t on t.workspace_id = :workspace_id and t.id = wanted.id`,
)

/** The rules of the type that a new document names. A 400 where type or employee do not exist. */
export async function readRules(
  db: Db,
  { employee_id, document_type_id }: Pick<EmployeeDocumentCreate, 'employee_id' | 'document_type_id'>,
): Promise<Rules> {
  const [found] = await db.run(rulesOf, { employee_id, document_type_id })
  const { has_employee, ...rules } = found!
  const missing = [
    ...(has_employee ? [] : ['employee_id']),
    ...(rules.code === null ? ['document_type_id'] : []),
  ]
  if (missing.length > 0)
    throw invalid(missing.map(field => ({ field, message: say`names no record of this workspace` })))
  return rules as Rules
}

const documentsOfType = 'employee_documents where workspace_id = :workspace_id and document_type_id = :id'

const stamped = {
  ends: statement<{ until: string }, { id: string; rows: number }>(
    'ends_of_documents_of_type',
    endsOf('id', documentsOfType),
  ),
  change: statement<unknown, { id: string } & Span>(
    'stamp_documents_of_type',
    `update employee_documents set updated_at = stamp()
     where workspace_id = :workspace_id and document_type_id = :id and id > :after and id <= :until`,
  ),
}

/** What documents show of a category changes with it, so they changed too. */
export async function updateType(call: TypeUpdate): Promise<DocumentType> {
  const before = await documentTypes.lock(call, call.path.id)
  const after = await documentTypes.write(call, before, { ...call.body })
  const isNow = ({ category }: DocumentType) => (sensitive as readonly string[]).includes(category)
  if (before.visible_to_employee && !after.visible_to_employee) await forgetDocumentsOfType(call.db, after.id)
  if (isNow(before) !== isNow(after)) await inPieces(call.db, stamped, { id: after.id })
  return after
}

/** What is said of a document, besides its file. */
export interface Said {
  readonly document_number?: string | null | undefined
  readonly issue_date?: string | null | undefined
  readonly expiry_date?: string | null | undefined
}

/** What the type asks for and a document lacks, and dates that cannot be. */
export function checkSaid(rules: Rules, said: Said): FieldError[] {
  const { document_number = null, issue_date = null, expiry_date = null } = said
  const needed = (field: string) => ({
    field,
    message: say`is needed for documents of the type ${rules.code}`,
  })
  return [
    ...(rules.requires_document_number && document_number === null ? [needed('document_number')] : []),
    ...(rules.requires_expiry_date && expiry_date === null ? [needed('expiry_date')] : []),
    ...(issue_date !== null && expiry_date !== null && expiry_date <= issue_date
      ? [{ field: 'expiry_date', message: say`must be after issue_date ${issue_date}` }]
      : []),
  ]
}
