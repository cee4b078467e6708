// The collector of garbage, as it suits a process that answers requests on one thread beside a database.

import { setFlagsFromString } from 'node:v8'

/**
 * Young objects are collected by the thread that waits for it, and by no others: on a machine whose processors are busy it
 * would wait until each of its helpers had one. It counts from the next collection on.
 */
export function collectOnOneThread(): void {
  setFlagsFromString('--no-parallel-scavenge')
}
