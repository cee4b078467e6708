// Nodes: further servers, processes of their own, on this worker's database.

import { type Muster, started } from './muster.ts'

let starting: Promise<Muster>[] = []

export function startNode(env: Readonly<Record<string, string>> = {}): Promise<Muster> {
  const settings = { PORT: '0', MUSTER_DRAIN_SECONDS: '0', LOG_LEVEL: 'error', ...env }
  const node = started(['serve'], settings)
  starting.push(node)
  return node
}

/** Also those that were too late for their tests: one that stays would keep the run from ending. */
export async function stopNodes(): Promise<void> {
  const nodes = await Promise.allSettled(starting)
  starting = []
  for (const node of nodes) if (node.status === 'fulfilled') await node.value.stopped('SIGTERM')
}
