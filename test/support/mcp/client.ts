// A client of the MCP server as an assistant has one: over the standard input and output of a process of its own.

import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { atEnd } from '../jest/at-end.ts'

const bin = join(import.meta.dirname, '../../../packages/mcp/bin.ts')

export interface Told {
  readonly text: string
  readonly isError: boolean
}

export interface Assistant {
  readonly client: Client
  /** How many tools it has used. */
  readonly calls: () => number
  use(tool: string, given: object): Promise<Told>
  /** The answer as the tables of it say; throws where it was refused. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  ask(tool: string, given: object): Promise<any>
}

export async function openAssistant(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  program = bin,
): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, ...args],
    env: Object.assign({}, env),
    stderr: 'inherit',
  })
  await client.connect(transport)
  atEnd(() => client.close())
  let calls = 0
  const use = async (name: string, given: object): Promise<Told> => {
    calls++
    const { content, isError = false } = await client.callTool({ name, arguments: given as never })
    const [{ text }] = content as [{ text: string }]
    return { text, isError: isError === true }
  }
  const ask = async (name: string, given: object) => {
    const { text, isError } = await use(name, given)
    if (isError) throw new Error(text)
    return text.startsWith('{') ? JSON.parse(text) : text
  }
  return { client, calls: () => calls, use, ask }
}
