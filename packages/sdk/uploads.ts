// Uploads: files that are read while they are sent, with their progress.
import type { EmployeeDocument, EmployeeDocumentCreate } from '@muster/contract'
import type { ApiPromise, CallOptions, Transport } from './transport.ts'

/** A document with its file, such as `await openAsBlob('passport.pdf')` in Node. */
export type DocumentUpload = Omit<EmployeeDocumentCreate, 'content_base64'> & { content: Blob }

export interface Uploads {
  /**
   * Stores a document as `employeeDocuments.create` does, without the whole file in memory. `onProgress` is told of the
   * bytes as they are sent. Tried again like any POST: a Blob can be read anew.
   */
  employeeDocument(upload: DocumentUpload, options?: CallOptions): ApiPromise<EmployeeDocument>
}

export function createUploads(transport: Transport): Uploads {
  return {
    employeeDocument({ content, ...said }, options) {
      const body = { ...said, content_base64: content }
      return transport.request<EmployeeDocument>('post', '/v1/employee_documents', { body }, options)
    },
  }
}
