// The cause of every event: what people do that it follows from, done by the operations that they do it with.

import type { EventType } from '@muster/contract'
import { askForLeave } from './leave.ts'
import { approveRun, lockRun, publishSlip } from './payroll.ts'
import { hireSomebody, type Scene } from './scene.ts'

/** Brings an event about; the id of the record that it happened to. */
export type Cause = (scene: Scene) => Promise<string>

/** An event of the contract without a cause does not compile. */
export const causes: { readonly [Type in EventType]: Cause } = {
  'employee.created': async scene => (await hireSomebody(scene, scene.today)).id,

  async 'employee.updated'(scene) {
    const { id } = await hireSomebody(scene, scene.today)
    await scene.maker.call('updateEmployee', { path: { id }, body: { marital_status: 'married' } })
    return id
  },

  async 'employee.deleted'(scene) {
    const { id } = await hireSomebody(scene, scene.today)
    await scene.maker.call('deleteEmployee', { path: { id } })
    return id
  },

  'attendance.recorded': recordAttendance,

  async 'attendance.updated'(scene) {
    const id = await recordAttendance(scene)
    const body = { status: 'half_day', note: 'Left for the doctor' } as const
    await scene.maker.call('updateAttendanceRecord', { path: { id }, body })
    return id
  },

  'leave.requested': async scene => (await askForLeave(scene)).id,

  async 'leave.approved'(scene) {
    const { id } = await askForLeave(scene)
    await scene.checker.call('approveLeaveApplication', { path: { id } })
    return id
  },

  async 'leave.rejected'(scene) {
    const { id } = await askForLeave(scene)
    const body = { rejection_reason: 'Too many are away' }
    await scene.checker.call('rejectLeaveApplication', { path: { id }, body })
    return id
  },

  async 'leave.cancelled'(scene) {
    const { id } = await askForLeave(scene)
    const body = { cancellation_reason: 'The wedding is later' }
    await scene.maker.call('cancelLeaveApplication', { path: { id }, body })
    return id
  },

  'payroll.run.approved': approveRun,
  'payroll.run.locked': lockRun,
  'salary_slip.published': publishSlip,

  async 'contract.signed'(scene) {
    const { maker } = scene
    const { id: employee_id, joining_date, first_name, last_name } = await hireSomebody(scene, scene.today)
    const { id } = await maker.call('createEmploymentContract', {
      body: { employee_id, title: 'Employment contract', type: 'permanent', start_date: joining_date },
    })
    await scene.checker.call('sendEmploymentContract', { path: { id } })
    const body = { signed_by_name: `${first_name} ${last_name}` }
    await maker.call('signEmploymentContract', { path: { id }, body })
    return id
  },
}

/** The first record of somebody's first day. */
async function recordAttendance(scene: Scene): Promise<string> {
  const { id: employee_id } = await hireSomebody(scene, scene.today)
  const body = { employee_id, date: scene.today, status: 'present' } as const
  return (await scene.maker.call('createAttendanceRecord', { body })).id
}
