// The benchmark of payroll (npm run bench:payroll): a run processed, its growth, and what others wait meanwhile.

import { runBenchmark } from '../parts.ts'
import { measureDuringRun } from './beside.ts'
import { growth, most, processing } from './measured.ts'

await runBenchmark({
  command: 'bench:payroll',
  section: 'payroll',
  parts: {
    process: {
      measured: processing,
      amount: bench => `${most(bench)} employees, 12 lines each, a month of attendance`,
    },
    growth: { measured: growth, amount: () => 'each in a workspace of its own' },
    beside: {
      measured: measureDuringRun,
      amount: bench => `${most(bench)} employees, 40 requests a second, the worst of slices of 4 s`,
    },
  },
  // Runs have workspaces of their own beside these.
  employees: 4_000,
  help: ['--employees N       one more size for growth, such as 100000'],
})
