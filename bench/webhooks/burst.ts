// Deliveries a second: a burst of committed events, from the commit until the last attempt is recorded, by one worker and by two.

import { fixed, median, range, table } from '../figures.ts'
import type { Service } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { allDelivered, enqueue, onStage, type Stage, startWorker, subscribed } from './stage.ts'

const aim = 2_500

export function burst(bench: Bench): Promise<string> {
  return onStage(bench, async stage => {
    const rows: string[][] = []
    for (const workers of [1, 2]) {
      const rates = await rounds(stage, workers)
      const told = [fixed(median(rates), 0), range(rates, 0), workers === 1 ? fixed(aim, 0) : '']
      rows.push([workers === 1 ? 'one worker' : `${workers} workers`, ...told])
      console.log(rows.at(-1)!.join('  '))
    }
    return table(['', 'deliveries/s', 'range', 'aim'], rows)
  })
}

export const size = (bench: Bench): number => (bench.rounds > 1 ? 20_000 : 2_000)

async function rounds(stage: Stage, workers: number): Promise<number[]> {
  const running: Service[] = []
  for (let n = 0; n < workers; n++) running.push(await startWorker(stage))
  try {
    return await subscribed(stage, stage.receiver.answering, async endpoint => {
      await rate(stage, endpoint, 2_000)
      const rates: number[] = []
      for (let round = 0; round < stage.bench.rounds; round++)
        rates.push(await rate(stage, endpoint, size(stage.bench)))
      return rates
    })
  } finally {
    for (const worker of running) await worker.stop()
  }
}

async function rate(stage: Stage, endpoint: string, count: number): Promise<number> {
  await stage.receiver.taken()
  await enqueue(stage, endpoint, count)
  const committed = performance.now()
  await allDelivered(stage, endpoint)
  const seconds = (performance.now() - committed) / 1000
  const received = new Set((await stage.receiver.taken()).map(({ event }) => event)).size
  if (received !== count) throw new Error(`${received} of ${count} events were received.`)
  await assertRecorded(stage, count)
  return count / seconds
}

/** Every attempt is on record; then the tables are emptied, so that each round meets the same. */
async function assertRecorded({ client }: Stage, count: number): Promise<void> {
  const { rows } = await client.query('select count(*)::integer as attempts from webhook_attempts')
  const { attempts } = rows[0] as { attempts: number }
  if (attempts !== count) throw new Error(`${attempts} attempts are recorded of ${count} deliveries.`)
  await client.query('delete from events')
  await client.query('vacuum analyze events, webhook_deliveries, webhook_attempts')
}
