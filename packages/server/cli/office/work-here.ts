// Work that a command waits for: the command does it, unless another process takes it first, and follows it to its end.

import { setTimeout as sleep } from 'node:timers/promises'
import { type TaskHandler, TaskRunner } from '../../background/runner.ts'
import { openLog } from '../../runtime/log.ts'
import type { Platform } from '../../runtime/platform.ts'
import { Progress, type Screen, type Steps } from '../terminal/progress.ts'

const lookEveryMs = 250

/** Works on tasks for as long as `wait` takes. */
export async function workHere<T>(
  { database, rules }: Pick<Platform, 'database' | 'rules'>,
  handlers: readonly TaskHandler[],
  wait: () => Promise<T>,
): Promise<T> {
  const { logger, close } = openLog('error', process.stderr)
  const runners = database.cells.map(
    cell => new TaskRunner({ database: cell.database, rules, log: logger, handlers }),
  )
  for (const runner of runners) runner.start()
  try {
    return await wait()
  } finally {
    await Promise.all(runners.map(runner => runner.stop()))
    close()
  }
}

/** Shows how far something is until it is over, and returns what it has become. */
export async function follow<T extends Steps>(
  screen: Screen,
  what: string,
  look: () => Promise<T>,
  isOver: (now: T) => boolean,
): Promise<T> {
  const progress = new Progress(screen, what)
  for (;;) {
    const now = await look()
    progress.show(now)
    if (isOver(now)) {
      progress.end()
      return now
    }
    await sleep(lookEveryMs)
  }
}
