// The steps of random histories together, and one of them at a time.

import { attendanceSteps } from './attendance-steps.ts'
import { employmentSteps } from './employment-steps.ts'
import { leaveSteps } from './leave-steps.ts'
import type { Random, Steps, World } from './world.ts'

const steps: Steps = { ...attendanceSteps, ...employmentSteps, ...leaveSteps }

/** What changes most comes most often. */
export const names = [
  ...Object.keys(steps),
  ...['punch', 'punch', 'write', 'leave', 'leave', 'leave', 'decide', 'decide', 'approve', 'approve'],
  ...['join', 'leaveJob', 'comeBack', 'assign', 'moveHoliday', 'clock', 'clock'],
]

/** Something that a caller or the clock does; much of it is refused, and then nothing is done. */
export async function take(world: World, name: string, random: Random): Promise<void> {
  try {
    await steps[name]!(world, random)
  } catch (error) {
    const { status } = error as { status?: number }
    if (status !== 400 && status !== 409) throw new Error(`${name}: ${error}`, { cause: error })
  }
}
