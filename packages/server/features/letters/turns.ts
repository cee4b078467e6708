// Runs what liquid renders turn by turn, and stops it after so many: a bound of the work that no clock decides.

/** What the library renders, evaluates and filters with. */
type Running = Generator<unknown, unknown, unknown>

/**
 * What a generator comes to, as the library itself finds it. The library yields each node, value, operator and
 * filter to whoever runs it, so a count of the turns counts all work. Throws what `stop` returns after more than `max`.
 */
export function runTurns(generator: Running, max: number, stop: () => Error): unknown {
  let turns = 0
  const run = (running: Running): unknown => {
    let [given, isThrown]: [unknown, boolean] = [undefined, false]
    for (;;) {
      // What was thrown inside passes through each generator on its way, for they add the place to it.
      if (!isThrown && ++turns > max) throw stop()
      const { value, done }: IteratorResult<unknown, unknown> = isThrown
        ? running.throw(given)
        : running.next(given)
      ;[given, isThrown] = [value, false]
      if (isRunning(value)) {
        try {
          given = run(value)
        } catch (error) {
          ;[given, isThrown] = [error, true]
        }
      }
      if (done && isThrown) throw given
      if (done) return given
    }
  }
  return run(generator)
}

const methods = ['next', 'throw', 'return'] as const

function isRunning(value: unknown): value is Running {
  return typeof value === 'object' && value !== null && methods.every(name => name in value)
}
