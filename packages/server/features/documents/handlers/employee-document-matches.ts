// Employee document matches: documents as the console finds them, by what somebody types.

import type { EmployeeDocument } from '@muster/contract'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { makeSearch } from '../../../resource/lists/word-search.ts'
import { documents } from '../employee-documents.ts'

const listMatches = makeSearch<EmployeeDocument>(documents.fields, {
  name: 'employee_document_match',
  table: 'employee_document_words',
  column: 'employee_document_id',
})

export default {
  listEmployeeDocumentMatches: call => listMatches(call),
} satisfies HandlersFor<'employee_document_matches'>
