// Programs that some tests need and npm does not bring: a test without its program is skipped, and says so.

import { spawnSync } from 'node:child_process'

/** Debian keeps servers where only root's PATH looks. */
export const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

interface Needed {
  readonly program: string
  /** Debian's package, where it is not called like the command. */
  readonly of?: string
  /** What it is tried with, where it has to know more than its version. */
  readonly args?: readonly string[]
  /** A setting that names a running one instead. */
  readonly setting?: string
  /** A setting under which the tests are never skipped. */
  readonly isMeantBy?: string
}

/** describe where the program is at hand; skipped with a sentence elsewhere. */
export function describeWith(
  { program, of = program, args, setting, isMeantBy }: Needed,
  name: string,
  body: () => void,
): void {
  const given = [setting, isMeantBy].some(name => name !== undefined && !!process.env[name])
  const { error, status } = spawnSync(program, args ?? ['--version'], { stdio: 'ignore', env })
  // Some know no --version, and are there all the same.
  const found = given || (error === undefined && (args === undefined || status === 0))
  const or = setting ? ` or set ${setting}` : ''
  if (!found)
    process.stderr.write(`SKIPPED: ${name}. Put ${program} on the PATH (apt-get install ${of})${or}.\n`)
  ;(found ? describe : describe.skip)(name, body)
}
