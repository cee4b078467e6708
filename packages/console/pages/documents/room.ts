// The room of documents, contracts and letters.
import type { Room } from '../../app/room.ts'

export const documents = {
  pages: {
    '/documents': { kind: 'EmployeeDocument', load: () => import('./employee-document.ts') },
    '/documents/types': { kind: 'DocumentType', load: () => import('./document-type.ts') },
    '/documents/contracts': { kind: 'EmploymentContract', load: () => import('./employment-contract.ts') },
    '/documents/letter-requests': { kind: 'HrLetterRequest', load: () => import('./hr-letter-request.ts') },
    '/documents/letters': { kind: 'HrLetter', create: null, load: () => import('./hr-letter.ts') },
    '/documents/templates': { kind: 'LetterTemplate', load: () => import('./letter-template.ts') },
    '/documents/letterhead': {
      title: 'documents.letterhead',
      needs: 'getLetterhead',
      load: () => import('./letterhead.tsx'),
    },
  },
} as const satisfies Room
