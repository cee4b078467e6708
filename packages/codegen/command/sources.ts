// The files that one run reads, with the hash of what was read rather than of what is there a moment later.
import { basename } from 'node:path'
import { Files, type Parse, parseText } from '../load.ts'
import { hashOf } from './stamp.ts'

export class Sources {
  readonly hashes = new Map<string, string>()
  /** For the loader; it also knows the files that could not be read. */
  readonly files: Files

  constructor(document: string, parse: Parse = parseText) {
    this.files = new Files(basename(document), (text, source, path) => {
      this.hashes.set(path, hashOf(text))
      return parse(text, source, path)
    })
  }
}
