// The room of documents, contracts and letters.
import { pagesOf, type Room } from '../../app/room.ts'

export const documents: Room = {
  title: 'room.documents',
  pages: [
    pagesOf(
      '/documents',
      'EmployeeDocument',
      'listEmployeeDocuments',
      () => import('./employee-document.ts'),
    ),
    pagesOf('/documents/types', 'DocumentType', 'listDocumentTypes', () => import('./document-type.ts')),
    pagesOf(
      '/documents/contracts',
      'EmploymentContract',
      'listEmploymentContracts',
      () => import('./employment-contract.ts'),
    ),
    pagesOf(
      '/documents/letter-requests',
      'HrLetterRequest',
      'listHrLetterRequests',
      () => import('./hr-letter-request.ts'),
    ),
    {
      path: '/documents/letters',
      kind: 'HrLetter',
      needs: 'listHrLetters',
      load: () => import('./hr-letter.ts'),
    },
    pagesOf(
      '/documents/templates',
      'LetterTemplate',
      'listLetterTemplates',
      () => import('./letter-template.ts'),
    ),
    {
      path: '/documents/letterhead',
      title: 'documents.letterhead',
      needs: 'getLetterhead',
      load: () => import('./letterhead.tsx'),
    },
  ],
}
