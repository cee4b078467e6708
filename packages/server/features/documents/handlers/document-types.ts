// Document types: the kinds of document, with what is asked of each.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { documentTypes, updateType } from '../document-types.ts'

export default {
  listDocumentTypes: documentTypes.list,
  getDocumentType: documentTypes.get,
  createDocumentType: documentTypes.create,
  updateDocumentType: updateType,
} satisfies HandlersFor<'document_types'>
