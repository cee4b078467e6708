// The server under test where some operations end: of a key, of the Workspace API, and of nobody yet.

import { deprecations } from '@muster/contract'

const deprecation = { since: '2026-12-01', until: '2027-06-01' }
Object.assign(deprecations, {
  listPayGrades: deprecation,
  getPayGrade: deprecation,
  getPayrollSettings: deprecation,
  openSession: deprecation,
})

// What it prepares of the contract at its start reads them.
await import('./serve.ts')
