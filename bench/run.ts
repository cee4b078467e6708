// The benchmark (npm run bench): the full service beside the floor, on the same data in the same run.

import { cold } from './cold.ts'
import { benchData } from './data.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { help, options, toldInWords } from './options.ts'
import { processes } from './processes.ts'
import { profile, seconds } from './profile.ts'
import { circumstances, rounds, write } from './report.ts'
import { removeLogs } from './servers.ts'
import { throughput } from './throughput.ts'
import type { Bench } from './turns.ts'

interface Part {
  readonly measured: (bench: Bench) => Promise<string>
  /** How often and how long, in words. */
  readonly amount: (bench: Bench) => string
}

const parts: Readonly<Record<string, Part>> = {
  throughput: { measured: throughput, amount: rounds },
  latency: {
    measured: latency,
    amount: bench => `${rounds(bench)}, each followed by ${bench.openSeconds} s of the open loop`,
  },
  processes: { measured: processes, amount: rounds },
  cold: { measured: cold, amount: bench => `medians of ${bench.rounds} starts` },
  memory: { measured: memory, amount: ({ connections }) => `${connections} connections` },
}

async function run(): Promise<void> {
  if (options.help) return console.log(help)
  const wanted = options.only.length > 0 ? options.only : Object.keys(parts)
  const unknown = wanted.find(name => !parts[name])
  if (unknown) throw new Error(`There is no part ${unknown}; parts are ${Object.keys(parts).join(', ')}.`)
  const data = await benchData(options.folder, options.employees)
  removeLogs(options.folder)
  const bench: Bench = { ...options, data }
  try {
    const profiles = options.profile
    if (profiles) {
      const part = {
        measured: () => profile(bench, profiles),
        amount: () => `${bench.connections} connections, ${seconds} s each`,
      }
      await tell(bench, 'profile', `--profile ${profiles}`, part)
    } else for (const name of wanted) await tell(bench, name, `--only ${name}`, parts[name]!)
  } finally {
    await data.stop()
  }
}

async function tell(bench: Bench, name: string, flags: string, part: Part): Promise<void> {
  console.log(`\n${name}`)
  const tables = await part.measured(bench)
  const about = circumstances(bench, part.amount(bench), `npm run bench -- ${flags}`)
  console.log(`\n${tables}\n\n${about}`)
  if (options.write) write(name, `${tables}\n\n${about}.`)
}

await toldInWords(run)
