// Writes the files of a site into a folder.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '@muster/docs'

export function writeSite(folder: string, site: Site): void {
  for (const [path, bytes] of site) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
