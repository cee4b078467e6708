// The benchmark of files (npm run bench:files): uploads of 5 MB, downloads of as much, exports, imports, payslips, bank files and archives.

import { runBenchmark } from '../parts.ts'
import { archives } from './archive.ts'
import { bankFiles } from './banks.ts'
import { perSecond } from './beside.ts'
import { downloads, parallel } from './downloads.ts'
import { exportFiles, most } from './exports.ts'
import { imports, rowCount } from './imports.ts'
import { employees, payslips } from './payslips.ts'
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
    imports: {
      measured: imports,
      amount: bench => `${rowCount(bench)} employees with address, bank account and salary, files on a disk`,
    },
    payslips: {
      measured: payslips,
      amount: () => `${employees} payslips of a month, beside 20 requests a second, files on a disk`,
    },
    banks: {
      measured: bankFiles,
      amount: () => `files on a disk; beside requests: ${perSecond} a second, the worst of slices of 4 s`,
    },
    archive: {
      measured: archives,
      amount: () =>
        `the demo, files on a disk; beside others: ${perSecond} a second, the worst of slices of 4 s`,
    },
  },
  employees: 4_000,
})
