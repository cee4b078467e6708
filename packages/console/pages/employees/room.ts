// The room of employees.
import type { Room } from '../../app/room.ts'

export const employees: Room = {
  title: 'room.employees',
  pages: [
    {
      path: '/employees',
      kind: 'Employee',
      needs: 'listEmployees',
      create: 'createEmployee',
      load: () => import('./employee.ts'),
    },
  ],
}
