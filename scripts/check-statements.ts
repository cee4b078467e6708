// Checks every statement against the migrated schema, and nothing else (npm run statements).

import { onMigrated } from './migrated.ts'
import { reportStatements } from './statements/report.ts'

await onMigrated(reportStatements)
