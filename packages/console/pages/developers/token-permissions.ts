// The permissions that a service token can have: the server refuses the same, which a test compares.
import { permissions } from '../../app/rights.ts'

const nobodys = 'members.manage'
/** Of payroll, a token makes the figures or approves them. */
const figures: readonly string[] = ['loans.manage', 'payroll.manage', 'salaries.manage']
const approval = 'payroll.approve'

export const tokenPermissions: readonly string[] = permissions.filter(permission => permission !== nobodys)

/** Whether what is chosen leaves no room for it. */
export function isShutOut(permission: string, chosen: readonly string[]): boolean {
  if (permission === approval) return figures.some(one => chosen.includes(one))
  return figures.includes(permission) && chosen.includes(approval)
}
