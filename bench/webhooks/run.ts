// The benchmark of webhooks (npm run bench:webhooks): deliveries a second, the wait from commit to receipt, and memory.

import { benchData } from '../data.ts'
import { options, toldInWords } from '../options.ts'
import { circumstances, write } from '../report.ts'
import { removeLogs } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { burst, size } from './burst.ts'
import { changesPerSecond, latency } from './latency.ts'
import { deliveries, memory } from './memory.ts'

interface Part {
  readonly measured: (bench: Bench) => Promise<string>
  /** How often and how much, in words. */
  readonly amount: (bench: Bench) => string
}

const parts: Readonly<Record<string, Part>> = {
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
}

const employees = Math.min(options.employees, 20_000)

async function run(): Promise<void> {
  const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
  const unknown = wanted.find(name => !parts[name])
  if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
  const data = await benchData(options.folder, employees)
  removeLogs(options.folder)
  const bench: Bench = { ...options, data }
  try {
    for (const name of wanted) {
      console.log(`\n${name}`)
      const { measured, amount } = parts[name]!
      const found = await measured(bench)
      const about = circumstances(bench, amount(bench), `npm run bench:webhooks -- --only ${name}`)
      console.log(`\n${found}\n\n${about}`)
      if (options.write) write(`webhooks ${name}`, `${found}\n\n${about}.`)
    }
  } finally {
    await data.stop()
  }
}

await toldInWords(run)
