// Employees who leave and come back, and the leave that they had.

import { inConsole } from './console.ts'
import { balanceOf, type LeaveWorkspace, makeLeaveWorkspace } from './leave.ts'
import { setClock } from './server.ts'

// 18 days a year from 1 July 2026; from 1 September on there are 10 of 12 months, 15.00.
export const makeWorkspace = () => makeLeaveWorkspace({ annual_quota: '18', encashment_allowed: true })

export const leaves = ({ muster, employee }: LeaveWorkspace, separation_date = '2026-08-14') =>
  muster.employees.update(employee, { status: 'resigned', separation_date })

export const comesBack = ({ muster, employee }: LeaveWorkspace, joining_date = '2026-09-01') =>
  muster.employees.update(employee, { status: 'active', joining_date })

/** Resigns by 14 August and is back from 1 September on, which is today then. */
export async function isRehired(workspace: LeaveWorkspace): Promise<void> {
  await leaves(workspace)
  await setClock('2026-09-01T05:00:00Z')
  await comesBack(workspace)
}

export async function adjust(workspace: LeaveWorkspace, days: string): Promise<void> {
  const { id } = (await balanceOf(workspace))!
  await inConsole(workspace, 'adjustLeaveBalance', { id, body: { days, reason: 'Agreed' } })
}

export async function explained(workspace: LeaveWorkspace): Promise<string[]> {
  const { id } = (await balanceOf(workspace))!
  const { lines } = await inConsole(workspace, 'getLeaveBalanceExplanation', { id })
  return lines.map(({ text }: { text: string }) => text)
}
