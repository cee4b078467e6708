// Where the parts of a bundled document come from: in which file each stands, and under which keys there.
import { makeReference } from '../json.ts'

/** A part of a file, and the keys that lead to it there. */
export interface FileSpot {
  readonly path: string
  readonly keys: readonly string[]
}

export const nameSpot = ({ path, keys }: FileSpot): string => path + makeReference(...keys)

export class Origins {
  readonly #from = new Map<string, FileSpot>()

  /** What is in the document at one spot is written at another. */
  note(spot: FileSpot, from: FileSpot): void {
    this.#from.set(nameSpot(spot), from)
  }

  find(spot: FileSpot): FileSpot {
    let found = spot
    // What was moved may be within what was moved.
    for (let step = 0; step < 20; step++) {
      const next = this.#step(found)
      if (!next) return found
      found = next
    }
    return found
  }

  #step({ path, keys }: FileSpot): FileSpot | undefined {
    for (let length = keys.length; length > 0; length--) {
      const from = this.#from.get(nameSpot({ path, keys: keys.slice(0, length) }))
      if (from) return { path: from.path, keys: [...from.keys, ...keys.slice(length)] }
    }
    return undefined
  }
}
