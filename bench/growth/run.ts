// The benchmark of growth (npm run bench:growth): what a request and a round of the jobs cost in one cell as workspaces and employees become more.

import { runBenchmark } from '../parts.ts'
import { byEmployees, byWorkspaces, workspaceSizes } from './sizes.ts'

await runBenchmark({
  command: 'bench:growth',
  section: 'growth',
  parts: {
    workspaces: {
      measured: byWorkspaces,
      amount: bench =>
        `10 employees each, up to ${workspaceSizes(bench).at(-1)} of them, one after the other in one database`,
    },
    employees: {
      measured: byEmployees,
      amount: () => 'in workspaces of 1,000, one after the other in one database',
    },
  },
  // Beside the cells that grow.
  employees: 4_000,
  help: ['--employees N       the most employees of the second part (100,000)'],
})
