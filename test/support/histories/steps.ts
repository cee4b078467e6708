// The steps of random histories together, and one of them at a time.

import { attendanceSteps } from './attendance-steps.ts'
import { employmentSteps } from './employment-steps.ts'
import { leaveSteps } from './leave-steps.ts'
import type { Random, Steps, World } from './world.ts'

const steps: Steps = { ...attendanceSteps, ...employmentSteps, ...leaveSteps }

/** Everything, each about as often as it comes in a day's work. */
export const names = [
  ...Object.keys(steps),
  'punch',
  'write',
  'leave',
  'leave',
  'leave',
  'decide',
  'shorten',
  'approve',
  'join',
  'leaveJob',
  'comeBack',
  'clock',
]

const often = (count: number, name: string): string[] => Array.from({ length: count }, () => name)

/** What leave is charged and days are graded by, and much leave that it meets. */
export const timely = [
  ...often(18, 'leave'),
  ...often(5, 'clock'),
  ...often(4, 'decide'),
  ...often(6, 'shorten'),
  ...often(3, 'moveHoliday'),
  ...often(2, 'holiday'),
  ...often(2, 'assign'),
  'reshape',
  'moveBranch',
  ...often(2, 'swap'),
  'unswap',
  'approve',
  'punch',
  'write',
  'amend',
  'regularise',
  ...often(2, 'leaveJob'),
  ...often(2, 'comeBack'),
  'undo',
  'join',
  'hire',
  'gender',
  ...often(2, 'policy'),
  'newPolicy',
  'adjust',
  'encash',
  'unencash',
  'lock',
  ...often(2, 'closeYear'),
]

/** So often somebody tries again with something else. */
const tries = 4

/** Something that a caller or the clock does; what is refused is not done. */
export async function take(world: World, name: string, random: Random): Promise<void> {
  for (let n = 0; n < tries; n++) if (await taken(world, name, random)) return
}

async function taken(world: World, name: string, random: Random): Promise<boolean> {
  try {
    await steps[name]!(world, random)
    return true
  } catch (error) {
    const { status } = error as { status?: number }
    if (status !== 400 && status !== 409) throw new Error(`${name}: ${error}`, { cause: error })
    return false
  }
}
