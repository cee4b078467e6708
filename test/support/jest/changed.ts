// What has changed since the last commit, or in it where nothing has: files from the root of the project.

import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

export function listChanged(root: string): readonly string[] {
  const inTree = ask(root, ['ls-files', '--modified', '--others', '--exclude-standard', '--full-name'])
  const staged = ask(root, ['diff', '--name-only', '--cached'])
  if (inTree.length + staged.length > 0) return [...new Set([...inTree, ...staged])]
  return ask(root, ['diff', '--name-only', 'HEAD~1', 'HEAD'])
}

/** Nothing without git, in an export of the sources and in a clone that has one commit. */
function ask(cwd: string, args: readonly string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(line => line !== '') : []
}

/** How near a test is to what has changed: 2 if it is its own file, 1 if it bears the name of it or of its folder, otherwise 0. */
export function nearness(test: string, changed: readonly string[]): number {
  if (changed.includes(test)) return 2
  return changed.some(file => bears(test, file)) ? 1 : 0
}

/** A test of a feature by the folder, that of a module by the file. */
function bears(test: string, file: string): boolean {
  const folder = /^packages\/server\/features\/([^/]+)\//.exec(file)?.[1]
  if (folder !== undefined && /^test\/(api|server\/features)\//.test(test))
    return test.includes(`/${folder}/`)
  return /^(packages|scripts)\//.test(file) && nameOf(test) === nameOf(file)
}

const nameOf = (file: string): string => basename(file).replace(/(\.test)?\.\w+$/, '')
