// Processes that a test file starts: they end with it at the latest, and with its jest worker, however that ends.

import { type ChildProcess, type ForkOptions, fork, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'

declare global {
  /** Those of this test file that have not ended; its environment makes the set, and ends what is left in it. */
  var musterChildren: Set<ChildProcess> | undefined
}

/** In a program of the project: it ends when the process that started it is gone. */
const withItsParent = ['--import', join(import.meta.dirname, 'end-with-parent.ts')]

/** Errors of a bundle name the lines of its sources. By --enable-source-maps, pino would read the maps at each start. */
const withMaps = ['--import', 'data:text/javascript,process.setSourceMapsEnabled(true)']

const root = resolve(import.meta.dirname, '../../..')

/** What node is given to run a program: its bundle where there is one, whose errors name the lines of the sources. */
export function runnable(file: string): { readonly file: string; readonly flags: readonly string[] } {
  const folder = process.env.MUSTER_TEST_BUNDLES
  const bundle = folder && isAbsolute(file) && join(folder, relative(root, file).replace(/\.ts$/, '.mjs'))
  return bundle && existsSync(bundle) ? { file: bundle, flags: withMaps } : { file, flags: [] }
}

/** A program of the project, by its file; what it prints can be read from `stdout` and `stderr`. */
export function startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const { file, flags } = runnable(program)
  return keep(
    spawn(process.execPath, [...flags, ...withItsParent, file, ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }),
  )
}

/** A module of the tests that says and hears messages, and ends itself once it is disconnected. */
export function startModule(path: string, args: readonly string[] = [], options: ForkOptions = {}) {
  const { file, flags } = runnable(path)
  return keep(fork(file, args, { execArgv: [...process.execArgv, ...flags], ...options }))
}

/** Another's program. It cannot tell that its jest worker was killed, and then goes on. */
export function startForeign(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return keep(spawn(command, args, options))
}

function keep<Child extends ChildProcess>(child: Child): Child {
  globalThis.musterChildren?.add(child)
  child.once('exit', () => globalThis.musterChildren?.delete(child))
  return child
}
