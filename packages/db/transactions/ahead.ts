// Reading ahead: the next piece is read while this one is computed.

/**
 * The pieces in their order, up to `most` of them read before they are asked for. A failure is thrown in the place of the
 * piece that it is of. Whoever stops early waits until nothing is being read any more.
 */
export async function* ahead<Piece>(
  pieces: AsyncIterable<Piece> | Iterable<Promise<Piece>>,
  most: number,
): AsyncGenerator<Piece> {
  const source = openSource(pieces)
  const begun: Promise<IteratorResult<Piece, unknown>>[] = []
  try {
    for (;;) {
      while (begun.length <= most) {
        const next = source.next()
        // It is thrown in its turn, if there is one.
        next.catch(() => undefined)
        begun.push(next)
      }
      const { done, value } = await begun.shift()!
      if (done) return
      yield value
    }
  } finally {
    await Promise.allSettled(begun)
    await source.return()
  }
}

interface Source<Piece> {
  next(): Promise<IteratorResult<Piece, unknown>>
  return(): Promise<unknown>
}

/** Promises are begun one by one too, and what begins them does not wait for the one before. */
function openSource<Piece>(pieces: AsyncIterable<Piece> | Iterable<Promise<Piece>>): Source<Piece> {
  if (Symbol.asyncIterator in pieces) {
    const iterator = pieces[Symbol.asyncIterator]()
    return { next: () => iterator.next(), return: async () => iterator.return?.() }
  }
  const iterator = pieces[Symbol.iterator]()
  return {
    async next() {
      const { done, value } = iterator.next()
      return done ? { done, value } : { done: false, value: await value }
    },
    return: async () => iterator.return?.(),
  }
}
