// The documents of the generator's benchmark: ours, GitHub's, which is too large to be part of the repository, and those of a path.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { dump } from 'js-yaml'
import { readContract } from '../../scripts/contract.ts'
import { fixed } from '../figures.ts'

const root = resolve(import.meta.dirname, '../..')

export interface BenchDocument {
  readonly title: string
  readonly path: () => string
}

/** Written out, as other generators would need it. */
export const own: BenchDocument = {
  title: "Muster's contract",
  path() {
    const file = join(root, '.data/openapi/muster.yaml')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, dump(readContract().document, { noRefs: true }))
    return file
  },
}

export const github: BenchDocument = { title: "GitHub's, 13 MB", path: downloaded }

/** Somebody's, by its path. */
export function at(path: string): BenchDocument {
  const size = fixed(statSync(path).size / 1e6, 1)
  return { title: `${basename(path)}, ${size} MB`, path: () => resolve(path) }
}

const release = '@octokit/openapi@23.0.2'
const member = 'package/generated/api.github.com.json'

/** Its package has 400 MB, so only the one file is kept, where the tests look for it too. */
function downloaded(): string {
  const file = join(root, '.data/openapi/api.github.com.json')
  if (existsSync(file)) return file
  const folder = mkdtempSync(join(tmpdir(), 'muster-openapi-'))
  try {
    console.log(`Fetching ${release}, 29 MB, once.`)
    const packed = execFileSync('npm', ['pack', '--silent', release], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
    execFileSync('tar', ['-xzf', packed, member], { cwd: folder })
    mkdirSync(dirname(file), { recursive: true })
    renameSync(join(folder, member), file)
  } catch {
    throw new Error(
      `${release} cannot be fetched. Put its generated/api.github.com.json at ${file}, or leave the part out.`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
  return file
}
