// The docs of a server under test: a build as small as can be, unless a test in a browser wants the real one.

import { resolve } from 'node:path'
import type { BuiltFile } from '../../../packages/server/http/pages/built-files.ts'
import { type DocsBuild, docsIn } from '../../../packages/server/http/pages/docs.ts'

const text = (bytes: string): BuiltFile => ({ bytes: Buffer.from(bytes) })

const smallFiles = (): Map<string, BuiltFile> =>
  new Map([
    ['index.html', text('<!doctype html><html lang="en"><title>Muster for developers</title></html>')],
    ['errors/conflict/index.html', text('<!doctype html><html lang="en"><title>conflict</title></html>')],
    ['errors/conflict.md', text('# The request clashes with the current state\n')],
    ['assets/shell-Dld4FHQn.js', text('document.title = "Muster"')],
  ])

const small: DocsBuild = { stamp: () => 1, read: smallFiles }
const real = docsIn(resolve(import.meta.dirname, '../../../packages/docs/dist'))

/** One server serves the files of both projects, one after the other. */
export class ChosenDocs implements DocsBuild {
  #chosen = small

  choose(of: 'small' | 'build'): void {
    this.#chosen = of === 'build' ? real : small
  }

  stamp(): number | undefined {
    return this.#chosen.stamp()
  }

  read(): ReadonlyMap<string, BuiltFile> | undefined {
    return this.#chosen.read()
  }
}
