// Employee documents: uploaded, described, verified or rejected, and downloaded.

import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { type Files, keepFile, nameByType } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { invalid, notFound, Problem } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { checkSaid, readRules, type Said } from '../document-types.ts'
import { decide, documents } from '../employee-documents.ts'

const sensitiveScope = 'employees.sensitive:read'

export interface DocumentServices {
  /** Stores the bytes of documents. */
  readonly files: Files
}

function checkExpiry(call: Context, { expiry_date }: Said) {
  if (!expiry_date || expiry_date >= today(call)) return []
  return [
    {
      field: 'expiry_date',
      message: say`must be ${today(call)} or later; an expired document proves nothing`,
    },
  ]
}

export default ({ files }: DocumentServices) =>
  ({
    listEmployeeDocuments: documents.list,
    getEmployeeDocument: documents.get,

    async createEmployeeDocument(call) {
      const { content_base64, ...said } = call.body
      // Storage and scanner may take their time, so they are asked before the transaction begins.
      const { rules, file } = await call.beforehand(async inOwnTransaction => {
        const rules = await inOwnTransaction(({ db }) => readRules(db, said))
        const errors = [...checkSaid(rules, said), ...checkExpiry(call, said)]
        if (!rules.is_active)
          errors.push({
            field: 'document_type_id',
            message: say`names the type ${rules.code}, which is not in use`,
          })
        if (errors.length > 0) throw invalid(errors)
        const { allowed_content_types: content_types, max_file_size_bytes: max_bytes } = rules
        return {
          rules,
          file: await files.put({ inOwnTransaction, fileTexts: call.fileTexts }, call.body, {
            content_types,
            max_bytes,
          }),
        }
      })
      await keepFile(call.db, file)
      return documents.insert(call, {
        ...said,
        title: said.title ?? rules.name,
        file_name: nameByType(said.file_name, said.content_type),
        sha256: file.sha256,
        file_size_bytes: file.size_bytes,
      })
    },

    async updateEmployeeDocument(call) {
      const before = await documents.lockFor(call, 'updateEmployeeDocument')
      const rules = await readRules(call.db, before)
      const after = { ...before, ...call.body }
      const errors = [...checkSaid(rules, after), ...checkExpiry(call, call.body)]
      if (errors.length > 0) throw invalid(errors)
      return documents.write(call, before, { ...call.body })
    },

    async getEmployeeDocumentContent(call): Promise<Content> {
      const { id } = call.path
      const { deleted, is_sensitive, ...document } = await documents.find(call, id)
      if (deleted) throw notFound(say`file of the deleted employee document`, id)
      if (is_sensitive && !call.caller.scopes.has(sensitiveScope))
        throw new Problem(
          'insufficient_scope',
          say`This key lacks a scope: the file of this document needs ${sensitiveScope}. Use a key that has it.`,
          { required_scopes: [sensitiveScope] },
        )
      const { content_type, file_name, sha256, file_size_bytes: size_bytes } = document
      const open = () => files.open(call.db.workspace_id, sha256)
      return new FileContent({ content_type, file_name, sha256, size_bytes, open })
    },

    async verifyEmployeeDocument(call) {
      const { id } = await documents.lockFor(call, 'verifyEmployeeDocument')
      audit(call, 'employee_document.verified', id, {})
      return decide(call, id, 'verified')
    },

    async rejectEmployeeDocument(call) {
      const { id } = await documents.lockFor(call, 'rejectEmployeeDocument')
      const { rejection_reason } = call.body
      audit(call, 'employee_document.rejected', id, { rejection_reason })
      return decide(call, id, 'rejected', rejection_reason)
    },

    async deleteEmployeeDocument(call) {
      const before = await documents.lock(call, call.path.id)
      const document = await documents.remove(call, before)
      if (document !== before)
        audit(call, 'employee_document.deleted', document.id, { sha256: document.sha256 })
      return document
    },
  }) satisfies HandlersFor<'employee_documents'>
