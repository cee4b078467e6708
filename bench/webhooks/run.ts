// The benchmark of webhooks (npm run bench:webhooks): deliveries a second, the wait from commit to receipt, and memory.

import { options } from '../options.ts'
import { runBenchmark } from '../parts.ts'
import { burst, size } from './burst.ts'
import { changesPerSecond, latency } from './latency.ts'
import { deliveries, memory } from './memory.ts'

await runBenchmark({
  command: 'bench:webhooks',
  section: 'webhooks',
  parts: {
    burst: {
      measured: burst,
      amount: bench => `medians of ${bench.rounds} rounds of ${size(bench)} deliveries of 1.5 kB`,
    },
    latency: {
      measured: latency,
      amount: bench =>
        `${changesPerSecond} creates a second, medians of ${bench.rounds} rounds of ${bench.openSeconds} s in turn`,
    },
    memory: { measured: memory, amount: bench => `${deliveries(bench)} deliveries by one worker` },
  },
  employees: Math.min(options.employees, 20_000),
})
