// The stamp that a run leaves in its folder: what was read and what was written, so that the next one need not look.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isAddress } from '../document/json.ts'
import { mapDocument, type Run } from './options.ts'
import { mapTargets } from './targets/names.ts'

export const stampFile = '.muster-codegen.json'

/** Paths are as seen from the folder; a file is known by the hash of its bytes. */
export interface Stamp {
  /** The generator: its own files, its version and those of what it is built on. */
  readonly generator: string
  readonly options: object
  readonly read: Readonly<Record<string, string>>
  readonly written: Readonly<Record<string, string>>
  /** Files of a person, by whether they were there: slices and what they may have grown into. */
  readonly there: Readonly<Record<string, boolean>>
}

export const computeHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 27)

/** The hash of a file; undefined when there is none. */
export function computeFileHash(path: string): string | undefined {
  try {
    return computeHash(readFileSync(path))
  } catch {
    return undefined
  }
}

/** Its own sources, so that nothing is taken for unchanged after the generator itself was changed. */
export function computeGeneratorHash(): string {
  const hashes = listOwnFiles(resolve(import.meta.dirname, '..')).map(path => computeFileHash(path))
  return computeHash(hashes.join())
}

function listOwnFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => name !== 'node_modules' && name !== 'dist',
  )
  return entries
    .flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listOwnFiles(path)
      return /\.(ts|js|json)$/.test(entry.name) ? [path] : []
    })
    .sort()
}

/** A path as seen from the folder; an address is the same from everywhere. */
export const relatePath = (out: string, path: string): string =>
  isAddress(path) ? path : relative(resolve(out), resolve(path)).replaceAll('\\', '/')

/** The options as seen from the folder, so that a checkout may stand anywhere. */
export function selectStampedOptions({
  out,
  document,
  target,
  ...options
}: Run): Readonly<Record<string, unknown>> {
  const seen = (path: string) => relatePath(out, path)
  return { document: mapDocument(document, seen), target: mapTargets(target, seen), ...options }
}

/** The stamp of a folder; undefined when there is none, or when it is broken, as after a merge. */
export function readStamp(out: string): Stamp | undefined {
  try {
    const stamp = JSON.parse(readFileSync(join(out, stampFile), 'utf8')) as Partial<Stamp>
    const { generator, options, read, written, there } = stamp
    return generator && options && read && written && there
      ? { generator, options, read, written, there }
      : undefined
  } catch {
    return undefined
  }
}

export const writeStamp = (stamp: Stamp): string => `${JSON.stringify(stamp, null, 1)}\n`

/** The hashes of what stands at addresses now. */
export type Fetched = Readonly<Record<string, string | undefined>>

/** What moved on since the stamp was left: a person reads these after "because". */
export function listMovedOn(stamp: Stamp, run: Run, fetched: Fetched = {}): string[] {
  const computeNow = (path: string) =>
    isAddress(path) ? fetched[path] : computeFileHash(resolve(run.out, path))
  const reasons = Object.entries(stamp.read)
    .filter(([path, hash]) => computeNow(path) !== hash)
    .map(([path]) => `${isAddress(path) ? path : relative('', resolve(run.out, path))} changed`)
  if (JSON.stringify(stamp.options) !== JSON.stringify(selectStampedOptions(run)))
    reasons.push('the options changed')
  if (stamp.generator !== computeGeneratorHash()) reasons.push('the generator changed')
  const isOther = ([path, was]: [string, boolean]) => existsSync(resolve(run.out, path)) !== was
  if (Object.entries(stamp.there).some(isOther)) reasons.push('slices came or went')
  return reasons
}

/** Whether the folder holds what a run would write, told without reading the document. */
export function isCurrent(stamp: Stamp, run: Run, fetched?: Fetched): boolean {
  const isSame = ([path, hash]: [string, string]) => computeFileHash(resolve(run.out, path)) === hash
  return Object.entries(stamp.written).every(isSame) && listMovedOn(stamp, run, fetched).length === 0
}
