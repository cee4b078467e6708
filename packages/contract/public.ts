// The contracts of those outside: what callers may read, without what only Muster's own console uses.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'gen')

/** As JSON text. */
export function publicContract(): string {
  return readFileSync(join(folder, 'openapi.json'), 'utf8')
}

/** That of the Workspace API, as JSON text. */
export function workspaceContract(): string {
  return readFileSync(join(folder, 'workspace.json'), 'utf8')
}

/** The pictures that its descriptions show, as SVG by their names. */
export function publicPictures(): Map<string, string> {
  const names = readdirSync(join(folder, 'states'))
  return new Map(names.map(name => [`states/${name}`, readFileSync(join(folder, 'states', name), 'utf8')]))
}
