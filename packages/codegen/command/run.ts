// Generates or checks one document after another. The stamp shows what did not change, before anything heavy is loaded.
import { join } from 'node:path'
import { isAddress } from '../document/json.ts'
import type { Generated } from './generate.ts'
import type { Run } from './options.ts'
import { computeFileHash, isCurrent, readStamp, type Stamp } from './stamp.ts'

/** Writes what is not there yet; 1 when a document is wrong. */
export async function generateAll(runs: readonly Run[]): Promise<number> {
  return runEach(runs, async (run, stamp) => {
    if (stamp && (await isStillCurrent(stamp, run)))
      return sayWritten(run, 0, Object.keys(stamp.written).length)
    const { generate } = await import('./generate.ts')
    return write(await generate(run))
  })
}

/** Writes nothing; 1 when something is stale or a document is wrong. */
export async function checkAll(runs: readonly Run[]): Promise<number> {
  return runEach(runs, async (run, stamp) => {
    if (stamp && (await isStillCurrent(stamp, run))) return sayCurrent(Object.keys(stamp.written).length)
    const { generate, listLeftOver } = await import('./generate.ts')
    const { describeDrift, findReason } = await import('./drift.ts')
    const generated = await generate(run)
    if (generated.warnings) console.error(generated.warnings)
    const drift = await describeDrift(generated, stamp, listLeftOver(stamp, generated))
    if (drift.length === 0) return sayCurrent(generated.files.length)
    console.error(drift.join('\n'))
    const reason = findReason(generated, stamp)
    if (reason) console.error(reason)
    console.error('Run the same command without --check.')
    return 1
  })
}

/** What stands at an address is fetched again: nothing else tells whether it changed. */
async function isStillCurrent(stamp: Stamp, run: Run): Promise<boolean> {
  const addresses = Object.keys(stamp.read).filter(isAddress)
  if (addresses.length === 0 || !run.foreign) return isCurrent(stamp, run)
  const { fetchHashes } = await import('./fetched.ts')
  return isCurrent(stamp, run, await fetchHashes(addresses))
}

/** Puts what was generated in its place, and says so. */
export async function write(generated: Generated): Promise<number> {
  const { placeGenerated } = await import('./generate.ts')
  const { run } = generated
  if (generated.warnings) console.error(generated.warnings)
  const edited = listEdited(readStamp(run.out), generated)
  const { changed, removed, unchanged } = await placeGenerated(generated)
  for (const path of edited) console.error(`${path} had been edited by hand; it is as generated again.`)
  for (const path of removed) console.log(`${join(run.out, path)} is no longer generated, and was removed.`)
  for (const note of generated.notes) console.log(note)
  return sayWritten(run, changed.length, unchanged.length)
}

/** The files that a person changed since they were generated, and that are to be written over. */
function listEdited(before: Stamp | undefined, { run, stamp }: Generated): string[] {
  const paths = Object.keys(stamp.written).filter(path => {
    const was = before?.written[path]
    const there = was === undefined ? undefined : computeFileHash(join(run.out, path))
    return there !== undefined && there !== was && there !== stamp.written[path]
  })
  return paths.map(path => join(run.out, path))
}

function sayWritten(run: Run, changed: number, unchanged: number): number {
  console.log(`${changed} files written, ${unchanged} unchanged in ${run.out}.`)
  return 0
}

function sayCurrent(count: number): number {
  console.log(`${count} files are up to date.`)
  return 0
}

// One document that is wrong does not keep the others from being generated.
async function runEach(
  runs: readonly Run[],
  act: (run: Run, stamp: Stamp | undefined) => Promise<number>,
): Promise<number> {
  let code = 0
  for (const run of runs) {
    try {
      code = Math.max(code, await act(run, readStamp(run.out)))
    } catch (error) {
      if (isDocumentError(error)) console.error(error.message)
      else console.error(tellUnwritable(run, error))
      code = 1
    }
  }
  return code
}

/** By its name: its module is loaded together with the heavy ones. */
export const isDocumentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DocumentError'

const reasons: Record<string, string> = {
  EEXIST: 'a file stands where a folder belongs',
  ENOTDIR: 'a file stands where a folder belongs',
  EISDIR: 'a folder stands where a file belongs',
  EACCES: 'that is not permitted',
  EPERM: 'that is not permitted',
  EROFS: 'the disk is read only',
  ENOSPC: 'the disk is full',
}

/** What keeps a folder from being written, for a person. Anything else is a mistake of the generator. */
function tellUnwritable({ out }: Run, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons[code]
  if (reason === undefined) throw error
  return `${out} cannot be written: ${reason}. Name another with --out.`
}
