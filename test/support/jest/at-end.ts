// What a test file opens for all of its tests and hooks: closed once the last hook has run, which may still use it.

declare global {
  /** The environment of each test file puts it here, and calls what is in it. */
  var musterAtEnd: (() => Promise<unknown>)[]
}

export function atEnd(close: () => Promise<unknown>): void {
  globalThis.musterAtEnd.push(close)
}
