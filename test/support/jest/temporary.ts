// Where a run keeps what it throws away: in memory, where there is enough of it.

import { readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const inMemory = '/dev/shm'
const needed = 6 * 2 ** 30

/**
 * A database is a thousand files, and a run makes and drops some sixty. A disk's file system keeps account of each, and
 * looks at those that have just gone for every new one.
 */
export function temporaryFolder(): string {
  return process.platform === 'linux' && hasRoom() ? inMemory : tmpdir()
}

function hasRoom(): boolean {
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find(line => line.split(' ')[1] === inMemory)
  // Programs are installed there, too. A container's is often small, and runs none.
  if (!mount || !/ tmpfs rw\b/.test(mount) || /\bnoexec\b/.test(mount)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) >= needed
}
