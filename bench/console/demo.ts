// The demo as npm start serves it, with its built console, and the link that signs its owner in.

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const command = join(root, 'packages/server/cli/muster.ts')
const run = promisify(execFile)

export interface Demo {
  /** Where the console is, by its name. */
  readonly origin: string
  readonly link: string
  /** Does what an operator types after `muster`, and returns what it prints. */
  operate(...typed: string[]): Promise<string>
  stop(): Promise<void>
}

export async function startDemo(folder: string): Promise<Demo> {
  const settings = { MUSTER_DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', MUSTER_DRAIN_SECONDS: '0' }
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [command, 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  await new Promise<void>(ready => {
    child.once('exit', () => ready())
    child.stdout.on('data', chunk => {
      told += chunk
      if (told.includes('Ctrl-C')) ready()
    })
  })
  const found = /(http:\S+)\/app\/sign-in#(mst_link_\w+)/.exec(told)
  if (!found) throw new Error(`The demo did not start: ${told}`)
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
  }
  const operate = async (...typed: string[]) =>
    (await run(process.execPath, [command, ...typed], { cwd: root, env })).stdout
  return { origin: found[1]!, link: found[2]!, operate, stop }
}
