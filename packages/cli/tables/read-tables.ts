// Reads the tables from their folder, each noun only when it is asked for.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Noun, Nouns, Tables } from './table.ts'

/** The file of all nouns; no noun is called so. */
const index = '_nouns'

export function openTables(folder: string): Tables {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  return {
    nouns: () => read(index) as Nouns,
    noun: name => read(name) as Noun,
  }
}
