// The benchmark (npm run bench): the full service beside the floor, on the same data in the same run.

import { cold } from './cold.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { neighbour, neighboursPerSecond } from './neighbour.ts'
import { options } from './options.ts'
import { runBenchmark } from './parts.ts'
import { processes } from './processes.ts'
import { missed, secondsOf } from './profile.ts'
import { rounds } from './report.ts'
import { mixed, scenarios } from './scenarios.ts'
import { tail, turnSeconds } from './tail.ts'
import { throughput } from './throughput.ts'
import { timekeepingScenarios } from './timekeeping-scenarios.ts'
import type { Bench } from './turns.ts'

const known = async ({ data }: Bench) => ({ ...scenarios, ...timekeepingScenarios(data), mixed })

await runBenchmark({
  command: 'bench',
  parts: {
    throughput: { measured: throughput, amount: rounds },
    latency: {
      measured: latency,
      amount: bench => `${rounds(bench)}, each followed by ${bench.openSeconds} s of the open loop`,
    },
    tail: {
      measured: tail,
      amount: ({ tailMinutes }) =>
        `${tailMinutes} minutes in turns of ${turnSeconds} s, each followed by a third of it of the floor`,
    },
    processes: { measured: processes, amount: rounds },
    neighbour: {
      measured: neighbour,
      amount: bench =>
        `medians of ${bench.rounds} rounds of ${bench.openSeconds} s at ${neighboursPerSecond} requests a second`,
    },
    cold: { measured: cold, amount: bench => `medians of ${bench.rounds} starts` },
    profile: {
      measured: async (bench, findings) => missed(bench, findings, await known(bench)),
      amount: bench => `${bench.connections} connections, ${secondsOf(bench)} s each`,
    },
    memory: { measured: memory, amount: ({ connections }) => `${connections} connections` },
  },
  employees: options.employees,
  scenarios: known,
  help: [
    '--minutes N         how long the memory is watched (10), and the longest requests (1)',
    '--employees N       in all five workspaces (1000000)',
    '--connections N     of the closed loop (16)',
    '--profile LIST      where the time of scenarios (get, punch, ...) goes, and a .cpuprofile of each; no other part',
    '--against FOLDER    another checkout, beside this one in turn; ends with 1 where a scenario is slower by a tenth',
    '--bar               the ratios beside the last ones in docs/benchmarks.md; ends with 1 where one has fallen by a tenth',
    '--scenarios LIST    those that --against or --bar look at: poll, create, ... (all)',
  ],
})
