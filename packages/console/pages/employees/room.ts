// The room of employees.
import { pagesOf, type Room } from '../../app/room.ts'

export const employees: Room = {
  title: 'room.employees',
  pages: [pagesOf('/employees', 'Employee', 'listEmployees', () => import('./employee.ts'))],
}
