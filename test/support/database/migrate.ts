// Migrates the database whose address is the first argument.

import { migrate } from '../../../packages/db/index.ts'

await migrate(process.argv[2]!)
