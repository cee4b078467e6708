// The room of employees.
import type { Room } from '../../app/room.ts'

export const employees = {
  pages: {
    '/employees': {
      kind: 'Employee',
      needs: 'listEmployees',
      load: () => import('./employee.ts'),
      loadRecord: () => import('./person/person.ts'),
    },
    '/employees/profile-changes': {
      kind: 'ProfileChange',
      create: null,
      load: () => import('./changes/profile-change.ts'),
    },
  },
} as const satisfies Room
