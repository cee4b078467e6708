// The files that one run reads, with the hash of what was read rather than of what is there a moment later.
import { basename } from 'node:path'
import { Files } from '../document/reading/document-files.ts'
import { computeHash } from './stamp.ts'

export class Sources {
  readonly hashes = new Map<string, string>()
  /** For the loader; it also knows the files that could not be read. */
  readonly files: Files

  constructor(document: string) {
    this.files = new Files(basename(document), (path, text) => this.hashes.set(path, computeHash(text)))
  }
}
