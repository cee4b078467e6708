// The server that this worker's tests talk to, and its clock and jobs.

import type { TestServer } from '../jest/global-setup.ts'

const servers = JSON.parse(process.env.MUSTER_TEST_SERVERS ?? '[]') as TestServer[]

/** One server a worker, so that a moved clock is felt by no other test. */
export const server = servers[(Number(process.env.JEST_WORKER_ID ?? 1) - 1) % Math.max(1, servers.length)]!

/** Sets the server's clock to an instant; undefined lets it run again. */
export async function setClock(at?: string): Promise<void> {
  await fetch(`${server.control_url}/clock${at ? `?at=${encodeURIComponent(at)}` : ''}`)
}

/** Runs what the clock would cause. */
export async function runJobs(): Promise<void> {
  const response = await fetch(`${server.control_url}/jobs`)
  if (!response.ok) throw new Error(`The jobs answered ${response.status}: ${await response.text()}`)
}

/** Delivers what is due, and waits until it is recorded. */
export async function deliver(): Promise<void> {
  const response = await fetch(`${server.control_url}/deliver`)
  if (!response.ok) throw new Error(`The worker answered ${response.status}: ${await response.text()}`)
}

/** Delivers what is due at a moment, to which the clock is set. */
export async function deliverAt(instant: string): Promise<void> {
  await setClock(instant)
  await deliver()
}
