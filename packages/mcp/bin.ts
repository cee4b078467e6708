#!/usr/bin/env node
// The command muster-mcp: serves one client over standard input and output.

import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { openApis } from './apis.ts'
import { Guides } from './guides.ts'
import { makeServer } from './server.ts'

const known = ['--allow-changes']
const unknown = process.argv.slice(2).find(one => !known.includes(one))
if (unknown !== undefined) {
  // Standard output belongs to the protocol.
  process.stderr.write(`muster-mcp takes ${known.join(', ')} and no ${unknown}.\n`)
  process.exit(2)
}
const isChanging = process.argv.includes('--allow-changes')

await makeServer(openApis(process.env), {
  isChanging,
  guides: new Guides(process.env.MUSTER_BASE_URL),
}).connect(new StdioServerTransport())
