// The order of a run: what failed last, then what has changed, whose failures are wanted first; then the longest.

import { relative } from 'node:path'
import type { Test } from '@jest/test-result'
import imported, { type TestSequencerOptions } from '@jest/test-sequencer'
import { listChanged, nearness } from './changed.ts'

// Its types are those of its CommonJS, which has the class in a field.
const Sequencer = imported as unknown as typeof imported.default

export default class Order extends Sequencer {
  readonly #root: string

  constructor(options: TestSequencerOptions) {
    super(options)
    this.#root = options.globalConfig.rootDir
  }

  override async sort(tests: Test[]): Promise<Test[]> {
    const changed = listChanged(this.#root)
    const ranks = new Map(tests.map(test => [test, this.#rank(test, changed)]))
    const longestFirst = await super.sort(tests)
    return longestFirst.toSorted((one, other) => ranks.get(other)! - ranks.get(one)!)
  }

  #rank(test: Test, changed: readonly string[]): number {
    const [passed] = this._getCache(test)[test.path] ?? [1]
    return passed === 0 ? 3 : nearness(relative(this.#root, test.path), changed)
  }
}
