// Leave of somebody invented: asked for, and decided by a second hand.

import type { LeaveApplication } from '@muster/contract'
import { addDays, type Day } from '@muster/engine'
import { findOrMake, hireSomebody, type Scene } from './scene.ts'

/** Unpaid and without a policy, so that no balance runs out of it. */
const leaveType = { name: 'Leave of triggered events', code: 'TRIGGERED', is_paid: false }

/** A week always has a working day in it. */
const lengthInDays = 7

async function findLeaveType({ maker }: Scene): Promise<string> {
  const find = async () => {
    const { data } = await maker.call('listLeaveTypes', { query: { limit: 100 } })
    return data.find(({ code }) => code === leaveType.code)?.id
  }
  return findOrMake(find, async () => (await maker.call('createLeaveType', { body: leaveType })).id)
}

/** Leave ends with its year. */
async function findLastDay({ maker, today }: Scene): Promise<Day> {
  const last = addDays(today, lengthInDays - 1)
  const { data } = await maker.call('listFiscalYears', { query: { limit: 100 } })
  const year = data.find(({ start_date, end_date }) => start_date <= today && today <= end_date)
  return year && year.end_date < last ? year.end_date : last
}

export async function askForLeave(scene: Scene): Promise<LeaveApplication> {
  const { maker, today } = scene
  const [employee, leave_type_id, to_date] = await Promise.all([
    hireSomebody(scene, today),
    findLeaveType(scene),
    findLastDay(scene),
  ])
  const body = { employee_id: employee.id, leave_type_id, from_date: today, to_date, reason: 'A wedding' }
  return maker.call('createLeaveApplication', { body })
}
