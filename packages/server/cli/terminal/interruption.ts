// Interruption: Ctrl-C ends a command at the next place where it may end, and a second one ends it at once.

import type { Screen } from './progress.ts'

/** Somebody has asked the command to end. */
export class Interrupted extends Error {}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Listens until `end` is called. */
export class Interruption {
  readonly #screen: Screen
  #isAsked = false

  constructor(screen: Screen) {
    this.#screen = screen
    for (const signal of signals) process.on(signal, this.#ask)
  }

  readonly #ask = () => {
    if (this.#isAsked) process.exit(130)
    this.#isAsked = true
    this.#screen.write('\nIt ends at the next step. Press Ctrl-C once more to end it at once.\n')
  }

  /** Throws where somebody has asked. */
  assertGoesOn(): void {
    if (this.#isAsked) throw new Interrupted('It was interrupted.')
  }

  end(): void {
    for (const signal of signals) process.off(signal, this.#ask)
  }
}
