// Progress on the terminal: a bar that is drawn over, or a line for each tenth where the output is no terminal.

export interface Steps {
  readonly done: number
  readonly total: number
}

export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const width = 30

/** Tells how far something is. Call `end` once it is over. */
export class Progress {
  readonly #screen: Screen
  readonly #what: string
  #shownSteps = -1
  #isDrawn = false

  constructor(screen: Screen, what: string) {
    this.#screen = screen
    this.#what = what
  }

  show({ done, total }: Steps): void {
    if (total === 0) this.#count(done)
    else this.#draw(done, total)
  }

  #draw(done: number, total: number): void {
    const share = Math.min(1, done / total)
    const steps = Math.floor(share * (this.#screen.isTTY ? width : 10))
    if (this.#screen.isTTY) {
      const bar = `${'#'.repeat(steps)}${'.'.repeat(width - steps)}`
      this.#screen.write(`\r${this.#what} [${bar}] ${done} of ${total}`)
      this.#isDrawn = true
    } else if (steps > this.#shownSteps) this.#screen.write(`${this.#what}: ${done} of ${total}\n`)
    this.#shownSteps = steps
  }

  /** Of what nobody knows the end, on a terminal. */
  #count(done: number): void {
    if (!this.#screen.isTTY || done === this.#shownSteps) return
    this.#screen.write(`\r${this.#what} ${done}`)
    this.#isDrawn = true
    this.#shownSteps = done
  }

  end(): void {
    if (this.#isDrawn) this.#screen.write('\n')
  }
}
