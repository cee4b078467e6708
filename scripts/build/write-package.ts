// Writes what every published package has beside its code: package.json, README and licence.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** What says how a package stands in the checkout, where it runs from its sources. */
const ofTheCheckout = ['private', 'scripts', 'exports', 'bin', 'devDependencies']

/**
 * npm does not apply what publishConfig says of entries, so the built folder is a package of its own: its paths are
 * those of publishConfig, and where Muster is at home comes from the root's package.json. What is bundled is no
 * dependency.
 */
export function writePackage(name: string, out: string, { isBundled = false } = {}): void {
  const folder = join(root, 'packages', name)
  const { license, homepage, repository, bugs } = readManifest(root)
  const { publishConfig, ...own } = readManifest(folder)
  for (const key of isBundled ? [...ofTheCheckout, 'dependencies'] : ofTheCheckout) delete own[key]
  const { access, ...entries } = publishConfig as { access: string }
  const home = {
    license,
    homepage,
    repository: { ...(repository as object), directory: `packages/${name}` },
    bugs,
  }
  const published = { ...own, ...home, ...entries, publishConfig: { access } }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  cpSync(join(folder, 'README.md'), join(out, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'))
}

function readManifest(folder: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
