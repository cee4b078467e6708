// The docs as npm start builds them, unless they are newer than their sources: their files, as they are served.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuiltFile } from '../../../packages/server/http/pages/built-files.ts'
import { readBuild } from '../../../packages/server/http/pages/built-files.ts'

const root = resolve(import.meta.dirname, '../../..')
const folder = join(root, 'packages/docs/dist')

export function buildDocs(): void {
  const script = join(root, 'scripts/build/build-docs.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, '--when-stale'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The docs were not built: ${stderr}`)
}

export function builtDocs(): Map<string, BuiltFile> {
  buildDocs()
  return readBuild(folder)!
}

/** The index of the search, as the browser loads it. */
export function builtIndex(files: ReadonlyMap<string, BuiltFile>): string {
  const name = [...files.keys()].find(path => path.startsWith('assets/search-index'))!
  return files.get(name)!.bytes.toString()
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')
