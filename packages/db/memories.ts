// Memories: what a process caches of one database, so that it does not read the same rows again and again.

/** A class. What it keeps is for it to bound. */
interface Kind<Memory> {
  new (): Memory
  /** It keeps nothing that was read, such as fonts, so it is the same for people whose reach is narrower. */
  readonly keepsNoRows?: boolean
}

/** One of each kind, made when it is first asked for. */
export class Memories {
  readonly #kept = new Map<Kind<unknown>, unknown>()
  readonly #everywhere: Memories | undefined

  /** Those of a person keep what the person may see to themselves; `everywhere` are those of the process. */
  constructor(everywhere?: Memories) {
    this.#everywhere = everywhere
  }

  of<Memory>(kind: Kind<Memory>): Memory {
    if (this.#everywhere && kind.keepsNoRows) return this.#everywhere.of(kind)
    return this.#kept.getOrInsertComputed(kind, () => new kind()) as Memory
  }
}
