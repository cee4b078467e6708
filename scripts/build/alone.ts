// Does something while no other process does it, such as a build that several tests want at once.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until nobody else holds the file; who died with it holds nothing. */
export async function alone(file: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) await sleep(100)
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch {
    if (existsSync(file) && !isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true })
    return false
  }
}

function isAlive(pid: number): boolean {
  // It has not yet said who it is.
  if (pid === 0) return true
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
