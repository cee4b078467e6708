// The server that this worker's tests talk to, and its clock and jobs.

import type { TestServer } from '../jest/servers.ts'

declare global {
  /** The environment of each test file of api puts it here. */
  var musterServer: TestServer
}

/** One server a worker, so that a moved clock is felt by no other test. */
export const server = globalThis.musterServer

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
