// What stops a request half way until the person has done something: signing in again, or proving who they are.

export type Interruption = 'sign_in' | 'proof'

interface Waiting {
  readonly kind: Interruption
  readonly settle: (isDone: boolean) => void
}

/** Requests that wait for the same thing share one dialog. */
class Interruptions {
  #waiting: readonly Waiting[] = []
  readonly #listeners = new Set<() => void>()

  /** Resolves with true once it is done, with false when the person declines. */
  wait(kind: Interruption): Promise<boolean> {
    return new Promise(resolve => this.#change([...this.#waiting, { kind, settle: resolve }]))
  }

  settle(kind: Interruption, isDone: boolean): void {
    const settled = this.#waiting.filter(one => one.kind === kind)
    this.#change(this.#waiting.filter(one => one.kind !== kind))
    for (const one of settled) one.settle(isDone)
  }

  readonly read = (): Interruption | undefined => this.#waiting[0]?.kind

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #change(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const listener of this.#listeners) listener()
  }
}

export const interruptions = new Interruptions()
