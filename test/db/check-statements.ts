// Checks the statements of one folder against a database and prints what is wrong with them.

import { join, resolve } from 'node:path'
import { checkStatements } from '../../scripts/statements/check.ts'

const [url, folder] = process.argv.slice(2) as [string, string]
const root = resolve(folder)
const { count, differences } = await checkStatements(url, {
  root,
  tsconfig: join(root, 'tsconfig.json'),
  folders: [root],
})
console.log(JSON.stringify({ count, differences }))
