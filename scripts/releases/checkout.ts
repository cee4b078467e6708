// The checkout of an earlier commit next to this one: its own code, on the dependencies that are installed here.

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A shallow clone, or an archive without git, has no earlier commits. */
export function hasCommit(commit: string): boolean {
  const found = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
  return found.status === 0
}

/** Writes the files of the commit into the folder, ready to run. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@muster'), { recursive: true })
  link(join(root, 'node_modules'), modules, name => name !== '@muster')
  for (const name of readdirSync(join(folder, 'packages'))) {
    // Its own packages, so that no code of today runs in it.
    symlinkSync(join(folder, 'packages', name), join(modules, '@muster', name))
    const installed = join(root, 'packages', name, 'node_modules')
    if (existsSync(installed)) symlinkSync(installed, join(folder, 'packages', name, 'node_modules'))
  }
}

function link(from: string, to: string, wants: (name: string) => boolean): void {
  for (const name of readdirSync(from).filter(wants)) symlinkSync(join(from, name), join(to, basename(name)))
}
