// Memory: what the service holds after the garbage is collected, while a mixed load goes on for minutes.

import { fixed, megabytes, percent, table } from './figures.ts'
import type { Memory } from './inside.ts'
import { mixed } from './scenarios.ts'
import { type Service, startService } from './servers.ts'
import { type Bench, side } from './turns.ts'

const samples = 20

interface Point extends Memory {
  readonly seconds: number
  readonly requests: number
}

export async function memory(bench: Bench): Promise<string> {
  const service = await startService(bench.data, bench.folder)
  try {
    const points = await watched(bench, service)
    const warm = points.find(({ seconds }) => seconds >= bench.memoryMinutes * 60 * warmUp)!
    const end = points.at(-1)!
    const growth = (of: 'heap' | 'resident') => percent(end[of] / warm[of] - 1)
    const rows = points.map(({ seconds, requests, heap, resident }) => [
      `after ${fixed(seconds / 60, 1)} minutes`,
      fixed(requests, 0),
      megabytes(heap),
      megabytes(resident),
    ])
    rows.push([`growth since ${fixed(warm.seconds / 60, 1)} minutes`, '', growth('heap'), growth('resident')])
    rows.push(['aim', '', 'under 5 %', 'under 5 %'])
    return table(['', 'requests', 'heap MB', 'resident MB'], rows)
  } finally {
    await service.stop()
  }
}

/** The share of the time after which code is compiled, connections are open and caches are full. */
const warmUp = 0.2

/** The load rests while the garbage is collected, so that no request under way counts. */
async function watched(bench: Bench, service: Service): Promise<Point[]> {
  const load = side(bench, [service], mixed.service)
  const points: Point[] = [{ seconds: 0, requests: 0, ...(await service.memory()) }]
  const each = (bench.memoryMinutes * 60) / samples
  let requests = 0
  for (let sample = 1; sample <= samples; sample++) {
    requests += (await load(each)).requests
    points.push({ seconds: sample * each, requests, ...(await service.memory()) })
    const { heap, resident } = points.at(-1)!
    console.log(
      `${fixed((sample * each) / 60, 1)} minutes: ${megabytes(heap)} MB heap, ${megabytes(resident)} MB resident`,
    )
  }
  return points
}
