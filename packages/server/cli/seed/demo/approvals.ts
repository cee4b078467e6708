// The demo's approvals: whom leave asks, and two requests that wait for the head of operations.

import type { Calling } from '../../../http/as-caller.ts'
import { Problem } from '../../../http/problem.ts'

interface Ask {
  readonly code: string
  readonly type: 'CL' | 'UL'
  /** From the first Monday so many days from now. */
  readonly after: number
  readonly days: number
  readonly reason: string
}

const asks: readonly Ask[] = [
  { code: 'IVT-0015', type: 'CL', after: 21, days: 1, reason: 'School admission' },
  // Of the weaver who can sign in, and long enough for HR.
  { code: 'IVT-0024', type: 'UL', after: 28, days: 9, reason: 'The harvest in the village' },
]

/** Asked by the operations with which people ask, once they are there to be asked. */
export async function demoApprovals(calls: Calling): Promise<void> {
  const { data: roles } = await calls.call('listRoles', {})
  const role_id = roles.find(({ name }) => name === 'HR')!.id
  await calls.call('createApprovalPolicy', {
    body: {
      name: 'Leave of more than five days',
      kind: 'leave',
      min_days: '5.5',
      position: 1,
      steps: [{ approver: 'manager' }, { approver: 'role', role_id }],
    },
  })
  await calls.call('createApprovalPolicy', {
    body: { name: 'Leave', kind: 'leave', position: 2, steps: [{ approver: 'manager' }] },
  })
  const { data: people } = await calls.call('listEmployees', { query: { limit: 100 } })
  const { data: types } = await calls.call('listLeaveTypes', { query: { limit: 100 } })
  for (const ask of asks) {
    const employee_id = people.find(({ employee_code: code }) => code === ask.code)!.id
    const leave_type_id = types.find(({ code }) => code === ask.type)!.id
    await file(calls, { employee_id, leave_type_id }, ask)
  }
}

/** Nothing on days that a fiscal year, which is still to begin, does not have. */
async function file(
  calls: Calling,
  of: { readonly employee_id: string; readonly leave_type_id: string },
  { after, days, reason }: Ask,
): Promise<void> {
  const { timezone } = calls.caller.workspace
  const day = Temporal.Now.instant().toZonedDateTimeISO(timezone).toPlainDate().add({ days: after })
  const from = day.add({ days: (8 - day.dayOfWeek) % 7 })
  const to_date = from.add({ days: days - 1 }).toString()
  const body = Object.assign({ from_date: from.toString(), to_date, reason }, of)
  try {
    await calls.call('createLeaveApplication', { body })
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error
  }
}
