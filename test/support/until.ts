// Waiting for a condition, where nothing announces it; the test's own time limit ends it.

import { setTimeout as sleep } from 'node:timers/promises'

export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10)
}
