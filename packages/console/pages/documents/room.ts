// The room of documents, contracts and letters.
import type { Room } from '../../app/room.ts'

export const documents: Room = {
  title: 'room.documents',
  pages: [
    {
      path: '/documents',
      kind: 'EmployeeDocument',
      needs: 'listEmployeeDocuments',
      create: 'createEmployeeDocument',
      load: () => import('./employee-document.ts'),
    },
    {
      path: '/documents/types',
      kind: 'DocumentType',
      needs: 'listDocumentTypes',
      create: 'createDocumentType',
      load: () => import('./document-type.ts'),
    },
    {
      path: '/documents/contracts',
      kind: 'EmploymentContract',
      needs: 'listEmploymentContracts',
      create: 'createEmploymentContract',
      load: () => import('./employment-contract.ts'),
    },
    {
      path: '/documents/letter-requests',
      kind: 'HrLetterRequest',
      needs: 'listHrLetterRequests',
      create: 'createHrLetterRequest',
      load: () => import('./hr-letter-request.ts'),
    },
    {
      path: '/documents/letters',
      kind: 'HrLetter',
      needs: 'listHrLetters',
      load: () => import('./hr-letter.ts'),
    },
    {
      path: '/documents/templates',
      kind: 'LetterTemplate',
      needs: 'listLetterTemplates',
      create: 'createLetterTemplate',
      load: () => import('./letter-template.ts'),
    },
    {
      path: '/documents/letterhead',
      title: 'documents.letterhead',
      needs: 'getLetterhead',
      load: () => import('./letterhead.tsx'),
    },
  ],
}
