// Says in one sentence what is missing where npm ci was not run; plain JavaScript, since any Node has to read it.
import { existsSync } from 'node:fs'

const [major] = process.versions.node.split('.').map(Number)
const hasPackages = existsSync(new URL('../node_modules/typescript', import.meta.url))
if (!hasPackages || major < 26) {
  console.error(
    `This needs what npm ci installs, Node 26 among it, and ${hasPackages ? `runs on Node ${process.versions.node}` : 'there is nothing installed'}: run npm ci in the root of the checkout, and then this as an npm script.`,
  )
  process.exitCode = 1
}
