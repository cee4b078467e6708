// Generates again whenever a document, or a file that it refers to, changes.
import { watch as watchFolder } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isAddress } from '../document/json.ts'
import { generate } from './generate.ts'
import { listDocuments, type Run } from './options.ts'
import { isDocumentError, write } from './run.ts'
import { Sources } from './sources.ts'
import { computeFileHash } from './stamp.ts'
import { loadOwnTargets, type OwnTargets } from './targets/own.ts'
import { UsageError } from './usage.ts'

/** An editor saves in several steps; after so many milliseconds of quiet it is done. */
const quiet = 15

/** Goes on until the process ends. */
export async function watchAll(runs: readonly Run[]): Promise<void> {
  for (const run of runs) await new Watched(run, await loadOwnTargets(run.target)).start()
}

class Watched {
  readonly #run: Run
  /** As they were at the start: Node loads a module once. */
  readonly #own: OwnTargets
  readonly #folders = new Set<string>()
  #files: ReadonlySet<string>
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> = Promise.resolve()

  constructor(run: Run, own: OwnTargets) {
    this.#run = run
    this.#own = own
    this.#files = new Set(listDocuments(run).map(path => resolve(path)))
  }

  async start(): Promise<void> {
    const address = listDocuments(this.#run).find(isAddress)
    if (address !== undefined)
      throw new UsageError(`--watch follows files, and ${address} is an address. Run it without --watch.`)
    await this.#generate()
    console.log(`Watching ${listDocuments(this.#run).join(', ')}. Ctrl-C ends.`)
    this.#working = this.#warmUp()
  }

  /** Once more for nothing, while the person is still typing: the first change is as quick as later ones then. */
  async #warmUp(): Promise<void> {
    try {
      await generate(this.#run, new Sources(), this.#own)
    } catch {
      // What is wrong was told a moment ago, or comes with the change that is waiting.
    }
  }

  async #generate(): Promise<void> {
    const sources = new Sources()
    const started = performance.now()
    try {
      await write(await generate(this.#run, sources, this.#own))
      console.log(`Took ${((performance.now() - started) / 1000).toFixed(2)} s.`)
    } catch (error) {
      if (!isDocumentError(error)) throw error
      console.error(error.message)
    }
    this.#watch(sources)
  }

  /** Files that could not be read are watched too: the next save may put them there. */
  #watch({ names, hashes }: Sources): void {
    this.#files = new Set(names)
    // Folders rather than files: an editor that saves through a rename leaves a file's watcher on the old one.
    for (const folder of names.filter(name => !isAddress(name)).map(file => dirname(file))) {
      if (this.#folders.has(folder)) continue
      this.#folders.add(folder)
      watchFolder(folder, (_, name) => name !== null && this.#noteChange(resolve(folder, name)))
    }
    // What was saved after it was read and before it was watched.
    for (const [file, hash] of hashes)
      if (!isAddress(file) && computeFileHash(file) !== hash) this.#noteChange(file)
  }

  #noteChange(file: string): void {
    if (!this.#files.has(file)) return
    clearTimeout(this.#timer)
    // One after the other: a save during a run is generated from when that run is over.
    this.#timer = setTimeout(() => {
      this.#working = this.#working.then(() => this.#generate())
    }, quiet)
  }
}
