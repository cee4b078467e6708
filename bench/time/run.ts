// The benchmark of leave and attendance (npm run bench:time): a month graded, leave applied for, balances listed.

import { runBenchmark } from '../parts.ts'
import { employees, month, most } from './month.ts'
import { leavePart, leaveScenarios } from './scenarios.ts'

await runBenchmark({
  command: 'bench:time',
  section: 'time',
  parts: {
    month: {
      measured: month,
      amount: bench =>
        `${employees(bench)} employees, 30 days, two punches a day, 500 employees a transaction`,
    },
    apply: leavePart('apply'),
    balances: leavePart('balances'),
  },
  // So that the largest of the workspaces has as many who work there, the others having left.
  employees: Math.ceil((most * 1.15) / 0.3),
  scenarios: leaveScenarios,
  help: [
    '--connections N     of the closed loop (16)',
    '--profile LIST      where the time of scenarios (apply, balances) goes, and a .cpuprofile of each; no other part',
  ],
})
