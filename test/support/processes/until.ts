// Waiting for a condition, where nothing announces it; the test's own time limit ends it.

import { setTimeout as sleep } from 'node:timers/promises'

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(5)
}

/** Looks until it is there. */
export async function found<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  let value: T | undefined
  await until(async () => {
    value = await look()
    return value !== undefined
  })
  return value as T
}
