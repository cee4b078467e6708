// Memories: what a process caches of one database, so that it does not read the same rows again and again.

/** One of each kind, made when it is first asked for. A kind is a class, and what it keeps is for it to bound. */
export class Memories {
  readonly #kept = new Map<new () => unknown, unknown>()

  of<Memory>(kind: new () => Memory): Memory {
    return this.#kept.getOrInsertComputed(kind, () => new kind()) as Memory
  }
}
