// The config file: several documents, each with a folder and options of its own.
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { isAddress } from '../document/json.ts'
import { listDocuments, mapDocument, type Run, readObject, readRun } from './options.ts'
import { mapTargets } from './targets/names.ts'
import { UsageError } from './usage.ts'

/** Where it is looked for when the command line names no document. */
export const usualConfig = 'muster-codegen.config.json'

/**
 * The runs that a config file asks for. It is JSON: the options are plain data, so nobody's code has to run to know
 * them, any program can write them, and they are read in no time.
 */
export function readConfig(file: string): Run[] {
  const { documents } = readObject(parse(file), file, { documents: value => value }, ['documents'])
  if (!Array.isArray(documents) || documents.length === 0)
    throw new UsageError(`${file}: "documents" has to be a list with at least one document.`)
  const runs = documents.map((entry, index) =>
    resolvePaths(readRun(entry, `${file}: documents[${index}]`), file),
  )
  refuseShared(runs, file)
  return runs
}

function parse(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`There is no file ${file}. Name a document, or write the config file.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not readable as JSON: ${(error as Error).message}.`)
  }
}

// What a config file says is seen from where it stands, wherever the command is called from.
function resolvePaths(run: Run, file: string): Run {
  const seen = (path: string) => (isAddress(path) ? path : relative('', resolve(dirname(file), path)) || '.')
  return {
    ...run,
    document: mapDocument(run.document, seen),
    out: seen(run.out),
    target: mapTargets(run.target, seen),
  }
}

function refuseShared(runs: readonly Run[], file: string): void {
  for (const [out, [first, second]] of Map.groupBy(runs, run => run.out)) {
    if (!first || !second) continue
    const both = `${listDocuments(first).join(', ')} and ${listDocuments(second).join(', ')}`
    throw new UsageError(`${file}: ${both} both go to ${out}. Give each a folder of its own.`)
  }
}
