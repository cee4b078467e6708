// Memory: what a worker holds after the garbage is collected, while it delivers a hundred thousand events.

import { fixed, megabytes, percent, table } from '../figures.ts'
import type { Memory } from '../inside.ts'
import type { Bench } from '../turns.ts'
import { allDelivered, enqueue, onStage, startWorker, subscribed } from './stage.ts'

const steps = 10

export const deliveries = (bench: Bench): number => (bench.rounds > 1 ? 100_000 : 10_000)

export function memory(bench: Bench): Promise<string> {
  return onStage(bench, async stage => {
    const worker = await startWorker(stage)
    try {
      const points: (Memory & { delivered: number })[] = []
      await subscribed(stage, stage.receiver.answering, async endpoint => {
        for (let step = 1; step <= steps; step++) {
          await enqueue(stage, endpoint, deliveries(bench) / steps)
          await allDelivered(stage, endpoint)
          await stage.receiver.taken()
          points.push({ delivered: (step * deliveries(bench)) / steps, ...(await worker.memory()) })
          console.log(`${points.at(-1)!.delivered}: ${megabytes(points.at(-1)!.heap)} MB heap`)
        }
      })
      // By then code is compiled and connections are open.
      const [warm, end] = [points[1]!, points.at(-1)!]
      const growth = (of: 'heap' | 'resident') => percent(end[of] / warm[of] - 1)
      const rows = points.map(({ delivered, heap, resident }) => [
        `after ${fixed(delivered, 0)}`,
        megabytes(heap),
        megabytes(resident),
      ])
      rows.push([`growth since ${fixed(warm.delivered, 0)}`, growth('heap'), growth('resident')])
      return table(['deliveries', 'heap MB', 'resident MB'], rows)
    } finally {
      await worker.stop()
    }
  })
}
