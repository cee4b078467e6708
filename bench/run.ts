// The benchmark (npm run bench): the full service beside the floor, on the same data in the same run.

import { cold } from './cold.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { neighbour, neighboursPerSecond } from './neighbour.ts'
import { options } from './options.ts'
import { runBenchmark } from './parts.ts'
import { processes } from './processes.ts'
import { rounds } from './report.ts'
import { mixed, scenarios } from './scenarios.ts'
import { throughput } from './throughput.ts'

await runBenchmark({
  command: 'bench',
  parts: {
    throughput: { measured: throughput, amount: rounds },
    latency: {
      measured: latency,
      amount: bench => `${rounds(bench)}, each followed by ${bench.openSeconds} s of the open loop`,
    },
    processes: { measured: processes, amount: rounds },
    neighbour: {
      measured: neighbour,
      amount: bench =>
        `medians of ${bench.rounds} rounds of ${bench.openSeconds} s at ${neighboursPerSecond} requests a second`,
    },
    cold: { measured: cold, amount: bench => `medians of ${bench.rounds} starts` },
    memory: { measured: memory, amount: ({ connections }) => `${connections} connections` },
  },
  employees: options.employees,
  scenarios: async () => ({ ...scenarios, mixed }),
  help: [
    '--minutes N         how long the memory is watched (10)',
    '--employees N       in all five workspaces (1000000)',
    '--connections N     of the closed loop (16)',
    '--profile LIST      where the time of scenarios (get, create, ...) goes, and a .cpuprofile of each; no other part',
    '--against FOLDER    another checkout, beside this one in turn; ends with 1 where a scenario is slower by a tenth',
    '--scenarios LIST    those that are compared: poll, create, ... (all)',
  ],
})
