// Targets of one's own: loads their modules, and knows them by the hashes of their files, so that an edit makes files stale.
import { readFileSync } from 'node:fs'
import { dirname, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isObject } from '../../document/json.ts'
import { DocumentError } from '../../document/problems.ts'
import type { GeneratedFile } from '../../output/emit.ts'
import type { MakeFiles, Target } from '../../output/target.ts'
import { computeHash, stampFile } from '../stamp.ts'
import { UsageError } from '../usage.ts'
import { isOwn, type NamedTarget, type OwnTarget } from './names.ts'

export interface OwnTargets {
  readonly makers: ReadonlyMap<NamedTarget, MakeFiles>
  /** Of each file of their code. */
  readonly hashes: ReadonlyMap<string, string>
}

/** Throws a UsageError where a module has no target, or its options are wrong. */
export async function loadOwnTargets(named: readonly NamedTarget[]): Promise<OwnTargets> {
  const hashes = new Map<string, string>()
  const makers = new Map<NamedTarget, MakeFiles>()
  for (const target of named.filter(isOwn)) {
    // Before it is loaded: what is saved meanwhile is stale.
    addHashes(resolve(target.path), hashes)
    makers.set(target, await loadTarget(target))
  }
  return { makers, hashes }
}

/** A module and the files that it imports by their paths. */
function addHashes(path: string, hashes: Map<string, string>): void {
  if (hashes.has(path)) return
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return
  }
  hashes.set(path, computeHash(text))
  for (const [, from = ''] of text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g))
    addHashes(resolve(dirname(path), from), hashes)
}

async function loadTarget({ path: place, options }: OwnTarget): Promise<MakeFiles> {
  const target = await importTarget(place)
  if (options !== undefined && !target.readOptions) throw new UsageError(`${place} takes no options.`)
  const read = readOptions(target, options, place)
  return async model => {
    const files = await run(() => target.files(model, read), place)
    if (!Array.isArray(files)) throw new TypeError(`${place}: files() has to return a list of files.`)
    return files.map(file => checkFile(file, place))
  }
}

async function importTarget(place: string): Promise<Target<unknown>> {
  let loaded: { default?: unknown }
  try {
    loaded = await import(pathToFileURL(resolve(place)).href)
  } catch (error) {
    throw new UsageError(`${place} cannot be loaded as a target: ${tell(error)}`)
  }
  const target = loaded.default
  if (isObject(target) && typeof target.name === 'string' && typeof target.files === 'function')
    return target as unknown as Target<unknown>
  throw new UsageError(`${place} has no target: its default export needs a "name" and a function "files".`)
}

function readOptions(target: Target<unknown>, options: unknown, place: string): unknown {
  try {
    return target.readOptions?.(options)
  } catch (error) {
    throw new UsageError(`${place}: ${tell(error)}`)
  }
}

/** What a target says of a document is told as what the generator says of one. */
async function run<T>(make: () => T, place: string): Promise<Awaited<T>> {
  try {
    return await make()
  } catch (error) {
    throw error instanceof DocumentError ? error : new Error(`The target ${place} failed.`, { cause: error })
  }
}

function checkFile(file: unknown, place: string): GeneratedFile {
  if (!isObject(file) || typeof file.path !== 'string' || typeof file.text !== 'string')
    throw new TypeError(`${place}: a file has a "path" and a "text".`)
  const path = posix.normalize(file.path.replaceAll('\\', '/'))
  // A file of a person, which is written once, may stand beside the folder.
  const isOutside = path.startsWith('../') && file.once !== true
  if (isOutside || /^\/|^[a-z]:|^\.{0,2}$/i.test(path) || path === stampFile)
    throw new TypeError(`${place}: "${file.path}" is no place in the folder that is generated into.`)
  return file.once === true ? { path, text: file.text, once: true } : { path, text: file.text }
}

const tell = (error: unknown): string => (error instanceof Error ? error.message : String(error))
