// From the commit to the receipt: changes at a fixed rate, with and without a second endpoint that never answers.

import { fixed, median, range, table } from '../figures.ts'
import { measureAt } from '../load.ts'
import { scenarios } from '../scenarios.ts'
import { assertAnswered, type Bench } from '../turns.ts'
import { onStage, type Stage, startWorker, subscribed } from './stage.ts'

export const changesPerSecond = 200
const aim = 250

export interface Waits {
  readonly p50: number
  readonly p99: number
}

export function latency(bench: Bench): Promise<string> {
  return onStage(bench, async stage => {
    const worker = await startWorker(stage)
    try {
      const alone: Waits[] = []
      const beside: Waits[] = []
      await waits(stage, bench.warmUpSeconds)
      for (let round = 0; round < bench.rounds; round++) {
        alone.push(await waits(stage, bench.openSeconds))
        beside.push(await subscribed(stage, stage.receiver.silent, () => waits(stage, bench.openSeconds)))
        console.log(
          [alone, beside].map(all => `${fixed(all.at(-1)!.p50, 1)}  ${fixed(all.at(-1)!.p99, 1)}`).join('  '),
        )
      }
      const ratios = beside.map(({ p99 }, round) => p99 / alone[round]!.p99)
      return table(
        ['', 'p50 ms', 'p99 ms', 'range of p99', 'p99 to alone', 'range', 'aim'],
        [
          ['alone', ...told(alone), '', '', `p99 under ${aim} ms`],
          [
            'beside one that never answers',
            ...told(beside),
            fixed(median(ratios), 2),
            range(ratios, 2),
            'at most 1.20',
          ],
        ],
      )
    } finally {
      await worker.stop()
    }
  })
}

function told(rounds: readonly Waits[]): string[] {
  const [half, most] = [rounds.map(({ p50 }) => p50), rounds.map(({ p99 }) => p99)]
  return [fixed(median(half), 1), fixed(median(most), 1), range(most, 1)]
}

/** Milliseconds from each event's stamp, which is just before its commit, to its receipt. */
export function waits(stage: Stage, seconds: number, perSecond = changesPerSecond): Promise<Waits> {
  const { receiver, workspace, service } = stage
  return subscribed(stage, receiver.answering, async endpoint => {
    await receiver.taken()
    const target = { ports: [service.port], request: () => scenarios.create.service(workspace) }
    const load = await measureAt(target, perSecond, seconds)
    assertAnswered(load)
    const stamps = await stampsOnceDelivered(stage, endpoint)
    const receipts = await receiver.taken()
    if (receipts.length !== load.requests || stamps.size !== load.requests)
      throw new Error(
        `Of ${load.requests} changes ${stamps.size} were emitted and ${receipts.length} received.`,
      )
    const sorted = receipts.map(({ event, at }) => at - stamps.get(event)!).sort((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
    return { p50: at(0.5), p99: at(0.99) }
  })
}

/** When each event was stamped, in milliseconds since 1970. */
async function stampsOnceDelivered({ client }: Stage, endpoint: string): Promise<Map<string, number>> {
  for (;;) {
    const { rows } = await client.query(
      `select e.id, extract(epoch from e.created_at)::float8 * 1000 as at, d.status = 'delivered' as delivered
       from webhook_deliveries d join events e on e.workspace_id = d.workspace_id and e.id = d.event_id
       where d.webhook_endpoint_id = $1`,
      [endpoint],
    )
    const events = rows as { id: string; at: number; delivered: boolean }[]
    if (events.every(({ delivered }) => delivered)) return new Map(events.map(({ id, at }) => [id, at]))
    await new Promise(again => setTimeout(again, 100))
  }
}
