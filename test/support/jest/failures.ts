// Each failure in one line as it happens: jest shows those of a file when the file has ended, which for the longest is minutes later.

import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface Ran {
  readonly fullName: string
  readonly status: string
  readonly failureMessages: readonly string[]
}

interface Place {
  readonly path: string
}

export default class Failures {
  readonly #root: string
  readonly #begun = Date.now()

  constructor({ rootDir }: { readonly rootDir: string }) {
    this.#root = rootDir
  }

  onTestCaseResult({ path }: Place, { fullName, status, failureMessages }: Ran): void {
    if (status !== 'failed') return
    const seconds = Math.round((Date.now() - this.#begun) / 1000)
    const [why = ''] = stripVTControlCharacters(failureMessages.join('\n')).split('\n')
    process.stderr.write(`FAILED after ${seconds} s: ${relative(this.#root, path)}: ${fullName}: ${why}\n`)
  }
}
