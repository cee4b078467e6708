// What is typed between asking for the search and its being there: people who know what they want do not wait for it.
import { isTyped } from '../keys-taken.ts'

export class EarlyLetters {
  /** Undefined while nothing is waited for. */
  #typed: string | undefined

  begin(): void {
    this.#typed = ''
  }

  /** Whether the key was one of them. */
  collect(event: KeyboardEvent): boolean {
    const before = this.#typed
    if (before === undefined || isTyped(event.target)) return false
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === 'Backspace') this.#typed = before.slice(0, -1)
    else if (event.key.length === 1) this.#typed = before + event.key
    else return false
    return true
  }

  /** For the search, which takes the keys itself from now on. */
  take(): string {
    const typed = this.#typed ?? ''
    this.#typed = undefined
    return typed
  }
}
