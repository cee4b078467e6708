// The benchmark of files (npm run bench:files): uploads of 5 MB, downloads of as much, and exports.

import { runBenchmark } from '../parts.ts'
import { downloads, parallel } from './downloads.ts'
import { exportFiles, most, perSecond } from './exports.ts'
import { uploadCount, uploads, parallel as uploadsAtOnce } from './uploads.ts'

await runBenchmark({
  command: 'bench:files',
  section: 'files',
  parts: {
    uploads: {
      measured: uploads,
      amount: bench => `${uploadCount(bench)} uploads of 5 MB, ${uploadsAtOnce} at a time, files on a disk`,
    },
    downloads: {
      measured: downloads,
      amount: () => `${parallel} downloads of 5 MB at a time, files on a disk`,
    },
    exports: {
      measured: exportFiles,
      amount: bench =>
        `${most(bench)} employees, files on a disk; beside requests: ${perSecond} a second, the worst of slices of 4 s`,
    },
  },
  employees: 4_000,
})
