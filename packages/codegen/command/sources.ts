// The files that one run reads, with the hash of what was read rather than of what is there a moment later.
import { Files } from '../document/reading/document-files.ts'
import { nameSource } from '../document/reading/load.ts'
import { computeHash } from './stamp.ts'

export class Sources {
  readonly hashes = new Map<string, string>()
  readonly #files = new Map<string, Files>()

  /** For the loader of a document; it also knows the files that could not be read. */
  of(document: string): Files {
    const files =
      this.#files.get(document) ??
      new Files(nameSource(document), (path, text) => this.hashes.set(path, computeHash(text)))
    this.#files.set(document, files)
    return files
  }

  get names(): string[] {
    return [...new Set([...this.#files.values()].flatMap(files => [...files.names]))]
  }
}
