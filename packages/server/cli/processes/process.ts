// Processes: what each has that runs until a signal stops it.

import { assertSecret, type Config } from '../../runtime/config.ts'
import { openPlatform, type Platform } from '../../runtime/platform.ts'
import { fail, print } from '../terminal/terminal.ts'

/** Runs it on the platform, which it closes where that fails. */
export async function onPlatform(config: Config, run: (platform: Platform) => Promise<void>): Promise<void> {
  assertSecret(config)
  const platform = await openPlatform(config)
  try {
    await run(platform)
  } catch (error) {
    // The embedded database outlives a process that only exits.
    await platform.close()
    throw error
  }
}

/** The first signal stops; further ones change nothing. */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      print(`Stopping on ${signal}: requests in progress are answered first.`)
      stop(signal).then(
        () => process.exit(0),
        error => fail(error),
      )
    })
  }
}
