// Every statement of the server and where it is made: each module that makes some is loaded, as a start does.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type AnyStatement, watchStatements } from '@muster/db'
import { watchVariants } from '../../packages/server/resource/fields.ts'

/** A place in a source file; lines and columns begin at one. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

export interface Made {
  readonly statement: AnyStatement
  /** The calls that led to it, the innermost first. */
  readonly calls: readonly Place[]
}

/** Loads the modules below the folders that make statements, and `others`; each statement that is made meanwhile, in order. */
export async function collectStatements(
  folders: readonly string[],
  others: readonly string[] = [],
): Promise<Made[]> {
  const made: Made[] = []
  let within: readonly Place[] = []
  const variants: { readonly build: () => void; readonly calls: readonly Place[] }[] = []
  const readOwn = () => readCalls().filter(({ file }) => folders.some(folder => file.startsWith(folder)))
  watchStatements(statement => made.push({ statement, calls: [...readOwn(), ...within] }))
  watchVariants(each => {
    const build = () => {
      for (const sample of each.samples) each.for(sample)
    }
    variants.push({ build, calls: readOwn() })
  })
  for (const path of [...folders.flatMap(findModules), ...others]) await import(path)
  for (const { build, calls } of variants) {
    within = calls
    build()
  }
  return made
}

const makes = /\b(?:statement|(?:system|home|secret|person|directory)Statement|prepared|resource)(?:<|\()/

function findModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.includes('node_modules'))
    .map(path => join(folder, path))
    .filter(path => makes.test(readFileSync(path, 'utf8')))
    .sort()
}

const makers = ['statement.ts', 'builder.ts'].map(file =>
  resolve(import.meta.dirname, '../../packages/db/statements', file),
)

/** The calls on the stack. Types are stripped from a module in place, so that they are where the source has them. */
function readCalls(): Place[] {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 50
  Error.prepareStackTrace = (_, sites) =>
    sites.flatMap(site => {
      const file = site.getFileName()?.replace(/^file:\/\//, '')
      if (!file || makers.includes(file)) return []
      return [{ file, line: site.getLineNumber() ?? 0, column: site.getColumnNumber() ?? 0 }]
    })
  try {
    return new Error().stack as unknown as Place[]
  } finally {
    Error.prepareStackTrace = prepareStackTrace
    Error.stackTraceLimit = stackTraceLimit
  }
}
