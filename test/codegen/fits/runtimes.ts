// What emitted files run on: Node in several versions, Deno and Bun, each where it is installed.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface Runtime {
  readonly name: string
  /** Of the registry of npm, with its version. */
  readonly spec: string
  readonly program: string
  /** How a file is run. */
  readonly args: readonly string[]
  /** What its --version says. */
  readonly version: RegExp
  /** Whether it runs TypeScript as it is. */
  readonly strips: boolean
}

const node = (major: number, strips: boolean): Runtime => ({
  name: `Node ${major}`,
  spec: `node@${major}`,
  program: 'node',
  args: [],
  version: new RegExp(`^v${major}\\.`),
  strips,
})

export const runtimes: readonly Runtime[] = [
  node(20, false),
  node(22, true),
  node(24, true),
  node(26, true),
  {
    name: 'Deno',
    spec: 'deno',
    program: 'deno',
    args: ['run', '--allow-all', '--no-remote', '--node-modules-dir=manual'],
    version: /^deno 2\./,
    strips: true,
  },
  { name: 'Bun', spec: 'bun', program: 'bun', args: ['run'], version: /^1\./, strips: true },
]

/** Where get-runtimes.ts puts them: outside of the checkout, which they are no part of. */
export const home = process.env.MUSTER_RUNTIMES ?? join(homedir(), '.cache/muster-runtimes')

export const folderOf = ({ name }: Runtime): string => join(home, name.toLowerCase().replace(' ', '-'))

/** Its program: as get-runtimes.ts installs it, or as the machine has it. */
export function findRuntime(runtime: Runtime): string | undefined {
  const folders = [
    join(folderOf(runtime), 'node_modules/.bin'),
    ...(process.env.PATH ?? '').split(delimiter),
    // Where npm puts its own folders before these.
    '/usr/local/bin',
    '/usr/bin',
  ]
  const known = folders.map(folder => join(folder, runtime.program)).filter(existsSync)
  return known.find(program =>
    runtime.version.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout),
  )
}
